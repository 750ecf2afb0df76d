import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identityContext, noFacts } from "../testing/identities.ts";
import { answerByDice } from "../testing/identity-dice.ts";
import { steadily } from "../testing/steadily.ts";
import { backBy, currentStep, leaveLoop, type WizardState, wizardReducer } from "../wizard/state.ts";
import { mayComplete } from "../wizard/walk.ts";
import type { AnyIdentityStep } from "./any-flow.ts";
import { type IdentityValues, identityValues } from "./values.ts";
import { identityFlowOf } from "./walk.ts";

/** The section as the browser runs it: a person answers what is shown, goes back, and answers otherwise. */

const context = { ...identityContext, idvtEnabled: true };

const moves = fc.array(
  fc.record({
    dice: fc.nat(99),
    back: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) },
    ),
  }),
  { maxLength: 60, size: "max" },
);

describe.each(["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const)("the wizard of %s", (variant) => {
  const flow = identityFlowOf(variant);

  const shown = (state: WizardState<IdentityValues>) => currentStep(state) as AnyIdentityStep;

  const answered = (state: WizardState<IdentityValues>, dice: number) => {
    const path = state.seenFlow.slice(0, state.currentStepIndex + 1);
    const step = shown(state);
    const answer = answerByDice(variant, step)(state.values, dice, path);
    const next = flow.steps[step].next({ ...state.values, ...answer }, context, path);
    return { answer, next };
  };

  const goOn = (state: WizardState<IdentityValues>, values: Partial<IdentityValues>, nextStep: string) => {
    const loop = flow.steps[shown(state)].mayRepeat ? undefined : leaveLoop(state);
    return wizardReducer(loop ? wizardReducer(state, loop) : state, { type: "NEXT_STEP", values, nextStep });
  };

  const opened: WizardState<IdentityValues> = {
    currentSectionFlowIndex: 0,
    currentStepIndex: 0,
    seenFlow: ["name"],
    values: identityValues(noFacts),
  };

  test("IDN-047 IDN-051 IDN-052 IDN-083 every step that is shown can be answered, and whoever is told to be done is done", () => {
    let ends = 0;
    fc.assert(
      fc.property(moves, (taken) => {
        let state = opened;
        for (const { dice, back } of taken) {
          const action = back > 0 ? backBy(state, back) : undefined;
          if (action) {
            state = wizardReducer(state, action);
            continue;
          }
          const { answer, next } = answered(state, dice);
          if (next !== undefined) state = goOn(state, answer, next);
          else {
            state = wizardReducer(state, { type: "UPDATE_VALUES", values: answer });
            expect(mayComplete(flow, state.values, context), state.seenFlow.join(" ")).toBe(true);
            ends += 1;
          }
        }
      }),
      { ...steadily, numRuns: 1_500 },
    );
    expect(ends).toBeGreaterThan(500);
  });
});
