import { recordDueDiligence } from "../../compliance/due-diligence.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

builder.mutationField("recordDueDiligence", (t) =>
  t.boolean({
    description: "Where the money of a tenant comes from, for a policy with the condition AML_CDD.",
    args: { partyId: t.arg.id({ required: true }), sourceOfFunds: t.arg.string({ required: true }) },
    resolve: (_root, { partyId, sourceOfFunds }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await recordDueDiligence(operation.work, party, { staffId, sourceOfFunds });
        return true;
      }),
  }),
);
