import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aProgressItem, completed, started, submitted } from "../testing/progress-items.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { sectionNames } from "../vocabulary/sections.ts";
import type { ProgressItem } from "../wizard/progress.ts";
import { deriveDashboard } from "./derive.ts";
import { isWaived } from "./gate.ts";
import { type DashboardInput, isComplete, isSubmitted, ordinaryEntries, remedialEntries } from "./items.ts";

const section = fc.constantFrom(...sectionNames);
const uuid = fc.constantFrom("a", "b", "c", "d");
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const item: fc.Arbitrary<ProgressItem> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    name: section,
    far: fc.constantFrom({}, started, completed, submitted),
    optional: fc.boolean(),
    relatedObjectUuid: maybe(uuid),
    remedialSectionUuid: maybe(uuid),
  })
  .map(({ far, ...said }) => aProgressItem({ ...said, ...far }));

const anyDashboard: fc.Arbitrary<DashboardInput> = fc.record({
  sections: fc.array(
    section.map((name) => ({ name })),
    { maxLength: 4 },
  ),
  remedialSections: fc.uniqueArray(
    fc.record({
      uuid,
      section,
      progressId: maybe(fc.integer({ min: 1, max: 14 })),
      relatedObjectUuid: maybe(uuid),
      start: fc.constant("upload"),
      end: fc.constant("uploadBack"),
    }),
    { selector: (remedial) => remedial.uuid },
  ),
  progress: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 8 }),
  income: fc.record({
    incomeSources: fc.constant([]),
    meetsAffordabilityCriteria: fc.boolean(),
    someoneElsePayingForRent: fc.boolean(),
  }),
  guarantor: fc.constant(null),
});

const always = (holds: (input: DashboardInput) => void) => () =>
  fc.assert(fc.property(anyDashboard, holds), seededRuns);

describe("of any dashboard", () => {
  test(
    "FRM-235 the percentage goes from 0 to 100 in steps of 5",
    always((input) => {
      const { percent } = deriveDashboard(input);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(percent % 5).toBe(0);
    }),
  );

  test(
    "FRM-230 FRM-231 submission is allowed exactly when every incomplete item is optional or waived",
    always((input) => {
      const { gate } = deriveDashboard(input);
      const someoneElse = input.income.someoneElsePayingForRent;
      const open = [
        ...ordinaryEntries(input).filter((entry) => !isWaived(entry.section, someoneElse)),
        ...remedialEntries(input).entries,
      ].filter((entry) => !entry.optional && !isComplete(entry));
      expect(gate.allowed).toBe(open.length === 0);
      expect(gate.allowed).toBe(gate.missing.length + gate.missingRemedial.length === 0);
    }),
  );

  test(
    "FRM-229 a fully submitted application may be submitted and reads 100",
    always((input) => {
      const { fullySubmitted, gate, percent, label } = deriveDashboard(input);
      expect(label === "submitted").toBe(fullySubmitted);
      // Counts only those, and only with something to submit: too few of them are an error.
      fc.pre(fullySubmitted && input.sections.length > 0);
      expect(gate.allowed).toBe(true);
      expect(percent).toBe(100);
    }),
  );

  test(
    "FRM-216 every required section has a card, and no other section has one",
    always((input) => {
      const required = new Set(input.sections.map(({ name }) => name));
      expect(new Set(deriveDashboard(input).cards.map((card) => card.section))).toEqual(required);
    }),
  );

  test(
    "FRM-065 both lists are sorted by name, and no two cards share a key",
    always((input) => {
      const { cards, remedialCards } = deriveDashboard(input);
      for (const list of [cards, remedialCards]) {
        const names = list.map((card) => card.section);
        expect(names).toEqual(names.toSorted());
      }
      const keys = [...cards, ...remedialCards].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );

  test(
    "FRM-081 a submitted item cannot be opened",
    always((input) => {
      const { cards, remedialCards } = deriveDashboard(input);
      for (const { status, disabled } of [...cards, ...remedialCards]) {
        if (status === "submitted") expect(disabled).toBe(true);
      }
    }),
  );

  test(
    "FRM-224 every request for missing information has a card or is returned for logging",
    always((input) => {
      const { remedialCards, unmatchedRemedial } = deriveDashboard(input);
      const told = [
        ...remedialCards.map(({ remedialUuid }) => remedialUuid),
        ...unmatchedRemedial.map((one) => one.uuid),
      ];
      expect(told.toSorted()).toEqual(input.remedialSections.map((one) => one.uuid).toSorted());
    }),
  );

  test(
    "FRM-225 FRM-226 at most one more income is offered, and only where income is required",
    always((input) => {
      const offered = ordinaryEntries(input).filter(({ progress, optional }) => optional && !progress);
      expect(offered.length).toBeLessThanOrEqual(1);
      if (offered.length > 0) expect(input.sections.map(({ name }) => name)).toContain("INCOME");
    }),
  );

  test(
    "FRM-233 completing an item never lowers the percentage or closes the gate",
    always((input) => {
      const further: DashboardInput = {
        ...input,
        progress: input.progress.map((one) => (one.submittedDtm ? one : { ...one, ...completed })),
      };
      const before = deriveDashboard(input);
      const after = deriveDashboard(further);
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      if (before.gate.allowed) expect(after.gate.allowed).toBe(true);
    }),
  );

  test(
    "FRM-004 submitting every item of the round submits it, whether or not something was waived",
    always((input) => {
      const everything: DashboardInput = {
        ...input,
        progress: input.progress.map((one) => ({ ...one, ...submitted })),
      };
      const unsent = ordinaryEntries(everything).filter((entry) => !isSubmitted(entry) && !entry.optional);
      expect(deriveDashboard(everything).wasSubmitted).toBe(unsent.length === 0);
    }),
  );
});
