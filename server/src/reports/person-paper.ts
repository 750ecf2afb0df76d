import type {
  ReportAffordability,
  ReportCondition,
  ReportOutside,
  ReportPerson,
  ReportReference,
} from "@latchkey/domain/reports/report-facts.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { reportWords as words } from "@latchkey/words/en/report-words.ts";
import { longDate, money, namesTogether } from "../platform/formats/formats.ts";

/** A section of the paper. */
export interface PaperPart {
  readonly level: 2 | 3;
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
  readonly items: readonly string[];
  readonly paragraphs: readonly string[];
}

const EMPTY: Omit<PaperPart, "title"> = { level: 2, rows: [], table: null, items: [], paragraphs: [] };

export const part = (title: string, content: Partial<Omit<PaperPart, "title">>): PaperPart => ({
  ...EMPTY,
  title,
  ...content,
});

/** Whole amounts stand without pence. @param minor of the home's currency, in which all amounts of a report are */
export const amount = (minor: number, currency: Currency): string =>
  money(minor, currency, "en").replace(/\.00$/, "");

const day = (date: string): string => longDate(date, "en");

const word = (known: Readonly<Record<string, string>>, code: string): string => known[code] ?? code;

export const conditionItems = (conditions: readonly ReportCondition[]): readonly string[] =>
  conditions.map(({ kind, by, state }) => {
    const until = by === null ? "" : `, by ${day(by)}`;
    return `${words.conditionState[state]}: ${word(words.condition, kind)}${until}`;
  });

const HUNDREDTHS = 100;

const timesText = (hundredths: number): string =>
  new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1, roundingMode: "floor" }).format(
    hundredths / HUNDREDTHS,
  );

const affordabilityRows = (found: ReportAffordability, currency: Currency): PaperPart["rows"] => [
  ["Result", found.isMet ? "Met" : shortText(found, currency)],
  ...(found.shownHundredths === null
    ? []
    : [
        [
          "Shown income",
          `${timesText(found.shownHundredths)} times the monthly rent share; the criteria ask for ${found.askedMultiple}`,
        ] as const,
      ]),
  ...(found.countsSavings ? [["Savings", "Savings are counted too"] as const] : []),
  ...(found.householdMet === null
    ? []
    : [["All who pay together", found.householdMet ? "Met" : "Not met"] as const]),
  ...(found.amounts
    ? [
        ["Income shown, a year", amount(found.amounts.incomeMinor, currency)] as const,
        ["Savings shown", amount(found.amounts.savingsMinor, currency)] as const,
      ]
    : []),
  ...(found.affordableMinor === null
    ? []
    : [["Rent affordable up to", `${amount(found.affordableMinor, currency)} a month`] as const]),
];

const shortText = ({ shortByMinor }: ReportAffordability, currency: Currency): string =>
  shortByMinor === null ? "Not met" : `Short by ${amount(shortByMinor, currency)} a year`;

const referenceParts = (references: readonly ReportReference[], level: 2 | 3): readonly PaperPart[] =>
  references.length === 0
    ? []
    : [
        part("References", {
          level,
          rows: references.flatMap(({ kind, state, on, facts }) => [
            [
              words.referee[kind],
              `${words.referenceState[state]}${on === null ? "" : `, ${day(on)}`}`,
            ] as const,
            ...facts.map(({ fact, said }) => [word(words.fact, fact), word(words.said, said)] as const),
          ]),
          paragraphs: references.some(({ kind }) => kind === "rental")
            ? [
                "“Missed or incomplete” means rent that came late, in part or not at all, as the landlord says.",
              ]
            : [],
        }),
      ];

const outsideText = ({ provider, madeOn, ccjs, insolvency }: ReportOutside): string => {
  const judgments =
    ccjs === null
      ? []
      : [ccjs === 0 ? "no open judgment in six years" : `${ccjs} open judgments in six years`];
  const found = [...judgments, ...(insolvency === null ? [] : [words.insolvency[insolvency]])];
  return `${found.length > 0 ? `${found.join(", ")}. ` : ""}${provider}, ${day(madeOn)}`;
};

const otherRows = ({ screenedOn, outside }: ReportPerson): PaperPart["rows"] => [
  ...(screenedOn === null ? [] : [["Checks required by law", `Complete, ${day(screenedOn)}`] as const]),
  ...outside.map((result) => [words.outside[result.kind], outsideText(result)] as const),
];

const ageText = (days: number): string => {
  if (days < 0) return "after the start";
  return `${days} ${days === 1 ? "day" : "days"}`;
};

const identityRows = ({ identity, isAdult }: ReportPerson): PaperPart["rows"] => [
  ...(identity
    ? [
        [
          "Papers accepted",
          `${identity.kinds === 1 ? "1 kind" : `${identity.kinds} kinds`}${identity.withPhoto ? ", one with a photo" : ""}`,
        ] as const,
        ...(identity.checkedOn === null ? [] : [["Checked", day(identity.checkedOn)] as const]),
      ]
    : []),
  ...(isAdult === null ? [] : [["18 or over at the start", isAdult ? "Yes" : "No"] as const]),
];

const rightToRentRows = ({ rightToRent }: ReportPerson): PaperPart["rows"] => {
  if (!rightToRent) return [];
  const { state, recordedOn } = rightToRent;
  return [
    ["State", `${words.rightToRent[state]}${recordedOn === null ? "" : `, ${day(recordedOn)}`}`],
    ["Evidence", "In a pack of its own, for the person who is responsible by law"],
  ];
};

const decisionPart = (person: ReportPerson, level: 2 | 3): PaperPart => {
  const { reasons, conditions, decidedOn, decidedBy, guarantor } = person;
  return part(conditions.length > 0 ? "Reasons and conditions" : "Decision", {
    level,
    rows: [
      ...(decidedOn === null
        ? []
        : [["Decided", `${day(decidedOn)}, ${namesTogether(decidedBy, "en")}`] as const]),
      ...(guarantor
        ? [["Guarantor", `${guarantor.name}: ${guarantor.label ?? "not decided yet"}`] as const]
        : []),
    ],
    items: [...reasons.map((reason) => words.reason[reason]), ...conditionItems(conditions)],
  });
};

const incomePart = ({ incomes }: ReportPerson, level: 2 | 3): PaperPart =>
  part("Income", {
    level,
    table: {
      head: ["Kind", "Shown", "Found in"],
      rows: incomes.map(({ sort, isShown, foundIn }) => [
        words.income[sort],
        isShown ? "Yes" : "No",
        namesTogether(
          foundIn.map((one) => words.evidence[one]),
          "en",
        ),
      ]),
    },
  });

const evidencePart = ({ evidence }: ReportPerson, level: 2 | 3): PaperPart =>
  part("Age of the evidence", {
    level,
    table: {
      head: ["Evidence", "Given on", "Age at the start"],
      rows: evidence.map(({ sort, on, daysAtStart }) => [
        words.evidence[sort],
        day(on),
        ageText(daysAtStart),
      ]),
    },
  });

const addressPart = ({ residence }: ReportPerson, level: 2 | 3): readonly PaperPart[] =>
  residence
    ? [
        part("Addresses", {
          level,
          rows: [
            [
              `Last ${residence.months} months`,
              residence.isCovered ? "Covered without a gap" : "Not covered",
            ],
          ],
        }),
      ]
    : [];

const withRows = (title: string, level: 2 | 3, rows: PaperPart["rows"]): readonly PaperPart[] =>
  rows.length > 0 ? [part(title, { level, rows })] : [];

interface PersonsPlace {
  readonly currency: Currency;
  /** The person's name stands above the sections. */
  readonly isOneOfSeveral: boolean;
}

export const personParts = (
  person: ReportPerson,
  { currency, isOneOfSeveral }: PersonsPlace,
): readonly PaperPart[] => {
  const level = isOneOfSeveral ? 3 : 2;
  const { affordability, incomes, references, evidence } = person;
  return [
    ...(isOneOfSeveral ? [part(person.name, { rows: [["Result", person.label]] })] : []),
    decisionPart(person, level),
    ...withRows("Identity", level, identityRows(person)),
    ...withRows("Right to rent", level, rightToRentRows(person)),
    ...withRows("Affordability", level, affordability ? affordabilityRows(affordability, currency) : []),
    ...(incomes.length > 0 ? [incomePart(person, level)] : []),
    ...addressPart(person, level),
    ...referenceParts(references, level),
    ...withRows("Other checks", level, otherRows(person)),
    ...(evidence.length > 0 ? [evidencePart(person, level)] : []),
  ];
};
