import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { type VisaStep, type VisaValues, visaFlow } from "../testing/visa-flow.ts";
import type { Flow } from "./flow.ts";
import { mayComplete, type WalkBounds, walk } from "./walk.ts";

const pathOf = (values: VisaValues, bounds?: WalkBounds<VisaStep>) => {
  const { path, state } = walk({ flow: visaFlow, values, context: null }, bounds);
  return `${path.join(" ")} (${state})`;
};

describe("walking a section", () => {
  test.each<[string, VisaValues, string]>([
    ["nothing is known", {}, "choice (open)"],
    ["the first answer", { choice: "passport" }, "choice upload (open)"],
    ["to the end", { choice: "passport", uploaded: true }, "choice upload (ended)"],
    ["the other branch", { choice: "visa", expiry: "future" }, "choice expiry upload (open)"],
    ["up to the notice", { choice: "visa", expiry: "past" }, "choice expiry expiredVisa (open)"],
    ["a jump ahead does not succeed", { uploaded: true }, "choice (open)"],
    [
      "answers off the path do not count",
      { choice: "passport", expiry: "past", uploaded: true },
      "choice upload (ended)",
    ],
    [
      "IDN-083 a loop stands on its step again",
      { choice: "visa", expiry: "past", acknowledged: true },
      "choice expiry expiredVisa choice (again)",
    ],
    [
      "IDN-083 and a new answer there leads out of it",
      { choice: "passport", expiry: "past", acknowledged: true },
      "choice upload (open)",
    ],
  ])("%s", (_what, values, path) => {
    expect(pathOf(values)).toBe(path);
  });

  test.each<[string, VisaValues, WalkBounds<VisaStep>, string]>([
    ["from its own start", {}, { start: "expiry" }, "expiry (open)"],
    [
      "until the flow's end",
      { expiry: "future", uploaded: true },
      { start: "expiry" },
      "expiry upload (ended)",
    ],
    ["an unanswered end step", {}, { start: "expiry", end: "expiry" }, "expiry (open)"],
    [
      "an end step with a successor ends",
      { expiry: "past" },
      { start: "expiry", end: "expiry" },
      "expiry (ended)",
    ],
    [
      "an end off the path",
      { expiry: "future", uploaded: true },
      { start: "expiry", end: "expiredVisa" },
      "expiry upload (ended)",
    ],
    ["an end alone", { choice: "visa", expiry: "future" }, { end: "expiry" }, "choice expiry (ended)"],
  ])("FRM-252 a remedial section, %s", (_what, values, bounds, path) => {
    expect(pathOf(values, bounds)).toBe(path);
  });

  const anyValues: fc.Arbitrary<VisaValues> = fc.record(
    {
      choice: fc.constantFrom("visa", "passport"),
      expiry: fc.constantFrom("past", "future"),
      acknowledged: fc.boolean(),
      uploaded: fc.boolean(),
    },
    { requiredKeys: [] },
  );

  test("a walk always stops, follows declared targets only, and is `again` exactly in a loop", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { path, state } = walk({ flow: visaFlow, values, context: null });
        for (const [index, name] of path.slice(1).entries()) {
          const from = path[index];
          expect(from && visaFlow.steps[from].to).toContain(name);
        }
        expect(new Set(path).size < path.length).toBe(state === "again");
      }),
      seededRuns,
    );
  });
});

describe("completing a section", () => {
  test.each<[VisaValues, boolean]>([
    [{}, false],
    [{ choice: "passport" }, false],
    [{ choice: "passport", uploaded: true }, true],
    [{ choice: "visa", expiry: "past", acknowledged: true }, false],
    [{ uploaded: true }, false],
  ])("FRM-253 with %j: %s", (values, may) => {
    expect(mayComplete({ flow: visaFlow, values, context: null })).toBe(may);
  });

  const withStep = (name: VisaStep, flags: object): Flow<VisaValues, unknown, VisaStep> => ({
    ...visaFlow,
    steps: { ...visaFlow.steps, [name]: { ...visaFlow.steps[name], ...flags } },
  });

  test("FRM-253 a step flagged as completing completes once it is answered", () => {
    const flow = withStep("expiry", { completes: true });
    expect(mayComplete({ flow, values: { choice: "visa" }, context: null })).toBe(false);
    expect(mayComplete({ flow, values: { choice: "visa", expiry: "future" }, context: null })).toBe(true);
    expect(mayComplete({ flow, values: { choice: "passport", expiry: "future" }, context: null })).toBe(
      false,
    );
  });

  test("FRM-254 the last step may prevent completion, even after a flagged one", () => {
    const prevented = withStep("upload", {
      preventsCompletion: ({ choice }: VisaValues) => choice === "passport",
    });
    expect(
      mayComplete({ flow: prevented, values: { choice: "passport", uploaded: true }, context: null }),
    ).toBe(false);
    expect(
      mayComplete({
        flow: prevented,
        values: { choice: "visa", expiry: "future", uploaded: true },
        context: null,
      }),
    ).toBe(true);

    const flagged = {
      ...prevented,
      steps: { ...prevented.steps, choice: { ...visaFlow.steps.choice, completes: true } },
    };
    expect(
      mayComplete({ flow: flagged, values: { choice: "passport", uploaded: true }, context: null }),
    ).toBe(false);
  });

  test("FRM-252 a remedial section is complete at its own end", () => {
    const bounds: WalkBounds<VisaStep> = { start: "expiry", end: "expiry" };
    expect(mayComplete({ flow: visaFlow, values: { expiry: "past" }, context: null }, bounds)).toBe(true);
    expect(mayComplete({ flow: visaFlow, values: {}, context: null }, bounds)).toBe(false);
  });
});
