import type { Readable } from "node:stream";

const KEY = /^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*(?:\.[a-z0-9]+)?$/;

export const isKey = (text: string): boolean => KEY.test(text);

export interface StoredObject {
  readonly size: number;
  readonly sha256: string;
  readonly head: Buffer;
}

/** Files are encrypted with their owner's key. An object is complete or does not exist. */
export interface Store {
  /** @throws ObjectTooLarge at the first byte too many, StoreFailed if it cannot write; nothing is left behind */
  readonly write: (key: string, source: Readable, options: WriteOptions) => Promise<PendingObject>;
  /** @throws ObjectGone, ObjectBroken; a change inside the object ends the stream with ObjectBroken */
  readonly read: (key: string, encryptionKey: Buffer) => Promise<Readable>;
  readonly has: (key: string) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** Hides a complete object without destroying it, so that it can be restored by hand. */
  readonly setAside: (key: string) => Promise<void>;
  readonly removeSetAside: (olderThanMs: number) => Promise<void>;
  /** Removes the incomplete files of a killed process that have not grown for this long. */
  readonly removeHalfWritten: (olderThanMs: number) => Promise<void>;
  /** Complete objects only. */
  readonly keysOlderThan: (ageMs: number) => AsyncIterable<string>;
  readonly ping: () => Promise<void>;
}

export interface WriteOptions {
  readonly encryptionKey: Buffer;
  readonly maxBytes: number;
}

/** The store cannot write: a full disk, for example. */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";
}

export class ObjectGone extends Error {
  override readonly name: string = "ObjectGone";
}

/** The object exists, but its content is lost: truncated, changed, or written under another key. */
export class ObjectBroken extends ObjectGone {
  override readonly name = "ObjectBroken";
}

export class ObjectTooLarge extends Error {
  override readonly name = "ObjectTooLarge";
}

export interface PendingObject extends StoredObject {
  readonly read: () => Promise<Readable>;
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}
