import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assessHousehold } from "@latchkey/domain/affordability/assess.ts";
import { bases, countingRules } from "@latchkey/domain/affordability/counted.ts";
import { assessments, type Criteria, defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { parseCriteria } from "@latchkey/domain/affordability/parse-criteria.ts";
import { seededRuns } from "@latchkey/domain/testing/seeded-runs.ts";
import { currencies, incomeTypes, offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Facts, judge } from "./affordability/judge.ts";
import { schemaFaults } from "./testing/json-schema.ts";

/** Holds the product's engine to the published standard in docs/affordability. */

const folder = join(import.meta.dirname, "../docs/affordability");
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));

interface GoldenCase {
  readonly name: string;
  readonly criteria: Criteria;
  readonly facts: Facts;
  readonly outcome: ReturnType<typeof judge>;
}

const files = readdirSync(join(folder, "cases"));
const casesOf = (file: string): readonly GoldenCase[] => read(`cases/${file}`);
const faultsIn = {
  criteria: schemaFaults(read("criteria.schema.json")),
  facts: schemaFaults(read("facts.schema.json")),
  outcome: schemaFaults(read("outcome.schema.json")),
};

/** The outcome as a program writes it: what does not apply is absent. */
const assessed = ({ criteria, facts }: Pick<GoldenCase, "criteria" | "facts">) =>
  JSON.parse(JSON.stringify(assessHousehold(facts, criteria, facts.basis)));

describe.each(files)("golden cases: %s", (file) => {
  test("our engine has each outcome and trace", () => {
    for (const one of casesOf(file)) expect(assessed(one), one.name).toEqual(one.outcome);
  });

  test("every case is what the schemas describe", () => {
    for (const { name, criteria, facts, outcome } of casesOf(file)) {
      const faults = [faultsIn.criteria(criteria), faultsIn.facts(facts), faultsIn.outcome(outcome)];
      expect(faults, name).toEqual([[], [], []]);
      expect(parseCriteria(criteria), name).toEqual({ criteria });
    }
  });

  test("names are unique", () => {
    const names = casesOf(file).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the golden cases together", () => {
  const all = files.flatMap(casesOf);
  const sources = all.flatMap(({ outcome }) =>
    [...outcome.tenants, ...outcome.guarantors].flatMap((one) => one.sources),
  );

  test("are 300 at least, twelve of each rule and boundary", () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const rule of countingRules) {
      expect(casesOf(`rule-${rule.replaceAll("_", "-")}.json`).length, rule).toBeGreaterThanOrEqual(12);
    }
    const few = files.filter((file) => casesOf(file).length < 12);
    expect(few).toEqual(["examples.json"]);
  });

  test("have every kind, currency, rule, basis and assessment, met and not", () => {
    const given = all.flatMap(({ facts }) =>
      [...facts.tenants, ...facts.guarantors].flatMap((one) => one.sources),
    );
    expect(new Set(given.map(({ incomeType }) => incomeType))).toEqual(new Set(incomeTypes));
    expect(new Set(given.map(({ currency }) => currency))).toEqual(new Set(currencies));
    expect(new Set(sources.map(({ rule }) => rule))).toEqual(new Set(countingRules));
    const ways = all.map(({ outcome: { basis, assessment, isMet } }) => `${basis} ${assessment} ${isMet}`);
    const expected = bases.flatMap((basis) =>
      assessments.flatMap((one) => [true, false].map((isMet) => `${basis} ${one} ${isMet}`)),
    );
    expect(new Set(ways)).toEqual(new Set(expected));
  });
});

describe("the examples of the rule book", () => {
  const [, ...sections] = readFileSync(join(folder, "rules.md"), "utf8").split(/^\*\*(?=\d\. )/m);
  const titled = sections.map((text) => ({ title: text.split(".**")[0] ?? "", text }));
  const found = casesOf("examples.json").flatMap(({ name, outcome }) => {
    const text = titled.find(({ title }) => title === name)?.text;
    return text === undefined ? [] : [{ name, text, outcome }];
  });

  test("are golden cases", () => {
    expect(found.map(({ name }) => name)).toEqual(titled.map(({ title }) => title));
    expect(found).toHaveLength(7);
  });

  test.each(found)("$name: the text has the figures of the case", ({ text, outcome }) => {
    const { household } = outcome;
    const figures = household ? [household.incomePence, ...Object.values(household.gap ?? {})] : [];
    for (const figure of figures) expect(text).toContain(figure.toLocaleString("en-GB"));
  });
});

describe("for any facts within the limits", () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000_000_000 }));
  const source = fc
    .record({
      uuid: fc.stringMatching(/^[!-~]{1,8}$/),
      incomeType: fc.constantFrom(...incomeTypes),
      currency: fc.constantFrom(...currencies),
      declaredMinor: amount,
      evidencedMinor: fc.option(amount, { nil: undefined }),
    })
    .map(({ evidencedMinor, ...one }) => (evidencedMinor === undefined ? one : { ...one, evidencedMinor }));
  const sources = fc.array(source, { maxLength: 4 });
  const id = fc.stringMatching(/^[!-~]{1,2}$/);
  const people = <One>(fields: fc.Arbitrary<One>, minLength: number) =>
    fc
      .uniqueArray(id, { minLength, maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map((one) => fields.map((rest) => ({ id: one, ...rest })))));
  const anyFacts: fc.Arbitrary<Facts> = people(fc.record({ sharePence: amount, sources }), 1).chain(
    (tenants) => {
      const guarantees = fc.subarray([...tenants.map((one) => one.id), "unknown"]);
      return fc.record({
        basis: fc.constantFrom(...bases),
        rentPence: amount,
        tenants: fc.constant(tenants),
        guarantors: people(fc.record({ guarantees, sources }), 0),
      });
    },
  );
  const multiple = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_000 }));
  const rate = fc.integer({ min: 1, max: 1_000_000 });
  const anyCriteria: fc.Arbitrary<Criteria> = fc
    .record({
      tenantIncome: multiple,
      guarantorIncome: multiple,
      savings: multiple,
      assessment: fc.constantFrom(...assessments),
      counted: fc.dictionary(fc.constantFrom(...offeredIncomeTypes), fc.integer({ min: 0, max: 100 })),
      rates: fc.record({ AUD: rate, EUR: rate, GBP: fc.constant(10_000), USD: rate }),
    })
    .map(({ rates, ...one }) => ({
      ...defaultCriteria,
      ...one,
      rates: { date: "2026-11-01", tenThousandths: rates },
    }));

  test("our engine says what the definitions say, in the published form", () => {
    fc.assert(
      fc.property(anyFacts, anyCriteria, (facts, criteria) => {
        expect([faultsIn.facts(facts), faultsIn.criteria(criteria)]).toEqual([[], []]);
        const outcome = assessed({ criteria, facts });
        expect(faultsIn.outcome(outcome)).toEqual([]);
        expect(outcome).toEqual(judge(criteria, facts));
      }),
      seededRuns,
    );
  });
});

describe("the schemas refuse", () => {
  const [first] = casesOf("examples.json");
  const facts = read("cases/examples.json")[0].facts;
  const outcome = read("cases/examples.json")[0].outcome;

  test("the example is taken", () => {
    expect([faultsIn.facts(facts), faultsIn.outcome(outcome), first?.outcome.isMet]).toEqual([[], [], true]);
  });

  test.each<[string, object, string]>([
    ["an unknown basis", { basis: "guessed" }, ".basis: enum"],
    ["half a penny", { rentPence: 0.5 }, ".rentPence: type"],
    ["a negative rent", { rentPence: -1 }, ".rentPence: minimum"],
    ["a rent beyond the limit", { rentPence: 1_000_000_000_001 }, ".rentPence: maximum"],
    ["a home without tenants", { tenants: [] }, ".tenants: minItems"],
    [
      "an id with a space",
      { guarantors: [{ id: "g 1", guarantees: [], sources: [] }] },
      ".guarantors.0.id: pattern",
    ],
    [
      "an id twice",
      { guarantors: [{ id: "g", guarantees: ["a", "a"], sources: [] }] },
      ".guarantors.0.guarantees: uniqueItems",
    ],
    ["another field", { deposit: 1 }, ".deposit: unknown"],
  ])("facts: %s", (_what, change, fault) => {
    expect(faultsIn.facts({ ...facts, ...change })).toEqual([fault]);
  });

  test.each<[string, object, string]>([
    ["null for a field that does not apply", { household: null }, ".household: type"],
    ["a household by shares", { assessment: "share" }, ": not"],
    ["no household", { household: undefined, assessment: "household" }, ".household: type"],
    [
      "a distance beside a sum that is met",
      { household: { ...outcome.household, gap: { rent: 1, income: 1, savings: 1 } } },
      ".household: not",
    ],
    [
      "no distance beside one that is not",
      { household: { ...outcome.household, isMet: false } },
      ".household: required",
    ],
  ])("outcomes: %s", (_what, change, fault) => {
    expect(faultsIn.outcome({ ...outcome, ...change })).toContain(fault);
  });
});
