import { bySlot, type DocumentAnswers, documentAnswerParsers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import {
  type DocumentType,
  documentTypes,
  type IdentityDocumentKind,
  identityDocumentKinds,
} from "../documents/kinds.ts";
import { type CivilDate, isCivilDate } from "../rules/civil-date.ts";
import { listed, listOf } from "../rules/parse.ts";
import { type AnswerParsers, layerAnswers, parseAnswersWith } from "../wizard/parse-answers.ts";
import type { PrimaryChoice, SHARE_CODE } from "./right-to-rent-rules.ts";

export interface NameValue {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
}

export const plainFacts = ["firstName", "middleName", "lastName", "birthdate", "nationality"] as const;
export type PlainFacts = Readonly<Record<(typeof plainFacts)[number], string | null>>;

export interface IdentityFile extends UploadEntry {
  readonly expiresOn?: CivilDate | null;
}

export interface IdentityFacts extends PlainFacts {
  readonly shareCode: string | null;
  readonly documents: readonly IdentityFile[];
}

export const visaStatuses = ["no_application", "ongoing_visa_application"] as const;
export type VisaStatus = (typeof visaStatuses)[number];

export const optOutDecisions = ["take_photo", "continue_without"] as const;
export type OptOutDecision = (typeof optOutDecisions)[number];

export const secondarySteps = ["secondaryDocumentOne", "secondaryDocumentTwo"] as const;
export type SecondaryStep = (typeof secondarySteps)[number];

export interface IdentityAnswers extends DocumentAnswers {
  readonly documents?: IdentityDocumentKind | "none";
  readonly none?: "acknowledged";
  readonly primaryDocument?: PrimaryChoice | "none";
  readonly secondaryDocumentOne?: DocumentType | "none";
  readonly secondaryDocumentTwo?: DocumentType | "none";
  readonly noneOf?: readonly SecondaryStep[];
  readonly status?: VisaStatus;
  readonly biometricEducation?: "understood";
  readonly expiredVisa?: "acknowledged" | undefined;
  readonly expiry?: Readonly<Record<string, CivilDate>> | undefined;
  /** The person has no share code. It counts as an answer and is shown to the reviewer. */
  readonly withoutShareCode?: "yes" | undefined;
  readonly permissionGranted?: "yes" | "no";
  readonly cameraSkipped?: "yes" | undefined;
  readonly optOutDecision?: OptOutDecision | undefined;
  /** Steps that a client passed without a way to say what was chosen: the contract has no variable for it. */
  readonly notSaid?: readonly "status"[];
}

/** The codes that a step's row among the answers may hold. */
export interface IdentityChoices {
  readonly documents: IdentityDocumentKind | "none";
  readonly primaryDocument: PrimaryChoice | "none";
  readonly secondaryDocumentOne: DocumentType | "none";
  readonly secondaryDocumentTwo: DocumentType | "none";
  readonly status: VisaStatus;
  readonly shareCode: "withoutShareCode";
  readonly livePhotoOptOut: OptOutDecision;
}

export interface IdentityValues extends IdentityAnswers {
  readonly name: NameValue;
  readonly birthdate: string;
  readonly nationality: string;
  readonly shareCode: string;
  readonly upload: readonly IdentityFile[];
}

const asCivilDate = (value: unknown): CivilDate | undefined =>
  typeof value === "string" && isCivilDate(value) ? value : undefined;

/** Repeated here, so that the standard variant does not import the rules of the other one. */
const shareCode: typeof SHARE_CODE = "SHARE_CODE";

const parsers: AnswerParsers<IdentityAnswers> = {
  documents: listed(...identityDocumentKinds, "none"),
  ...documentAnswerParsers,
  none: listed("acknowledged"),
  primaryDocument: listed(...documentTypes, shareCode, "none"),
  secondaryDocumentOne: listed(...documentTypes, "none"),
  secondaryDocumentTwo: listed(...documentTypes, "none"),
  noneOf: listOf(...secondarySteps),
  status: listed(...visaStatuses),
  biometricEducation: listed("understood"),
  expiredVisa: listed("acknowledged"),
  expiry: bySlot(asCivilDate),
  withoutShareCode: listed("yes"),
  permissionGranted: listed("yes", "no"),
  cameraSkipped: listed("yes"),
  optOutDecision: listed(...optOutDecisions),
  notSaid: listOf("status"),
};

/** Known steps and listed choices only; anything else is dropped. */
export const parseIdentityAnswers = (raw: unknown): IdentityAnswers => parseAnswersWith(parsers, raw);

export const answersOf = (values: Partial<IdentityValues>): IdentityAnswers => parseIdentityAnswers(values);

const withoutDenials = ({
  withoutDocument: _without,
  withoutDocumentWords: _words,
  none: _none,
  noneOf: _noneOf,
  withoutShareCode: _shareCode,
  expiredVisa: _expired,
  permissionGranted: _permission,
  cameraSkipped: _camera,
  optOutDecision: _optOut,
  ...choices
}: IdentityAnswers): IdentityAnswers => choices;

/**
 * The one function that builds this section's values, in browser and server: answers, overridden by the stored facts.
 */
export const identityValues = (facts: IdentityFacts, ...layers: readonly unknown[]): IdentityValues => ({
  ...layerAnswers(layers.map(parseIdentityAnswers), withoutDenials),
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
