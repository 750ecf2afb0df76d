import type { Readable } from "node:stream";
import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import busboy from "busboy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { unwrapKey } from "../keys/data-keys.ts";
import { ObjectTooLarge, type PendingObject } from "../storage/store.ts";
import { verifyUpload } from "../storage/upload-policy.ts";
import { contentIs } from "./content-type.ts";
import { pathOfKey, storageRoute } from "./paths.ts";
import { scanUpload } from "./scan-upload.ts";
import { findAwaited, markStored } from "./uploads.ts";

/** Why a form was not taken, as the code of the answer. */
type Refusal = "ACCESS_DENIED" | "TOO_LARGE" | "EMPTY" | "WRONG_FILE_FORMAT" | "INFECTED" | "MALFORMED";

class Refused extends Error {
  readonly code: Refusal;
  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

const STATUS: Readonly<Record<Refusal, number>> = {
  ACCESS_DENIED: 403,
  TOO_LARGE: 400,
  EMPTY: 400,
  WRONG_FILE_FORMAT: 400,
  INFECTED: 400,
  MALFORMED: 400,
};

const FIELD_BYTES = 8192;
const MOST_FIELDS = 20;

interface ReceivedFile {
  readonly key: string;
  readonly file: PendingObject;
}

/** The form's fields so far; a name that comes twice spoils the form. */
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

const storeFile = async (
  fields: ReadonlyMap<string, string>,
  content: Readable,
  { keyring, db, store, nowSeconds }: AppContext,
): Promise<ReceivedFile> => {
  const verified = verifyUpload(keyring, fields, nowSeconds());
  if ("refused" in verified) throw new Refused("ACCESS_DENIED");
  const awaited = await findAwaited(db, verified.key);
  if (!awaited) throw new Refused("ACCESS_DENIED");
  const encryptionKey = unwrapKey(keyring, awaited.wrappedKey, awaited.applicantId);
  const { key, maxBytes } = verified;
  return { key, file: await store.write(key, content, { encryptionKey, maxBytes }) };
};

/** Reads the whole form: fields, then one file, then nothing. Whatever goes wrong leaves no file behind. */
const readForm = (request: FastifyRequest, context: AppContext): Promise<ReceivedFile> =>
  new Promise((resolve, reject) => {
    const parser = busboy({
      headers: request.headers,
      limits: { files: 1, fields: MOST_FIELDS, fieldSize: FIELD_BYTES, parts: MOST_FIELDS + 2 },
    });
    const form = collectFields();
    let stored: Promise<ReceivedFile> | undefined;
    parser.on("field", (name, value, { valueTruncated }) => {
      if (stored) form.spoil();
      form.add(name, value, valueTruncated);
    });
    parser.on("file", (name, content) => {
      // A form that breaks off is told by the parser; the file's own stream must not end the process.
      content.on("error", () => undefined);
      if (name !== "file" || form.isSpoiled()) form.spoil();
      stored = form.isSpoiled()
        ? Promise.reject(new Refused("ACCESS_DENIED"))
        : storeFile(form.fields, content, context);
      // Read to the end, so that the refusal reaches a browser that is still sending.
      stored.catch(() => content.resume());
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(limit, form.spoil);
    // Answered only when nothing is left behind.
    const giveUp = async (refusal: Refused) => {
      await stored?.then(({ file }) => file.discard()).catch(() => undefined);
      reject(refusal);
    };
    parser.on("close", async () => {
      if (!stored) return reject(new Refused("MALFORMED"));
      if (form.isSpoiled()) return giveUp(new Refused("ACCESS_DENIED"));
      return stored.then(resolve, reject);
    });
    parser.on("error", () => giveUp(new Refused("MALFORMED")));
    request.raw.once("aborted", () => parser.destroy(new Refused("MALFORMED")));
    request.raw.pipe(parser);
  });

/** @returns the upload's id, or why the file was not taken */
const keepFile = async (
  { key, file }: ReceivedFile,
  { db, scanner }: AppContext,
): Promise<string | Refused> => {
  if (file.size === 0) return new Refused("EMPTY");
  const claimed = fileTypeOf(key);
  if (!claimed || !(await contentIs(claimed, file.head))) return new Refused("WRONG_FILE_FORMAT");
  const scanState = scanner ? "pending" : "unscanned";
  const id = await db.transaction().execute((tx) => markStored(tx, key, { file, scanState }));
  return id ?? new Refused("ACCESS_DENIED");
};

/** Somebody waits for this answer; a scanner that takes longer is asked again by the clock. */
const SCAN_MS = 5_000;

const acceptFile = async (received: ReceivedFile, context: AppContext): Promise<void> => {
  const kept = await keepFile(received, context).catch(async (cause: unknown) => {
    await received.file.discard();
    throw cause;
  });
  if (kept instanceof Refused) {
    await received.file.discard();
    throw kept;
  }
  const verdict = await scanUpload(context, kept, { timeoutMs: SCAN_MS, tellBy: "answer" }).catch(
    () => "pending",
  );
  if (verdict === "infected") throw new Refused("INFECTED");
};

const refusalOf = (cause: unknown): Refusal | undefined => {
  if (cause instanceof ObjectTooLarge) return "TOO_LARGE";
  return cause instanceof Refused ? cause.code : undefined;
};

/** The pages may read the answer's `Location` although the store has an origin of its own. */
const allowOurPages = (reply: FastifyReply, { config }: AppContext): void => {
  reply.headers({
    "access-control-allow-origin": config.publicUrl.origin,
    "access-control-expose-headers": "Location",
    vary: "Origin",
  });
};

const receive = (context: AppContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  allowOurPages(reply, context);
  try {
    const received = await readForm(request, context);
    await acceptFile(received, context);
    return reply
      .code(204)
      .header("location", pathOfKey(context.config.uploads.storageOrigin, received.key))
      .send();
  } catch (cause) {
    const code = refusalOf(cause);
    if (!code) throw cause;
    return reply.code(STATUS[code]).send({ code });
  }
};

/** Our own receiver of the S3 POST form: 204 and `Location`; every field and the size enforced while streaming. */
export const receiverRoute = (app: FastifyInstance, context: AppContext): void => {
  app.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
    scope.post(storageRoute, { bodyLimit: context.config.uploads.maxFileBytes + 65_536 }, receive(context));
  });
};
