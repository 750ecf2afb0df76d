import { type DeskOfDecision, readDecisionDesk } from "../../decisions/decision-desk.ts";
import { proposeDecision } from "../../decisions/propose.ts";
import { recordConditions } from "../../decisions/record-conditions.ts";
import { agree, disagree, takeBack, type View } from "../../decisions/second.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { keepHolding } from "../../review/take-party.ts";
import { language } from "./application.type.ts";
import { cannedChoiceInput } from "./canned-texts.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import {
  conditionOutcome,
  decisionCondition,
  decisionDesk,
  decisionOutcome,
  decisionReason,
  overrideReason,
} from "./decision.type.ts";
import { partyNamed } from "./party-named.ts";

builder.queryField("decisionDesk", (t) =>
  t.field({
    type: decisionDesk,
    args: { partyId: t.arg.id({ required: true }), language: t.arg({ type: language, required: true }) },
    resolve: (_root, { partyId, language: yours }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work): Promise<DeskOfDecision> => {
          const party = await partyNamed({ work }, partyId);
          await keepHolding(work, party, actor.staffId);
          await audit(work, { action: "party-viewed", outcome: "done", party, subject: partyId });
          return readDecisionDesk(work, party, { staffId: actor.staffId, language: yours });
        }),
      ),
  }),
);

const decisionInput = builder.inputType("DecisionInput", {
  fields: (t) => ({
    outcome: t.field({ type: decisionOutcome, required: true }),
    reasons: t.field({ type: [decisionReason], required: true }),
    conditions: t.field({ type: [decisionCondition], required: true }),
    metBy: t.string({ required: true, description: "A civil date; empty without conditions." }),
    words: t.string({ required: true, description: "To the applicant; may be empty." }),
    canned: t.field({ type: [cannedChoiceInput], description: "Prepared words, at most one for a reason." }),
    note: t.string({ required: true, description: "For colleagues; may be empty." }),
    confirmedRule: t.string({ description: "The law rule that the words seem to break, and do not." }),
    overrideReason: t.field({ type: overrideReason, description: "For what is overridden." }),
    overrideWords: t.string({ description: "At least 20 characters with the reason OTHER." }),
    secondId: t.id({ description: "The colleague who is asked to look." }),
    basis: t.id({ required: true, description: "As the desk named it." }),
  }),
});

builder.mutationField("proposeDecision", (t) =>
  t.field({
    type: decisionDesk,
    args: {
      partyId: t.arg.id({ required: true }),
      input: t.arg({ type: decisionInput, required: true }),
      language: t.arg({ type: language, required: true, description: "The language of the words." }),
    },
    resolve: (
      _root,
      {
        partyId,
        input: { secondId, basis, canned, overrideReason: reason, overrideWords, ...given },
        language: yours,
      },
      context,
    ) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await proposeDecision(operation.work, party, {
          given: {
            ...given,
            canned: canned ?? [],
            overrideReason: reason ?? "",
            overrideWords: overrideWords ?? "",
          },
          staffId,
          language: yours,
          secondId: secondId ?? undefined,
          basis,
        });
        return readDecisionDesk(operation.work, party, { staffId, language: yours });
      }),
  }),
);

const secondView = (
  name: "agreeToDecision" | "refuseDecision" | "takeBackDecision",
  change: (work: Work, view: View) => Promise<PartyKey>,
) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: decisionDesk,
      args: {
        decisionId: t.arg.id({ required: true }),
        note: t.arg.string({ required: true }),
        language: t.arg({ type: language, required: true }),
      },
      resolve: (_root, { decisionId, note, language: yours }, context) =>
        inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
          const party = await change(work, { decisionId, staffId, note });
          return readDecisionDesk(work, party, { staffId, language: yours });
        }),
    }),
  );

secondView("agreeToDecision", agree);
secondView("refuseDecision", disagree);
secondView("takeBackDecision", takeBack);

builder.mutationField("recordConditions", (t) =>
  t.field({
    type: decisionDesk,
    args: {
      decisionId: t.arg.id({ required: true }),
      outcome: t.arg({ type: conditionOutcome, required: true }),
      note: t.arg.string({ required: true, description: "For colleagues; may be empty." }),
      language: t.arg({ type: language, required: true }),
    },
    resolve: (_root, { decisionId, outcome, note, language: yours }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const party = await recordConditions(work, { decisionId, outcome, note, staffId });
        return readDecisionDesk(work, party, { staffId, language: yours });
      }),
  }),
);
