import { notFound } from "../../platform/refusals/refusals.ts";
import { findReport } from "../../reports/read-reports.ts";
import { endReportLink, makeReportLink } from "../../reports/report-links.ts";
import { assertMaySee } from "../../review/own-party.ts";
import { application } from "./application.type.ts";
import { applicationAfter, knownId } from "./application-named.ts";
import { builder, inOperation } from "./console-builder.ts";

builder.mutationField("makeReportLink", (t) =>
  t.field({
    type: application,
    description: "For the landlord, who reads the landlord's edition of the report without an account.",
    args: {
      applicationId: t.arg.id({ required: true }),
      reportId: t.arg.id({ required: true }),
      handedTo: t.arg.string({ required: true }),
      days: t.arg.int({ required: true }),
    },
    resolve: (_root, { applicationId, reportId, handedTo, days }, context) =>
      inOperation(context, "REVIEWER", async ({ work }) => {
        const id = knownId(applicationId);
        await assertMaySee(work, id);
        const report = await findReport(work.tx, reportId);
        if (report?.applicationId !== id) throw notFound();
        await makeReportLink(work, { report, handedTo, days });
        return applicationAfter(work, id);
      }),
  }),
);

builder.mutationField("endReportLink", (t) =>
  t.field({
    type: application,
    args: { applicationId: t.arg.id({ required: true }), linkId: t.arg.id({ required: true }) },
    resolve: (_root, { applicationId, linkId }, context) =>
      inOperation(context, "REVIEWER", async ({ work }) => {
        const id = knownId(applicationId);
        await assertMaySee(work, id);
        await endReportLink(work, id, linkId);
        return applicationAfter(work, id);
      }),
  }),
);
