import { findDefinition, type Side, slotType } from "../documents/definitions.ts";
import type { IdentityDocumentKind } from "../documents/kinds.ts";
import { needsSignposting } from "../documents/signposting.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { type Flow, stepsOf } from "../wizard/flow.ts";
import { type CountryDocuments, findAllowedDocuments } from "./countries.ts";
import { birthdateIssue, documentChoiceIssue, nameIssues, nationalityIssue } from "./rules.ts";
import type { IdentityValues } from "./values.ts";

export interface IdentityContext {
  readonly today: CivilDate;
  readonly countriesDocsMap: readonly CountryDocuments[];
}

export const identitySteps = [
  "name",
  "birthdate",
  "nationality",
  "documents",
  "none",
  "documentSignposting",
  "upload",
  "documentSignpostingBack",
  "uploadBack",
] as const;
export type IdentityStep = (typeof identitySteps)[number];

/** The document that was chosen and that we know how to take; undefined for none or nothing yet. */
export const chosenDocument = ({ documents }: IdentityValues): IdentityDocumentKind | undefined =>
  documents === undefined || documents === "none" ? undefined : documents;

/** The stored type of one side of the chosen document. */
export const chosenSlot = (values: IdentityValues, side: Side): string | undefined => {
  const kind = chosenDocument(values);
  return kind && slotType(kind, side);
};

const understood = (values: IdentityValues, side: Side): boolean => {
  const slot = chosenSlot(values, side);
  return slot !== undefined && (values.docSignposting ?? []).includes(slot);
};

/** A side is given when a file of it is stored, or when the person said that they do not have it, and why. */
const given = (values: IdentityValues, side: Side): boolean => {
  const slot = chosenSlot(values, side);
  if (slot === undefined) return false;
  return values.upload.some(({ type }) => type === slot) || values.withoutDocument?.[slot] !== undefined;
};

const afterChoice = (values: IdentityValues) => {
  const kind = chosenDocument(values);
  if (kind === undefined) return "none";
  return needsSignposting(kind) ? "documentSignposting" : "upload";
};

const afterFront = (values: IdentityValues) => {
  const kind = chosenDocument(values);
  if (kind === undefined || findDefinition(kind)?.sides !== 2) return undefined;
  return needsSignposting(kind) ? "documentSignpostingBack" : "uploadBack";
};

const { goto, end } = stepsOf<IdentityValues, IdentityContext>();

/** Identity, standard variant (spec 2 §4). */
export const identityFlow: Flow<IdentityValues, IdentityContext, IdentityStep> = {
  start: () => "name",
  steps: {
    name: goto(
      ["birthdate"],
      ({ name }) => Object.keys(nameIssues(name)).length === 0,
      () => "birthdate",
    ),
    birthdate: goto(
      ["nationality"],
      ({ birthdate }, { today }) => birthdateIssue(birthdate, today) === undefined,
      () => "nationality",
    ),
    nationality: goto(
      ["documents"],
      ({ nationality }, { countriesDocsMap }) =>
        nationalityIssue(
          nationality,
          countriesDocsMap.map(({ countryCode }) => countryCode),
        ) === undefined,
      () => "documents",
    ),
    documents: goto(
      ["none", "documentSignposting", "upload"],
      ({ documents, nationality }, { countriesDocsMap }) => {
        const allowed = findAllowedDocuments(countriesDocsMap, nationality) ?? [];
        return documentChoiceIssue(documents, allowed) === undefined;
      },
      afterChoice,
    ),
    none: end(({ none }) => none === "acknowledged"),
    documentSignposting: goto(
      ["upload"],
      (values) => understood(values, "front"),
      () => "upload",
    ),
    upload: goto(["documentSignpostingBack", "uploadBack"], (values) => given(values, "front"), afterFront),
    documentSignpostingBack: goto(
      ["uploadBack"],
      (values) => understood(values, "back"),
      () => "uploadBack",
    ),
    uploadBack: end((values) => given(values, "back")),
  },
};
