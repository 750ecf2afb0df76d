import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import { anIncome, answerIncome, incomeContext } from "../testing/incomes.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { stepNames } from "../wizard/flow.ts";
import { reachableFrom } from "../wizard/reach.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import type { IncomeContext } from "./context.ts";
import { incomeFlow } from "./flow.ts";
import { storedSource } from "./source.ts";
import { type IncomeValues, incomeAnswersOf, incomeValues } from "./values.ts";

const steps = stepNames(incomeFlow).filter(
  (name) => name !== "missingInformation" && name !== "genericUpload",
);

/** Steps that only the way back from a partner, or a policy, leads to. */
const ENTERED = ["nonOpenBankingNotice"];

const contexts: readonly (readonly [string, IncomeContext])[] = [
  ["the default", { ...incomeContext, konfirEnabled: true }],
  ["no open banking", { ...incomeContext, conditions: [condition("SKIP_OPEN_BANKING", true)] }],
  ["a guarantor's", { ...incomeContext, conditions: [condition("INCOME_START_STEP", "incomeType")] }],
];

const move = fc.record({ random: fc.nat(99), back: fc.constantFrom(0, 0, 0, 1, 3) });
const moves = fc.array(move, { maxLength: 30, size: "max" });
type Move = { readonly random: number; readonly back: number };

const moved =
  (context: IncomeContext) =>
  (values: IncomeValues, { random, back }: Move) => {
    const { path } = walk({ flow: incomeFlow, values, context });
    return answerIncome(values, path[Math.max(0, path.length - 1 - back)]!, random);
  };

const afterMoves = (taken: readonly Move[], context: IncomeContext) =>
  taken.reduce(moved(context), anIncome(undefined));

/** An acknowledgement that is kept nowhere is not known later. */
const stored = ({ incomeUploadSuccess: _read, ...values }: IncomeValues): IncomeValues => values;

describe("the graph", () => {
  test("every step is reachable from the start, or by a policy or a request", () => {
    const reached = reachableFrom(incomeFlow, "whoIsPaying");
    expect(steps.filter((step) => !reached.has(step))).toEqual(ENTERED);
    expect(reachableFrom(incomeFlow, "missingInformation").size).toBe(stepNames(incomeFlow).length);
  });

  test("INC-177 (in part) a request may start at every step except its own notice", () => {
    for (const start of incomeFlow.steps.missingInformation.to) {
      const context = { ...incomeContext, request: { start } };
      expect(incomeFlow.steps.missingInformation.next(anIncome(undefined), context, [])).toBe(start);
    }
  });
});

describe.each(contexts)("people who walk through income with %s policy", (_name, context) => {
  test("never get stuck: answering on leads to the end, from wherever they are", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat(99)), (taken, throws) => {
        let values = afterMoves(taken, context);
        for (
          let left = 3 * steps.length;
          walk({ flow: incomeFlow, values, context }).state !== "ended";
          left -= 1
        ) {
          expect(left).toBeGreaterThan(0);
          values = moved(context)(values, { random: throws.next().value, back: 0 });
        }
      }),
      fewSeededRuns,
    );
  });

  test("follow declared targets only and pass no step twice", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const { path } = walk({ flow: incomeFlow, values: afterMoves(taken, context), context });
        expect(new Set(path).size).toBe(path.length);
        for (const [index, name] of path.slice(1).entries()) {
          expect(incomeFlow.steps[path[index]!].to).toContain(name);
        }
      }),
      fewSeededRuns,
    );
  });

  test("INC-152 (in part) INC-169 (in part) complete at an end, or once a completing step is answered", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const values = stored(afterMoves(taken, context));
        const { path, state } = walk({ flow: incomeFlow, values, context });
        const isFlagged = path
          .slice(0, state === "ended" ? path.length : -1)
          .some((step) => incomeFlow.steps[step].completes);
        expect(mayComplete({ flow: incomeFlow, values, context })).toBe(state === "ended" || isFlagged);
      }),
      fewSeededRuns,
    );
  });

  test("may leave at any step and continue on another device", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const left = stored(afterMoves(taken, context));
        const { upload: documents, source, sources, guarantor } = left;
        const { meetsAffordabilityCriteria, someoneElsePaysForRent, konfirCompleted } = left;
        const outcome = { meetsAffordabilityCriteria, someoneElsePaysForRent, konfirCompleted };
        const facts = { sources: sources.map(storedSource), guarantor, documents, ...outcome };
        const back = incomeValues(facts, source?.uuid, JSON.parse(JSON.stringify(incomeAnswersOf(left))));
        expect(walk({ flow: incomeFlow, values: back, context })).toEqual(
          walk({ flow: incomeFlow, values: left, context }),
        );
      }),
      fewSeededRuns,
    );
  });
});

test("reach every step in random walks", () => {
  const met = contexts.flatMap(([, context]) =>
    fc
      .sample(moves, { ...fewSeededRuns, numRuns: 1_500 })
      .flatMap((taken) => walk({ flow: incomeFlow, values: afterMoves(taken, context), context }).path),
  );
  expect(steps.filter((step) => !met.includes(step))).toEqual(ENTERED);
});
