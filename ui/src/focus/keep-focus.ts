/** Call before a removal: the focus inside returns to its origin, if that still exists, or to the heading. */
export const keepFocus = (going: HTMLElement | null, cameFrom?: Element | null): void => {
  if (!going?.contains(document.activeElement)) return;
  const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected;
  const back = isThere ? cameFrom : document.querySelector<HTMLElement>("main h1");
  back?.focus({ preventScroll: true });
};
