import { type ListedReportLink, reportLinkUrl } from "../../reports/report-links.ts";
import type { AppServices } from "../app-services.ts";
import type { MemberTypes } from "../graphql/member-types.ts";

type Builder<Context extends object> = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<MemberTypes<Context>>
>;

/** The link for a landlord, as console and portal show it. */
export const reportLinkType = <Context extends { readonly services: AppServices }>(
  builder: Builder<Context>,
) => {
  const viewedThing = builder.enumType("ReportViewed", { values: ["page", "pdf", "json"] as const });
  const view = builder.objectRef<ListedReportLink["views"][number]>("ReportView").implement({
    fields: (t) => ({
      what: t.expose("what", { type: viewedThing }),
      at: t.expose("at", { type: "DateTime" }),
    }),
  });
  return builder.objectRef<ListedReportLink>("ReportLink").implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      reportId: t.exposeID("reportId"),
      url: t.string({ resolve: ({ id }, _args, { services }) => reportLinkUrl(services, id) }),
      handedTo: t.exposeString("handedTo"),
      madeAt: t.expose("madeAt", { type: "DateTime" }),
      expiresAt: t.expose("expiresAt", { type: "DateTime" }),
      endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
      views: t.field({
        type: [view],
        description: "The newest first.",
        resolve: ({ views }) => [...views],
      }),
    }),
  });
};
