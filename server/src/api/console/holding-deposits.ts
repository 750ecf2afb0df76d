import { recordDepositStatement } from "../../compliance/deposit-statements.ts";
import { prepareDepositFile, recordHoldingDeposit } from "../../compliance/holding-deposits.ts";
import { application } from "./application.type.ts";
import { applicationAfter, knownId } from "./application-named.ts";
import { builder, inOperation } from "./console-builder.ts";
import { staffForm } from "./staff-form.type.ts";

builder.mutationField("prepareDepositFile", (t) =>
  t.field({
    type: staffForm,
    description: "For the written agreement on another deadline: a PDF, JPG or PNG.",
    args: { applicationId: t.arg.id({ required: true }), fileType: t.arg.string({ required: true }) },
    resolve: (_root, { applicationId, fileType }, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId, sessionId } }) =>
        prepareDepositFile(work, knownId(applicationId), { staffId, sessionId, fileType }),
      ),
  }),
);

const depositInput = builder.inputType("HoldingDepositInput", {
  fields: (t) => ({
    receivedOn: t.string({ required: true, description: "A civil date." }),
    agreedOn: t.string({ required: true, description: "A day agreed in writing; empty without one." }),
    uploadId: t.string({
      required: true,
      description: "The written agreement, as prepared; empty without one.",
    }),
  }),
});

builder.mutationField("recordHoldingDeposit", (t) =>
  t.field({
    type: application,
    description: "The newest record counts.",
    args: {
      applicationId: t.arg.id({ required: true }),
      input: t.arg({ type: depositInput, required: true }),
    },
    resolve: (_root, { applicationId, input }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        await recordHoldingDeposit(work, knownId(applicationId), { ...input, staffId });
        return applicationAfter(work, applicationId);
      }),
  }),
);

const groundInput = builder.inputType("DepositGroundInput", {
  fields: (t) => ({
    ground: t.string({ required: true }),
    evidence: t.stringList({ required: true, description: "Keys of what is offered for the ground." }),
    words: t.string({ required: true, description: "What was said, and what shows otherwise." }),
  }),
});

builder.mutationField("recordDepositStatement", (t) =>
  t.field({
    type: application,
    description: "Why the deposit is kept; without a ground it is paid back. The newest statement counts.",
    args: {
      applicationId: t.arg.id({ required: true }),
      grounds: t.arg({ type: [groundInput], required: true }),
    },
    resolve: (_root, { applicationId, grounds }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        await recordDepositStatement(work, knownId(applicationId), { grounds, staffId });
        return applicationAfter(work, applicationId);
      }),
  }),
);
