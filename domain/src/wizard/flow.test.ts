import { describe, expect, test } from "vitest";
import { type VisaStep, visaFlow } from "../testing/visa-flow.ts";
import { asStepName, stepNames, stepsOf } from "./flow.ts";

describe("a flow", () => {
  test("knows its steps", () => {
    expect(stepNames(visaFlow)).toEqual(["choice", "expiry", "expiredVisa", "upload"]);
  });

  test.each([
    ["expiry", "expiry"],
    ["EXPIRY", undefined],
    ["dashboard", undefined],
    ["toString", undefined],
    ["__proto__", undefined],
    ["", undefined],
  ])("the candidate %j is the step %s", (candidate, step) => {
    expect(asStepName<VisaStep>(visaFlow, candidate)).toBe(step);
  });

  test("a step says where it may lead; an end leads nowhere", () => {
    const { goto, end } = stepsOf<{ readonly yes: boolean }, null>();
    const question = goto(
      ["left", "right"],
      () => true,
      ({ yes }) => (yes ? "left" : "right"),
    );
    expect(question.to).toEqual(["left", "right"]);
    expect(question.next({ yes: true }, null, [])).toBe("left");
    expect(question.next({ yes: false }, null, [])).toBe("right");

    const notice = end(({ yes }) => yes);
    expect(notice.to).toEqual([]);
    expect(notice.next({ yes: true }, null, [])).toBeUndefined();
    expect(notice.answered({ yes: false }, null, [])).toBe(false);
  });
});
