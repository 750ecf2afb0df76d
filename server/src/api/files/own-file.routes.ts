import { slotOf } from "@latchkey/domain/documents/definitions.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { ownFilePath, requestFilesPath } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { findFilesAskedAgain } from "../../documents/files-asked-again.ts";
import { pathOfKey } from "../../documents/paths.ts";
import { readUpload } from "../../documents/read-upload.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { ObjectGone } from "../../platform/storage/store.ts";
import { type CheckedUpload, findUpload } from "../../verification/check-upload.ts";
import { checkedTypeOf } from "../../verification/file-fault.ts";
import { noticesAbout } from "../../verification/file-notices.ts";
import type { AppServices } from "../app-services.ts";
import { findSignedIn } from "../auth/signed-in.ts";
import type { Exchange } from "../exchange.ts";

const MOST_BESIDE = 10;

const asked = z.object({
  as: z.string().max(80).default(""),
  beside: z
    .string()
    .max(1000)
    .default("")
    .transform((keys) => keys.split(",").filter(Boolean).slice(0, MOST_BESIDE)),
});

type SignedInAnswer<Params> = (
  context: AppServices,
  party: PartyKey,
  exchange: Exchange<Params>,
) => Promise<unknown>;

const route =
  <Params>(context: AppServices, answer: SignedInAnswer<Params>) =>
  async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const signedIn = await findSignedIn(request, context);
    if ("refused" in signedIn) return reply.code(signedIn.status).send({ code: signedIn.refused });
    const { actor, party } = signedIn;
    const taken = await context.limiter.take("own-files", actor);
    return taken.allowed ? answer(context, party, { request, reply }) : tooManyRequests(reply, taken);
  };

const notFound = (reply: FastifyReply) => reply.code(404).send({ code: "NOT_FOUND" });

interface AskedFile {
  readonly upload: CheckedUpload;
  readonly query: z.infer<typeof asked>;
}

type Answer = (context: AppServices, file: AskedFile, reply: FastifyReply) => unknown;

/** Finds only the party's own stored files; any other file is answered as missing. */
const aboutFile =
  (answer: Answer): SignedInAnswer<{ readonly owner: string; readonly name: string }> =>
  async (context, party, { request, reply }) => {
    const query = asked.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ code: "INVALID_REQUEST" });
    const { owner, name } = request.params;
    const upload = await findUpload(context.db, party, `${owner}/${name}`);
    return upload ? answer(context, { upload, query: query.data }, reply) : notFound(reply);
  };

/** Drawing has a queue of its own, so that viewing files never uses up the time of their checks. */
const drawnFor = ({ party }: CheckedUpload): string => `pictures/${party.partyId}`;

const drawn = async (context: AppServices, upload: CheckedUpload): Promise<Buffer | undefined> => {
  const type = checkedTypeOf(upload.fileType);
  const owner = drawnFor(upload);
  if (!type || !upload.isReadable || (await context.limiter.isSpent("check-time", owner))) return undefined;
  try {
    const view = await context.checkQueue.run(owner, async () =>
      context.checks.view({ content: () => readUpload(context, upload), type, owner }, 1, "thumbnail"),
    );
    return view.outcome === "ok" ? view.content : undefined;
  } catch (cause) {
    if (cause instanceof ObjectGone) return undefined;
    throw cause;
  }
};

const sendPicture: Answer = async (context, { upload }, reply) => {
  const content = await drawn(context, upload);
  // 204, because browsers log any error status, and a missing picture is no error.
  if (!content) return reply.code(204).send();
  return reply
    .headers({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .send(content);
};

const sendNotices: Answer = async (context, { upload, query: { as, beside } }) => ({
  notices: await noticesAbout(context, { upload, slot: slotOf(as), beside }),
});

const filesOfRequest: SignedInAnswer<{ readonly uuid: string }> = async (context, party, { request }) => {
  const { uuid } = request.params;
  const files = isUuid(uuid) ? await findFilesAskedAgain(context.db, party, uuid) : [];
  const { storageOrigin } = context.config.uploads;
  return { files: files.map(({ id, key, name }) => ({ id, name, path: pathOfKey(storageOrigin, key) })) };
};

export const ownFileRoutes = (app: FastifyInstance, context: AppServices): void => {
  const at = (what: "picture" | "notices") => ownFilePath(":owner/:name", what);
  app.get(at("picture"), { exposeHeadRoute: false }, route(context, aboutFile(sendPicture)));
  app.get(at("notices"), { exposeHeadRoute: false }, route(context, aboutFile(sendNotices)));
  app.get(requestFilesPath(":uuid"), { exposeHeadRoute: false }, route(context, filesOfRequest));
};
