import { addressParts } from "@latchkey/domain/addresses/address.ts";
import { removeHistoryItem } from "../../residence/save-history.ts";
import { saveResidence } from "../../residence/save-residence.ts";
import { builder, inOperation } from "./builder.ts";
import { documentInput } from "./document-fields.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";
import { currency, referenceType, rentFrequency, residenceType } from "./residence.type.ts";

const payload = builder.objectRef<() => Promise<MeRow>>("UpdateResidence").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (readMe) => readMe() }) }),
});

const addressInput = builder.inputType("AddressInput", {
  fields: (t) => Object.fromEntries(addressParts.map((part) => [part, t.string({ required: true })])),
});

const BEFORE =
  "The home as the page had read it. What was changed elsewhere is refused as CHANGED_ELSEWHERE.";

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

const residenceInput = builder.inputType("ResidenceInput", {
  description:
    "A home as it is read back. A missing field is left as it is, and one that repeats the stored value is no change.",
  fields: (t) => ({
    uuid: t.id({
      description: "Chosen by the client, so that a save may be retried; a new home without one gets one.",
    }),
    draft: t.boolean({ description: "Half-typed; counts for nothing." }),
    isCurrent: t.boolean(),
    start: t.field({ type: "Date" }),
    end: t.field({ type: "Date" }),
    residenceType: t.field({ type: residenceType }),
    address: t.field({ type: addressInput }),
    currency: t.field({ type: currency }),
    rent: t.float({ description: "In whole units of the currency." }),
    rentFrequency: t.field({ type: rentFrequency }),
    rentPaymentDate: t.field({ type: "Date" }),
    reference: t.field({ type: referenceInput, description: "null: there is no referee." }),
    documents: t.field({ type: [documentInput("ResidenceDocumentInput")] }),
    withdrawnDocuments: t.idList(),
  }),
});

const saves = { updateResidentialHistoryItems: true, updateDefaultResidence: false } as const;

for (const [name, mayAdd] of Object.entries(saves)) {
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      args: {
        residence: t.arg({ type: residenceInput, required: true }),
        remedialSectionUuid: t.arg.id(),
        before: t.arg({ type: "Json", description: BEFORE }),
      },
      resolve: (_root, { residence, ...save }, context) =>
        inOperation(context, async ({ work, party }) => {
          await saveResidence(work, party, { ...save, residence, mayAdd });
          return context.me;
        }),
    }),
  );
}
