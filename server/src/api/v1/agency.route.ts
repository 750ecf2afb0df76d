import { isAllowedPolicy } from "@latchkey/domain/agencies/policies.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { readOffer } from "../../agencies/agency-offer.ts";
import { inAgencyTransaction, withAgencyRights } from "../../agencies/agency-rights.ts";
import type { Services } from "../../platform/work/services.ts";
import { policiesInForce } from "../../policies/read-policies.ts";
import { agencyReply } from "./agency-schemas.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { refusals } from "./described.ts";

const READ = {
  operationId: "readAgency",
  summary: "Read your agency",
  description: "What an application may choose from: policies and branches.",
  tags: ["Agency"],
  security: [{ key: [] }],
  response: { 200: agencyReply, ...refusals() },
};

export const agencyRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/agency",
      { exposeHeadRoute: true, onRequest: requireKey(services, "applications:read"), schema: READ },
      async (request) => {
        const caller = callerOf(request);
        const { offer, inForce } = await inAgencyTransaction(services, async (tx) => ({
          offer: await withAgencyRights(tx, caller, (scoped) => readOffer(scoped, caller.agencyId)),
          inForce: await policiesInForce(tx, services.today()),
        }));
        const { standard, allowed, ...agency } = offer;
        const policies = inForce.filter(({ name }) => isAllowedPolicy({ allowed }, name));
        return {
          ...agency,
          branches: [...agency.branches],
          defaultPolicy: standard,
          policies: policies.map(({ name, content }) => ({
            name,
            title: content.title,
            countries: [...content.countries],
          })),
        };
      },
    );
};
