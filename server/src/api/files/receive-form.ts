import type { Readable } from "node:stream";
import { givenNameOf } from "@latchkey/domain/documents/given-name.ts";
import busboy, { type Busboy } from "busboy";
import type { FastifyRequest } from "fastify";
import type { ContentFault } from "../../documents/content-type.ts";
import { beginTry } from "../../documents/uploads.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";
import { type PendingObject, StoreFailed } from "../../platform/storage/store.ts";
import { verifyUpload } from "../../platform/storage/upload-policy.ts";
import type { FileFault } from "../../verification/verifier.ts";
import type { AppServices } from "../app-services.ts";
import { onInactivity } from "./inactivity.ts";

export type Refusal =
  | "ACCESS_DENIED"
  | "BUSY"
  | "TOO_LARGE"
  | "EMPTY"
  | ContentFault
  | "FORMAT_NOT_TAKEN"
  | "STORAGE_FULL"
  | "DYNAMIC_FORM"
  | "UNREADABLE"
  | "TOO_MANY_PIXELS"
  | "INFECTED"
  | "MALFORMED"
  | "UNAVAILABLE";

export const refusedAs: Readonly<Record<FileFault, Refusal>> = {
  file_encrypted: "ENCRYPTED",
  file_dynamic_form: "DYNAMIC_FORM",
  file_unreadable: "UNREADABLE",
  file_too_large: "TOO_MANY_PIXELS",
};

export class Refused extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

const FIELD_BYTES = 8192;
const MOST_FIELDS = 20;

export interface ReceivedFile {
  readonly key: string;
  readonly party: PartyKey;
  readonly file: PendingObject;
  readonly fileName: string;
  readonly givenName: string | null;
  readonly rewrite: (content: Readable) => Promise<PendingObject>;
}

const collectFields = () => {
  const fields = new Map<string, string>();
  let spoiled = false;
  return {
    fields,
    isSpoiled: () => spoiled,
    spoil: () => {
      spoiled = true;
    },
    add: (name: string, value: string, truncated: boolean) => {
      const lower = name.toLowerCase();
      if (truncated || fields.has(lower)) spoiled = true;
      fields.set(lower, value);
    },
  };
};

interface SentFile {
  readonly content: Readable;
  readonly name: string | undefined;
}

const storeFile = async (
  fields: ReadonlyMap<string, string>,
  { content, name }: SentFile,
  { keyring, db, store, nowSeconds, receiving }: Receiver,
): Promise<ReceivedFile> => {
  const verified = verifyUpload(keyring, fields, nowSeconds());
  if ("refused" in verified) throw new Refused("ACCESS_DENIED");
  const { key, maxBytes } = verified;
  if (receiving.has(key)) throw new Refused("BUSY");
  receiving.add(key);
  try {
    const awaited = await beginTry(db, key);
    if (!awaited) throw new Refused("ACCESS_DENIED");
    const { party, fileName, wrappedKey, keyOwner } = awaited;
    const encryptionKey = unwrapKey(keyring, wrappedKey, keyOwner);
    const rewrite = (other: Readable) => store.write(key, other, { encryptionKey, maxBytes });
    const file = await rewrite(content);
    return { key, party, file, fileName, givenName: givenNameOf(name ?? ""), rewrite };
  } finally {
    receiving.delete(key);
  }
};

const openParser = ({ headers }: FastifyRequest): Busboy => {
  try {
    return busboy({
      headers,
      // Browsers send the file name as raw UTF-8.
      defParamCharset: "utf8",
      limits: { files: 1, fields: MOST_FIELDS, fieldSize: FIELD_BYTES, parts: MOST_FIELDS + 2 },
    });
  } catch {
    throw new Refused("MALFORMED");
  }
};

export interface Receiver extends AppServices {
  /** The keys whose files are being received: one form sends one file at a time. */
  readonly receiving: Set<string>;
  readonly inactivityMs: number;
}

/** Reads the whole form: fields, then one file, then nothing. On any error no file is left behind. */
export const readForm = (request: FastifyRequest, receiver: Receiver): Promise<ReceivedFile> =>
  new Promise((resolve, reject) => {
    const parser = openParser(request);
    const form = collectFields();
    let stored: Promise<ReceivedFile> | undefined;
    parser.on("field", (name, value, { valueTruncated }) => {
      if (stored) form.spoil();
      form.add(name, value, valueTruncated);
    });
    parser.on("file", (name, content, { filename }) => {
      // The parser reports a truncated form; without this handler the file stream's error would end the process.
      content.on("error", () => undefined);
      if (name !== "file" || form.isSpoiled()) form.spoil();
      stored = form.isSpoiled()
        ? Promise.reject(new Refused("ACCESS_DENIED"))
        : storeFile(form.fields, { content, name: filename }, receiver);
      // Drain the body, so that the refusal reaches a browser that is still sending.
      stored.catch(() => content.resume());
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(limit, form.spoil);
    // Respond only after everything has been cleaned up. A failed store is the cause of any other error.
    const giveUp = async (refusal: Refused) => {
      const failure = await stored?.then(({ file }) => file.discard()).catch((cause: unknown) => cause);
      reject(failure instanceof StoreFailed ? failure : refusal);
    };
    const breakOff = () => parser.destroy(new Refused("MALFORMED"));
    const rest = onInactivity(request.raw, receiver.inactivityMs, breakOff);
    parser.on("close", async () => {
      rest();
      if (parser.errored) return giveUp(new Refused("MALFORMED"));
      if (!stored) return reject(new Refused("MALFORMED"));
      if (form.isSpoiled()) return giveUp(new Refused("ACCESS_DENIED"));
      return stored.then(resolve, reject);
    });
    // `close` comes last and reports it.
    parser.on("error", breakOff);
    request.raw.once("aborted", breakOff);
    request.raw.pipe(parser);
  });
