import { type Side, slotType } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { IdentityValues } from "../identity/values.ts";
import { anIdentity, anUpload } from "./identities.ts";

/** Amara's values in the right-to-rent variant, plus the overrides. */
export const aRightToRent = (
  said: Partial<IdentityValues> & { readonly nationality: string },
): IdentityValues => ({
  ...anIdentity(),
  ...said,
});

const slotsOf = (type: DocumentType): readonly string[] => [
  ...new Set((["front", "back"] as const satisfies readonly Side[]).map((side) => slotType(type, side))),
];

/** With the guidance for these documents acknowledged and all their sides stored. */
export const showing = (values: IdentityValues, ...types: readonly DocumentType[]): IdentityValues => {
  const slots = types.flatMap(slotsOf);
  return {
    ...values,
    docSignposting: [...(values.docSignposting ?? []), ...slots],
    upload: [...values.upload, ...slots.map(anUpload)],
  };
};
