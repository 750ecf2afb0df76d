import { rightToRentPackPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { askForPack } from "../../right-to-rent/packs.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

builder.mutationField("askForRightToRentPack", (t) =>
  t.string({
    description: "The address of the evidence of a record. It serves its reader alone, for ten minutes.",
    args: {
      partyId: t.arg.id({ required: true }),
      checkId: t.arg.id({ required: true }),
      handedTo: t.arg.string({ required: true, description: "The party that is responsible for the check." }),
    },
    resolve: (_root, { partyId, checkId, handedTo }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        const given = { checkId: rowNumber(checkId), handedTo, by: { staffId } };
        return rightToRentPackPath(key.partyId, await askForPack(operation.work, key, given));
      }),
  }),
);
