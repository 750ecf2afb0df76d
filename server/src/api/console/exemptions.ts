import {
  answerExemption,
  endExemption,
  prepareExemptionFile,
  proposeExemption,
} from "../../right-to-rent/exemptions.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { application } from "./application.type.ts";
import { applicationAfter, knownId } from "./application-named.ts";
import { builder, inOperation } from "./console-builder.ts";
import { staffForm } from "./staff-form.type.ts";

builder.mutationField("prepareExemptionFile", (t) =>
  t.field({
    type: staffForm,
    description: "For a file that shows the ground of an exemption: a PDF, JPG or PNG.",
    args: { applicationId: t.arg.id({ required: true }), fileType: t.arg.string({ required: true }) },
    resolve: (_root, { applicationId, fileType }, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId, sessionId } }) =>
        prepareExemptionFile(work, knownId(applicationId), { staffId, sessionId, fileType }),
      ),
  }),
);

const exemptionInput = builder.inputType("ExemptionInput", {
  fields: (t) => ({
    ground: t.string({ required: true }),
    words: t.string({ required: true }),
    confirmedBy: t.string({ required: true }),
    confirmedOn: t.string({ required: true, description: "A civil date." }),
    uploadId: t.string({ required: true, description: "As prepared." }),
  }),
});

builder.mutationField("proposeExemption", (t) =>
  t.field({
    type: application,
    description: "It counts once a second reviewer has agreed.",
    args: {
      applicationId: t.arg.id({ required: true }),
      input: t.arg({ type: exemptionInput, required: true }),
    },
    resolve: (_root, { applicationId, input }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        await proposeExemption(work, knownId(applicationId), { ...input, staffId });
        return applicationAfter(work, applicationId);
      }),
  }),
);

builder.mutationField("answerExemption", (t) =>
  t.field({
    type: application,
    description: "A second reviewer's answer.",
    args: {
      applicationId: t.arg.id({ required: true }),
      exemptionId: t.arg.id({ required: true }),
      agrees: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true, description: "May be empty to agree." }),
    },
    resolve: (_root, { applicationId, exemptionId, agrees, reason }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const named = { applicationId: knownId(applicationId), exemptionId: rowNumber(exemptionId) };
        await answerExemption(work, { ...named, agrees, reason, staffId });
        return applicationAfter(work, applicationId);
      }),
  }),
);

builder.mutationField("endExemption", (t) =>
  t.field({
    type: application,
    description: "The ground does not hold any more: each adult needs a record again.",
    args: {
      applicationId: t.arg.id({ required: true }),
      exemptionId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_root, { applicationId, exemptionId, reason }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const named = { applicationId: knownId(applicationId), exemptionId: rowNumber(exemptionId) };
        await endExemption(work, { ...named, reason, staffId });
        return applicationAfter(work, applicationId);
      }),
  }),
);
