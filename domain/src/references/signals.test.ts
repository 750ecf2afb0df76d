import { describe, expect, test } from "vitest";
import { defaultAnswers } from "./rental.ts";
import { type AnswerCircumstances, signalsOf } from "./signals.ts";

const usual: AnswerCircumstances = {
  email: "office@harbourstreet.example",
  isSameNetwork: false,
  isSameBrowser: false,
  secondsAfterRequest: 3600,
  said: { reply: { ...defaultAnswers, review: "" } },
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
    [
      "with other details than the applicant's",
      { said: { reply: { ...defaultAnswers, tenancy_details_dates_confirmed: false, review: "x" } } },
      ["CONTRADICTION"],
    ],
    [
      "with bad news, which contradicts nothing",
      { said: { reply: { ...defaultAnswers, any_complaints: true, review: "x" } } },
      [],
    ],
    [
      "declined by somebody who does not know the tenant",
      { said: { declined: "NOT_MY_TENANT" } },
      ["CONTRADICTION"],
    ],
    ["declined without a reason", { said: { declined: "NOT_WILLING" } }, []],
  ])("%s", (_what, changes, signals) => {
    expect(signalsOf({ ...usual, ...changes })).toEqual(signals);
  });

  test("may be several", () => {
    const signals = signalsOf({ ...usual, email: "x@me.com", isSameBrowser: true, secondsAfterRequest: 3 });
    expect(signals).toEqual(["FREE_MAIL", "SAME_BROWSER", "WITHIN_A_MINUTE"]);
  });
});
