/** A page that was loaded anew a moment ago and still lacks a chunk would only be loaded anew for ever. */
const ONCE_WITHIN_MS = 60_000;

const wasJustReloaded = ({ performance }: Window): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload =
    navigation !== undefined && "type" in navigation && (navigation as { type: unknown }).type === "reload";
  return isReload && performance.now() < ONCE_WITHIN_MS;
};

/**
 * A chunk that is gone was replaced by a deploy, if the server still has the page: the page is loaded anew, once. The
 * document's own history of loading says whether that has happened, so nothing is written down.
 * @returns whether the page is being loaded anew
 */
export const reloadStalePage = async (page: Window): Promise<boolean> => {
  if (wasJustReloaded(page)) return false;
  const { href } = page.location;
  const isThere = await page.fetch(href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) page.location.reload();
  return isThere;
};
