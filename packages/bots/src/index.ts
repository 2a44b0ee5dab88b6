export * from './policy.ts';
export * from './randomPolicy.ts';
export * from './greedyPolicy.ts';
export * from './selfPlay.ts';
