/** Another answer waits while one is under way: its button can be reached and read, and does nothing. */
export const heldBack = (isBusy: boolean, onClick: () => void) =>
  isBusy ? ({ "aria-disabled": true } as const) : { onClick };
