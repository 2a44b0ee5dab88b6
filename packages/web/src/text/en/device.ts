/** Going on on another device. */
export const device = {
  otherDevice: 'Continue on another device',
  about:
    'Open this link on the other device, or scan the code with it. It works once, for ten minutes, and only for you: do not share it.',
  link: 'The link to your seat',
  making: 'Making the link…',
  failed: 'The link could not be made. Close this and try again.',
  title: 'Continue here?',
  lead: 'This device takes over your place at the table. The other one can take it back at any time.',
  go: 'Continue here',
  watch: 'Not now',
};
