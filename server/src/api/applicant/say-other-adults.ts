import { type PartyRow, readParty } from "../../parties/party-row.ts";
import { sayOtherAdults } from "../../right-to-rent/other-adults.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const payload = builder.objectRef<PartyRow>("SayOtherAdults").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("sayOtherAdults", (t) =>
  t.field({
    type: payload,
    description: "Whether another person aged 18 or over, who is not named, will live in the home.",
    args: { livesThere: t.arg.boolean({ required: true }) },
    resolve: (_root, { livesThere }, context) =>
      inOperation(context, async ({ work, party }) => {
        await sayOtherAdults(work, party, livesThere);
        return readParty(work, party);
      }),
  }),
);
