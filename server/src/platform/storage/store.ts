import type { Readable } from "node:stream";

const KEY = /^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*(?:\.[a-z0-9]+)?$/;

/** Whether this can be the name of an object at all. */
export const isKey = (text: string): boolean => KEY.test(text);

/** What was learned of a file while it passed through. */
export interface StoredObject {
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, to find the type by. */
  readonly head: Buffer;
}

/** A place for files that are encrypted with their owner's key. Objects are whole or not there at all. */
export interface Store {
  /** @throws ObjectTooLarge as soon as there is a byte too many; nothing is left behind */
  readonly write: (key: string, source: Readable, options: WriteOptions) => Promise<PendingObject>;
  readonly read: (key: string, encryptionKey: Buffer) => Promise<Readable>;
  readonly remove: (key: string) => Promise<void>;
  /** What a killed process left: files that are not whole and to which nothing was added for so long. */
  readonly removeHalfWritten: (olderThanMs: number) => Promise<void>;
  /** Rejects when nothing can be written there. */
  readonly ping: () => Promise<void>;
}

export interface WriteOptions {
  readonly encryptionKey: Buffer;
  readonly maxBytes: number;
}

export class ObjectTooLarge extends Error {
  override readonly name = "ObjectTooLarge";
}

/** Written but not yet visible: kept when everything about it turned out right, discarded otherwise. */
export interface PendingObject extends StoredObject {
  /** From its beginning, for whom the first bytes do not say enough. */
  readonly read: () => Promise<Readable>;
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}
