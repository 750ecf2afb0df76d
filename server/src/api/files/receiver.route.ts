import { type FileKind, storedTypeOf } from "@latchkey/domain/documents/file-kind.ts";
import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { isOfStoredName } from "@latchkey/domain/documents/stored-name.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { removeUnusable } from "../../documents/abandoned-uploads.ts";
import { contentOf } from "../../documents/content-type.ts";
import { pathOfKey, storageRoute } from "../../documents/paths.ts";
import { scanUpload } from "../../documents/scan-upload.ts";
import { findReadable, markStored, storedBytes } from "../../documents/uploads.ts";
import { lockParty } from "../../parties/parties.ts";
import { ObjectGone, ObjectTooLarge } from "../../platform/storage/store.ts";
import { atMost } from "../../platform/work/at-most.ts";
import { inspectUpload } from "../../verification/inspect-upload.ts";
import type { AppServices } from "../app-services.ts";
import { convertReceived } from "./convert-received.ts";
import {
  type ReceivedFile,
  type Receiver,
  type Refusal,
  Refused,
  readForm,
  refusedAs,
} from "./receive-form.ts";

const STATUS: Readonly<Record<Refusal, number>> = {
  ACCESS_DENIED: 403,
  BUSY: 409,
  TOO_LARGE: 400,
  EMPTY: 400,
  WRONG_FILE_FORMAT: 400,
  FORMAT_NOT_TAKEN: 400,
  WORD_WITH_PROGRAMS: 400,
  WORD_WITH_REMOTE_CONTENT: 400,
  STORAGE_FULL: 400,
  ENCRYPTED: 400,
  DYNAMIC_FORM: 400,
  UNREADABLE: 400,
  TOO_MANY_PIXELS: 400,
  INFECTED: 400,
  MALFORMED: 400,
  UNAVAILABLE: 503,
};

const keepFile = async (
  { key, party, file, givenName }: ReceivedFile,
  kind: FileKind,
  { db, scanner, config }: AppServices,
): Promise<string | Refused> => {
  const scanState = scanner ? "pending" : "unscanned";
  return db.transaction().execute(async (tx) => {
    // Concurrent uploads of one party are counted one after the other.
    await lockParty(tx, party);
    const isFull = (await storedBytes(tx, party)) + file.size > config.uploads.mostStoredBytes;
    if (isFull) return new Refused("STORAGE_FULL");
    return (await markStored(tx, key, { file, kind, scanState, givenName })) ?? new Refused("ACCESS_DENIED");
  });
};

const kindOf = async ({ file, fileName, key }: ReceivedFile, { config }: AppServices): Promise<FileKind> => {
  if (file.size === 0) throw new Refused("EMPTY");
  const found = await contentOf(file);
  if ("fault" in found) throw new Refused(found.fault);
  const { kind } = found;
  if (kind === "heic" && !config.uploads.takesHeic) throw new Refused("WRONG_FILE_FORMAT");
  const type = storedTypeOf(kind);
  // The form was given for its own type, which binding compares with the document's list.
  const signed = fileTypeOf(key);
  const isAsSigned = signed !== undefined && mimeTypeOf(type) === mimeTypeOf(signed);
  if (!isAsSigned && !isOfStoredName(fileName, type)) throw new Refused("FORMAT_NOT_TAKEN");
  return kind;
};

/** A file that waits longer than this for its check is accepted unchecked. */
const INSPECTION_MS = 10_000;

/**
 * Only after the virus scanner: until then a file must not be opened.
 *
 * @throws Refused if the file is unreadable, or was stored and cannot be read back; nothing of it is left
 */
const assertReadable = async (key: string, context: AppServices): Promise<void> => {
  const upload = await findReadable(context.db, key);
  if (!upload) return;
  const inspected = inspectUpload(context, { ...upload, key }).then(
    (fault) => fault && refusedAs[fault],
    (cause: unknown): Refusal | undefined => {
      context.log.error({ err: cause }, "A file could not be inspected");
      // The store lost or altered the file after acknowledging it, so the person has to send it again.
      return cause instanceof ObjectGone ? "UNAVAILABLE" : undefined;
    },
  );
  const refusal = await atMost(INSPECTION_MS, inspected);
  if (!refusal) return;
  await removeUnusable(context, upload.id);
  throw new Refused(refusal);
};

/** A person is waiting for this response; slower scans are retried by the scheduled job. */
const SCAN_MS = 5_000;

const acceptFile = async (sent: ReceivedFile, context: AppServices): Promise<void> => {
  const discarding = (file: ReceivedFile["file"]) => async (cause: unknown) => {
    await file.discard();
    throw cause;
  };
  const kind = await kindOf(sent, context).catch(discarding(sent.file));
  const received = kind === "heic" ? await convertReceived(sent, context) : sent;
  const kept = await keepFile(received, kind, context).catch(discarding(received.file));
  if (kept instanceof Refused) {
    await received.file.discard();
    throw kept;
  }
  const verdict = await scanUpload(context, kept, { timeoutMs: SCAN_MS, tellBy: "response" }).catch(
    () => "pending",
  );
  if (verdict === "infected") throw new Refused("INFECTED");
  await assertReadable(received.key, context);
};

const refusalOf = (cause: unknown): Refusal | undefined => {
  if (cause instanceof ObjectTooLarge) return "TOO_LARGE";
  return cause instanceof Refused ? cause.code : undefined;
};

/** The pages may read the response's `Location` even if the store has its own origin. */
const allowOurPages = (reply: FastifyReply, { config }: AppServices): void => {
  reply.headers({
    "access-control-allow-origin": config.publicUrl.origin,
    "access-control-expose-headers": "Location",
    vary: "Origin",
  });
};

const receive = (receiver: Receiver) => async (request: FastifyRequest, reply: FastifyReply) => {
  allowOurPages(reply, receiver);
  try {
    const received = await readForm(request, receiver);
    await acceptFile(received, receiver);
    return reply
      .code(204)
      .header("location", pathOfKey(receiver.config.uploads.storageOrigin, received.key))
      .send();
  } catch (cause) {
    const code = refusalOf(cause);
    if (!code) throw cause;
    // The rest of the body is not read, so the connection cannot be reused.
    if (code === "MALFORMED") reply.header("connection", "close");
    return reply.code(STATUS[code]).send({ code });
  }
};

const INACTIVITY_MS = 30_000;

/** Our own receiver of the S3 POST form: 204 and `Location`; every field and the size enforced while streaming. */
export const receiverRoute = (
  app: FastifyInstance,
  context: AppServices,
  inactivityMs = INACTIVITY_MS,
): void => {
  app.register(async (scope) => {
    // Any content type is accepted here, if the body is a form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.post(
      storageRoute,
      { bodyLimit: context.config.uploads.maxFileBytes + 65_536 },
      receive({ ...context, inactivityMs, receiving: new Set() }),
    );
  });
};
