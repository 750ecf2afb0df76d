import { assertMaySee } from "../../review/own-party.ts";
import { recordLetting } from "../../right-to-rent/letting.ts";
import { recordOtherAdults } from "../../right-to-rent/other-adults.ts";
import { application } from "./application.type.ts";
import { applicationAfter, knownId } from "./application-named.ts";
import { builder, inOperation } from "./console-builder.ts";

const lettingInput = builder.inputType("LettingInput", {
  fields: (t) => ({
    landlord: t.string({ required: true }),
    agreementOn: t.string({ required: true, description: "A civil date; expected, until it is signed." }),
    startsOn: t.string({ required: true }),
    signedOn: t.string({ required: true, description: "Empty: it is not signed." }),
    endedOn: t.string({ required: true, description: "Empty: the tenancy goes on." }),
  }),
});

builder.mutationField("recordLetting", (t) =>
  t.field({
    type: application,
    description:
      "The landlord, the days of the agreement and of the tenancy: records are judged again by them.",
    args: {
      applicationId: t.arg.id({ required: true }),
      input: t.arg({ type: lettingInput, required: true }),
    },
    resolve: (_root, { applicationId, input }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const id = knownId(applicationId);
        await assertMaySee(work, id);
        await recordLetting(work, id, { ...input, staffId });
        return applicationAfter(work, id);
      }),
  }),
);

builder.mutationField("recordOtherAdults", (t) =>
  t.field({
    type: application,
    description: "What the agency says: whether another adult, who is not named, will live in the home.",
    args: {
      applicationId: t.arg.id({ required: true }),
      livesThere: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { applicationId, livesThere }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const id = knownId(applicationId);
        await assertMaySee(work, id);
        await recordOtherAdults(work, id, { livesThere, staffId });
        return applicationAfter(work, id);
      }),
  }),
);
