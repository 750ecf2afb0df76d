import { findDefinition } from "@latchkey/domain/documents/definitions.ts";
import { additionalFilePaths } from "@latchkey/domain/documents/paths.ts";
import {
  endHandOverPath,
  HAND_OVERS_PATH,
  type HandOverProgress,
  handOverPath,
  type NewHandOver,
  phoneAddress,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  finishHandOver,
  type HandingPage,
  readProgress,
  type StoredProgress,
  startHandOver,
} from "../../hand-overs/hand-overs.ts";
import { tooManyRequests, windowUsedUp } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { noStore } from "../auth/no-store.ts";
import { findSignedIn, type SignedIn } from "../auth/signed-in.ts";
import { withPaths } from "./arrived-paths.ts";

/** The maximum of any step: statements of the self-employed, and other documents. */
const MOST_FILES = 6;

const stepBody = z
  .strictObject({
    section: z.enum(additionalFilePaths),
    docType: z.string().max(60),
    side: z.enum(["front", "back"]),
    room: z.int().min(1).max(MOST_FILES),
    language: z.string().max(5),
  })
  .transform(({ docType, ...rest }, context) => {
    const definition = findDefinition(docType);
    if (definition) return { ...rest, docType: definition.docType };
    context.addIssue("No such document");
    return z.NEVER;
  });

const idParameter = z.object({ id: z.uuid().toLowerCase() });

const pageOf = ({ actor, party }: SignedIn): HandingPage => ({
  party,
  accountId: actor.accountId,
  sessionId: actor.sessionId,
});

type Handle = (signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const forApplicants =
  (services: Services, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await findSignedIn(request, services);
    if ("refused" in signedIn) return reply.code(signedIn.status).send({ code: signedIn.refused });
    if (!services.config.handOver) return reply.code(404).send({ code: "NOT_FOUND" });
    if (await services.limiter.consumeLeased("requests", signedIn.actor)) {
      return handle(signedIn, request, reply);
    }
    return windowUsedUp(reply, services.config.limits.requests);
  };

const start =
  (services: Services): Handle =>
  async (signedIn, request, reply) => {
    const taken = await services.limiter.take("hand-overs", signedIn.actor);
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const body = stepBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: "INVALID_REQUEST" });
    const { language, ...step } = body.data;
    const { id, token } = await inTransaction(services, signedIn.actor, (work) =>
      startHandOver(work, pageOf(signedIn), step),
    );
    const { origin } = services.config.publicUrl;
    const address = phoneAddress(origin, asLanguage(language) ?? fallbackLanguage, token);
    return reply.code(201).send({ id, address } satisfies NewHandOver);
  };

const sendProgress = (
  services: Services,
  reply: FastifyReply,
  progress: StoredProgress | undefined,
): FastifyReply => {
  if (!progress) return reply.code(404).send({ code: "NOT_FOUND" });
  return reply.send({ ...progress, files: withPaths(services, progress.files) } satisfies HandOverProgress);
};

const progress =
  (services: Services): Handle =>
  async (signedIn, request, reply) => {
    const { data } = idParameter.safeParse(request.params);
    const found = data && (await readProgress(services.db, pageOf(signedIn), data.id));
    return sendProgress(services, reply, found);
  };

const end =
  (services: Services): Handle =>
  async (signedIn, request, reply) => {
    const { data } = idParameter.safeParse(request.params);
    const ended =
      data &&
      (await inTransaction(services, signedIn.actor, (work) =>
        finishHandOver(work, pageOf(signedIn), data.id),
      ));
    return sendProgress(services, reply, ended);
  };

export const handOverRoutes = (app: FastifyInstance, services: Services): void => {
  const options = { onRequest: noStore };
  app.post(HAND_OVERS_PATH, options, forApplicants(services, start(services)));
  app.get(
    handOverPath(":id"),
    { ...options, exposeHeadRoute: false },
    forApplicants(services, progress(services)),
  );
  app.post(endHandOverPath(":id"), options, forApplicants(services, end(services)));
};
