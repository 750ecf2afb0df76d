import { agencyOutcomes } from "@latchkey/domain/applications/agencys-view.ts";
import { reportEditions } from "@latchkey/domain/reports/report-facts.ts";
import { LINK_DAYS } from "@latchkey/domain/reports/report-link.ts";
import { z } from "zod";
import { named } from "./schemas.ts";

const instant = z.string().describe("UTC, ISO 8601.");

export const reportQuery = z.strictObject({
  edition: z
    .enum(reportEditions)
    .default("agency")
    .describe("The landlord's tells outcome, conditions and guarantor alone."),
});

export const reportReply = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    edition: z.enum(reportEditions),
    outcome: z.enum(agencyOutcomes),
    label: z.string().describe("Your own word for the outcome, where you have set one."),
    validUntil: z.iso.date().nullable(),
    madeAt: instant,
    pdfSha256: z.string().describe("Of the PDF of the same edition."),
    content: z
      .record(z.string(), z.unknown())
      .describe("The facts, as they are signed. More may be added; none is renamed."),
    signed: z
      .object({ payload: z.string(), protected: z.string(), signature: z.string() })
      .describe(
        "A JWS (RFC 7515, EdDSA). Keep it beside the PDF: both prove each other. Public keys: /.well-known/latchkey-keys.json.",
      ),
  })
  .meta(named("Report"));

export const reportLinkBody = z
  .strictObject({
    handedTo: z.string().max(200).describe("The landlord's name."),
    days: z
      .number()
      .int()
      .default(LINK_DAYS.usual)
      .describe("The link ends after so many days.")
      .meta({ minimum: LINK_DAYS.least, maximum: LINK_DAYS.most }),
    personId: z.uuid().optional().describe("The report of a person; without it, that of the home."),
  })
  .meta(named("NewReportLink"));

const reportLink = z
  .object({
    id: z.uuid(),
    url: z.string(),
    reportId: z.uuid(),
    handedTo: z.string(),
    madeAt: instant,
    expiresAt: instant,
    endedAt: instant.nullable(),
    views: z.array(z.object({ what: z.enum(["page", "pdf", "json"]), at: instant })),
  })
  .meta(named("ReportLink"));

export const reportLinksReply = z.object({ links: z.array(reportLink) }).meta(named("ReportLinks"));

export const linkParams = z.object({ id: z.string().max(100), linkId: z.string().max(100) });
