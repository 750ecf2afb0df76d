import { slotOf } from "../documents/definitions.ts";
import {
  type DocumentType,
  documentTypes,
  type IdentityDocumentKind,
  identityDocumentKinds,
} from "../documents/kinds.ts";
import { type WithoutDocumentReason, withoutDocumentReasons } from "../documents/without-document.ts";
import { type CivilDate, isCivilDate } from "../rules/civil-date.ts";
import type { PrimaryChoice, SHARE_CODE } from "./right-to-rent-rules.ts";

/** A stored file of the applicant; `type` is the stored type, e.g. `DRIVING_LICENCE_BACK`. */
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

/** Facts that are stored as they are, each in a column of its own; named like the arguments that carry them. */
export const plainFacts = ["firstName", "middleName", "lastName", "birthdate", "nationality"] as const;
export type PlainFacts = Readonly<Record<(typeof plainFacts)[number], string | null>>;

/** What the section knows besides its answers: stored in columns or rows. */
export interface IdentityFacts extends PlainFacts {
  readonly shareCode: string | null;
  readonly documents: readonly UploadEntry[];
}

export const visaStatuses = ["no_application", "ongoing_visa_application"] as const;
export type VisaStatus = (typeof visaStatuses)[number];

export const optOutDecisions = ["take_photo", "continue_without"] as const;
export type OptOutDecision = (typeof optOutDecisions)[number];

/** The choices of secondary documents, by the steps that ask for them. */
export const secondarySteps = ["secondaryDocumentOne", "secondaryDocumentTwo"] as const;
export type SecondaryStep = (typeof secondarySteps)[number];

/** The section's choices so far, stored with the progress item, so that the applicant can continue on another device. */
export interface IdentityAnswers {
  readonly documents?: IdentityDocumentKind | "none";
  /** Sides whose guidance was acknowledged, by stored type. */
  readonly docSignposting?: readonly string[];
  /** Sides that the person does not have, by stored type, with the reason. */
  readonly withoutDocument?: Readonly<Record<string, WithoutDocumentReason>>;
  /** The notice of the standard variant. */
  readonly none?: "acknowledged";
  readonly primaryDocument?: PrimaryChoice | "none";
  readonly secondaryDocumentOne?: DocumentType | "none";
  readonly secondaryDocumentTwo?: DocumentType | "none";
  /** Choices of "none" whose notice was acknowledged (right to rent). */
  readonly noneOf?: readonly SecondaryStep[];
  readonly status?: VisaStatus;
  readonly biometricEducation?: "understood";
  readonly expiredVisa?: "acknowledged" | undefined;
  /** Expiry dates of time-limited documents, by the stored type of the side that shows the date. */
  readonly expiry?: Readonly<Record<string, CivilDate>> | undefined;
  /** The person has no share code. Counts as an answer; shown to the reviewer. */
  readonly withoutShareCode?: "yes" | undefined;
  readonly permissionGranted?: "yes" | "no";
  /** Left the camera without a photo. */
  readonly cameraSkipped?: "yes" | undefined;
  readonly optOutDecision?: OptOutDecision | undefined;
}

/** The wizard's values: answers keyed by step, spelled as the contract spells them (spec 2 §3). */
export interface IdentityValues extends IdentityAnswers {
  readonly name: NameValue;
  readonly birthdate: string;
  readonly nationality: string;
  readonly shareCode: string;
  readonly upload: readonly UploadEntry[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSlotType = (value: unknown): value is string =>
  typeof value === "string" && slotOf(value) !== undefined;

const asReason = (value: unknown): WithoutDocumentReason | undefined =>
  withoutDocumentReasons.find((reason) => reason === value);

const oneOf =
  <const Options extends readonly string[]>(...options: Options) =>
  (value: unknown): Options[number] | undefined =>
    options.find((option) => option === value);

const parseSignposting = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isSlotType))] : undefined;

const parseNoneOf = (value: unknown): readonly SecondaryStep[] | undefined =>
  Array.isArray(value) ? secondarySteps.filter((step) => value.includes(step)) : undefined;

/** Parses a record keyed by stored type; invalid entries are dropped. */
const bySlot =
  <Value>(parse: (value: unknown) => Value | undefined) =>
  (value: unknown): Readonly<Record<string, Value>> | undefined => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([slot, given]) => {
      const parsed = parse(given);
      return isSlotType(slot) && parsed !== undefined ? [[slot, parsed] as const] : [];
    });
    return Object.fromEntries(entries);
  };

const asCivilDate = (value: unknown): CivilDate | undefined =>
  typeof value === "string" && isCivilDate(value) ? value : undefined;

/** Repeated here, so that the standard variant does not import the rules of the other one. */
const shareCode: typeof SHARE_CODE = "SHARE_CODE";

type Parsers = { readonly [Name in keyof IdentityAnswers]-?: (raw: unknown) => IdentityAnswers[Name] };

const parsers: Parsers = {
  documents: oneOf(...identityDocumentKinds, "none"),
  docSignposting: parseSignposting,
  withoutDocument: bySlot(asReason),
  none: oneOf("acknowledged"),
  primaryDocument: oneOf(...documentTypes, shareCode, "none"),
  secondaryDocumentOne: oneOf(...documentTypes, "none"),
  secondaryDocumentTwo: oneOf(...documentTypes, "none"),
  noneOf: parseNoneOf,
  status: oneOf(...visaStatuses),
  biometricEducation: oneOf("understood"),
  expiredVisa: oneOf("acknowledged"),
  expiry: bySlot(asCivilDate),
  withoutShareCode: oneOf("yes"),
  permissionGranted: oneOf("yes", "no"),
  cameraSkipped: oneOf("yes"),
  optOutDecision: oneOf(...optOutDecisions),
};

/** Known steps and listed choices only; anything else is dropped. */
export const parseIdentityAnswers = (raw: unknown): IdentityAnswers => {
  if (!isObject(raw)) return {};
  const entries = Object.entries(parsers).flatMap(([name, parse]) => {
    const parsed = Object.hasOwn(raw, name) ? parse(raw[name]) : undefined;
    return parsed === undefined ? [] : [[name, parsed] as const];
  });
  return Object.fromEntries(entries);
};

/** The part of the values that is stored with the progress item. */
export const answersOf = (values: Partial<IdentityValues>): IdentityAnswers => parseIdentityAnswers(values);

/**
 * A statement that somebody cannot or will not provide something answers only the original question. When a reviewer
 * asks again, it is a new question.
 */
const withoutDenials = ({
  withoutDocument: _without,
  none: _none,
  noneOf: _noneOf,
  withoutShareCode: _shareCode,
  expiredVisa: _expired,
  permissionGranted: _permission,
  cameraSkipped: _camera,
  optOutDecision: _optOut,
  ...choices
}: IdentityAnswers): IdentityAnswers => choices;

const layered = (layers: readonly unknown[]): IdentityAnswers => {
  const parsed = layers.map(parseIdentityAnswers);
  const beneath = parsed.slice(0, -1).map(withoutDenials);
  return Object.assign({}, ...beneath, parsed.at(-1)) as IdentityAnswers;
};

/**
 * The one function that builds this section's values, in browser and server: answers, overridden by the stored facts.
 * Later layers win, so a remedial item's answers override the ordinary item's; from the latter, choices are inherited
 * but denials are not.
 */
export const identityValues = (facts: IdentityFacts, ...layers: readonly unknown[]): IdentityValues => ({
  ...layered(layers),
  name: {
    first_name: facts.firstName ?? "",
    middle_name: facts.middleName ?? "",
    last_name: facts.lastName ?? "",
  },
  birthdate: facts.birthdate ?? "",
  nationality: facts.nationality ?? "",
  shareCode: facts.shareCode ?? "",
  upload: facts.documents,
});
