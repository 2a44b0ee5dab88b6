import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;

/** Browsers start sound only after a press; from the first one on the context is at hand. */
export const readySound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
};

/** Two soft notes of a bell: frequency in Hz, delay in s. */
const NOTES = [
  [587, 0],
  [880, 0.14],
] as const;

const chime = (): void => {
  if (context?.state !== 'running') return;
  for (const [frequency, delay] of NOTES) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
};

/** Calls the player to the table, as far as the settings allow. */
export const callPlayer = (): void => {
  if (settings.sound) chime();
  // Before the first press a browser refuses, and complains in its console.
  if (settings.vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(60);
};
