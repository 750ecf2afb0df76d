import { addMonths, firstOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { readAsAgency } from "../../agencies/agency-rights.ts";
import { readUsage, type UsageMonths } from "../../applications/usage.ts";
import { invalidInput } from "../../platform/refusals/refusals.ts";
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

const MONTH = 7;
const YEAR_MONTHS = 11;
const MOST_MONTHS = 24;

/** @throws INVALID_INPUT for months that are in the wrong order, or too many */
const monthsOf = (asked: z.infer<typeof usageQuery>, today: string): UsageMonths => {
  const to = asked.to ?? today.slice(0, MONTH);
  const from = asked.from ?? addMonths(firstOfMonth(`${to}-01`), -YEAR_MONTHS).slice(0, MONTH);
  const isTooLong = addMonths(`${from}-01`, MOST_MONTHS).slice(0, MONTH) <= to;
  if (from > to || isTooLong)
    throw invalidInput({ from: { code: "usage.validations.months", params: { max: MOST_MONTHS } } });
  return { from, to };
};

export const usageRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/usage",
      { exposeHeadRoute: true, onRequest: requireKey(services, "applications:read"), schema: READ },
      async (request) => {
        const months = monthsOf(request.query, services.today());
        const rows = await readAsAgency(services, callerOf(request), (tx) => readUsage(tx, months));
        return { ...months, rows: [...rows] };
      },
    );
};
