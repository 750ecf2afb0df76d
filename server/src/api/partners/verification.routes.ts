import {
  EMPLOYMENT_RETURN_PATH,
  EMPLOYMENT_WEBHOOK_PATH,
  KONFIR_START_PATH,
} from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isSessionAlive } from "../../accounts/sessions.ts";
import type { ReturnedFlow } from "../../income/provider-flows.ts";
import { settleVerification } from "../../income/settle-verification.ts";
import { readVerification } from "../../income/verification.jobs.ts";
import { startVerification, webhookHash } from "../../income/verification.ts";
import type { EmploymentService } from "../../partners/employment-service.ts";
import { tooManyRequests } from "../../platform/http/refuse-for-now.ts";
import { addJobOnce } from "../../platform/jobs/job.ts";
import type { AppServices } from "../app-services.ts";
import { visitorOf } from "../auth/visitor.ts";
import { refuseInvalid } from "../invalid-request.ts";
import { addressAfter, askedOnce, comeBack } from "./partner-return.ts";
import { leaveFor, signedInBy } from "./partner-start.ts";

const startQuery = z.object({ object_uuid: z.uuid(), remedial_uuid: z.uuid().optional() });

const addressDone = (flow: Parameters<typeof addressAfter>[0]): string =>
  addressAfter(flow, { konfirComplete: "True" });

const start =
  (services: AppServices, provider: EmploymentService) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await signedInBy(services, request, reply);
    if (!signedIn) return reply;
    const query = startQuery.safeParse(request.query);
    if (!query.success) return refuseInvalid(reply, services.config, query.error);
    const { object_uuid: sourceUuid, remedial_uuid: remedialSectionUuid } = query.data;
    const leaving = { signedIn, request, reply, sourceUuid, remedialSectionUuid };
    const started = await leaveFor(services, leaving, (wanted) =>
      startVerification(services, provider, wanted),
    );
    if (!started) return reply;
    const done = addressDone({ objectUuid: sourceUuid, party: signedIn.party, remedialSectionUuid });
    return reply.send({ redirect_url: started.url ?? new URL(done, services.config.publicUrl).href });
  };

const isDone = async (
  services: AppServices,
  provider: EmploymentService,
  { applicant, stateHash }: ReturnedFlow,
): Promise<boolean> => {
  if (!(await isSessionAlive(services.db, applicant))) return false;
  const returned = { wanted: { stateHash }, actor: applicant, hasReturned: true };
  const outcome = await settleVerification(services, provider, returned);
  return outcome === "completed" || outcome === "waiting";
};

/** The webhook is only a hint: the server then asks the provider. The same one may come twice, and late. */
const hear =
  (services: AppServices) =>
  async (
    request: FastifyRequest<{ Params: { readonly token: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { token } = request.params;
    const found = await services.db
      .selectFrom("employment_verification")
      .select("id")
      .where("webhook_hash", "=", webhookHash(token))
      .executeTakeFirst();
    if (!found) {
      const taken = await services.limiter.take("link-tries", visitorOf(request));
      return taken.allowed ? reply.code(404).send({ code: "NOT_FOUND" }) : tooManyRequests(reply, taken);
    }
    await addJobOnce(services.db, readVerification, { payload: { verificationId: found.id }, key: found.id });
    return reply.code(204).send();
  };

/** The provider that verifies employment, with its webhooks (spec 3 §7). */
export const verificationRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { employmentService: provider } = services;
  if (!provider) return;
  const after = (flow: ReturnedFlow, done: boolean) =>
    done ? addressDone(flow) : addressAfter(flow, { konfirComplete: "False" });
  const settle = async (flow: ReturnedFlow) => after(flow, await isDone(services, provider, flow));
  app.get(KONFIR_START_PATH, { exposeHeadRoute: false }, start(services, provider));
  app.get(
    EMPLOYMENT_RETURN_PATH,
    { exposeHeadRoute: false },
    comeBack(services, "konfir", askedOnce(settle, settle)),
  );
  app.post(`${EMPLOYMENT_WEBHOOK_PATH}/:token`, hear(services));
};
