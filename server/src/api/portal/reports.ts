import { withAgencyRights } from "../../agencies/agency-rights.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { findReport } from "../../reports/read-reports.ts";
import { endReportLink, makeReportLink } from "../../reports/report-links.ts";
import { reportLinkType } from "../reports/report-link.type.ts";
import { application } from "./application.type.ts";
import { onApplication } from "./own-application.ts";
import { builder } from "./portal-builder.ts";

const reportLink = reportLinkType(builder);

builder.objectField(application, "reportLinks", (t) =>
  t.field({
    type: [reportLink],
    description: "The newest first.",
    resolve: ({ reportLinks }) => [...reportLinks],
  }),
);

builder.mutationField("makeReportLink", (t) =>
  t.field({
    type: application,
    description: "For the landlord, who reads the landlord's edition of the report without an account.",
    args: {
      id: t.arg.id({ required: true }),
      reportId: t.arg.id({ required: true }),
      handedTo: t.arg.string({ required: true }),
      days: t.arg.int({ required: true }),
    },
    resolve: (_root, { id, reportId, handedTo, days }, context) =>
      onApplication(context, { id, right: "letting" }, async ({ work, actor }) => {
        const report = await withAgencyRights(work.tx, actor, (tx) => findReport(tx, reportId));
        if (report?.applicationId !== id) throw notFound();
        await makeReportLink(work, { report, handedTo, days });
      }),
  }),
);

builder.mutationField("endReportLink", (t) =>
  t.field({
    type: application,
    args: { id: t.arg.id({ required: true }), linkId: t.arg.id({ required: true }) },
    resolve: (_root, { id, linkId }, context) =>
      onApplication(context, { id, right: "letting" }, ({ work }) => endReportLink(work, id, linkId)),
  }),
);
