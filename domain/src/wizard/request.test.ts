import { describe, expect, test } from "vitest";
import { type Flow, stepsOf } from "./flow.ts";
import { boundsOfRequest, requestMayComplete, type SectionRequest, stepsOpenedBy } from "./request.ts";

type Said = readonly string[];
type Name = "name" | "choice" | "upload" | "missingInformation";
const { goto, end } = stepsOf<Said, undefined>();

const says = (step: string) => (said: Said) => said.includes(step);

const flow: Flow<Said, undefined, Name> = {
  start: () => "name",
  steps: {
    name: goto(["choice"], says("name"), () => "choice"),
    choice: goto(["upload"], says("choice"), () => "upload"),
    upload: end(says("upload")),
    missingInformation: goto(
      ["name", "choice", "upload"],
      () => true,
      () => "choice",
    ),
  },
};

const asked = (start: string, last: string): SectionRequest => ({ start, end: last });

describe("the bounds of a request", () => {
  test("FRM-267 it starts with the reasons and ends where the reviewer said", () => {
    expect(boundsOfRequest(flow, asked("choice", "upload"))).toEqual({
      start: "missingInformation",
      end: "upload",
    });
  });

  test.each([
    ["unknown", "upload"],
    ["choice", "unknown"],
    ["missingInformation", "upload"],
  ])("from %s to %s it has none", (start, last) => {
    expect(boundsOfRequest(flow, asked(start, last))).toBeUndefined();
  });
});

describe("completing", () => {
  test.each<[string, Said, SectionRequest | undefined, boolean]>([
    ["without a request the whole section counts", ["name", "choice", "upload"], undefined, true],
    ["and nothing less", ["choice", "upload"], undefined, false],
    ["a request is complete with its own steps", ["choice", "upload"], asked("choice", "upload"), true],
    ["and ends at its end", ["choice"], asked("choice", "choice"), true],
    ["one step short is not complete", ["choice"], asked("choice", "upload"), false],
    [
      "a request for an unknown step never completes",
      ["name", "choice", "upload"],
      asked("gone", "upload"),
      false,
    ],
  ])("%s", (_what, said, request, may) => {
    expect(requestMayComplete({ flow, values: said, context: undefined }, request)).toBe(may);
  });
});

describe("the steps that a request opens", () => {
  test.each([
    ["name", "choice", ["name", "choice"]],
    ["choice", "upload", ["choice", "upload"]],
    ["upload", "upload", ["upload"]],
    ["gone", "upload", []],
    ["name", "gone", []],
  ])("from %s to %s: %j", (start, last, steps) => {
    expect([...stepsOpenedBy(flow, asked(start, last))]).toEqual(steps);
  });
});
