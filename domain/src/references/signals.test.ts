import { describe, expect, test } from "vitest";
import { contradictsByDecline } from "./decline.ts";
import { contradictsTenancy, defaultAnswers } from "./rental.ts";
import { type AnswerCircumstances, signalsOf } from "./signals.ts";

const usual: AnswerCircumstances = {
  email: "office@harbourstreet.example",
  isSameNetwork: false,
  isSameBrowser: false,
  secondsAfterRequest: 3600,
  contradicts: false,
};

describe("the signals of an answer", () => {
  test.each<[string, Partial<AnswerCircumstances>, readonly string[]]>([
    ["an ordinary one", {}, []],
    ["from a private address", { email: "joanne@gmail.com" }, ["FREE_MAIL"]],
    ["from a shared desk, which is usual", { email: "info@agency.example" }, []],
    ["from the applicant's network", { isSameNetwork: true }, ["SAME_NETWORK"]],
    ["from the applicant's browser", { isSameBrowser: true }, ["SAME_BROWSER"]],
    ["59 seconds after the request", { secondsAfterRequest: 59 }, ["WITHIN_A_MINUTE"]],
    ["60 seconds after it", { secondsAfterRequest: 60 }, []],
    ["with other details than the applicant's", { contradicts: true }, ["CONTRADICTION"]],
  ])("%s", (_what, changes, signals) => {
    expect(signalsOf({ ...usual, ...changes })).toEqual(signals);
  });

  test("may be several", () => {
    const signals = signalsOf({ ...usual, email: "x@me.com", isSameBrowser: true, secondsAfterRequest: 3 });
    expect(signals).toEqual(["FREE_MAIL", "SAME_BROWSER", "WITHIN_A_MINUTE"]);
  });
});

describe("a contradiction", () => {
  const reply = { ...defaultAnswers, review: "x" };
  test("is other details of the tenancy, not bad news", () => {
    expect(contradictsTenancy({ ...reply, tenancy_details_dates_confirmed: false })).toBe(true);
    expect(contradictsTenancy({ ...reply, any_complaints: true })).toBe(false);
  });
  test("is not knowing the tenant, not being unwilling", () => {
    const decline = { note: "", email: "" };
    expect(contradictsByDecline({ ...decline, reason: "NOT_MY_TENANT" })).toBe(true);
    expect(contradictsByDecline({ ...decline, reason: "NOT_WILLING" })).toBe(false);
  });
});
