import { settings } from '../app/settings.svelte.ts';

// The tokens of the two-colour deck hang on one class, above everything that shows a suit.
$effect.root(() => {
  $effect(() => {
    document.documentElement.classList.toggle('two-colour', settings.suitPalette === 'two');
  });
});
