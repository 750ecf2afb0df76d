import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { backBy, currentStep, popTo, type WizardAction, type WizardState, wizardReducer } from "./state.ts";

interface Answers {
  readonly name?: string;
  readonly birthdate?: string;
}

/** A state at the last of the seen steps. */
const at = (...seenFlow: string[]): WizardState<Answers> => ({
  currentSectionFlowIndex: 0,
  currentStepIndex: seenFlow.length - 1,
  seenFlow,
  values: { name: "Amara" },
});

describe("actions", () => {
  test("FRM-243 NEXT_STEP increments the step, merges values and appends the next step", () => {
    const action = {
      type: "NEXT_STEP",
      values: { birthdate: "1990-05-17" },
      nextStep: "nationality",
    } as const;
    expect(wizardReducer(at("name", "birthdate"), action)).toEqual({
      currentSectionFlowIndex: 0,
      currentStepIndex: 2,
      seenFlow: ["name", "birthdate", "nationality"],
      values: { name: "Amara", birthdate: "1990-05-17" },
    });
  });

  test("FRM-243 an answer given again replaces the earlier one", () => {
    const action = { type: "NEXT_STEP", values: { name: "Ada" }, nextStep: "birthdate" } as const;
    expect(wizardReducer(at("name"), action).values).toEqual({ name: "Ada" });
  });

  test("FRM-243 steps seen beyond the current one are forgotten", () => {
    const behind = { ...at("name", "birthdate", "nationality"), currentStepIndex: 0 };
    const action = { type: "NEXT_STEP", values: {}, nextStep: "documents" } as const;
    expect(wizardReducer(behind, action)).toMatchObject({
      currentStepIndex: 1,
      seenFlow: ["name", "documents"],
    });
  });

  test("FRM-244 (in part) NEXT_STAGE does the same and moves to the next section", () => {
    const action = {
      type: "NEXT_STAGE",
      values: { birthdate: "1990-05-17" },
      nextStep: "whoIsPaying",
    } as const;
    expect(wizardReducer(at("name"), action)).toEqual({
      currentSectionFlowIndex: 1,
      currentStepIndex: 1,
      seenFlow: ["name", "whoIsPaying"],
      values: { name: "Amara", birthdate: "1990-05-17" },
    });
  });

  test("FRM-245 BACK sets both indexes and drops the steps after the one it goes to", () => {
    const action = { type: "BACK", sectionIndex: 2, stepIndex: 1 } as const;
    expect(wizardReducer(at("name", "birthdate", "nationality"), action)).toEqual({
      currentSectionFlowIndex: 2,
      currentStepIndex: 1,
      seenFlow: ["name", "birthdate"],
      values: { name: "Amara" },
    });
  });

  test("FRM-246 UPDATE_VALUES merges values and moves nothing", () => {
    const before = at("name", "birthdate");
    const action = { type: "UPDATE_VALUES", values: { birthdate: "1990-05-17" } } as const;
    expect(wizardReducer(before, action)).toEqual({
      ...before,
      values: { name: "Amara", birthdate: "1990-05-17" },
    });
  });

  test("no action changes the state it was given", () => {
    const before = at("name", "birthdate");
    const copy = structuredClone(before);
    wizardReducer(before, { type: "NEXT_STEP", values: { name: "Ada" }, nextStep: "nationality" });
    wizardReducer(before, { type: "BACK", sectionIndex: 0, stepIndex: 0 });
    expect(before).toEqual(copy);
  });

  test("FRM-127 the question number is the step index + 1", () => {
    expect(currentStep(at("name", "birthdate"))).toBe("birthdate");
    expect(currentStep({ ...at("name"), currentStepIndex: 4 })).toBeUndefined();
  });
});

describe("going back", () => {
  test.each([
    ["FRM-255", 1, { type: "BACK", sectionIndex: 0, stepIndex: 2 }],
    ["FRM-255", 2, { type: "BACK", sectionIndex: 0, stepIndex: 1 }],
    ["FRM-255", 3, { type: "BACK", sectionIndex: 0, stepIndex: 0 }],
    ["FRM-257", 4, undefined],
    ["FRM-257", 9, undefined],
  ])("%s %d steps from the fourth: %j", (_id, steps, action) => {
    expect(backBy(at("name", "birthdate", "nationality", "documents"), steps)).toEqual(action);
  });

  test("FRM-255 FRM-257 one step by default, none from the first", () => {
    expect(backBy(at("name", "birthdate"))).toEqual({ type: "BACK", sectionIndex: 0, stepIndex: 0 });
    expect(backBy(at("name"))).toBeUndefined();
  });

  test("FRM-255 the section stays the same", () => {
    const state = { ...at("name", "birthdate"), currentSectionFlowIndex: 2 };
    expect(backBy(state)).toMatchObject({ sectionIndex: 2 });
  });
});

describe("the browser's Back and Forward", () => {
  const seen = at("name", "birthdate", "nationality");

  test.each([
    ["FRM-258", "birthdate", { kind: "back", steps: 1 }],
    ["FRM-258", "name", { kind: "back", steps: 2 }],
    ["FRM-259", "documents", { kind: "submit" }],
    ["FRM-259", "no-such-step", { kind: "submit" }],
    ["FRM-260", "nationality", { kind: "stay" }],
  ])("%s to %s: %j", (_id, target, meaning) => {
    expect(popTo(seen, target)).toEqual(meaning);
  });

  test("FRM-258 of a step seen twice, the nearer one is the target", () => {
    const looped = at("choice", "expiry", "expiredVisa", "choice", "upload");
    expect(popTo(looped, "choice")).toEqual({ kind: "back", steps: 1 });
  });

  test("FRM-258 a step that is also the current one stays", () => {
    expect(popTo(at("choice", "expiry", "expiredVisa", "choice"), "choice")).toEqual({ kind: "stay" });
  });

  test("FRM-258 going back arrives at that step", () => {
    const names = fc.constantFrom("a", "b", "c", "d");
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 8 }), names, (path, target) => {
        const state = at(...path);
        const meaning = popTo(state, target);
        // Counts only what goes back: too few of those are an error.
        fc.pre(meaning.kind === "back");
        const action = backBy(state, meaning.steps);
        if (!action) throw new Error("popTo goes below the first step");
        expect(currentStep(wizardReducer(state, action))).toBe(target);
      }),
      seededRuns,
    );
  });
});

describe("whatever happens", () => {
  type Move = "next" | "back" | "update";
  const moves = fc.array(fc.constantFrom<Move>("next", "back", "update"), { maxLength: 40 });

  const actionFor = (
    move: Move,
    state: WizardState<Answers>,
    name: string,
  ): WizardAction<Answers> | undefined => {
    if (move === "next") return { type: "NEXT_STEP", values: { name }, nextStep: name };
    if (move === "back") return backBy(state);
    return { type: "UPDATE_VALUES", values: { name } };
  };

  test("FRM-164 the current step is the last of the steps seen", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        let state = at("name");
        for (const [index, move] of taken.entries()) {
          const action = actionFor(move, state, `step-${index}`);
          if (action) state = wizardReducer(state, action);
          expect(state.currentStepIndex).toBe(state.seenFlow.length - 1);
          expect(currentStep(state)).toBe(state.seenFlow.at(-1));
        }
      }),
      seededRuns,
    );
  });
});
