import { askedMonths, readUsage, type UsageRow } from "../../applications/usage.ts";
import { asRole, builder } from "./console-builder.ts";

const usageRow = builder.objectRef<UsageRow>("UsageRow").implement({
  fields: (t) => ({
    month: t.exposeString("month", { description: "2026-11, in London." }),
    agencyId: t.exposeID("agencyId"),
    agency: t.exposeString("agency"),
    branch: t.exposeString("branch", { nullable: true }),
    policy: t.exposeString("policy", { description: "A name." }),
    started: t.exposeInt("started"),
    finished: t.exposeInt("finished", { description: "Decided for the first time." }),
    decidedAgain: t.exposeInt("decidedAgain", { description: "After a second look." }),
    withdrawn: t.exposeInt("withdrawn"),
    expired: t.exposeInt("expired"),
  }),
});

builder.queryField("usage", (t) =>
  t.field({
    type: [usageRow],
    description:
      "People of all agencies by month, as the log of events tells. Without months, of the last year.",
    args: { from: t.arg.string(), to: t.arg.string() },
    resolve: (_root, asked, context) =>
      asRole(context, "ADMINISTRATOR", async () => {
        const { db, today } = context.services;
        return [...(await readUsage(db, askedMonths(asked, today())))];
      }),
  }),
);
