/**
 * A page restored from the back/forward cache has missed sign-ins and sign-outs, so it reloads and never shows another
 * person's data.
 */
export const reloadWhenRestored = (page: Window): void =>
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) page.location.reload();
  });
