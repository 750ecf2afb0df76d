import { agencyOutcomes } from "@latchkey/domain/applications/agencys-view.ts";
import type { KeptReport } from "../../reports/read-reports.ts";
import { reportLinkType } from "../reports/report-link.type.ts";
import { builder } from "./console-builder.ts";

export const agencyOutcome = builder.enumType("AgencyOutcome", { values: agencyOutcomes });

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

export const reportLink = reportLinkType(builder);
