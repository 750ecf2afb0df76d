import { inAgencyTransaction, withAgencyRights } from "../../agencies/agency-rights.ts";
import { askedMonths, readUsage, type UsageRow } from "../../applications/usage.ts";
import { listPolicyNames } from "../../policies/read-policies.ts";
import { builder, withRight } from "./portal-builder.ts";

interface OwnUsageRow extends UsageRow {
  readonly policyTitle: string;
}

const usageRow = builder.objectRef<OwnUsageRow>("UsageRow").implement({
  fields: (t) => ({
    month: t.exposeString("month", { description: "2026-11, in London." }),
    branch: t.exposeString("branch", { nullable: true }),
    policy: t.exposeString("policy", { description: "A name." }),
    policyTitle: t.exposeString("policyTitle"),
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
    description: "People by month, as the log of events tells. Without months, of the last year.",
    args: { from: t.arg.string(), to: t.arg.string() },
    resolve: (_root, asked, context) =>
      withRight(context, "users", (actor) =>
        inAgencyTransaction(context.services, async (tx) => {
          const today = context.services.today();
          const months = askedMonths(asked, today);
          const rows = await withAgencyRights(tx, actor, (scoped) => readUsage(scoped, months));
          const titles = new Map((await listPolicyNames(tx, today)).map(({ name, title }) => [name, title]));
          // A policy that has no title any more is called by its name.
          return rows.map((row) => ({ ...row, policyTitle: titles.get(row.policy) ?? row.policy }));
        }),
      ),
  }),
);
