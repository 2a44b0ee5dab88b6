/** For ears: the app's last sentence, a new object for each. */
let said = $state.raw<{ readonly text: string } | null>(null);

export const lastSaid = (): { readonly text: string } | null => said;

/** Has a sentence read out, politely, by the one live region that the app has on every screen. */
export const say = (text: string): void => {
  said = { text };
};
