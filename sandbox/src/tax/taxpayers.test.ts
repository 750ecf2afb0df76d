import { describe, expect, test } from "vitest";
import { accountsAt } from "../bank/accounts.ts";
import { banks } from "../bank/banks.ts";
import { dayFrom, isoOf } from "../bank/money/days.ts";
import { statementOf } from "../bank/money/statement.ts";
import { people } from "../bank/people.ts";
import { beforeTax, jobsIn, payToDate } from "./pay.ts";
import { type TaxYear, taxYearOf } from "./tax-year.ts";
import { type Taxpayer, taxpayers } from "./taxpayers.ts";

const TODAY = dayFrom("2026-11-20") ?? Number.NaN;
const year: TaxYear = taxYearOf(TODAY);

/** As HMRC gives them out. */
const NINO = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/;

const named = (userId: string): Taxpayer => taxpayers.find((one) => one.userId === userId) as Taxpayer;

/** What the first bank shows as paid by somebody's employers since 6 April, brought back to what it was before tax. */
const shownByBank = ({ userId, jobs }: Taxpayer): readonly number[] => {
  const person = people.find(({ userName }) => userName === userId);
  const [bank] = banks;
  if (!person || !bank) throw new Error(`Nobody is ${userId}`);
  const seed = `${bank.id}/${userId}`;
  const lines = accountsAt(bank, person).flatMap(({ plan }) =>
    statementOf({ seed, streams: person.streams }, plan, TODAY),
  );
  return jobsIn(jobs, year, TODAY).map(({ employer, paysPerYear }) => {
    // The bank writes names its own way; the first word is always there.
    const [word = ""] = employer.replace(/^The /, "").toUpperCase().split(" ");
    return lines
      .filter(({ description, day, pence }) => pence > 0 && description.includes(word) && day >= year.first)
      .reduce((sum, { day, pence }) => sum + beforeTax({ day, pence }, paysPerYear).grossPence, 0);
  });
};

const reported = ({ jobs }: Taxpayer): readonly number[] =>
  jobsIn(jobs, year, TODAY).map((job) => payToDate(job, year, TODAY).grossPence);

describe("the taxpayers", () => {
  test("are those people of the bank who live in the UK, with the same passwords", () => {
    const atHome = people.filter(({ country }) => country === "GB");
    expect(taxpayers.map(({ userId, password }) => [userId, password])).toEqual(
      atHome.map(({ userName, password }) => [userName, password]),
    );
  });

  test("have a number each, that HMRC might have given out", () => {
    for (const { nino } of taxpayers) expect(nino).toMatch(NINO);
    expect(new Set(taxpayers.map(({ nino }) => nino)).size).toBe(taxpayers.length);
    expect(new Set(taxpayers.map(({ utr }) => utr)).size).toBe(taxpayers.length);
  });

  test.each(taxpayers.filter(({ userId }) => !["dev", "owen"].includes(userId)))(
    "$userId is paid what the bank shows",
    (taxpayer) => {
      expect(reported(taxpayer)).toEqual(shownByBank(taxpayer));
      expect(reported(taxpayer).every((pence) => pence > 0)).toBe(true);
    },
  );

  test.each([
    ["dev", 1.25],
    ["owen", 0.67],
  ])("%s is not, on purpose: %d times as much", (userId, times) => {
    const [shown = 0] = shownByBank(named(userId));
    expect(shown).toBeGreaterThan(0);
    expect(reported(named(userId))).toEqual([Math.round(shown * times)]);
  });

  test("of whom some have no employment: the self-employed, and who lives on savings", () => {
    const without = taxpayers.filter(({ jobs }) => jobs.length === 0).map(({ userId }) => userId);
    expect(without).toEqual(["femi", "jack"]);
  });

  test("change employer when their bank shows it", () => {
    const [before, after] = jobsIn(named("mo").jobs, year, TODAY);
    expect([before?.ended?.(TODAY), after?.started(TODAY)].map((day) => isoOf(day ?? 0))).toEqual([
      "2026-07-31",
      "2026-08-01",
    ]);
    // Of the year before, the new one is unknown.
    expect(jobsIn(named("mo").jobs, taxYearOf(year.first - 1), TODAY)).toEqual([before]);
  });
});

test.each([
  // A month below the allowance is not taxed.
  [100_000, 12, 100_000, 0],
  [104_750, 12, 104_750, 0],
  // £2,750 left of £3,412.08: £472.92 of tax and £189.16 of national insurance are gone.
  [275_000, 12, 341_208, 47_292],
  [24_173, 52, 24_173, 0],
])("%i pence, %i times a year, were %i, and %i were tax", (pence, times, gross, tax) => {
  expect(beforeTax({ day: TODAY, pence }, times)).toEqual({ grossPence: gross, taxPence: tax });
});
