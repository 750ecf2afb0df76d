import { freezeReasons } from "@latchkey/domain/review/freeze.ts";
import type { Freeze } from "../../decisions/freezes/freezes.ts";
import { builder } from "./console-builder.ts";

const freezeReason = builder.enumType("FreezeReason", { values: freezeReasons });

export const freeze = builder.objectRef<Freeze>("Freeze").implement({
  description: "Nothing is decided under one policy version, or one rule set of the right to rent.",
  fields: (t) => ({
    id: t.exposeID("id"),
    policy: t.exposeString("policy", { nullable: true }),
    policyVersion: t.exposeInt("policyVersion", { nullable: true }),
    ruleSet: t.exposeString("ruleSet", { nullable: true }),
    reason: t.expose("reason", { type: freezeReason }),
    sentence: t.exposeString("sentence"),
    by: t.exposeString("by"),
    byId: t.exposeID("byId"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
    liftedBy: t.exposeString("liftedBy", { nullable: true, description: "null: it is in force." }),
    liftedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ liftedAt }) => liftedAt?.toISOString() ?? null,
    }),
    liftedNote: t.exposeString("liftedNote", { nullable: true }),
  }),
});
