import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentIs } from "../../documents/content-type.ts";
import { pathOfKey, storageRoute } from "../../documents/paths.ts";
import { scanUpload } from "../../documents/scan-upload.ts";
import { markStored } from "../../documents/uploads.ts";
import { ObjectTooLarge } from "../../platform/storage/store.ts";
import type { AppServices } from "../app-services.ts";
import { type ReceivedFile, type Receiver, type Refusal, Refused, readForm } from "./receive-form.ts";

const STATUS: Readonly<Record<Refusal, number>> = {
  ACCESS_DENIED: 403,
  TOO_LARGE: 400,
  EMPTY: 400,
  WRONG_FILE_FORMAT: 400,
  INFECTED: 400,
  MALFORMED: 400,
};

/** @returns the upload's id, or why the file was rejected */
const keepFile = async (
  { key, file }: ReceivedFile,
  { db, scanner }: AppServices,
): Promise<string | Refused> => {
  if (file.size === 0) return new Refused("EMPTY");
  const claimed = fileTypeOf(key);
  if (!claimed || !(await contentIs(claimed, file))) return new Refused("WRONG_FILE_FORMAT");
  const scanState = scanner ? "pending" : "unscanned";
  const id = await db.transaction().execute((tx) => markStored(tx, key, { file, scanState }));
  return id ?? new Refused("ACCESS_DENIED");
};

/** A person is waiting for this response; slower scans are retried by the scheduled job. */
const SCAN_MS = 5_000;

const acceptFile = async (received: ReceivedFile, context: AppServices): Promise<void> => {
  const kept = await keepFile(received, context).catch(async (cause: unknown) => {
    await received.file.discard();
    throw cause;
  });
  if (kept instanceof Refused) {
    await received.file.discard();
    throw kept;
  }
  const verdict = await scanUpload(context, kept, { timeoutMs: SCAN_MS, tellBy: "response" }).catch(
    () => "pending",
  );
  if (verdict === "infected") throw new Refused("INFECTED");
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
    // Any body is read here, if it is a form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.post(
      storageRoute,
      { bodyLimit: context.config.uploads.maxFileBytes + 65_536 },
      receive({ ...context, inactivityMs }),
    );
  });
};
