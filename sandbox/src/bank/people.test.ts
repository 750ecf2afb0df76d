import { describe, expect, test } from "vitest";
import { accountsAt, peopleAt } from "./accounts.ts";
import { type Bank, banks } from "./banks.ts";
import { dayFrom, dayOf, isoOf, weekdayOf } from "./money/days.ts";
import { type Line, statementOf } from "./money/statement.ts";
import { people } from "./people.ts";
import type { Person } from "./person.ts";
import { practiceUser } from "./practice-users.ts";

const TODAYS = ["2026-01-15", "2026-02-28", "2026-06-30", "2026-09-12", "2026-11-22", "2028-02-29"];

const bankOf = (person: Person): Bank =>
  banks.find((bank) => peopleAt(bank).includes(person)) ?? (banks[0] as Bank);

/** All lines of all accounts, those of one account after those of another. */
const linesOf = (person: Person, today: string): readonly Line[] => {
  const bank = bankOf(person);
  const seed = `${bank.id}/${person.userName}`;
  return accountsAt(bank, person).flatMap(({ plan }) =>
    statementOf({ seed, streams: person.streams }, plan, dayOf(new Date(today))),
  );
};

const john = (number: number): Person => practiceUser(`john${number}`, `doe${number}`) as Person;

const everybody = [...people, ...Array.from({ length: 20 }, (_, index) => john(index + 1))];

const named = (userName: string): Person => people.find((person) => person.userName === userName) as Person;

/** The days between one payment and the next. */
const gaps = (userName: string, description: RegExp, today = "2026-11-22"): readonly number[] => {
  const days = linesOf(named(userName), today)
    .filter((line) => description.test(line.description))
    .map(({ day }) => day);
  return days.slice(1).map((day, index) => day - (days[index] ?? 0));
};

const received = (userName: string, description: RegExp, today = "2026-11-22") =>
  linesOf(named(userName), today).filter((line) => line.pence > 0 && description.test(line.description));

describe("what people are paid", () => {
  test("a salary on the 28th or the working day before, in December before Christmas", () => {
    const days = received("amara", /SALARY/, "2027-02-10").map(({ day }) => isoOf(day));
    expect(days).toEqual([
      "2026-07-28",
      "2026-08-28",
      "2026-09-28",
      "2026-10-28",
      "2026-11-27",
      "2026-12-22",
      "2027-01-28",
    ]);
  });

  test.each([
    ["ben", /WAGES/, 7],
    ["chloe", /PAYROLL/, 14],
    ["dev", /TRUST PAY/, 28],
    ["george", /STATE PENSION/, 28],
    ["hana", /CHILD BENEFIT/, 28],
  ])("%s %s every %d days", (userName, description, days) => {
    const all = gaps(userName, description);
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all)).toEqual(new Set([days]));
  });

  test("zero hours: weeks without pay, and no two amounts alike", () => {
    const wages = received("ella", /WAGES/);
    expect(Math.max(...gaps("ella", /WAGES/))).toBeGreaterThan(7);
    expect(new Set(wages.map(({ pence }) => pence)).size).toBeGreaterThan(wages.length * 0.9);
  });

  test("invoices of several clients", () => {
    const invoices = received("femi", /INV [0-9]+$/);
    expect(invoices.length).toBeGreaterThan(15);
    expect(new Set(invoices.map(({ description }) => description.split(" INV ")[0])).size).toBeGreaterThan(3);
  });

  test("student finance by term, nothing to those who live on savings", () => {
    expect(received("isla", /STUDENT LOANS/).map(({ day }) => isoOf(day).slice(0, 7))).toEqual([
      "2026-04",
      "2026-09",
    ]);
    const categories = ["TRANSFER", "INTEREST", "PURCHASE", "DIRECT_DEBIT", "CORRECTION"];
    const rest = received("jack", /./).filter(({ category }) => !categories.includes(category));
    expect(new Set(rest.map(({ description }) => description))).toEqual(
      new Set(["STEPSTONE LOANS LOAN PAYOUT", "R MARSH", "LUCKYCLOVER BETTING WITHDRAWAL"]),
    );
  });

  test("another employer since three months", () => {
    expect(received("mo", /OLDFIELD/).at(-1)?.day).toBeLessThan(received("mo", /VANTERRA/)[0]?.day ?? 0);
    expect(received("mo", /VANTERRA/)).toHaveLength(3);
  });

  test("a second salary in June in Spain", () => {
    expect(received("lucia", /PAGA EXTRA/, "2026-07-10").map(({ day }) => isoOf(day))).toEqual([
      "2025-12-22",
      "2026-06-22",
    ]);
  });
});

describe.each(
  everybody.filter(({ accounts }) => accounts.length > 0).map((one) => [one.userName, one] as const),
)("the statements of %s", (_name, person) => {
  test.each(TODAYS)("on %s cover seven months and stay within the overdraft", (today) => {
    const lines = linesOf(person, today);
    const day = dayOf(new Date(today));
    expect(Math.min(...lines.map((line) => line.day))).toBeLessThan(day - 200);
    expect(Math.max(...lines.map((line) => line.day))).toBeLessThanOrEqual(day);
    expect(lines.every(({ pence }) => Number.isInteger(pence) && pence !== 0)).toBe(true);
    const lowest = Math.min(...lines.map(({ balancePence }) => balancePence));
    expect(lowest).toBeGreaterThan(-Math.max(...person.accounts.map((plan) => plan.overdraftPence)));
  });

  test("have what is no income", () => {
    const lines = linesOf(person, "2026-11-22");
    const transfers = lines.filter(({ category }) => category === "TRANSFER");
    expect(transfers.length).toBeGreaterThan(5);
    expect(transfers.reduce((sum, { pence }) => sum + pence, 0)).toBe(0);
    const has = (test: (line: Line) => boolean) => lines.some(test);
    expect(has(({ category, pence }) => category === "PURCHASE" && pence > 0)).toBe(true);
    expect(has(({ category, pence }) => category === "DIRECT_DEBIT" && pence > 0)).toBe(true);
    expect(has(({ category, pence }) => category === "CORRECTION" && pence > 0)).toBe(true);
    expect(has(({ description }) => /PAYOUT|KREDITAUSZAHLUNG|ABONO PRÉSTAMO/.test(description))).toBe(true);
    expect(has(({ description }) => /BETTING W|WETTEN A|TRÉBOL R/.test(description))).toBe(true);
    expect(has(({ category }) => category === "STANDING_ORDER")).toBe(true);
    expect(has(({ category }) => category === "ATM")).toBe(true);
  });

  test("say about a day what they said before", () => {
    const known = (line: Line) => `${line.id} ${isoOf(line.day)} ${line.pence} ${line.description}`;
    const [before, after] = ["2026-11-02", "2026-11-22"].map((today) => linesOf(person, today));
    const later = new Set(after?.map(known));
    expect(before?.map(known).filter((text) => !later.has(text))).toEqual([]);
  });
});

describe("days", () => {
  test.each([
    ["2026-01-28", "2026-01-28"],
    ["2026-01-28T23:59:59Z", "2026-01-28"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-29", undefined],
    ["28.1.2026", undefined],
    ["", undefined],
  ])("%s is %s", (text, day) => {
    const read = dayFrom(text);
    expect(read === undefined ? undefined : isoOf(read)).toBe(day);
  });

  test("have their weekday", () => {
    expect(weekdayOf(dayOf(new Date("2026-11-22")))).toBe(0);
  });
});
