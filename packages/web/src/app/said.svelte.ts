/** For ears: the app's last sentence, a new object for each. */
let said = $state.raw<{ readonly text: string } | null>(null);

export const lastSaid = (): { readonly text: string } | null => said;

/**
 * Has a sentence read out, politely, by the one live region that the app has on every screen. The answer takes it away
 * again, unless another one has followed: what is over is not to be found there.
 */
export const say = (text: string): (() => void) => {
  const mine = { text };
  said = mine;
  return () => {
    if (said === mine) said = null;
  };
};
