/** Whether keys are worth a word: a mouse or a touchpad tells of a keyboard, which no browser does itself. */
export const hasKeyboard = (): boolean => matchMedia('(any-pointer: fine)').matches;
