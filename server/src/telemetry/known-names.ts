import { addressParts } from "@latchkey/domain/addresses/address.ts";
import { slotOf } from "@latchkey/domain/documents/definitions.ts";
import { documentTypes } from "@latchkey/domain/documents/kinds.ts";
import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import { guarantorQuestion, sourceQuestions } from "@latchkey/domain/income/questions.ts";
import { requiredConsents } from "@latchkey/domain/parties/consents.ts";
import { GUARANTEE_CONSENT } from "@latchkey/domain/parties/guarantee.ts";
import { referencePaths } from "@latchkey/domain/references/kinds.ts";
import { landlordQuestion, rentalQuestion } from "@latchkey/domain/residence/questions.ts";
import { stepsOfVariant } from "@latchkey/domain/sections/registry.ts";
import {
  sectionFromPath,
  sectionOfVariant,
  sectionPath,
  sectionVariants,
} from "@latchkey/domain/vocabulary/sections.ts";

/**
 * Names of fields, steps, documents and pages that may leave this installation. An unlisted name might be
 * typed text.
 */

interface Declared {
  readonly fields: Readonly<Record<string, { readonly input: string }>>;
}

const declared: readonly Declared[] = [
  ...identityQuestions,
  ...sourceQuestions,
  guarantorQuestion,
  rentalQuestion,
  landlordQuestion,
];

const OTHER_FIELDS = [
  "email",
  "withoutReference",
  "withoutReferenceWords",
  "withoutEmployer",
  "withoutEmployerWords",
  "understood",
  "expiry",
  "gaps",
  "homes",
  "source",
  "nino",
  "feedback",
  "address",
  "start",
  "end",
  "isCurrent",
  "residenceType",
  "bonus",
  "marketing",
  "reason",
  "words",
  "without-reason",
  "without-words",
  "confirmed",
];

const fields: ReadonlySet<string> = new Set([
  ...declared.flatMap((question) =>
    Object.entries(question.fields).flatMap(([name, { input }]) => [name, input]),
  ),
  ...addressParts.flatMap((part) => [part, `address.${part}`]),
  ...requiredConsents,
  GUARANTEE_CONSENT,
  ...documentTypes,
  // A choice has the name of its step.
  ...sectionVariants.flatMap(stepsOfVariant),
  ...OTHER_FIELDS,
]);

/** Unlisted: `other`. The side of a document is a field as well. */
export const knownField = (name: string): string =>
  fields.has(name) || slotOf(name) !== undefined ? name : "other";

const documents: ReadonlySet<string> = new Set(documentTypes);

export const knownDocument = (name: string): string => (documents.has(name) ? name : "other");

const stepsOf = (segment: string): ReadonlySet<string> => {
  const variants = sectionVariants.filter(
    (variant) => sectionPath(sectionOfVariant(variant)) === segment.toLowerCase(),
  );
  return new Set(variants.flatMap(stepsOfVariant));
};

const steps: Readonly<Record<string, ReadonlySet<string>>> = {
  identity: stepsOf("identity"),
  income: stepsOf("income"),
  residence: stepsOf("residence"),
};

export const knownSection = (name: string): string | undefined =>
  sectionFromPath(name.toLowerCase()) ? name : undefined;

export const knownStep = (section: string, step: string): string =>
  steps[section.toLowerCase()]?.has(step) ? step : "other";

const PAGES = [
  "/",
  "/dashboard",
  "/check-answers",
  "/your-data",
  "/otl",
  "/logout",
  "/open-banking",
  "/500",
  "/reference-thank-you",
  "/console",
  "/agency",
];
const QUESTIONS = /^\/questions\/([a-z]+)(?:\/([A-Za-z-]+))?$/;

const referencePage = (path: string): string | undefined => {
  const folder = Object.values(referencePaths).find((one) => path.startsWith(`${one}/`));
  return folder && `${folder}/:uuid`;
};

const questionsPage = (path: string): string | undefined => {
  const [, segment = "", step] = QUESTIONS.exec(path) ?? [];
  if (!sectionFromPath(segment)) return undefined;
  const page = `/questions/${segment}`;
  return step === undefined ? page : `${page}/${knownStep(segment, step)}`;
};

/** The template of a page: without query and fragment, with names for parameters; `/*` for unlisted pages. */
export const knownPage = (address: string): string => {
  const path = (address.split(/[?#]/, 1)[0] ?? "").replace(/(?<=.)\/$/, "");
  if (PAGES.includes(path)) return path;
  return referencePage(path) ?? questionsPage(path) ?? "/*";
};
