import type { Readable } from "node:stream";

const KEY = /^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*(?:\.[a-z0-9]+)?$/;

/** Whether this is a well-formed object key. */
export const isKey = (text: string): boolean => KEY.test(text);

/** What was measured while a file was streamed. */
export interface StoredObject {
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, to detect the type. */
  readonly head: Buffer;
}

/** Stores files encrypted with their owner's key. An object is complete or does not exist. */
export interface Store {
  /** @throws ObjectTooLarge at the first byte too many, StoreFailed if it cannot write; nothing is left behind */
  readonly write: (key: string, source: Readable, options: WriteOptions) => Promise<PendingObject>;
  /** @throws ObjectGone, ObjectBroken; a change inside the object ends the stream with ObjectBroken */
  readonly read: (key: string, encryptionKey: Buffer) => Promise<Readable>;
  /** Whether there is such an object; rejects if that cannot be told. */
  readonly has: (key: string) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  /** Hides a complete object without destroying it: it is not found any more, and can be restored by hand. */
  readonly setAside: (key: string) => Promise<void>;
  /** Removes what was set aside longer ago than this. */
  readonly removeSetAside: (olderThanMs: number) => Promise<void>;
  /** Removes what a killed process left: incomplete files that have not grown for this long. */
  readonly removeHalfWritten: (olderThanMs: number) => Promise<void>;
  /** The keys of complete objects that were written longer ago than this. */
  readonly keysOlderThan: (ageMs: number) => AsyncIterable<string>;
  /** Rejects if the store is not writable. */
  readonly ping: () => Promise<void>;
}

export interface WriteOptions {
  readonly encryptionKey: Buffer;
  readonly maxBytes: number;
}

/** The store itself cannot write: a full disk, for example. */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";
}

/** There is no such object any more. */
export class ObjectGone extends Error {
  override readonly name: string = "ObjectGone";
}

/** The object is there, but its content is lost: it was cut off, changed, or written under another key. */
export class ObjectBroken extends ObjectGone {
  override readonly name = "ObjectBroken";
}

export class ObjectTooLarge extends Error {
  override readonly name = "ObjectTooLarge";
}

/** Written but not yet visible: kept if everything is valid, else discarded. */
export interface PendingObject extends StoredObject {
  /** Reads it from the start, if the first bytes are not enough. */
  readonly read: () => Promise<Readable>;
  readonly keep: () => Promise<void>;
  readonly discard: () => Promise<void>;
}
