import {
  insolvencies,
  type OutsideSlot,
  outsideKinds,
  outsideVerdicts,
  type UsedOutside,
} from "@latchkey/domain/review/outside-result.ts";
import type { ShownOutside } from "../../review/outside-results.ts";
import type { SignedStaffFile } from "../../review/staff-files.ts";
import { builder } from "./console-builder.ts";

const kind = builder.enumType("OutsideKind", { values: outsideKinds });
const verdict = builder.enumType("OutsideVerdict", { values: outsideVerdicts });
const insolvency = builder.enumType("Insolvency", { values: insolvencies });

export const outsideSlot = builder.objectRef<OutsideSlot>("OutsideSlot").implement({
  description: "A result that the policy asks for before an acceptance.",
  fields: (t) => ({
    kind: t.expose("kind", { type: kind }),
    maxDays: t.exposeInt("maxDays", { description: "The greatest age on the day of the decision." }),
  }),
});

export const outsideResult = builder.objectRef<ShownOutside>("OutsideResult").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose("kind", { type: kind }),
    title: t.exposeString("title", { nullable: true, description: "What was screened." }),
    provider: t.exposeString("provider"),
    madeOn: t.expose("madeOn", { type: "Date" }),
    ccjs: t.exposeInt("ccjs", {
      nullable: true,
      description: "Court judgments of the last six years that are not satisfied.",
    }),
    insolvency: t.expose("insolvency", { type: insolvency, nullable: true }),
    verdict: t.expose("verdict", { type: verdict }),
    reason: t.exposeString("reason", { nullable: true }),
    isTooOld: t.exposeBoolean("isTooOld"),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

export const reviewedOutside = builder.objectRef<UsedOutside>("ReviewedOutside").implement({
  description: "What a result says, without the verdict of the first reviewer.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose("kind", { type: kind }),
    title: t.exposeString("title", { nullable: true }),
    provider: t.exposeString("provider"),
    madeOn: t.expose("madeOn", { type: "Date" }),
    ccjs: t.exposeInt("ccjs", { nullable: true }),
    insolvency: t.expose("insolvency", { type: insolvency, nullable: true }),
  }),
});

interface FormField {
  readonly name: string;
  readonly value: string;
}

const formField = builder.objectRef<FormField>("SignedField").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

export const outsideForm = builder.objectRef<SignedStaffFile>("SignedOutsideForm").implement({
  description: "The form of an upload: its fields in this order, then the file as `file`.",
  fields: (t) => ({
    uploadId: t.exposeID("uploadId"),
    url: t.string({ resolve: ({ form }) => form.url }),
    fields: t.field({
      type: [formField],
      resolve: ({ form }) => Object.entries(form.fields).map(([name, value]) => ({ name, value })),
    }),
  }),
});
