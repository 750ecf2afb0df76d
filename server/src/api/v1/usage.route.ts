import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { readAsAgency } from "../../agencies/agency-rights.ts";
import { askedMonths, readUsage } from "../../applications/usage.ts";
import type { Services } from "../../platform/work/services.ts";
import { usageQuery, usageReply } from "./agency-schemas.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { refusals } from "./described.ts";

const READ = {
  operationId: "readUsage",
  summary: "Read your usage",
  description:
    "People by month, branch and policy, as the log of events tells: started, decided for the first time and again, withdrawn, expired. Without months, those of the last year.",
  tags: ["Agency"],
  security: [{ key: [] }],
  querystring: usageQuery,
  response: { 200: usageReply, ...refusals(422) },
};

export const usageRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/usage",
      { exposeHeadRoute: true, onRequest: requireKey(services, "applications:read"), schema: READ },
      async (request) => {
        const months = askedMonths(request.query, services.today());
        const rows = await readAsAgency(services, callerOf(request), (tx) => readUsage(tx, months));
        return { ...months, rows: [...rows] };
      },
    );
};
