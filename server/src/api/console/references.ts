import { askRefereeAgain } from "../../references/ask-referee-again.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

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
