import { type PartyRow, readParty } from "../../parties/party-row.ts";
import { renewShareCode } from "../../right-to-rent/share-codes.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<PartyRow>("RenewShareCode").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("renewShareCode", (t) =>
  t.field({
    type: payload,
    description: "In place of a share code that has ended before the check was recorded.",
    args: { shareCode: t.arg.string({ required: true }) },
    resolve: (_root, { shareCode }, context) =>
      inOperation(context, async ({ work, party }) => {
        await renewShareCode(work, party, shareCode);
        return readParty(work, party);
      }),
  }),
);
