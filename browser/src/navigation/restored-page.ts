/**
 * A page restored from the back/forward cache has missed any sign-in or sign-out since: it reloads, so that it never
 * shows data of somebody who has left.
 */
export const reloadWhenRestored = (page: Window): void =>
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) page.location.reload();
  });
