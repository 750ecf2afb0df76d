import { describe, expect, test } from "vitest";
import { nextRequestState, type RequestEvent, type RequestState } from "./sign-in-request.ts";

const after = (...events: readonly RequestEvent[]): RequestState =>
  events.reduce<RequestState>(nextRequestState, "initial");

describe("the sign-in request", () => {
  test.each<[string, readonly RequestEvent[], RequestState]>([
    ["FRM-211 starts initial", [], "initial"],
    ["FRM-211 works after a submit", ["submitted"], "working"],
    ["FRM-211 FRM-212 is done after an answer of 200", ["submitted", "succeeded"], "done"],
    ["FRM-211 FRM-212 is an error after anything else", ["submitted", "failed"], "error"],
    ["FRM-213 a second submit while working is an error", ["submitted", "submitted"], "error"],
    ["the request under way may still succeed", ["submitted", "submitted", "succeeded"], "done"],
    ["or fail, which changes nothing", ["submitted", "submitted", "failed"], "error"],
    ["after an error one can try again", ["submitted", "failed", "submitted"], "working"],
  ])("%s", (_title, events, state) => {
    expect(after(...events)).toBe(state);
  });
});
