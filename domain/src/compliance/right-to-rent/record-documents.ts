import { type CivilDate, isCivilDate } from "../../rules/civil-date.ts";
import { addMonths } from "../../rules/civil-span.ts";
import { type Issue, issuesIn } from "../../rules/issue.ts";
import { oneOf, pattern } from "../../rules/plain.ts";
import type { DocumentRule, RightToRentRules, RouteRule } from "./rule-set.ts";

/** Documents that were seen in the original. */

export interface GivenDocument {
  readonly kind: string;
  /** ISO 3166-1 alpha-2 of the country that issued it. */
  readonly country: string;
  readonly form: string;
  /** Empty: it has no end. */
  readonly expiresOn: string;
  /** The day of a letter; other documents leave it empty. */
  readonly issuedOn: string;
}

interface Shown {
  readonly values: Readonly<Record<string, string>>;
  readonly documents: readonly GivenDocument[];
}

const kindIssue = (
  { kind, country }: GivenDocument,
  rule: DocumentRule | undefined,
  { visitors }: RightToRentRules,
): Issue | undefined => {
  if (!rule) return { code: "validation.please_select_an_option" };
  if (rule.beside === "checking_service") return { code: "rightToRent.validations.checkingService" };
  return kind === rule.kind && rule.beside === "arrival" && !visitors.nationalities.includes(country)
    ? { code: "rightToRent.validations.visitor" }
    : undefined;
};

const expiryIssue = (expiresOn: string, rule: DocumentRule, checkedOn: CivilDate): Issue | undefined => {
  if (rule.mayBeExpired === null || expiresOn === "") return undefined;
  if (!isCivilDate(expiresOn)) return { code: "validation.date.invalid" };
  return !rule.mayBeExpired && isCivilDate(checkedOn) && expiresOn < checkedOn
    ? { code: "rightToRent.validations.expired" }
    : undefined;
};

const ageIssue = (issuedOn: string, { maxMonths }: DocumentRule, checkedOn: CivilDate): Issue | undefined => {
  if (maxMonths === null) return undefined;
  if (!isCivilDate(issuedOn)) return { code: "validation.date.invalid" };
  if (!isCivilDate(checkedOn)) return undefined;
  if (issuedOn > checkedOn) return { code: "validation.date.future" };
  return addMonths(issuedOn, maxMonths) < checkedOn
    ? { code: "rightToRent.validations.tooOld", params: { months: maxMonths } }
    : undefined;
};

const issuesOfOne = (
  document: GivenDocument,
  rules: RightToRentRules,
  { list, checkedOn }: { readonly list: string; readonly checkedOn: CivilDate },
): Readonly<Record<string, Issue>> => {
  const rule = rules.documents.find((one) => one.kind === document.kind && one.list === list);
  return issuesIn({
    kind: kindIssue(document, rule, rules),
    country: pattern(/^[A-Z]{2}$/, "validation.please_select_an_option")(document.country),
    form: oneOf(rules.forms.taken, "rightToRent.validations.form")(document.form),
    ...(rule && {
      expiresOn: expiryIssue(document.expiresOn, rule, checkedOn),
      issuedOn: ageIssue(document.issuedOn, rule, checkedOn),
    }),
  });
};

/** As many different kinds of the route's list as it asks for; by place, as `documents.0.kind`. */
export const shownDocumentIssues = (
  { values, documents }: Shown,
  rules: RightToRentRules,
  { list, count }: NonNullable<RouteRule["documents"]>,
): Readonly<Record<string, Issue>> => {
  const checkedOn = (values.checkedAt ?? "").slice(0, 10);
  const kinds = new Set(documents.map(({ kind }) => kind));
  const wrong = documents.length !== count || kinds.size !== count;
  const found = documents.flatMap((document, place) =>
    Object.entries(issuesOfOne(document, rules, { list, checkedOn })).map(
      ([field, issue]) => [`documents.${place}.${field}`, issue] as const,
    ),
  );
  return {
    ...Object.fromEntries(found),
    ...(wrong && { documents: { code: "rightToRent.validations.documents", params: { count } } }),
  };
};
