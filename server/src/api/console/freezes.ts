import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { freezeReasons } from "@latchkey/domain/review/freeze.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type DecidedCase, listDecidedUnder } from "../../decisions/freezes/decided-under.ts";
import {
  type Freeze,
  findFreeze,
  freezeDecisions,
  liftFreeze,
  listFreezes,
} from "../../decisions/freezes/freezes.ts";
import { invalidInput } from "../../platform/refusals/refusals.ts";
import { partyStatus } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { decisionOutcome } from "./decision.type.ts";
import { freeze } from "./freeze.type.ts";

builder.queryField("freezes", (t) =>
  t.field({
    type: [freeze],
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listFreezes(context.services.db))]),
  }),
);

builder.queryField("freezableRuleSets", (t) =>
  t.stringList({
    description: "Rule sets of the right to rent, the newest first.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => rightToRentRuleSets.map(({ id }) => id).toReversed()),
  }),
);

const decidedCase = builder.objectRef<DecidedCase>("DecidedCase").implement({
  fields: (t) => ({
    partyId: t.exposeID("partyId"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    outcome: t.expose("outcome", { type: decisionOutcome }),
    decidedAt: t.expose("decidedAt", { type: "DateTime" }),
    reviewer: t.exposeString("reviewer"),
    second: t.exposeString("second", { nullable: true }),
    status: t.expose("status", { type: partyStatus }),
    isReopened: t.exposeBoolean("isReopened"),
    isOwn: t.exposeBoolean("isOwn", { description: "The reader took part in a decision about this person." }),
  }),
});

interface FrozenCases {
  readonly freeze: Freeze;
  readonly cases: readonly DecidedCase[];
}

const frozenCases = builder.objectRef<FrozenCases>("FrozenCases").implement({
  fields: (t) => ({
    freeze: t.expose("freeze", { type: freeze }),
    cases: t.field({ type: [decidedCase], resolve: ({ cases }) => [...cases] }),
  }),
});

builder.queryField("frozenCases", (t) =>
  t.field({
    type: frozenCases,
    description: "The cases that were decided under what is frozen, since a day.",
    args: { id: t.arg.id({ required: true }), since: t.arg.string({ required: true }) },
    resolve: (_root, { id, since }, context) =>
      asRole(context, "ADMINISTRATOR", async ({ staffId }) => {
        const { db } = context.services;
        const found = await findFreeze(db, id);
        if (!isCivilDate(since)) throw invalidInput({ since: { code: "validation.date.invalid" } });
        return { freeze: found, cases: await listDecidedUnder(db, found, { since, staffId }) };
      }),
  }),
);

builder.mutationField("freezeDecisions", (t) =>
  t.id({
    description: "Of one policy version, or of one rule set.",
    args: {
      policy: t.arg.string(),
      policyVersion: t.arg.int(),
      ruleSet: t.arg.string(),
      reason: t.arg.string({ required: true, description: freezeReasons.join(", ") }),
      sentence: t.arg.string({ required: true }),
    },
    resolve: (_root, { policy, policyVersion, ruleSet, reason, sentence }, context) =>
      inOperation(context, "ADMINISTRATOR", ({ work, actor: { staffId } }) =>
        freezeDecisions(work, {
          policy: policy ?? null,
          policyVersion: policyVersion ?? null,
          ruleSet: ruleSet ?? null,
          reason,
          sentence,
          staffId,
        }),
      ),
  }),
);

builder.mutationField("liftFreeze", (t) =>
  t.boolean({
    description: "Another administrator than the one who froze.",
    args: { id: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
    resolve: (_root, { id, note }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await liftFreeze(work, { id, note, staffId });
        return true;
      }),
  }),
);
