/** Where files are posted to. On the wire a document's `path` is this address followed by the object's key. */
const STORAGE = "/wizard/storage";

export const storageRoute = STORAGE;

export const storageUrl = (publicUrl: URL): string => new URL(STORAGE, publicUrl).href;

export const pathOfKey = (publicUrl: URL, key: string): string => `${storageUrl(publicUrl)}/${key}`;

/** The key that a path names; undefined for any address but ours, letter for letter. Nothing is ever fetched. */
export const keyOfPath = (publicUrl: URL, path: string): string | undefined => {
  const start = `${storageUrl(publicUrl)}/`;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
};
