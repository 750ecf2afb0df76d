import { bringCaseBack, holdCase } from "../../review/hold-case.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const caseHoldInput = builder.inputType("CaseHoldInput", {
  fields: (t) => ({
    until: t.string({ required: true, description: "A civil date, of the next 60 days." }),
    reason: t.string({ required: true }),
    note: t.string({ required: true, description: "Needed for another reason." }),
  }),
});

builder.mutationField("holdCase", (t) =>
  t.boolean({
    description: "The case leaves the open views, and returns on the day.",
    args: {
      partyId: t.arg.id({ required: true }),
      input: t.arg({ type: caseHoldInput, required: true }),
    },
    resolve: (_root, { partyId, input }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await holdCase(operation.work, party, { ...input, staffId: operation.actor.staffId });
        return true;
      }),
  }),
);

builder.mutationField("endCaseHold", (t) =>
  t.boolean({
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        await bringCaseBack(operation.work, await partyNamed(operation, partyId));
        return true;
      }),
  }),
);
