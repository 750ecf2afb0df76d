import {
  type ReferencePerson,
  type Residence,
  referenceTypes,
} from "@latchkey/domain/residence/residence.ts";
import { currencies, rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import { residenceTypes } from "@latchkey/domain/vocabulary/people.ts";
import type { DocumentRow } from "../../documents/documents.ts";
import { addressType } from "./address.type.ts";
import { builder } from "./builder.ts";
import { documentFields } from "./document-fields.ts";

export const residenceType = builder.enumType("ResidenceType", { values: residenceTypes });
export const referenceType = builder.enumType("ReferenceType", { values: referenceTypes });
export const currency = builder.enumType("Currency", { values: currencies });
export const rentFrequency = builder.enumType("RentFrequency", { values: rentFrequencies });

const referencePerson = builder.objectRef<ReferencePerson>("ReferencePerson").implement({
  fields: (t) => ({
    type: t.expose("type", { type: referenceType }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    email: t.exposeString("email"),
    phone: t.exposeString("phone"),
  }),
});

export interface ResidenceRow extends Residence {
  readonly documents: readonly DocumentRow[];
}

const residenceDocument = builder.objectRef<DocumentRow>("ResidenceDocument").implement({
  fields: (t) => ({
    uuid: t.exposeID("id"),
    ...documentFields(t),
  }),
});

export const residentialHistoryItem = builder.objectRef<ResidenceRow>("ResidentialHistory").implement({
  description: "A home of the applicant.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    draft: t.exposeBoolean("draft", { description: "Half-typed; counts for nothing." }),
    isCurrent: t.exposeBoolean("isCurrent"),
    start: t.expose("start", { type: "Date", nullable: true }),
    end: t.expose("end", { type: "Date", nullable: true }),
    residenceType: t.expose("residenceType", { type: residenceType, nullable: true }),
    currency: t.expose("currency", { type: currency, nullable: true }),
    rent: t.float({
      nullable: true,
      description: "In whole units of the currency.",
      resolve: ({ rentMinor }) => (rentMinor === null ? null : rentMinor / 100),
    }),
    rentFrequency: t.expose("rentFrequency", { type: rentFrequency, nullable: true }),
    rentPaymentDate: t.expose("rentPaymentDate", { type: "Date", nullable: true }),
    reference: t.expose("reference", { type: referencePerson, nullable: true }),
    address: t.expose("address", { type: addressType }),
    documents: t.expose("documents", { type: [residenceDocument] }),
  }),
});
