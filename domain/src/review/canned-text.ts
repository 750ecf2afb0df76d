import { rentDemand } from "../compliance/rent-in-advance/rent-demand.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import { type Language, languages } from "../vocabulary/languages.ts";
import { remedialReasons } from "../vocabulary/reasons.ts";
import type { CannedChoice } from "./canned-choice.ts";
import { decisionReasons } from "./decision.ts";

/** Prepared words for one reason, which an administrator keeps in every language of the product. */

export const cannedUses = ["request", "decision"] as const;
export type CannedUse = (typeof cannedUses)[number];

export const LONGEST_CANNED_NAME = 80;
export const LONGEST_CANNED_TEXT = 500;

const variables = ["name", "document", "home", "day"] as const;
export type CannedVariable = (typeof variables)[number];

/** A decision is about no single document. */
export const cannedVariables = (use: CannedUse): readonly CannedVariable[] =>
  use === "request" ? variables : variables.filter((variable) => variable !== "document");

export const cannedReasons = (use: CannedUse): readonly string[] =>
  use === "request" ? remedialReasons.filter((reason) => !reason.endsWith("_PDF")) : decisionReasons;

export type InEveryLanguage = Readonly<Record<Language, string>>;

export interface GivenCannedText {
  readonly name: string;
  readonly use: string;
  readonly reason: string;
  readonly texts: Readonly<Partial<Record<string, string>>>;
}

/** Chosen words as they are told: filled in, in every language. */
export interface CannedWords extends CannedChoice {
  readonly texts: InEveryLanguage;
}

const BRACED = /\{([^{}]*)\}/g;

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([, name = ""]) => name)),
];

const knownUse = (use: string): CannedUse | undefined => cannedUses.find((known) => known === use);

const variableIssue =
  (use: CannedUse) =>
  (text: string): Issue | undefined => {
    const known: readonly string[] = cannedVariables(use);
    const unknown = namesIn(text).find((name) => !known.includes(name));
    if (unknown !== undefined) return { code: "canned.validations.variable", params: { variable: unknown } };
    return /[{}]/.test(text.replace(BRACED, "")) ? { code: "canned.validations.brace" } : undefined;
  };

const textIssue = (given: GivenCannedText, language: Language): Issue | undefined => {
  const text = given.texts[language]?.trim() ?? "";
  const use = knownUse(given.use) ?? "request";
  const own = firstIssue<string>(required(), plainText(LONGEST_CANNED_TEXT), variableIssue(use))(text);
  if (own) return own;
  const english = namesIn(given.texts.en ?? "").toSorted();
  // Demands are recognised in English; the other texts say the same.
  if (language === "en" && rentDemand(text) !== undefined) return { code: "canned.validations.demand" };
  const isSame = english.join() === namesIn(text).toSorted().join();
  return isSame ? undefined : { code: "canned.validations.otherVariables" };
};

export const cannedTextIssues = (given: GivenCannedText): Readonly<Record<string, Issue>> => {
  const use = knownUse(given.use);
  const isKnown = use !== undefined && cannedReasons(use).includes(given.reason);
  return issuesIn({
    name: firstIssue<string>(required(), plainText(LONGEST_CANNED_NAME))(given.name.trim()),
    use: use ? undefined : { code: "validation.required" },
    reason: isKnown ? undefined : { code: "validation.required" },
    ...Object.fromEntries(
      languages.map((language): [string, Issue | undefined] => [language, textIssue(given, language)]),
    ),
  });
};

export type CannedValues = Readonly<Record<CannedVariable, string>>;

export const filledCanned = (text: string, values: CannedValues): string =>
  text.replace(BRACED, (braced, name: string) => {
    const variable = variables.find((known) => known === name);
    return variable ? values[variable] : braced;
  });
