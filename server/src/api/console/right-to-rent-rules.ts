import {
  type Confirmation,
  type ConfirmedRuleSet,
  confirmRuleSet,
  readRuleSets,
} from "../../compliance/right-to-rent-rules.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const confirmation = builder.objectRef<Confirmation>("RuleSetConfirmation").implement({
  fields: (t) => ({
    adviser: t.exposeString("adviser", {
      description: "The adviser whose advice supports the confirmation.",
    }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const ruleSet = builder.objectRef<ConfirmedRuleSet>("RightToRentRuleSet").implement({
  description: "A set of rules of the right-to-rent scheme; its rows are part of the product.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isInForce: t.exposeBoolean("isInForce"),
    confirmation: t.expose("confirmation", { type: confirmation, nullable: true }),
    earlier: t.field({
      type: [confirmation],
      description: "Replaced by a newer one, newest first.",
      resolve: ({ earlier }) => [...earlier],
    }),
  }),
});

builder.queryField("rightToRentRuleSets", (t) =>
  t.field({
    type: [ruleSet],
    description: "The newest first.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => {
        const { db, today } = context.services;
        return [...(await readRuleSets(db, today()))];
      }),
  }),
);

builder.mutationField("confirmRightToRentRules", (t) =>
  t.field({
    type: [ruleSet],
    description: "Replaces an earlier confirmation, which stays listed.",
    args: { id: t.arg.id({ required: true }), adviser: t.arg.string({ required: true }) },
    resolve: (_root, { id, adviser }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await confirmRuleSet(work, { id, adviser, staffId });
        return [...(await readRuleSets(work.tx, work.services.today()))];
      }),
  }),
);
