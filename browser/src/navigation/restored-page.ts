/**
 * A page that the browser keeps alive behind Back knows nothing of a sign-in or a logout that followed: it starts
 * again, and shows nobody's data after they have left.
 */
export const reloadWhenRestored = (page: Window): void =>
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) page.location.reload();
  });
