import { isKey } from "../platform/storage/store.ts";

/** Where files are posted to. On the wire a document's `path` is this address followed by the object's key. */
const STORAGE = "/wizard/storage";

export const storageRoute = STORAGE;

/** @param origin the store's own, which may differ from the pages' */
export const storageUrl = (origin: string): string => `${origin}${STORAGE}`;

export const pathOfKey = (origin: string, key: string): string => `${storageUrl(origin)}/${key}`;

/** The key that a path names; undefined for any address but ours, letter for letter. Nothing is ever fetched. */
export const keyOfPath = (origin: string, path: string): string | undefined => {
  const start = `${storageUrl(origin)}/`;
  const key = path.startsWith(start) ? path.slice(start.length) : "";
  return isKey(key) ? key : undefined;
};
