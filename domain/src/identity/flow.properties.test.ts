import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotType } from "../documents/definitions.ts";
import { identityDocumentKinds } from "../documents/kinds.ts";
import { anIdentity, answerAtRandom, identityContext, noFacts } from "../testing/identities.ts";
import { fewSeededRuns, seededRuns } from "../testing/seeded-runs.ts";
import { stepNames } from "../wizard/flow.ts";
import { inputsOf } from "../wizard/question.ts";
import { reachableFrom } from "../wizard/reach.ts";
import { seenOnOpening } from "../wizard/resume.ts";
import { backBy, currentStep, leaveLoop, type WizardState, wizardReducer } from "../wizard/state.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import type { AnyIdentityFlow, AnyIdentityStep } from "./any-flow.ts";
import { identityQuestions } from "./questions.ts";
import { identityFlowOf } from "./section.ts";
import { answersOf, type IdentityValues, identityValues } from "./values.ts";

const variants = ["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const;
type Variant = (typeof variants)[number];

const context = { ...identityContext, idvtEnabled: true };

/** A reviewer may start a request at any step; applicants on their own start at the beginning. */
const ordinarySteps = (flow: AnyIdentityFlow) =>
  stepNames(flow).filter((name) => name !== "missingInformation" && name !== "genericUpload");

interface Move {
  readonly random: number;
  /** 0: answers the current step; else goes back that many steps and answers again. */
  readonly back: number;
}

const move = fc.record({
  random: fc.nat(99),
  back: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  ),
});
const moves = fc.array(move, { maxLength: 25, size: "max" });
const longWays = fc.array(move, { maxLength: 60, size: "max" });

/** Everything about one variant that the properties below need. */
const variantAtWork = (variant: Variant) => {
  const flow = identityFlowOf(variant);
  const standingAt = (values: IdentityValues) => walk({ flow, values, context });
  const moved = (values: IdentityValues, { random, back }: Move): IdentityValues => {
    const { path } = standingAt(values);
    const walked = path.slice(0, Math.max(1, path.length - back));
    return { ...values, ...answerAtRandom(variant, walked.at(-1)!)(values, random, walked) };
  };
  const afterMoves = (taken: readonly Move[]): IdentityValues => taken.reduce(moved, identityValues(noFacts));
  return { flow, standingAt, moved, afterMoves };
};

describe.each(variants)("the graph of %s", (variant) => {
  const flow = identityFlowOf(variant);
  const steps = ordinarySteps(flow);

  test("every step is reachable from the start, or by a request", () => {
    expect([...reachableFrom(flow, "name")].toSorted()).toEqual([...steps].toSorted());
    expect([...reachableFrom(flow, "missingInformation")].toSorted()).toEqual(
      [...stepNames(flow)].toSorted(),
    );
  });

  test("a request may start at every step except its own notice", () => {
    for (const start of flow.steps.missingInformation.to) {
      const next = flow.steps.missingInformation.next(anIdentity(), { ...context, request: { start } }, []);
      expect(next).toBe(start);
    }
  });
});

describe.each(variants)("people who walk through %s", (variant) => {
  const { flow, standingAt, moved, afterMoves } = variantAtWork(variant);
  const steps = ordinarySteps(flow);

  test("reach every step in the walks below", () => {
    const met = fc
      .sample(moves, { ...fewSeededRuns, numRuns: 4_000 })
      .flatMap((taken) => standingAt(afterMoves(taken)).path);
    expect(steps.filter((step) => !met.includes(step))).toEqual([]);
  });

  test("never get stuck: answering on leads to the end, from wherever they are", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat(99)), (taken, throws) => {
        let values = afterMoves(taken);
        for (let left = 3 * steps.length; standingAt(values).state !== "ended"; left -= 1) {
          expect(left).toBeGreaterThan(0);
          // Different answers each time, because the same expired visa would loop for ever.
          values = moved(values, { random: throws.next().value, back: 0 });
        }
        expect(mayComplete({ flow, values, context })).toBe(true);
      }),
      fewSeededRuns,
    );
  });

  test("always get from the current step to another one, or to the end, by answering it", () => {
    fc.assert(
      fc.property(moves, fc.nat(99), (taken, random) => {
        const values = afterMoves(taken);
        const before = standingAt(values);
        fc.pre(before.state !== "ended");
        const after = standingAt(moved(values, { random, back: 0 }));
        expect(after.path.at(-1) !== before.path.at(-1) || after.state !== "open").toBe(true);
      }),
      fewSeededRuns,
    );
  });

  test("follow declared targets only, pass no step except the notice twice, and complete exactly at an end", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const values = afterMoves(taken);
        const { path, state } = standingAt(values);
        expect(path[0]).toBe("name");
        const once = state === "again" ? path.slice(0, -1) : path;
        const repeated = once.filter((name, index) => once.indexOf(name) !== index);
        expect(repeated.filter((name) => name !== "none")).toEqual([]);
        for (const [index, name] of path.slice(1).entries()) {
          expect(flow.steps[path[index]!].to).toContain(name);
        }
        expect(mayComplete({ flow, values, context })).toBe(state === "ended");
      }),
      fewSeededRuns,
    );
  });

  test("may leave at any step and continue on another device", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const left = afterMoves(taken);
        const inputs = identityQuestions.map(({ step }) => inputsOf(identityQuestions, step, left));
        const facts = { ...noFacts, ...Object.assign({}, ...inputs), documents: left.upload };
        const back = identityValues(facts, JSON.parse(JSON.stringify(answersOf(left))));
        const { path } = standingAt(back);
        expect(standingAt(back)).toEqual(standingAt(left));
        const request = { completedSteps: path.slice(0, -1), completed: false };
        expect(seenOnOpening({ flow, values: back, context }, request).at(-1)).toBe(path.at(-1));
      }),
      fewSeededRuns,
    );
  });

  test("have a current step even with arbitrary stored data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.string(), (said, birthdate, nationality) => {
        const values = identityValues({ ...noFacts, birthdate, nationality }, said);
        expect(steps).toContain(standingAt(values).path.at(-1));
      }),
      fewSeededRuns,
    );
  });
});

/** The section as the browser runs it: a person answers what is shown, goes back, and answers differently. */
describe.each(variants)("the wizard of %s", (variant) => {
  const flow = identityFlowOf(variant);

  const shown = (state: WizardState<IdentityValues>) => currentStep(state) as AnyIdentityStep;

  const answered = (state: WizardState<IdentityValues>, random: number) => {
    const path = state.seenFlow.slice(0, state.currentStepIndex + 1);
    const step = shown(state);
    const answer = answerAtRandom(variant, step)(state.values, random, path);
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

  test("IDN-047 IDN-051 IDN-052 IDN-083 every step that is shown can be answered, and the section is done when it says so", () => {
    let ends = 0;
    fc.assert(
      fc.property(longWays, (taken) => {
        let state = opened;
        for (const { random, back } of taken) {
          const action = back > 0 ? backBy(state, back) : undefined;
          if (action) {
            state = wizardReducer(state, action);
            continue;
          }
          const { answer, next } = answered(state, random);
          if (next !== undefined) state = goOn(state, answer, next);
          else {
            state = wizardReducer(state, { type: "UPDATE_VALUES", values: answer });
            expect(mayComplete({ flow, values: state.values, context }), state.seenFlow.join(" ")).toBe(true);
            ends += 1;
          }
        }
      }),
      { ...seededRuns, numRuns: 1_500 },
    );
    expect(ends).toBeGreaterThan(500);
  });
});

describe("the standard variant", () => {
  const { standingAt } = variantAtWork("IDENTITY_DEFAULT");

  test.each(identityDocumentKinds)("brings a %s to the end", (kind) => {
    const { countryCode } = context.countriesDocsMap.find(
      (row) => row.countryCode !== "GB" && row.allowedIdentityDocs.includes(kind),
    )!;
    const sides = ["front", "back"] as const;
    const values = anIdentity({
      nationality: countryCode,
      documents: kind,
      understood: sides,
      uploaded: sides,
    });
    expect(standingAt(values).state).toBe("ended");
    expect(values.upload.map(({ type }) => type)).toContain(slotType(kind, "front"));
  });
});
