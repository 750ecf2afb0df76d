import { describe, expect, test } from "vitest";
import { type VisaStep, type VisaValues, visaFlow } from "../testing/visa-flow.ts";
import { type ResumeRequest, seenOnOpening } from "./resume.ts";

const opened = (values: VisaValues, request: Partial<ResumeRequest<VisaStep>>) =>
  seenOnOpening(
    { flow: visaFlow, values, context: null },
    { completedSteps: [], completed: false, ...request },
  ).join(" ");

const onTheWay: VisaValues = { choice: "visa", expiry: "future" };
const looped: VisaValues = { choice: "visa", expiry: "past", acknowledged: true };

describe("opening a section", () => {
  test.each<[string, VisaValues, Partial<ResumeRequest<VisaStep>>, string]>([
    ["for the first time", {}, {}, "choice"],
    ["where it was left", onTheWay, { completedSteps: ["choice", "expiry"] }, "choice expiry upload"],
    [
      "at a step answered elsewhere but never seen here",
      onTheWay,
      { completedSteps: ["choice"] },
      "choice expiry",
    ],
    [
      "with steps known from a branch that is no longer walked",
      { choice: "passport" },
      { completedSteps: ["choice", "expiry"] },
      "choice upload",
    ],
    [
      "at a step that lost its answer",
      { choice: "visa" },
      { completedSteps: ["choice", "expiry", "upload"] },
      "choice expiry",
    ],
    [
      "in a loop, at the step to be answered anew",
      looped,
      { completedSteps: ["choice", "expiry", "expiredVisa"] },
      "choice expiry expiredVisa choice",
    ],
    [
      "when it is finished, from its beginning",
      { ...onTheWay, uploaded: true },
      { completed: true, completedSteps: ["choice", "expiry", "upload"] },
      "choice",
    ],
    [
      "not yet finished, everything answered",
      { ...onTheWay, uploaded: true },
      { completedSteps: ["choice", "expiry", "upload"] },
      "choice expiry upload",
    ],
  ])("%s", (_what, values, request, seen) => {
    expect(opened(values, request)).toBe(seen);
  });

  test.each<[string, Partial<ResumeRequest<VisaStep>>, string]>([
    ["on the path", { wanted: "expiry", completedSteps: ["choice", "expiry"] }, "choice expiry"],
    ["on the path of a finished section", { wanted: "upload", completed: true }, "choice expiry upload"],
    ["off the path", { wanted: "expiredVisa", completedSteps: ["choice", "expiry"] }, "choice expiry upload"],
    ["that does not exist", { wanted: "status", completedSteps: ["choice"] }, "choice expiry"],
  ])("an address names a step %s", (_what, request, seen) => {
    expect(opened(onTheWay, request)).toBe(seen);
  });

  test("FRM-252 a remedial section opens within its own bounds", () => {
    const bounds = { start: "expiry", end: "expiry" } as const;
    expect(opened({}, { bounds })).toBe("expiry");
    expect(opened(onTheWay, { bounds, completedSteps: ["expiry"] })).toBe("expiry");
    expect(opened(onTheWay, { bounds, wanted: "upload" })).toBe("expiry");
  });
});
