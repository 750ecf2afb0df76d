import { type DocumentAnswers, documentAnswerParsers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import { asReasonWords, type GivenReason, storedReason, withEntry } from "../rules/given-reason.ts";
import { isUuid, listed, recordOf } from "../rules/parse.ts";
import { type AnswerParsers, layerAnswers, parseAnswersWith } from "../wizard/parse-answers.ts";
import type { Residence } from "./residence.ts";

/** A stored file about one of the homes. */
export interface ResidenceFile extends UploadEntry {
  /** The home's. */
  readonly residenceUuid: string | null;
}

/** What the section knows besides its answers. */
export interface ResidenceFacts {
  readonly residences: readonly Residence[];
  readonly documents: readonly ResidenceFile[];
}

/** What proves an address, in the order in which it is offered. */
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

/** Why a part of the asked span stays unknown. */
export const gapReasons = ["travelling", "do_not_remember", "something_else"] as const;
export type GapReason = (typeof gapReasons)[number];

/** Why nobody can be asked about a rented home. */
export const withoutReferenceReasons = [
  "lost_contact",
  "family_or_friends",
  "abroad",
  "something_else",
] as const;
export type WithoutReferenceReason = (typeof withoutReferenceReasons)[number];

/** The section's choices so far, by the step that asks, stored with the progress item. */
export interface ResidenceAnswers extends DocumentAnswers {
  readonly "in-uk"?: "yes" | "no";
  /** Why the history may stay incomplete. */
  readonly gaps?: GapReason | undefined;
  /** The person's own words for "something else". */
  readonly gapsWords?: string | undefined;
  /** The home that was chosen. */
  readonly "select-address"?: string;
  readonly "have-you-ever"?: "yes" | "no";
  /** By the home's uuid: why nobody can be asked about it. */
  readonly withoutReference?: Readonly<Record<string, WithoutReferenceReason>> | undefined;
  /** By the home's uuid: the person's own words for "something else". */
  readonly withoutReferenceWords?: Readonly<Record<string, string>> | undefined;
  readonly thanks?: "read";
  readonly documents?: AddressProof | "none";
  readonly none?: "acknowledged";
  /** With a connected bank, a document may be added all the same. */
  readonly "already-connected"?: "enough" | "documents";
}

/** The wizard's values: answers and facts. */
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

/** Known steps and listed choices only; anything else is dropped. */
export const parseResidenceAnswers = (raw: unknown): ResidenceAnswers => parseAnswersWith(parsers, raw);

/** The part of the values that is stored with the progress item. */
export const residenceAnswersOf = (values: Partial<ResidenceValues>): ResidenceAnswers =>
  parseResidenceAnswers(values);

type Reasons = Pick<ResidenceAnswers, "withoutReference" | "withoutReferenceWords">;
type Home = Pick<Residence, "uuid">;

/** Why the asked span stays incomplete; undefined if that was not said. */
export const gapReason = ({
  gaps,
  gapsWords,
}: Pick<ResidenceAnswers, "gaps" | "gapsWords">): GivenReason<GapReason> | undefined =>
  storedReason(gaps, gapsWords);

/** Why nobody can be asked about a home; undefined if that was not said of it. */
export const reasonFor = (
  { withoutReference, withoutReferenceWords }: Reasons,
  { uuid }: Home,
): GivenReason<WithoutReferenceReason> | undefined =>
  storedReason(withoutReference?.[uuid], withoutReferenceWords?.[uuid]);

/** What is said of a home now, beside what was said of others; without a reason somebody can be asked about it. */
export const withReasonFor = (
  { withoutReference, withoutReferenceWords }: Reasons,
  { uuid }: Home,
  given: GivenReason<WithoutReferenceReason> | undefined,
): { readonly [Name in keyof Reasons]: Reasons[Name] | undefined } => ({
  withoutReference: withEntry(withoutReference, uuid, given?.reason),
  withoutReferenceWords: withEntry(withoutReferenceWords, uuid, given?.words),
});

/** When a reviewer asks again, it is a new question. */
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
