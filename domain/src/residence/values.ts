import { type DocumentAnswers, documentAnswerParsers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import { asReasonWords, type GivenReason, storedReason, withEntry } from "../rules/given-reason.ts";
import { isUuid, listed, recordOf } from "../rules/parse.ts";
import { type AnswerParsers, layerAnswers, parseAnswersWith } from "../wizard/parse-answers.ts";
import type { Residence } from "./residence.ts";

export interface ResidenceFile extends UploadEntry {
  readonly residenceUuid: string | null;
}

export interface ResidenceFacts {
  readonly residences: readonly Residence[];
  readonly documents: readonly ResidenceFile[];
}

export const addressProofs = [
  "UTILITY_BILL",
  "COUNCIL_TAX_STATEMENT",
  "BANK_STATEMENT",
  "TENANCY_AGREEMENT",
  "LAND_REGISTRY",
  "INSURANCE_CONTRACT",
  "OTHER",
] as const;
export type AddressProof = (typeof addressProofs)[number];

export const gapReasons = ["travelling", "do_not_remember", "something_else"] as const;
export type GapReason = (typeof gapReasons)[number];

export const withoutReferenceReasons = [
  "lost_contact",
  "family_or_friends",
  "abroad",
  "something_else",
] as const;
export type WithoutReferenceReason = (typeof withoutReferenceReasons)[number];

export interface ResidenceAnswers extends DocumentAnswers {
  readonly "in-uk"?: "yes" | "no";
  readonly gaps?: GapReason | undefined;
  readonly gapsWords?: string | undefined;
  readonly "select-address"?: string;
  readonly "have-you-ever"?: "yes" | "no";
  readonly withoutReference?: Readonly<Record<string, WithoutReferenceReason>> | undefined;
  readonly withoutReferenceWords?: Readonly<Record<string, string>> | undefined;
  readonly thanks?: "read";
  readonly documents?: AddressProof | "none";
  readonly none?: "acknowledged";
  readonly "already-connected"?: "enough" | "documents";
}

/** The codes that a step's row among the answers may hold. */
export interface ResidenceChoices {
  readonly "in-uk": "yes" | "no";
  readonly "have-you-ever": "yes" | "no";
  readonly documents: AddressProof | "none";
  readonly "already-connected": "enough" | "documents";
  readonly landlordDetails: WithoutReferenceReason;
}

export interface ResidenceValues extends ResidenceAnswers {
  readonly residences: readonly Residence[];
  readonly upload: readonly ResidenceFile[];
}

const parsers: AnswerParsers<ResidenceAnswers> = {
  ...documentAnswerParsers,
  "in-uk": listed("yes", "no"),
  gaps: listed(...gapReasons),
  gapsWords: asReasonWords,
  "select-address": (value) => (isUuid(value) ? value : undefined),
  "have-you-ever": listed("yes", "no"),
  withoutReference: recordOf(isUuid, listed(...withoutReferenceReasons)),
  withoutReferenceWords: recordOf(isUuid, asReasonWords),
  thanks: listed("read"),
  documents: listed(...addressProofs, "none"),
  none: listed("acknowledged"),
  "already-connected": listed("enough", "documents"),
};

export const parseResidenceAnswers = (raw: unknown): ResidenceAnswers => parseAnswersWith(parsers, raw);

export const residenceAnswersOf = (values: Partial<ResidenceValues>): ResidenceAnswers =>
  parseResidenceAnswers(values);

type Reasons = Pick<ResidenceAnswers, "withoutReference" | "withoutReferenceWords">;
type Home = Pick<Residence, "uuid">;

export const gapReason = ({
  gaps,
  gapsWords,
}: Pick<ResidenceAnswers, "gaps" | "gapsWords">): GivenReason<GapReason> | undefined =>
  storedReason(gaps, gapsWords);

export const reasonFor = (
  { withoutReference, withoutReferenceWords }: Reasons,
  { uuid }: Home,
): GivenReason<WithoutReferenceReason> | undefined =>
  storedReason(withoutReference?.[uuid], withoutReferenceWords?.[uuid]);

export const withReasonFor = (
  { withoutReference, withoutReferenceWords }: Reasons,
  { uuid }: Home,
  given: GivenReason<WithoutReferenceReason> | undefined,
): { readonly [Name in keyof Reasons]: Reasons[Name] | undefined } => ({
  withoutReference: withEntry(withoutReference, uuid, given?.reason),
  withoutReferenceWords: withEntry(withoutReferenceWords, uuid, given?.words),
});

const withoutDenials = ({
  withoutDocument: _without,
  withoutDocumentWords: _words,
  none: _none,
  gaps: _gaps,
  gapsWords: _gapsWords,
  withoutReference: _reference,
  withoutReferenceWords: _referenceWords,
  ...choices
}: ResidenceAnswers): ResidenceAnswers => choices;

/** The one function that builds this section's values, in browser and server: answers, then the stored facts. */
export const residenceValues = (facts: ResidenceFacts, ...layers: readonly unknown[]): ResidenceValues => ({
  ...layerAnswers(layers.map(parseResidenceAnswers), withoutDenials),
  residences: facts.residences,
  upload: facts.documents,
});
