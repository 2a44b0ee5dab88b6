/** public facts and reactions, for any time. The client has a sentence for each. */
export const PHRASES = [
  'wellPlayed',
  'closeOne',
  'ouch',
  'sorry',
  'thanks',
  'watchTavern',
  'tavernLow',
  'takeYourTime',
  'letsGo',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** from a Jester until the named player has acted; they stand on the seat buttons while its player chooses. */
export const WISHES = ['meNext', 'notMe'] as const;
export type Wish = (typeof WISHES)[number];
