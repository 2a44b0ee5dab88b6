/** The last line of talk that was on the screen, by room: tables come and go, with each rematch and each look at the end. */
export const seenTalk: Record<string, number> = $state({});
