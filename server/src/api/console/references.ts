import { askRefereeAgain } from "../../references/ask-referee-again.ts";
import { waiveReference } from "../../references/waive-reference.ts";
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
