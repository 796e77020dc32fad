/** How much of the board the buttons of the action bar cover, in its lower right corner. */
export const palette = $state({ width: 0, height: 0 });
