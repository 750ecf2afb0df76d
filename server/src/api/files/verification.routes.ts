import { verificationTypes } from "@latchkey/domain/documents/verification.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { keyOfPath } from "../../documents/paths.ts";
import { wasSentBy } from "../../hand-overs/handed-files.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import {
  type CheckedUpload,
  type CheckServices,
  checkUpload,
  findUpload,
} from "../../verification/check-upload.ts";
import { documentQuestion, photoQuestion } from "../../verification/question-of-document.ts";
import type { Verdict } from "../../verification/verifier.ts";
import { refuseInvalid } from "../invalid-request.ts";
import { findSender } from "./file-sender.ts";
import { verificationRoutes } from "./verification-address.ts";

/**
 * The contract's two checks (spec 1 §7). The contract's payload has names and dates; the stored facts are
 * compared instead.
 */

const payload = z.object({
  url: z.string().max(500),
  firstName: z.string().max(200).optional(),
  lastName: z.string().max(200).optional(),
});

const documentPayload = payload.extend({
  type: z.enum(verificationTypes).default("unknown"),
  side: z.enum(["front", "back"]).default("front"),
});

const photoPayload = payload.extend({ dob: z.string().max(20).optional() });

const answer = (reply: FastifyReply, { outcome, field }: Verdict): FastifyReply =>
  outcome === "refused"
    ? reply.code(422).send({ type: "validation_error", field })
    : reply.send({ checked: outcome === "ok" });

interface Shown {
  readonly upload: CheckedUpload;
  readonly sessionId: string;
}

type Look<Payload> = (context: CheckServices, shown: Shown, payload: Payload) => Promise<Verdict>;

const route =
  <Payload extends { readonly url: string }>(
    context: CheckServices,
    shape: z.ZodType<Payload>,
    look: Look<Payload>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const sender = await findSender(request, context);
    if ("refused" in sender) return reply.code(sender.status).send({ code: sender.refused });
    const { applicant, party, sessionId, step } = sender;
    const taken = await context.limiter.take("checks", applicant);
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const asked = shape.safeParse(request.body);
    if (!asked.success) return refuseInvalid(reply, context.config, asked.error);
    const key = keyOfPath(context.config.uploads.storageOrigin, asked.data.url);
    const upload = key === undefined ? undefined : await findUpload(context.db, party, key);
    const isOurs = upload && (!step || (await wasSentBy(context.db, { id: upload.id, sessionId })));
    if (!isOurs) return reply.code(404).send({ code: "NOT_FOUND" });
    return answer(reply, await look(context, { upload, sessionId: applicant.sessionId }, asked.data));
  };

const lookAtDocument: Look<z.infer<typeof documentPayload>> = (
  context,
  { upload, sessionId },
  { type, side },
) => checkUpload(context, upload, documentQuestion({ upload, sessionId, type, side }));

const lookAtPhoto: Look<z.infer<typeof photoPayload>> = (context, { upload, sessionId }) =>
  checkUpload(context, upload, photoQuestion({ upload, sessionId }));

export const verificationRoutesOn = (app: FastifyInstance, context: CheckServices): void => {
  app.post(verificationRoutes.document, route(context, documentPayload, lookAtDocument));
  app.post(verificationRoutes.photo, route(context, photoPayload, lookAtPhoto));
};
