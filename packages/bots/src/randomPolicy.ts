import { legalIntents } from '@regicide/rules';
import type { Policy } from './policy.ts';

/** Any legal intent, each equally likely. */
export const randomPolicy: Policy = (view, random) => {
  const intents = legalIntents(view);
  return intents[random.below(intents.length)]!;
};
