import { expect, test } from "vitest";
import { isStillScreened, type Screened, sanctionsState } from "./standing.ts";
import { verdictIssues } from "./verdict.ts";

test.each([
  ["NO_LIST", false, false, []],
  ["NOT_SCREENED", true, false, []],
  ["CLEAR", true, true, []],
  ["CLEAR", true, true, ["other_person"]],
  ["OPEN", true, true, ["other_person", null]],
  ["OPEN", true, true, ["unsure"]],
  ["OPEN", true, false, [null]],
  ["CONFIRMED", true, false, [null, "same_person"]],
] as const)(
  "issue England 11: %s (list %s, screened %s, verdicts %j)",
  (state, hasList, isScreened, verdicts) => {
    expect(sanctionsState({ hasList, isScreened, verdicts })).toBe(state);
  },
);

const sent: Screened = {
  status: "submitted",
  round: 1,
  isDeclined: false,
  tenancyStart: "2026-12-01",
  isSigned: false,
};

test.each<[string, Partial<Screened>, string, boolean]>([
  ["sent", {}, "2027-01-01", true],
  ["not sent yet", { status: "collecting", round: 0 }, "2026-11-20", false],
  ["returned", { status: "returned" }, "2026-11-20", true],
  ["accepted", { status: "decided" }, "2026-12-01", true],
  ["accepted, and the tenancy has begun", { status: "decided" }, "2026-12-02", false],
  ["accepted, and the agreement is signed", { status: "decided", isSigned: true }, "2026-11-20", false],
  ["declined", { status: "decided", isDeclined: true }, "2026-11-20", false],
  ["declined, with a second look", { isDeclined: true }, "2026-11-20", true],
  ["withdrawn", { status: "withdrawn" }, "2026-11-20", false],
  ["expired", { status: "expired" }, "2026-11-20", false],
])("issue England 11: screened with each list: %s", (_what, more, today, expected) => {
  expect(isStillScreened({ ...sent, ...more }, today)).toBe(expected);
});

test("somebody else needs a reason and where it was seen; the others a reason", () => {
  const reason = "Born twenty years later, by the passport.";
  expect(Object.keys(verdictIssues({ verdict: "other_person", reason, seenOn: [] }))).toEqual(["seenOn"]);
  expect(verdictIssues({ verdict: "other_person", reason, seenOn: ["live_photo"] })).toEqual({});
  expect(verdictIssues({ verdict: "same_person", reason, seenOn: [] })).toEqual({});
  expect(Object.keys(verdictIssues({ verdict: "", reason: "Short", seenOn: ["elsewhere"] }))).toEqual([
    "verdict",
    "reason",
    "seenOn",
  ]);
});
