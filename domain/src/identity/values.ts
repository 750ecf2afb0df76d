import { slotOf } from "../documents/definitions.ts";
import { type IdentityDocumentKind, identityDocumentKinds } from "../documents/kinds.ts";
import { type WithoutDocumentReason, withoutDocumentReasons } from "../documents/without-document.ts";

/** A stored file of the applicant; `type` is the side's type, e.g. `DRIVING_LICENCE_BACK`. */
export interface UploadEntry {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
}

export interface NameValue {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
}

/** Facts live in rows of their own. */
export interface IdentityFacts {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  readonly documents: readonly UploadEntry[];
}

/** The section's choices so far, kept with the progress item, so that a journey goes on on another device. */
export interface IdentityAnswers {
  readonly documents?: IdentityDocumentKind | "none";
  /** Sides whose guidance was read and understood, by their stored types. */
  readonly docSignposting?: readonly string[];
  /** Sides the person cannot show, by their stored types, with the reason. */
  readonly withoutDocument?: Readonly<Record<string, WithoutDocumentReason>>;
  readonly none?: "acknowledged";
}

/** The wizard's values: answers keyed by step, spelled as the contract spells them (spec 2 §3). */
export interface IdentityValues extends IdentityAnswers {
  readonly name: NameValue;
  readonly birthdate: string;
  readonly nationality: string;
  readonly upload: readonly UploadEntry[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSlotType = (value: unknown): value is string =>
  typeof value === "string" && slotOf(value) !== undefined;

const asReason = (value: unknown): WithoutDocumentReason | undefined =>
  withoutDocumentReasons.find((reason) => reason === value);

const parseDocuments = (value: unknown): IdentityAnswers["documents"] =>
  value === "none" ? "none" : identityDocumentKinds.find((kind) => kind === value);

const parseSignposting = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isSlotType))] : undefined;

const parseWithout = (value: unknown): IdentityAnswers["withoutDocument"] => {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([slot, given]) => {
    const reason = asReason(given);
    return isSlotType(slot) && reason ? [[slot, reason] as const] : [];
  });
  return Object.fromEntries(entries);
};

/** Known steps and listed choices only; whatever else was sent is dropped. */
export const parseIdentityAnswers = (raw: unknown): IdentityAnswers => {
  if (!isObject(raw)) return {};
  const documents = parseDocuments(raw.documents);
  const docSignposting = parseSignposting(raw.docSignposting);
  const withoutDocument = parseWithout(raw.withoutDocument);
  return {
    ...(documents === undefined ? {} : { documents }),
    ...(docSignposting === undefined ? {} : { docSignposting }),
    ...(withoutDocument === undefined ? {} : { withoutDocument }),
    ...(raw.none === "acknowledged" ? { none: "acknowledged" as const } : {}),
  };
};

/** The part of the values that is kept with the progress item. */
export const answersOf = (values: Partial<IdentityValues>): IdentityAnswers => parseIdentityAnswers(values);

/**
 * The one function that builds this section's values, on both sides: stored facts, under them the answers. Later
 * layers win, so a remedial item's answers lie above the ordinary item's.
 */
export const identityValues = (facts: IdentityFacts, ...layers: readonly unknown[]): IdentityValues => ({
  ...(Object.assign({}, ...layers.map(parseIdentityAnswers)) as IdentityAnswers),
  name: {
    first_name: facts.firstName ?? "",
    middle_name: facts.middleName ?? "",
    last_name: facts.lastName ?? "",
  },
  birthdate: facts.birthdate ?? "",
  nationality: facts.nationality ?? "",
  upload: facts.documents,
});
