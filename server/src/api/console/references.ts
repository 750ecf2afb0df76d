import { askRefereeAgain } from "../../references/ask-referee-again.ts";
import { recordCall } from "../../references/record-call.ts";
import { waiveReference } from "../../references/waive-reference.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";
import { waiverReason } from "./reference.type.ts";

builder.mutationField("askRefereeAgain", (t) =>
  t.boolean({
    description: "With a new link, perhaps at a corrected address.",
    args: {
      partyId: t.arg.id({ required: true }),
      referenceId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
    },
    resolve: (_root, { partyId, referenceId, email }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await askRefereeAgain(operation.work, party, { referenceId, email });
        return true;
      }),
  }),
);

builder.mutationField("waiveReference", (t) =>
  t.boolean({
    description: "Goes on without a reference that was declined, bounced or never answered.",
    args: {
      partyId: t.arg.id({ required: true }),
      referenceId: t.arg.id({ required: true }),
      reason: t.arg({ type: waiverReason, required: true }),
      note: t.arg.string({
        required: true,
        description: "Needed with the reason OTHER; else it may be empty.",
      }),
    },
    resolve: (_root, { partyId, referenceId, reason, note }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await waiveReference(operation.work, party, { referenceId, reason, note, staffId });
        return true;
      }),
  }),
);

const callInput = builder.inputType("ReferenceCallInput", {
  fields: (t) => ({
    channel: t.string({ required: true }),
    calledAt: t.string({ required: true, description: "A minute in London, such as 2026-11-29T14:05." }),
    contact: t.string({ required: true, description: "The number, or the e-mail address." }),
    source: t.string({ required: true, description: "The origin of the number or address." }),
    sourceNote: t.string({ required: true, description: "Needed with OTHER; else it may be empty." }),
    isReached: t.boolean({ description: "Null: not chosen." }),
    spokeTo: t.string({ required: true, description: "A role; empty if not reached." }),
    said: t.string({ required: true, description: "May be empty if not reached." }),
  }),
});

builder.mutationField("recordReferenceCall", (t) =>
  t.boolean({
    description: "A telephone call or an e-mail to a referee, or the correction of one.",
    args: {
      partyId: t.arg.id({ required: true }),
      referenceId: t.arg.id({ required: true }),
      corrects: t.arg.id({ description: "The row that it replaces." }),
      input: t.arg({ type: callInput, required: true }),
    },
    resolve: (_root, { partyId, referenceId, corrects, input }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await recordCall(operation.work, party, {
          ...input,
          isReached: input.isReached ?? null,
          referenceId,
          staffId: operation.actor.staffId,
          corrects: corrects === null || corrects === undefined ? undefined : rowNumber(corrects),
        });
        return true;
      }),
  }),
);
