import { datesOfLetting, type RecordedLetting } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import type { ProviderEntry } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import {
  type GivenRecord,
  neededFields,
  type RecordFacts,
  recordIssues,
  routeRule,
} from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { GivenDocument } from "@latchkey/domain/compliance/right-to-rent/record-documents.ts";
import { recordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { WrittenResponsibility } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import type { RecordField, RightToRentRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { dayOfMoment } from "@latchkey/domain/rules/moment.ts";

/** A record as a flat form: the fields of all ways by name, and those of each document by its place. */
export type TypedCheck = Readonly<Record<string, string>>;

export const documentParts = ["kind", "country", "form", "expiresOn", "issuedOn"] as const;
type DocumentPart = (typeof documentParts)[number];

/** Without dots, in which the form's library would see nested values. */
export const documentName = (place: number, part: DocumentPart): string => `documents_${place}_${part}`;

/** The place of each document that a way of the set may ask for. */
const documentPlaces = ({ routes }: RightToRentRules): readonly number[] =>
  Array.from(
    { length: Math.max(...routes.map(({ documents }) => documents?.count ?? 0)) },
    (_none, place) => place,
  );

const documentAt = (typed: TypedCheck, place: number): GivenDocument => {
  const part = (name: DocumentPart): string => typed[documentName(place, name)] ?? "";
  return {
    kind: part("kind"),
    country: part("country"),
    form: part("form"),
    expiresOn: part("expiresOn"),
    issuedOn: part("issuedOn"),
  };
};

/** The set in force on the day of the check, or today. */
export const rulesOfTyped = ({ checkedAt = "" }: TypedCheck, now: string): RightToRentRules | undefined =>
  rightToRentRulesOn(dayOfMoment(checkedAt) || now.slice(0, 10)) ?? rightToRentRulesOn(now.slice(0, 10));

/** The form of a record is drawn from this. */
export interface FormFacts {
  readonly letting: RecordedLetting;
  readonly purpose: "BEFORE_AGREEMENT" | "FOLLOW_UP";
  readonly nationality: string;
  readonly hadNo: boolean;
  readonly providers: readonly ProviderEntry[];
  /** The name of the agency. */
  readonly agency: string;
  /** It hands its checks to no other. */
  readonly agencyIsOwn: boolean;
  readonly responsibilities: readonly WrittenResponsibility[];
}

export const factsOf = (
  { letting, purpose, nationality, hadNo, providers, agencyIsOwn, responsibilities }: FormFacts,
  rules: RightToRentRules,
  now: string,
): RecordFacts => ({
  rules,
  now,
  letting: datesOfLetting(letting),
  purpose: purpose === "FOLLOW_UP" ? "follow_up" : "before_agreement",
  nationality,
  hadNo,
  providers,
  agency: { isOwn: agencyIsOwn, responsibilities },
});

export const givenOf = ({ route = "", ...values }: TypedCheck, rules: RightToRentRules): GivenRecord => {
  const count = routeRule(rules, route)?.documents?.count ?? 0;
  return {
    route,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("documents_"))),
    documents: Array.from({ length: count }, (_none, place) => documentAt(values, place)),
  };
};

const nameOfIssue = (field: string): string => field.replaceAll(".", "_");

export const typedIssues = (typed: TypedCheck, facts: RecordFacts): Readonly<Record<string, Issue>> =>
  Object.fromEntries(
    Object.entries(recordIssues(givenOf(typed, facts.rules), facts)).map(([field, issue]) => [
      nameOfIssue(field),
      issue,
    ]),
  );

/** The fields that the record needs, in the order of the set; `documents` stands for all of them. */
export const fieldsOf = (typed: TypedCheck, facts: RecordFacts): readonly RecordField[] =>
  neededFields(givenOf(typed, facts.rules), facts);

/** These fields tell who is responsible and when the check was made; the others tell what was seen. */
const WHO_AND_WHEN = [
  "landlord",
  "responsible",
  "landlordResponsibility",
  "agencyResponsibility",
  "onBehalfOf",
  "checkedAt",
  "statementShown",
];
const REFUSED_WAY = ["refusedRoute", "refusedReason"];
/** The choice of the provider fills it in. */
const OF_PROVIDER = "registerId";

interface CheckParts {
  readonly seen: readonly RecordField[];
  readonly who: readonly RecordField[];
}

/** The outcome decides which other fields there are, so it comes first. */
const ORDER = ["outcome", "limitedUntil"];
const placeOf = ({ name }: RecordField): number =>
  ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;

/** The fields as the page shows them: what was seen, then who and when. */
export const partsOf = (fields: readonly RecordField[]): CheckParts => {
  const elsewhere = [...WHO_AND_WHEN, ...REFUSED_WAY, OF_PROVIDER];
  return {
    seen: fields
      .filter(({ name }) => !elsewhere.includes(name))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
    who: fields.filter(({ name }) => WHO_AND_WHEN.includes(name)),
  };
};

export const namesOf = (fields: readonly RecordField[], rules: RightToRentRules): readonly string[] => [
  "route",
  ...[...partsOf(fields).seen, ...partsOf(fields).who].flatMap(({ name }) =>
    name === "documents"
      ? [
          "documents",
          ...documentPlaces(rules).flatMap((place) => documentParts.map((part) => documentName(place, part))),
        ]
      : [name],
  ),
  ...REFUSED_WAY,
];

/** The last day of a follow-up; null: none is due; undefined: not known yet. */
export const followUpOf = (typed: TypedCheck, facts: RecordFacts): string | null | undefined =>
  Object.keys(typedIssues(typed, facts)).length > 0
    ? undefined
    : recordResult(givenOf(typed, facts.rules), facts.rules).followUpBy;

/** A new form has the values that are known already. */
export const emptyCheck = (
  { letting, agency }: Pick<FormFacts, "letting" | "agency">,
  rules: RightToRentRules,
  now: string,
): TypedCheck => {
  const names = [...rules.common, ...rules.routes.flatMap(({ fields }) => fields)].map(({ name }) => name);
  const [onlyForm = "", ...otherForms] = rules.forms.taken;
  const documents = documentPlaces(rules).flatMap((place) =>
    documentParts.map((part) => [
      documentName(place, part),
      part === "form" && otherForms.length === 0 ? onlyForm : "",
    ]),
  );
  return {
    route: "",
    ...Object.fromEntries(names.map((name) => [name, ""])),
    ...Object.fromEntries(documents),
    landlord: letting.landlord ?? "",
    onBehalfOf: agency,
    checkedAt: now,
  };
};
