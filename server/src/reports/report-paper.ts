import { letsIn } from "@latchkey/domain/reports/home-outcome.ts";
import type { LandlordsFacts, LandlordsPerson } from "@latchkey/domain/reports/landlords-edition.ts";
import type { ReportFacts, ReportPerson } from "@latchkey/domain/reports/report-facts.ts";
import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { reportWords as words } from "@latchkey/words/en/report-words.ts";
import { longDate, longTime, namesTogether } from "../platform/formats/formats.ts";
import type { PdfSource } from "../platform/pdf/pdf-writer.ts";
import { amount, conditionItems, type PaperPart, part, personParts } from "./person-paper.ts";
import { reportTemplate } from "./report-template.ts";

export interface PaperBrand {
  /** A colour, `#6b2348`. */
  readonly accent: string;
  /** A PNG; undefined: the agency's name is shown. */
  readonly logo: Buffer | undefined;
}

export interface PaperHead {
  readonly provider: string;
  readonly checkAddress: string;
  readonly version: number;
  readonly madeAt: Date;
  readonly keyId: string;
  readonly brand: PaperBrand;
}

const LOGO = "/logo.png";

const day = (date: string): string => longDate(date, "en");

const TONES = { yes: "good", toDo: "open", no: "plain" } as const;

const toneOf = ({ outcome }: Pick<ReportFacts, "outcome">): string => {
  if (!letsIn(outcome)) return TONES.no;
  return outcome === "ACCEPTED" ? TONES.yes : TONES.toDo;
};

type Named = Pick<ReportPerson, "name" | "role">;

const headingOf = (people: readonly Named[], address: string): string => {
  const [only] = people;
  return people.length === 1 && only ? only.name : (address.split(/[\n,]/)[0] ?? address).trim();
};

const ageText = (madeOn: string, start: string): string => {
  const days = daysBetween(madeOn, start);
  if (days < 0) return "Made after the tenancy started.";
  return `${days} ${days === 1 ? "day" : "days"} old when the tenancy starts.`;
};

const validityOf = (
  { validUntil, home }: Pick<ReportFacts, "validUntil" | "home">,
  madeAt: Date,
): readonly string[] =>
  validUntil === null
    ? []
    : [`Valid until ${day(validUntil)}. ${ageText(londonDate(madeAt.getTime()), home.start)}`];

const frame = (
  facts: Omit<ReportFacts, "people" | "notChecked">,
  people: readonly Named[],
  { provider, version, madeAt, brand }: PaperHead,
) => {
  const { home, agency, branch, reference } = facts;
  const heading = headingOf(people, home.address);
  return {
    title: `Report: ${heading}`,
    provider,
    accent: brand.accent,
    logo: brand.logo ? LOGO : null,
    agency,
    heading,
    about: `${home.address.replaceAll("\n", ", ")}. ${amount(home.rentMinor, home.currency)} a month, from ${day(home.start)}`,
    marks: [
      ...(reference === "" ? [] : [reference]),
      `Version ${version}`,
      longDate(londonDate(madeAt.getTime()), "en"),
    ],
    lead: `Report for ${branch === null ? agency : `${agency}, ${branch}`}`,
    outcome: facts.label,
    said: words.outcome[facts.outcome],
    tone: toneOf(facts),
    validity: validityOf(facts, madeAt),
    footer: `${agency}. Checks by ${provider}. Powered by Latchkey.`,
  };
};

const criteriaPart = ({
  policy,
  criteria,
  homeIsComplete,
}: Omit<ReportFacts, "people" | "notChecked">): PaperPart =>
  part("Criteria", {
    rows: [
      ["Policy", `${policy.title}, version ${policy.version}`],
      ["Affordability", `${criteria.name}, version ${criteria.version}, of ${day(criteria.date)}`],
      ["The home", homeIsComplete ? "Each person is decided" : "A person is not decided yet"],
    ],
  });

const sealPart = ({ madeAt, keyId, checkAddress }: PaperHead): PaperPart =>
  part("Is this report genuine?", {
    rows: [
      ["Sealed", longTime(madeAt, "en")],
      ["Key", keyId],
    ],
    paragraphs: [
      `Open ${checkAddress} and choose this PDF and the JSON file that came with it. The page works without the internet. Genuine means that nothing was changed; it does not mean that the facts are still true today.`,
    ],
  });

const notPart = ({ notChecked }: ReportFacts): PaperPart =>
  part("Not checked, not used", {
    paragraphs: [
      `Not checked: ${namesTogether([...notChecked.map((thing) => words.checkable[thing]), ...words.neverChecked], "en")}.`,
      `Not used: ${namesTogether(words.neverUsed, "en")}.`,
      "This report says what was checked and what was found. It holds no documents, no numbers of documents and no contact details of referees. The applicant has the decision and its reasons, and can ask for a person to look again.",
    ],
  });

const peopleTable = (
  people: readonly (Named & Pick<ReportPerson, "label">)[],
  shares: readonly string[],
): PaperPart =>
  part("People", {
    table: {
      head: ["Person", "Part", ...(shares.length > 0 ? ["Share"] : []), "Result"],
      rows: people.map(({ name, role, label }, place) => [
        name,
        words.role[role],
        ...(shares.length > 0 ? [shares[place] ?? ""] : []),
        label,
      ]),
    },
  });

const filesOf = ({ logo }: PaperBrand): Pick<PdfSource, "files"> => (logo ? { files: { [LOGO]: logo } } : {});

/** The report for the agency. */
export const reportPaper = (facts: ReportFacts, head: PaperHead): PdfSource => {
  const { currency } = facts.home;
  const isOneOfSeveral = facts.people.length > 1;
  const shares = facts.people.map(({ role, shareMinor }) =>
    role === "guarantor" ? "–" : amount(shareMinor, currency),
  );
  return {
    template: reportTemplate,
    data: {
      ...frame(facts, facts.people, head),
      parts: [
        peopleTable(facts.people, shares),
        ...facts.people.flatMap((person) => personParts(person, { currency, isOneOfSeveral })),
        criteriaPart(facts),
        notPart(facts),
        sealPart(head),
      ],
    },
    ...filesOf(head.brand),
  };
};

const landlordsRows = (
  { affordability, guarantor }: LandlordsPerson,
  currency: Currency,
): PaperPart["rows"] => [
  ...(affordability
    ? [
        [
          "Affordability",
          affordability.isMet ? "The criteria are met" : "The criteria are not met alone",
        ] as const,
      ]
    : []),
  ...(affordability?.affordableMinor != null
    ? [["Rent affordable up to", `${amount(affordability.affordableMinor, currency)} a month`] as const]
    : []),
  ...(guarantor
    ? [["Guarantor", `${guarantor.name}: ${guarantor.label ?? "not decided yet"}`] as const]
    : []),
];

const landlordsPart = (person: LandlordsPerson, currency: Currency): PaperPart =>
  part(person.name, { rows: landlordsRows(person, currency), items: conditionItems(person.conditions) });

/** The report for the landlord. */
export const landlordsPaper = (facts: LandlordsFacts, head: PaperHead): PdfSource => ({
  template: reportTemplate,
  data: {
    ...frame(facts, facts.people, head),
    parts: [
      peopleTable(facts.people, []),
      ...facts.people.map((person) => landlordsPart(person, facts.home.currency)),
      criteriaPart(facts),
      sealPart(head),
    ],
  },
  ...filesOf(head.brand),
});
