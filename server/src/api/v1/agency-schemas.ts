import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { z } from "zod";
import { named } from "./schemas.ts";

export const agencyReply = z
  .object({
    id: z.uuid(),
    name: z.string(),
    policies: z
      .array(z.object({ name: z.string(), title: z.string(), countries: z.array(z.enum(homeCountries)) }))
      .describe("Those that an application of today may have."),
    defaultPolicy: z.string().nullable(),
    language: z
      .enum(languages)
      .nullable()
      .describe("The language of e-mails, where an application has none."),
    branches: z.array(z.object({ id: z.uuid(), name: z.string() })),
    isStopped: z.boolean().describe("No new application begins now; those that have begun go on."),
  })
  .meta(named("Agency"));

const month = z
  .string()
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
  .describe("YYYY-MM, in London.");

export const usageQuery = z.strictObject({ from: month.optional(), to: month.optional() });

export const usageReply = z
  .object({
    from: month,
    to: month,
    rows: z.array(
      z.object({
        month,
        branch: z.string().nullable(),
        policy: z.string(),
        started: z.number().int(),
        finished: z.number().int().describe("Decided for the first time."),
        decidedAgain: z.number().int().describe("After a second look."),
        withdrawn: z.number().int(),
        expired: z.number().int(),
      }),
    ),
  })
  .meta(named("Usage"));
