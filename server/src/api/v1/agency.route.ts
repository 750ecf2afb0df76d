import { isAllowedPolicy } from "@latchkey/domain/agencies/policies.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { readOffer } from "../../agencies/agency-offer.ts";
import type { Services } from "../../platform/work/services.ts";
import { policiesInForce } from "../../policies/read-policies.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { REFUSALS } from "./application-reply.ts";
import { agencyReply } from "./schemas.ts";

const READ = {
  summary: "Read your agency",
  description: "What an application may choose from: policies and branches.",
  tags: ["Agency"],
  security: [{ key: [] }],
  response: { 200: agencyReply, ...REFUSALS },
};

export const agencyRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/agency",
      { exposeHeadRoute: false, onRequest: requireKey(services, "applications:read"), schema: READ },
      async (request) => {
        const { standard, allowed, ...agency } = await readOffer(services.db, callerOf(request).agencyId);
        const inForce = await policiesInForce(services.db, services.today());
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
