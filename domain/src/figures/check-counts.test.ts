import { describe, expect, test } from "vitest";
import {
  type CaseCount,
  type CountedCase,
  countsOfDecision,
  countsOfEarlierDecision,
} from "./case-counts.ts";
import { type CountedCheck, checkGroupsOf, countsOfCheck } from "./check-counts.ts";

const online: CountedCheck = {
  route: "ONLINE",
  shows: "right",
  isTimeLimited: true,
  days: 3,
  refusedRoute: undefined,
};

const said = (counts: readonly CaseCount[]): readonly string[] =>
  counts.map(({ measure, grouping, value }) => `${measure} ${grouping}=${value}`);

describe("a check as counts", () => {
  test("names its way and its result one at a time, with the working days", () => {
    expect(said(countsOfCheck(online))).toEqual([
      "checked all=",
      "checked route=ONLINE",
      "checked right=time_limited",
      "check_days/3 all=",
      "check_days/3 route=ONLINE",
      "check_days/3 right=time_limited",
    ]);
  });

  test("has no days before the person has sent, and sixty at most", () => {
    expect(said(countsOfCheck({ ...online, days: undefined })).join()).not.toContain("check_days");
    expect(said(countsOfCheck({ ...online, days: 400 }))).toContain("check_days/60 all=");
    expect(said(countsOfCheck({ ...online, days: -2 }))).toContain("check_days/0 all=");
  });

  test("counts a way that was refused once, beside no other fact", () => {
    const counts = said(countsOfCheck({ ...online, refusedRoute: "DVS" }));
    expect(counts.filter((one) => one.startsWith("refused_route"))).toEqual(["refused_route/DVS all="]);
    expect(said(countsOfCheck({ ...online, refusedRoute: "" })).join()).not.toContain("refused_route");
  });

  test.each([
    ["right", false, "unlimited"],
    ["right", true, "time_limited"],
    ["no_right", false, "not_shown"],
    ["no_excuse", false, "not_shown"],
  ] as const)("that shows %s, with a limit: %s, is %s", (shows, isTimeLimited, right) => {
    expect(checkGroupsOf({ route: "LCS", shows, isTimeLimited })).toEqual({ route: "LCS", right });
  });
});

test("an earlier decision joins the groups of the check as a decision after it does, and no other", () => {
  const decided: CountedCase = {
    outcome: "declined",
    reasons: ["RENT_ARREARS"],
    conditions: [],
    override: null,
    calculated: "accepted",
    income: null,
    requests: 1,
    asked: ["PASSPORT"],
    days: 4,
  };
  const groups = checkGroupsOf(online);
  const later = said(countsOfEarlierDecision(groups, decided));
  expect(later).toContain("outcome/declined route=ONLINE");
  expect(later).toContain("days/4 right=time_limited");
  const whole = countsOfDecision(
    {
      ...groups,
      role: "tenant",
      income: "none",
      benefits: "none",
      proof: "none",
      country: "ENG",
      language: "en",
    },
    decided,
  );
  const ofCheck = whole.filter(({ grouping }) => grouping === "route" || grouping === "right");
  expect(later).toEqual(said(ofCheck));
});
