import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { endTenancy } from "../../right-to-rent/letting.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { ofApplications, REFUSALS, readReply } from "./application-reply.ts";
import { applicationReply, idParams, tenancyEndBody } from "./schemas.ts";

const END = {
  summary: "Tell the end of a tenancy",
  description:
    "Right-to-rent checks are followed up until the tenancy ends. The agreement has to be signed. The same day may be sent again; another day corrects it.",
  ...ofApplications,
  params: idParams,
  body: tenancyEndBody,
  response: { 200: applicationReply, ...REFUSALS },
};

export const tenancyEndRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .post(
      "/applications/:id/tenancy-ended",
      { onRequest: requireKey(services, "applications:write"), schema: END },
      async (request) => {
        const actor = callerOf(request);
        const { agencyId, keyId } = actor;
        const { id } = request.params;
        if (!isUuid(id)) throw notFound();
        return inTransaction(services, actor, async (work) => {
          const { endedOn } = request.body;
          await endTenancy(work, { id, agencyId }, { endedOn, keyId });
          return readReply(work.tx, { id, agencyId }, services.today());
        });
      },
    );
};
