import { amountOrNaN } from "../rules/amount.ts";
import { foldName } from "../rules/fold.ts";
import type { Issue } from "../rules/issue.ts";
import { tidyName } from "../rules/tidy.ts";
import { type HomeCountry, homeCountries } from "../vocabulary/home-countries.ts";
import { asLanguage, type Language } from "../vocabulary/languages.ts";
import type { BulkCells, BulkColumn } from "./bulk-columns.ts";
import {
  type NamedPerson,
  type NewApplication,
  type NewPerson,
  newApplicationIssues,
} from "./new-application.ts";
import { writtenDate } from "./written-date.ts";

/** Lines of a table become applications: those of one reference, or of one home and day, apply together. */

export type BulkIssues = Readonly<Partial<Record<BulkColumn, Issue>>>;

export interface BulkGroup {
  /** Places of its lines, from 0. */
  readonly lines: readonly number[];
  readonly application: NewApplication;
}

export interface BulkPlan {
  /** By the place of the line. */
  readonly issues: readonly BulkIssues[];
  readonly groups: readonly BulkGroup[];
  /** The policy that is chosen for all lines is missing, or none of the agency's: no line is to blame. */
  readonly policyIssue: Issue | undefined;
}

/** Values of lines that name nothing else. */
export interface BulkChoices {
  readonly agency: string;
  readonly policy: string;
  readonly language: Language;
  readonly branch: string | undefined;
  readonly branches: readonly { readonly id: string; readonly name: string }[];
}

type Judging = Parameters<typeof newApplicationIssues>[1];

/** Columns that lines of one application share: a later line may leave them empty. */
const SHARED: readonly BulkColumn[] = [
  "home",
  "postcode",
  "country",
  "rent",
  "advertised_rent",
  "from",
  "term",
  "branch",
  "language",
];

const COUNTRIES: Readonly<Record<string, HomeCountry>> = {
  england: "ENG",
  scotland: "SCT",
  wales: "WLS",
  "northern ireland": "NIR",
};

const textOf = (cells: BulkCells, column: BulkColumn): string => cells[column]?.trim() ?? "";

const keyOf = (cells: BulkCells): string => {
  const reference = textOf(cells, "reference");
  if (reference !== "") return `reference ${reference.toLowerCase()}`;
  return foldName(
    ["home", "postcode", "from"].map((column) => textOf(cells, column as BulkColumn)).join(" "),
  );
};

/** The last word is the last name, as most tables write a name in one cell. */
const namedPerson = (name: string, email: string): NamedPerson => {
  const words = tidyName(name).split(" ");
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "),
    lastName,
    email: email.trim(),
  };
};

interface Line {
  readonly cells: BulkCells;
  readonly place: number;
}

type Problem = readonly [place: number, column: BulkColumn, issue: Issue];

interface SharedCell {
  readonly value: string;
  readonly place: number;
  readonly problems: readonly Problem[];
}

/** The cell of the first line that has one; a later line that says something else is wrong. */
const sharedCell = (lines: readonly Line[], column: BulkColumn): SharedCell => {
  const first = lines.find(({ cells }) => textOf(cells, column) !== "") ?? lines[0];
  const value = first ? textOf(first.cells, column) : "";
  const problems = lines
    .filter(
      ({ cells }) => textOf(cells, column) !== "" && foldName(textOf(cells, column)) !== foldName(value),
    )
    .map(({ place }): Problem => [place, column, { code: "bulk.validations.differs" }]);
  return { value, problems, place: first?.place ?? 0 };
};

/** Shares that are not given: the whole rent for one person, equal parts for several, with the odd pence on the first. */
const sharesOf = (lines: readonly Line[], rentMinor: number): readonly number[] => {
  const given = lines.map(({ cells }) => textOf(cells, "share"));
  if (given.some((text) => text !== "")) return given.map((text) => (text === "" ? 0 : amountOrNaN(text)));
  const part = Math.floor(rentMinor / lines.length);
  return lines.map((_line, index) => (index === 0 ? rentMinor - part * (lines.length - 1) : part));
};

const personOf = ({ cells }: Line, shareMinor: number): NewPerson => {
  const [name, email] = [textOf(cells, "guarantor_name"), textOf(cells, "guarantor_email")];
  return {
    ...namedPerson(textOf(cells, "name"), textOf(cells, "email")),
    shareMinor,
    guarantor: name === "" && email === "" ? undefined : namedPerson(name, email),
  };
};

const COLUMN_OF: Readonly<Record<string, BulkColumn>> = {
  home: "home",
  country: "country",
  rent: "rent",
  rentPeriod: "rent",
  advertisedRent: "advertised_rent",
  currency: "rent",
  start: "from",
  term: "term",
  reference: "reference",
  branch: "branch",
  language: "language",
  people: "share",
};

const COLUMN_OF_PERSON: Readonly<Record<string, BulkColumn>> = {
  firstName: "name",
  lastName: "name",
  email: "email",
  share: "share",
  "guarantor.firstName": "guarantor_name",
  "guarantor.lastName": "guarantor_name",
  "guarantor.email": "guarantor_email",
};

const PERSON = /^people\.(\d+)\.(.+)$/;

/** A problem of the application stands in the line whose cell counts. */
const placed = (
  field: string,
  issue: Issue,
  { lines, places }: { readonly lines: readonly Line[]; readonly places: ReadonlyMap<BulkColumn, number> },
): Problem => {
  const [, index, rest = ""] = PERSON.exec(field) ?? [];
  const first = lines[0]?.place ?? 0;
  if (index !== undefined)
    return [lines[Number(index)]?.place ?? first, COLUMN_OF_PERSON[rest] ?? "name", issue];
  const column = COLUMN_OF[field] ?? "home";
  return [places.get(column) ?? first, column, issue];
};

const branchOf = (name: string, { branch, branches }: BulkChoices): string | undefined =>
  name === "" ? branch : branches.find((one) => foldName(one.name) === foldName(name))?.id;

const languageOf = (text: string, { language }: BulkChoices): Language | undefined =>
  text === "" ? language : asLanguage(text.toLowerCase());

const countryOf = (text: string): HomeCountry | undefined =>
  text === ""
    ? "ENG"
    : (COUNTRIES[text.toLowerCase()] ?? homeCountries.find((code) => code === text.toUpperCase()));

const CHOOSE: Issue = { code: "validation.please_select_an_option" };

const problemAt =
  (places: ReadonlyMap<BulkColumn, number>) =>
  (column: BulkColumn, issue: Issue | undefined): readonly Problem[] =>
    issue ? [[places.get(column) ?? 0, column, issue]] : [];

/** undefined: none is given. */
const optionalAmount = (text: string): number | undefined => (text === "" ? undefined : amountOrNaN(text));

const peopleOf = (lines: readonly Line[], rentMinor: number): readonly NewPerson[] => {
  const shares = sharesOf(lines, rentMinor);
  return lines.map((line, index) => personOf(line, shares[index] ?? 0));
};

/** A policy for homes elsewhere is the line's, which names the country. */
const isOfChoice = (field: string, { code }: Issue): boolean =>
  field === "policy" && code !== "newApplication.validations.policyCountry";

interface PlannedGroup {
  readonly group: BulkGroup;
  readonly problems: readonly Problem[];
  readonly policyIssue: Issue | undefined;
}

const planOf = (lines: readonly Line[], choices: BulkChoices, judging: Judging): PlannedGroup => {
  const cells = new Map(SHARED.map((column) => [column, sharedCell(lines, column)]));
  const shared = (column: BulkColumn): string => cells.get(column)?.value ?? "";
  const places = new Map([...cells].map(([column, { place }]) => [column, place]));
  const at = problemAt(places);
  const from = writtenDate(shared("from"));
  const rentMinor = amountOrNaN(shared("rent"));
  const [country, language] = [countryOf(shared("country")), languageOf(shared("language"), choices)];
  const branch = branchOf(shared("branch"), choices);
  const application: NewApplication = {
    home: [shared("home"), shared("postcode")].filter(Boolean).join(", "),
    country: country ?? "ENG",
    rentMinor,
    advertisedRentMinor: optionalAmount(shared("advertised_rent")),
    rentPeriod: "month",
    currency: "GBP",
    start: "date" in from ? from.date : "",
    termMonths: shared("term") === "" ? undefined : Number(shared("term")),
    agency: choices.agency,
    branch,
    reference: textOf(lines[0]?.cells ?? {}, "reference"),
    policy: choices.policy,
    language: language ?? choices.language,
    people: peopleOf(lines, rentMinor),
  };
  const found = Object.entries(newApplicationIssues(application, judging));
  const problems = [
    ...[...cells.values()].flatMap((cell) => cell.problems),
    ...at("from", "issue" in from ? from.issue : undefined),
    ...at("country", country ? undefined : CHOOSE),
    ...at("language", language ? undefined : CHOOSE),
    ...at("branch", shared("branch") !== "" && !branch ? CHOOSE : undefined),
    ...found
      .filter(([field, issue]) => !isOfChoice(field, issue))
      .map(([field, issue]) => placed(field, issue, { lines, places })),
  ];
  const policyIssue = found.find(([field, issue]) => isOfChoice(field, issue))?.[1];
  return { group: { lines: lines.map(({ place }) => place), application }, problems, policyIssue };
};

const grouped = (table: readonly BulkCells[]): readonly (readonly Line[])[] => {
  const groups = new Map<string, Line[]>();
  table.forEach((cells, place) => {
    const key = keyOf(cells);
    groups.set(key, [...(groups.get(key) ?? []), { cells, place }]);
  });
  return [...groups.values()];
};

/** The first problem of a cell counts. */
export const planBulk = (table: readonly BulkCells[], choices: BulkChoices, judging: Judging): BulkPlan => {
  const issues = table.map((): Partial<Record<BulkColumn, Issue>> => ({}));
  const planned = grouped(table).map((lines) => planOf(lines, choices, judging));
  for (const { problems } of planned) {
    for (const [place, column, issue] of problems) {
      const ofLine = issues[place];
      if (ofLine && !ofLine[column]) ofLine[column] = issue;
    }
  }
  return {
    issues,
    groups: planned.map(({ group }) => group),
    policyIssue: planned.find(({ policyIssue }) => policyIssue)?.policyIssue,
  };
};

/** `waits`: another line of its application has a mistake, or the policy for all lines. `open`: the agency has sent it before. */
export const bulkStates = ["ready", "mistakes", "waits", "open"] as const;
export type BulkState = (typeof bulkStates)[number];
