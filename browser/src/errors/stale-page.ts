/** A page that reloaded a moment ago and still lacks a chunk would reload for ever. */
const ONCE_WITHIN_MS = 60_000;

const wasJustReloaded = ({ performance }: Window): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation !== undefined && "type" in navigation && navigation.type === "reload";
  return isReload && performance.now() < ONCE_WITHIN_MS;
};

/**
 * A missing chunk was replaced by a deploy, if the server still has the page: it reloads, once. The document's
 * navigation history says if it has reloaded already, so nothing is stored.
 * @returns true if the page reloads
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
