/** While one action is running the other buttons stay focusable and readable but do nothing. */
export const heldBack = (isBusy: boolean, onClick: () => void) =>
  isBusy ? ({ "aria-disabled": true } as const) : { onClick };
