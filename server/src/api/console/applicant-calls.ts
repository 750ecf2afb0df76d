import { applicantCallDirections, applicantCallWays } from "@latchkey/domain/review/applicant-call.ts";
import type { ApplicantCall } from "../../review/applicant-calls/read-applicant-calls.ts";
import { recordApplicantCall } from "../../review/applicant-calls/record-applicant-call.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const way = builder.enumType("ApplicantCallWay", { values: applicantCallWays });
const direction = builder.enumType("ApplicantCallDirection", {
  description: "IN: the applicant began it.",
  values: applicantCallDirections,
});

export const applicantCall = builder.objectRef<ApplicantCall>("ApplicantCall").implement({
  description: "A talk with the applicant outside the product.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    way: t.expose("way", { type: way }),
    direction: t.expose("direction", { type: direction }),
    calledAt: t.exposeString("calledAt", { description: "A minute in London, such as 2026-11-29T14:05." }),
    spokeTo: t.exposeString("spokeTo"),
    said: t.exposeString("said"),
    corrects: t.id({
      nullable: true,
      resolve: ({ corrects }) => (corrects === null ? null : String(corrects)),
    }),
    isCorrected: t.exposeBoolean("isCorrected"),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const callInput = builder.inputType("ApplicantCallInput", {
  fields: (t) => ({
    way: t.string({ required: true }),
    direction: t.string({ required: true }),
    calledAt: t.string({ required: true, description: "A minute in London, such as 2026-11-29T14:05." }),
    spokeTo: t.string({ required: true }),
    said: t.string({ required: true }),
  }),
});

builder.mutationField("recordApplicantCall", (t) =>
  t.boolean({
    args: {
      partyId: t.arg.id({ required: true }),
      corrects: t.arg.id({ description: "The row that it replaces." }),
      input: t.arg({ type: callInput, required: true }),
    },
    resolve: (_root, { partyId, corrects, input }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await recordApplicantCall(operation.work, party, {
          ...input,
          staffId: operation.actor.staffId,
          corrects: corrects === null || corrects === undefined ? undefined : rowNumber(corrects),
        });
        return true;
      }),
  }),
);
