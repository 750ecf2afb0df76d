import { isKey } from "../platform/storage/store.ts";

/** On the wire, a document's `path` is this address followed by the object key. */
const STORAGE = "/wizard/storage";

export const storageRoute = STORAGE;

export const storageUrl = (origin: string): string => `${origin}${STORAGE}`;

export const pathOfKey = (origin: string, key: string): string => `${storageUrl(origin)}/${key}`;

/**
 * The object key in a path; undefined unless it starts with exactly our address. The address is never
 * requested.
 */
export const keyOfPath = (origin: string, path: string): string | undefined => {
  const start = `${storageUrl(origin)}/`;
  const key = path.startsWith(start) ? path.slice(start.length) : "";
  return isKey(key) ? key : undefined;
};
