import { type Address, addressParts } from "@latchkey/domain/addresses/address.ts";
import { removeHistoryItem, saveHistoryItem } from "../../residence/save-history.ts";
import { saveHome } from "../../residence/save-home.ts";
import { builder, inOperation } from "./builder.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";
import { currency, referenceType, rentFrequency, residenceType } from "./residence.type.ts";

const payload = builder.objectRef<() => Promise<MeRow>>("UpdateResidence").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (readMe) => readMe() }) }),
});

const addressInput = builder.inputType("AddressInput", {
  fields: (t) => Object.fromEntries(addressParts.map((part) => [part, t.string({ required: true })])),
});

const historyItemInput = builder.inputType("ResidentialHistoryItemInput", {
  fields: (t) => ({
    uuid: t.id({ required: true, description: "Chosen by the page, so that a save may be retried." }),
    draft: t.boolean({ required: true }),
    isCurrent: t.boolean({ required: true }),
    start: t.field({ type: "Date" }),
    end: t.field({ type: "Date" }),
    residenceType: t.field({ type: residenceType }),
    address: t.field({ type: addressInput, required: true }),
  }),
});

const BEFORE =
  "The home as the page had read it. What was changed elsewhere is refused as CHANGED_ELSEWHERE.";

builder.mutationField("updateResidentialHistoryItems", (t) =>
  t.field({
    type: payload,
    args: {
      residence: t.arg({ type: historyItemInput, required: true }),
      remedialSectionUuid: t.arg.id(),
      before: t.arg({ type: "Json", description: BEFORE }),
    },
    resolve: (_root, { residence, ...save }, context) =>
      inOperation(context, async ({ work, party }) => {
        const { start = null, end = null, residenceType: type = null, address } = residence;
        const item = { ...residence, start, end, residenceType: type, address: address as Address };
        await saveHistoryItem(work, party, { ...save, item });
        return context.me;
      }),
  }),
);

interface Removed {
  readonly success: boolean;
  readonly uuid: string;
}

const removed = builder.objectRef<Removed>("DeleteResidentialHistoryItems").implement({
  fields: (t) => ({ success: t.exposeBoolean("success"), uuid: t.exposeID("uuid") }),
});

builder.mutationField("deleteResidentialHistoryItems", (t) =>
  t.field({
    type: removed,
    args: { uuid: t.arg.id({ required: true }), remedialSectionUuid: t.arg.id() },
    resolve: (_root, { uuid, remedialSectionUuid }, context) =>
      inOperation(context, async ({ work, party }) => {
        await removeHistoryItem(work, party, { uuid, remedialSectionUuid });
        return { success: true, uuid };
      }),
  }),
);

const referenceInput = builder.inputType("ReferencePersonInput", {
  fields: (t) => ({
    type: t.field({ type: referenceType, required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
  }),
});

const documentInput = builder.inputType("ResidenceDocumentInput", {
  fields: (t) => ({ type: t.string({ required: true }), path: t.string({ required: true }) }),
});

const residenceInput = builder.inputType("ResidenceInput", {
  description: "A missing field is left as it is.",
  fields: (t) => ({
    uuid: t.id({ required: true }),
    currency: t.field({ type: currency }),
    rent: t.float({ description: "In whole units of the currency." }),
    rentFrequency: t.field({ type: rentFrequency }),
    rentPaymentDate: t.field({ type: "Date" }),
    reference: t.field({ type: referenceInput, description: "null: there is no referee." }),
    documents: t.field({ type: [documentInput] }),
    withdrawnDocuments: t.idList(),
  }),
});

builder.mutationField("updateDefaultResidence", (t) =>
  t.field({
    type: payload,
    args: {
      residence: t.arg({ type: residenceInput, required: true }),
      remedialSectionUuid: t.arg.id(),
      before: t.arg({ type: "Json", description: BEFORE }),
    },
    resolve: (_root, { residence, ...save }, context) =>
      inOperation(context, async ({ work, party }) => {
        await saveHome(work, party, { ...save, home: residence });
        return context.me;
      }),
  }),
);
