import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { accountsAt, peopleAt } from "../../sandbox/src/bank/accounts.ts";
import { banks } from "../../sandbox/src/bank/banks.ts";
import { type Line, statementOf } from "../../sandbox/src/bank/money/statement.ts";
import { people } from "../../sandbox/src/bank/people.ts";
import type { Person } from "../../sandbox/src/bank/person.ts";
import { practiceUser } from "../../sandbox/src/bank/practice-users.ts";
import { dayFrom, isoOf } from "./calendar.ts";
import { groupedBy } from "./grouped.ts";
import type { LabelledStatement, TrueIncome } from "./labelled.ts";
import { yearlyOf } from "./pay.ts";

/** The people of the practice bank, with what is known of their incomes. */

type Truth = readonly [description: RegExp, kind: RecognisedKind, rhythm: Rhythm, hasEnded?: "ended"];

/** In this order: the first that fits. What fits none is no income: help from a mother is none of one's own. */
const truths: readonly Truth[] = [
  [/^OLDFIELD PRINT SALARY$/, "work", "monthly", "ended"],
  [/^(NORTHGATE LOGISTICS WAGES|THE OLD PIER CAFE)$/, "work", "weekly"],
  [/^ROSEBANK CARE PAYROLL$/, "work", "fortnightly"],
  [/^(HARBOURWICK HOSPITAL TRUST PAY|ATELIER LUMEN SARL)$/, "work", "four_weekly"],
  [/^(BLUE PLATE CATERING|THE LANTERN BAR) WAGES$/, "work", "irregular"],
  [
    /^(GEHALT|NÓMINA) | (SALARY|PAYROLL)$|^(LITTLE ACORNS NURSERY|OLD MILL JOINERY) WAGES$/,
    "work",
    "monthly",
  ],
  [
    /^(KESTREL DESIGN LTD|MORROW AND DAUGHTERS|TIDEWATER MEDIA|P LINDGREN|OAKLEAF ARCHITECTS)/,
    "work",
    "irregular",
  ],
  [/^DWP STATE PENSION$/, "pension", "four_weekly"],
  [/^NORTHMOOR PENSION FUND$/, "pension", "monthly"],
  [/^(DWP UNIVERSAL CREDIT|FAMILIENKASSE KINDERGELD)$/, "benefits", "monthly"],
  [/^HMRC CHILD BENEFIT$/, "benefits", "four_weekly"],
  [/^STUDENT LOANS COMPANY$/, "student_finance", "termly"],
  // Salaries with descriptions in other scripts, or written to attack whoever shows them.
  [/^(حوالة راتب|ΜΙΣΘΟΔΟΣΙΑ|給与 株式会社|ŁÓDŹ ŻÓŁĆ 🏠|\u202Egnp\.yrals\u202C)$/u, "work", "monthly"],
  [/^(<img src=x|=HYPERLINK|@SUM\(1\+1\)|O'BRIEN & SONS)/, "work", "monthly"],
];

/** An invoice has a number after its client. */
const payerOf = (description: string): string => description.replace(/ INV [0-9]+$/, "");

const truthOfLine = ({ description, pence }: Line): Truth | undefined =>
  pence > 0 ? truths.find(([pattern]) => pattern.test(description)) : undefined;

interface AccountLine extends Line {
  readonly accountId: string;
  readonly currency: string;
}

const linesOf = (person: Person, today: string): readonly AccountLine[] => {
  const bank = banks.find((one) => peopleAt(one).includes(person)) ?? banks[0];
  if (!bank) throw new Error("There is no bank.");
  const holder = { seed: `${bank.id}/${person.userName}`, streams: person.streams };
  return accountsAt(bank, person).flatMap(({ id, plan, currency }) =>
    statementOf(holder, plan, dayFrom(today)).map((line) => ({ ...line, accountId: id, currency })),
  );
};

const personaStatement = (person: Person, today: string, months: number): LabelledStatement => {
  const from = addMonths(today, -months);
  const lines = linesOf(person, today).filter(({ day }) => isoOf(day) >= from && isoOf(day) <= today);
  const payers = groupedBy(
    lines.filter((line) => truthOfLine(line)),
    ({ description }) => payerOf(description),
  );
  const incomes = [...payers].flatMap(([payer, paid]): readonly TrueIncome[] => {
    const [pattern, kind, rhythm, ended] = paid[0] ? (truthOfLine(paid[0]) ?? []) : [];
    const least = rhythm === "termly" ? 1 : rhythm === "irregular" ? 3 : 2;
    if (!pattern || !kind || !rhythm || paid.length < least) return [];
    const all = paid.map(({ day, pence }) => ({ day, minor: pence }));
    const yearly = yearlyOf(rhythm, all, { from: dayFrom(from), to: dayFrom(today) });
    // Three instalments are equal at the practice bank.
    return [{ id: payer, sort: `${kind}, ${rhythm}`, kind, rhythm, yearlyMinor: ended ? undefined : yearly }];
  });
  const known = new Set(incomes.map(({ id }) => id));
  return {
    name: `${person.userName}, ${months} months until ${today}`,
    incomes,
    truthOf: new Map(
      lines.map((line) => {
        const payer = payerOf(line.description);
        return [
          line.id,
          truthOfLine(line) && known.has(payer) ? { income: payer } : { noise: noiseOf(line) },
        ];
      }),
    ),
    statement: {
      holders: [person.fullName],
      from,
      to: today,
      transactions: lines.map((line) => ({
        id: line.id,
        account: line.accountId,
        date: isoOf(line.day),
        minor: line.pence,
        currency: currencies.find((currency) => currency === line.currency) ?? "GBP",
        description: line.description,
        category: line.category,
      })),
    },
  };
};

/** For the table of what was mistaken only: the practice bank names its noise plainly. */
const noiseOf = ({ pence, category }: Line): "spending" | "interest" | "own transfer" | "once" => {
  if (pence < 0) return "spending";
  if (category === "INTEREST") return "interest";
  return category === "TRANSFER" ? "own transfer" : "once";
};

const TODAYS = ["2026-03-31", "2026-07-15", "2026-11-22"];

const everybody = (): readonly Person[] => [
  ...people,
  ...Array.from({ length: 20 }, (_, index) => {
    const john = practiceUser(`john${index + 1}`, `doe${index + 1}`);
    if (!john) throw new Error(`There is no john${index + 1}.`);
    return john;
  }),
];

export const personaStatements = (): readonly LabelledStatement[] =>
  everybody().flatMap((person) =>
    TODAYS.flatMap((today) => [3, 6].map((months) => personaStatement(person, today, months))),
  );
