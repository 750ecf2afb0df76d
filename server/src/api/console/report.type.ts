import { agencyOutcomes } from "@latchkey/domain/applications/agencys-view.ts";
import type { KeptReport } from "../../reports/read-reports.ts";
import { type ListedReportLink, reportLinkUrl } from "../../reports/report-links.ts";
import { builder } from "./console-builder.ts";

export const agencyOutcome = builder.enumType("AgencyOutcome", { values: agencyOutcomes });

const viewedThing = builder.enumType("ReportViewed", { values: ["page", "pdf", "json"] as const });

const reportView = builder.objectRef<ListedReportLink["views"][number]>("ReportView").implement({
  fields: (t) => ({
    what: t.expose("what", { type: viewedThing }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

export const report = builder.objectRef<KeptReport>("Report").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    partyId: t.id({
      nullable: true,
      description: "null: the report of the home.",
      resolve: ({ partyId }) => partyId,
    }),
    version: t.exposeInt("version"),
    outcome: t.expose("outcome", { type: agencyOutcome }),
    validUntil: t.expose("validUntil", { type: "Date", nullable: true }),
    madeAt: t.field({ type: "DateTime", resolve: ({ madeAt }) => madeAt.toISOString() }),
  }),
});

export const reportLink = builder.objectRef<ListedReportLink>("ReportLink").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    reportId: t.exposeID("reportId"),
    url: t.string({ resolve: ({ id }, _args, { services }) => reportLinkUrl(services, id) }),
    handedTo: t.exposeString("handedTo"),
    madeAt: t.expose("madeAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    views: t.field({
      type: [reportView],
      description: "The newest first.",
      resolve: ({ views }) => [...views],
    }),
  }),
});
