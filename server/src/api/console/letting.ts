import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { readApplication } from "../../applications/read-application.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { assertMaySee } from "../../review/own-party.ts";
import { recordLetting } from "../../right-to-rent/letting.ts";
import { application } from "./application.type.ts";
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
        if (!isUuid(applicationId)) throw notFound();
        await assertMaySee(work, applicationId);
        await recordLetting(work, applicationId, { ...input, staffId });
        const changed = await readApplication(work.tx, applicationId);
        if (!changed) throw notFound();
        return changed;
      }),
  }),
);
