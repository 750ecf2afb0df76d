import { slotOf } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import { ownFilePath } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readUpload } from "../../documents/read-upload.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { ObjectGone } from "../../platform/storage/store.ts";
import { type CheckedUpload, findUpload } from "../../verification/check-upload.ts";
import { checkedTypeOf } from "../../verification/file-fault.ts";
import { noticesAbout } from "../../verification/file-notices.ts";
import type { AppServices } from "../app-services.ts";
import { findSignedIn } from "../auth/signed-in.ts";

/** What people see of the files that they have sent themselves: a small picture, and what there is to say about it. */

const MOST_BESIDE = 10;

const asked = z.object({
  as: z.string().max(80).default(""),
  beside: z
    .string()
    .max(1000)
    .default("")
    .transform((keys) => keys.split(",").filter(Boolean).slice(0, MOST_BESIDE)),
});

type Answer = (
  context: AppServices,
  upload: CheckedUpload,
  reply: FastifyReply,
  query: z.infer<typeof asked>,
) => unknown;

/** Only the party's own stored files are found; everything else is answered like a file that does not exist. */
const route =
  (context: AppServices, answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const signedIn = await findSignedIn(request, context);
    if ("refused" in signedIn) return reply.code(signedIn.status).send({ code: signedIn.refused });
    const { actor, party } = signedIn;
    const taken = await context.limiter.take("own-files", actor);
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const query = asked.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ code: "INVALID_REQUEST" });
    const { owner, name } = request.params as { readonly owner: string; readonly name: string };
    const upload = await findUpload(context.db, party, `${owner}/${name}`);
    return upload ? answer(context, upload, reply, query.data) : notFound(reply);
  };

const notFound = (reply: FastifyReply) => reply.code(404).send({ code: "NOT_FOUND" });

/** Drawing takes turns and time of its own, so that looking at files never uses up what their checks may take. */
const drawnFor = ({ partyId }: CheckedUpload): string => `pictures/${partyId}`;

const drawn = async (context: AppServices, upload: CheckedUpload): Promise<Buffer | undefined> => {
  const type = checkedTypeOf(fileTypeOf(upload.key));
  const owner = drawnFor(upload);
  if (!type || !upload.isReadable || (await context.limiter.isSpent("check-time", owner))) return undefined;
  try {
    const view = await context.checkQueue.inTurn(owner, async () =>
      context.checks.view({ content: await readUpload(context, upload), type, owner }, 1, "thumbnail"),
    );
    return view.outcome === "ok" ? view.content : undefined;
  } catch (cause) {
    if (cause instanceof ObjectGone) return undefined;
    throw cause;
  }
};

const sendPicture: Answer = async (context, upload, reply) => {
  const content = await drawn(context, upload);
  if (!content) return notFound(reply);
  return reply
    .headers({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .send(content);
};

const sendNotices: Answer = async (context, upload, _reply, { as, beside }) => ({
  notices: await noticesAbout(context, { upload, slot: slotOf(as), beside }),
});

export const ownFileRoutes = (app: FastifyInstance, context: AppServices): void => {
  const at = (what: "picture" | "notices") => ownFilePath(":owner/:name", what);
  app.get(at("picture"), { exposeHeadRoute: false }, route(context, sendPicture));
  app.get(at("notices"), { exposeHeadRoute: false }, route(context, sendNotices));
};
