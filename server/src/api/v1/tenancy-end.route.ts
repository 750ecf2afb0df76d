import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { assertOwnApplication, changeForAgency } from "../../agencies/agency-rights.ts";
import type { Services } from "../../platform/work/services.ts";
import { endTenancy } from "../../right-to-rent/letting.ts";
import { toldInWork } from "../agencies/told-application.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { ofApplications, refusals } from "./described.ts";
import { applicationReply, idParams, tenancyEndBody } from "./schemas.ts";

const END = {
  operationId: "endTenancy",
  summary: "Tell the end of a tenancy",
  description:
    "Right-to-rent checks are followed up until the tenancy ends. The agreement has to be signed. The same day may be sent again; another day corrects it.",
  ...ofApplications,
  params: idParams,
  body: tenancyEndBody,
  response: { 200: applicationReply, ...refusals(404, 415, 422) },
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
        return changeForAgency(services, actor, async (work) => {
          await assertOwnApplication(work, actor, id);
          const { endedOn } = request.body;
          await endTenancy(work, { id, agencyId }, { endedOn, by: { api_key_id: keyId } });
          return toldInWork(work, id);
        });
      },
    );
};
