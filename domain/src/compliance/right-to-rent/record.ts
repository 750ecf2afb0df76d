import { shareCodeIssue } from "../../identity/share-code.ts";
import { validDate } from "../../rules/civil-date.ts";
import { firstIssue, type Issue, issuesIn, type Rule } from "../../rules/issue.ts";
import { lineIssue } from "../../rules/line.ts";
import { dayOfMoment } from "../../rules/moment.ts";
import { oneOf, pattern, required } from "../../rules/plain.ts";
import { plainText } from "../../rules/plain-text.ts";
import type { LettingDates } from "./dates.ts";
import { chosenProviderIssue, type ProviderEntry } from "./providers.ts";
import { dayIssues } from "./record-days.ts";
import { type GivenDocument, shownDocumentIssues } from "./record-documents.ts";
import { standingResponsibility, type WrittenResponsibility } from "./responsibility.ts";
import type { FieldKind, RecordField, RightToRentRules, RouteRule } from "./rule-set.ts";

/**
 * A record of a right-to-rent check: fields and documents as the rule set of its day asks for them. It is complete without an issue, and
 * is then never edited, only superseded.
 */

/** A record is of the first check, or of the one that a time-limited right asks for later. */
export const recordPurposes = ["before_agreement", "follow_up"] as const;
export type RecordPurpose = (typeof recordPurposes)[number];

export interface GivenRecord {
  readonly route: string;
  /** By the field's name; a file is the id of its upload, several are separated by spaces; a confirmation is "yes". */
  readonly values: Readonly<Record<string, string>>;
  readonly documents: readonly GivenDocument[];
}

export interface RecordFacts {
  readonly rules: RightToRentRules;
  /** In London: `2026-11-29T14:05`. */
  readonly now: string;
  readonly letting: LettingDates;
  readonly purpose: RecordPurpose;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  /** The Landlord Checking Service has said no about this person. */
  readonly hadNo: boolean;
  readonly providers: readonly ProviderEntry[];
  readonly agency: CheckedAgency;
}

/** The agency of the application. */
export interface CheckedAgency {
  /** It hands its checks to no other: it is the provider itself, or its own checker makes this one. */
  readonly isOwn: boolean;
  /** The newest first. */
  readonly responsibilities: readonly WrittenResponsibility[];
}

/** The uploads of a field. */
export const filesOf = (value: string): readonly string[] => value.split(" ").filter(Boolean);

const LONGEST_TEXT = 500;

const dateIssue: Rule<string> = firstIssue<string>(required(), validDate());

type PlainKind = Exclude<FieldKind, "choice" | "documents" | "provider" | ResponsibilityKind>;

const kindRules: Readonly<Record<PlainKind, Rule<string>>> = {
  yes: (value) => (value === "yes" ? undefined : { code: "rightToRent.validations.confirm" }),
  line: lineIssue,
  text: (value) => firstIssue<string>(required(), plainText(LONGEST_TEXT))(value.trim()),
  day: dateIssue,
  moment: firstIssue<string>(required(), (value) =>
    dayOfMoment(value) === "" ? { code: "validation.date.invalid" } : undefined,
  ),
  country: pattern(/^[A-Z]{2}$/, "validation.please_select_an_option"),
  file: required("rightToRent.validations.file"),
  files: (value) => (filesOf(value).length > 0 ? undefined : { code: "rightToRent.validations.file" }),
};

const isShown = ({ values }: GivenRecord): boolean => values.outcome !== "not_shown";

const isNeeded = (
  { needed }: RecordField,
  given: GivenRecord,
  { rules, purpose, agency }: RecordFacts,
): boolean => {
  const { values, documents } = given;
  switch (needed) {
    case "always":
      return true;
    case "if-shown":
      return isShown(given);
    case "if-a-route-was-refused":
      return [values.refusedRoute, values.refusedReason].some((value) => Boolean(value?.trim()));
    case "if-arrival-is-shown":
      return (
        isShown(given) &&
        documents.some(({ kind }) =>
          rules.documents.some((rule) => rule.kind === kind && rule.beside === "arrival"),
        )
      );
    case "if-first-check-failed":
      return !isShown(given) && purpose === "before_agreement";
    case "if-follow-up-failed":
      return !isShown(given) && purpose === "follow_up";
    case "if-agency-hands-over":
      return values.responsible === "agent" && !agency.isOwn;
    default:
      return values[needed.field] === needed.is;
  }
};

export const routeRule = ({ routes }: RightToRentRules, route: string): RouteRule | undefined =>
  routes.find((rule) => rule.route === route);

/** The fields that this record has to fill in, in their order; the others do not count. */
export const neededFields = (given: GivenRecord, facts: RecordFacts): readonly RecordField[] => {
  const rule = routeRule(facts.rules, given.route);
  return rule ? [...facts.rules.common, ...rule.fields].filter((field) => isNeeded(field, given, facts)) : [];
};

type ResponsibilityKind = "from_landlord" | "from_agency";

const isResponsibility = (kind: FieldKind): kind is ResponsibilityKind =>
  kind === "from_landlord" || kind === "from_agency";

/** @returns undefined: none holds on the day of the check, or the field is no responsibility */
export const responsibilityOf = <Known extends WrittenResponsibility>(
  { kind }: Pick<RecordField, "kind">,
  { landlord = "", checkedAt = "" }: GivenRecord["values"],
  known: readonly Known[],
): Known | undefined =>
  isResponsibility(kind)
    ? standingResponsibility(known, {
        landlord: kind === "from_landlord" ? landlord : null,
        on: dayOfMoment(checkedAt),
      })
    : undefined;

const fieldIssue = (
  field: RecordField,
  { values }: GivenRecord,
  { providers, agency }: RecordFacts,
): Issue | undefined => {
  const { kind, name, choices = [] } = field;
  const value = values[name] ?? "";
  if (isResponsibility(kind)) {
    // Without a day of the check, the day is what lacks.
    const isOpen = dayOfMoment(values.checkedAt ?? "") === "";
    return isOpen || responsibilityOf(field, values, agency.responsibilities)
      ? undefined
      : { code: "rightToRent.validations.responsibility" };
  }
  if (kind === "documents") return undefined;
  if (kind === "choice") return oneOf(choices)(value);
  if (kind === "provider") {
    const { registerId = "", checkedAt = "" } = values;
    return chosenProviderIssue(providers, { name: value, registerId, checkedOn: dayOfMoment(checkedAt) });
  }
  return name === "shareCode" ? shareCodeIssue(value) : kindRules[kind](value);
};

const routeIssue = (
  { route }: GivenRecord,
  { rules, nationality, hadNo, purpose }: RecordFacts,
): Issue | undefined => {
  const rule = routeRule(rules, route);
  // An override lets a home; a tenancy that runs is reported instead.
  if (!rule || (rule.excuse === "none" && purpose === "follow_up"))
    return { code: "validation.please_select_an_option" };
  if (rule.nationalities && !rule.nationalities.includes(nationality)) {
    return { code: "rightToRent.validations.britishOrIrish" };
  }
  return rule.excuse === "none" && hadNo ? { code: "rightToRent.validations.afterNo" } : undefined;
};

/** A negative answer of the service is a right that is not shown; any other leaves a year. */
const outcomeIssue = ({ values }: GivenRecord, { outcomes, excuse }: RouteRule): Issue | undefined => {
  const found = oneOf(outcomes, "rightToRent.validations.outcome")(values.outcome);
  if (found || excuse !== "from_the_notice") return found;
  const isNo = values.serviceAnswer === "no";
  return isNo === (values.outcome === "not_shown") ? undefined : { code: "rightToRent.validations.outcome" };
};

/** By field; of a document by its place, as `documents.0.kind`. */
export const recordIssues = (given: GivenRecord, facts: RecordFacts): Readonly<Record<string, Issue>> => {
  const rule = routeRule(facts.rules, given.route);
  const route = routeIssue(given, facts);
  if (!rule) return issuesIn({ route });
  const needed = neededFields(given, facts);
  const byField = issuesIn(
    Object.fromEntries(needed.map((field) => [field.name, fieldIssue(field, given, facts)])),
  );
  const names = needed.map(({ name }) => name);
  return {
    ...dayIssues(given.values, facts, names),
    ...issuesIn({ route, outcome: outcomeIssue(given, rule) }),
    ...byField,
    ...(rule.documents && isShown(given) ? shownDocumentIssues(given, facts.rules, rule.documents) : {}),
  };
};
