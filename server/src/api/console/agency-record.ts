import { readAgency } from "../../agencies/agencies.ts";
import { addAgency, setAgencyDetails, setAgencyPolicies } from "../../agencies/agency-record.ts";
import { startAgencyAgain, stopAgency } from "../../agencies/agency-stops.ts";
import { acceptTerms, writeDataAgreement } from "../../agencies/agreements.ts";
import { addBranch, changeBranch, endBranch } from "../../agencies/branches.ts";
import { removeLogo, setAccent } from "../../agencies/brand.ts";
import { setOutcomeLabels } from "../../agencies/outcome-labels.ts";
import { renewSearchWords } from "../../parties/renew-search-words.job.ts";
import { addJobOnce } from "../../platform/jobs/job.ts";
import type { Work } from "../../platform/work/work.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import { agency } from "./agency.type.ts";
import { builder, inOperation } from "./console-builder.ts";
import type { ConsoleContext } from "./console-context.ts";

/** @returns the changed agency, whose id `change` returns */
const changing = (context: ConsoleContext, change: (work: Work, actor: StaffActor) => Promise<string>) =>
  inOperation(context, "ADMINISTRATOR", async ({ work, actor }) =>
    readAgency(work.tx, await change(work, actor)),
  );

builder.mutationField("addAgency", (t) =>
  t.field({
    type: agency,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) => changing(context, (work) => addAgency(work, name)),
  }),
);

const detailsInput = builder.inputType("AgencyDetailsInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "The name that people see." }),
    registeredName: t.string({ required: true }),
    phone: t.string({ required: true }),
    website: t.string({ required: true, description: "https." }),
    replyEmail: t.string({ required: true }),
    language: t.string({ required: true, description: "Empty: none is chosen." }),
  }),
});

builder.mutationField("setAgencyDetails", (t) =>
  t.field({
    type: agency,
    description: "Empty: not known.",
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: detailsInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      changing(context, async (work) => {
        await setAgencyDetails(work, id, input);
        await addJobOnce(work.tx, renewSearchWords, { payload: {}, key: "agency" });
        return id;
      }),
  }),
);

const policiesInput = builder.inputType("AgencyPoliciesInput", {
  fields: (t) => ({
    allowed: t.stringList({ required: true, description: "Empty: each policy in force." }),
    standard: t.string(),
    promiseDays: t.int({ description: "Working days, 1 to 20; null: those of the policy." }),
  }),
});

builder.mutationField("setAgencyPolicies", (t) =>
  t.field({
    type: agency,
    description: "Applications that have begun keep their policy and promise.",
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: policiesInput, required: true }) },
    resolve: (_root, { id, input: { allowed, standard, promiseDays } }, context) =>
      changing(context, async (work) => {
        const given = { allowed, standard: standard ?? null, promiseDays: promiseDays ?? null };
        await setAgencyPolicies(work, id, given);
        return id;
      }),
  }),
);

const branchInput = builder.inputType("AgencyBranchInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.string({ required: true }),
    phone: t.string({ required: true }),
  }),
});

builder.mutationField("addAgencyBranch", (t) =>
  t.field({
    type: agency,
    args: { agencyId: t.arg.id({ required: true }), input: t.arg({ type: branchInput, required: true }) },
    resolve: (_root, { agencyId, input }, context) =>
      changing(context, async (work) => {
        await addBranch(work, agencyId, input);
        return agencyId;
      }),
  }),
);

builder.mutationField("changeAgencyBranch", (t) =>
  t.field({
    type: agency,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: branchInput, required: true }) },
    resolve: (_root, { id, input }, context) => changing(context, (work) => changeBranch(work, id, input)),
  }),
);

builder.mutationField("endAgencyBranch", (t) =>
  t.field({
    type: agency,
    description: "Removes a branch that no application names, and closes another.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => changing(context, (work) => endBranch(work, id)),
  }),
);

builder.mutationField("writeDataAgreement", (t) =>
  t.field({
    type: agency,
    args: {
      agencyId: t.arg.id({ required: true }),
      role: t.arg.string({ required: true }),
      agreedOn: t.arg.string({ required: true }),
      fileId: t.arg.string({ required: true, description: "Of a file that was sent to the agency's files." }),
    },
    resolve: (_root, given, context) =>
      changing(context, async (work, { staffId }) => {
        await writeDataAgreement(work, { ...given, staffId });
        return given.agencyId;
      }),
  }),
);

builder.mutationField("acceptAgencyTerms", (t) =>
  t.field({
    type: agency,
    args: {
      agencyId: t.arg.id({ required: true }),
      version: t.arg.string({ required: true }),
      acceptedOn: t.arg.string({ required: true }),
      acceptedBy: t.arg.string({ required: true, description: "The person of the agency." }),
    },
    resolve: (_root, given, context) =>
      changing(context, async (work, { staffId }) => {
        await acceptTerms(work, { ...given, staffId });
        return given.agencyId;
      }),
  }),
);

builder.mutationField("setAgencyAccent", (t) =>
  t.field({
    type: agency,
    args: {
      id: t.arg.id({ required: true }),
      accent: t.arg.string({ required: true, description: "Empty: none." }),
    },
    resolve: (_root, { id, accent }, context) =>
      changing(context, async (work) => {
        await setAccent(work, id, accent);
        return id;
      }),
  }),
);

builder.mutationField("removeAgencyLogo", (t) =>
  t.field({
    type: agency,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      changing(context, async (work, { staffId }) => {
        await removeLogo(work, id, staffId);
        return id;
      }),
  }),
);

const labelsInput = builder.inputType("OutcomeLabelsInput", {
  description: "Empty: the standard word.",
  fields: (t) => ({
    ACCEPTED: t.string({ required: true }),
    ACCEPTED_CONDITIONS: t.string({ required: true }),
    ACCEPTED_GUARANTOR: t.string({ required: true }),
    NOT_ACCEPTED_CRITERIA: t.string({ required: true }),
    NOT_COMPLETED: t.string({ required: true }),
  }),
});

builder.mutationField("setOutcomeLabels", (t) =>
  t.field({
    type: agency,
    description: "Reports that are made from then on have them.",
    args: { id: t.arg.id({ required: true }), labels: t.arg({ type: labelsInput, required: true }) },
    resolve: (_root, { id, labels }, context) =>
      changing(context, async (work) => {
        await setOutcomeLabels(work, id, labels);
        return id;
      }),
  }),
);

builder.mutationField("stopAgency", (t) =>
  t.field({
    type: agency,
    description: "No new application begins. Those that have begun go on.",
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, { id, reason }, context) =>
      changing(context, async (work, { staffId }) => {
        await stopAgency(work, { agencyId: id, staffId, reason });
        return id;
      }),
  }),
);

builder.mutationField("startAgencyAgain", (t) =>
  t.field({
    type: agency,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      changing(context, async (work, { staffId }) => {
        await startAgencyAgain(work, { agencyId: id, staffId });
        return id;
      }),
  }),
);
