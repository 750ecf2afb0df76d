import { expect, test } from "vitest";
import { rulesOf2026 } from "../../testing/right-to-rent-records.ts";
import { dueWarning, type FollowedUp, type FollowUpState, followUpState } from "./follow-up.ts";

const { dates } = rulesOf2026();
const limited: FollowedUp = {
  shows: "right",
  followUpBy: "2027-03-31",
  endedOn: null,
};

test.each<[string, Partial<FollowedUp>, string, FollowUpState]>([
  ["61 days before its last day", {}, "2027-01-29", "later"],
  ["60 days before, with the first warning", {}, "2027-01-30", "due"],
  ["on its last day", {}, "2027-03-31", "due"],
  ["a day later", {}, "2027-04-01", "overdue"],
  ["that ended the limit", { followUpBy: null }, "2027-04-01", "done"],
  ["that showed no right", { shows: "no_right", followUpBy: null }, "2027-04-01", "not_shown"],
  ["of a tenancy that has ended, however late", { endedOn: "2027-03-01" }, "2027-04-01", "ended"],
])("a follow-up %s", (_name, changes, today, state) => {
  expect(followUpState({ ...limited, ...changes }, today, dates)).toBe(state);
});

test.each<[string, readonly number[], string, number | undefined]>([
  ["61 days before the last day", [], "2027-01-29", undefined],
  ["60 days before", [], "2027-01-30", 60],
  ["60 days before, for the second time on that day", [60], "2027-01-30", undefined],
  ["29 days before, after the first", [60], "2027-03-02", undefined],
  ["28 days before", [60], "2027-03-03", 28],
  ["8 days before, after the second", [60, 28], "2027-03-23", undefined],
  ["7 days before", [60, 28], "2027-03-24", 7],
  ["on the last day, after the third", [60, 28, 7], "2027-03-31", undefined],
  ["on the last day, by a server that was down until then", [], "2027-03-31", 7],
  ["20 days before, by a server that was down for the first two", [], "2027-03-11", 28],
  ["20 days before, when only the first was missed", [28], "2027-03-11", undefined],
  ["a day after the last", [], "2027-04-01", undefined],
  ["59 days before, for a new record of which none is sent", [], "2027-01-31", 60],
])("a warning %s", (_name, sent, today, days) => {
  expect(dueWarning({ followUpBy: "2027-03-31", sent }, today, dates)).toBe(days);
});

test.each<[string, string, number | undefined]>([
  ["2028-02-29", "2027-12-30", undefined],
  ["2028-02-29", "2027-12-31", 60],
  ["2028-02-29", "2028-02-22", 7],
  ["2028-03-07", "2028-02-28", 28],
  ["2028-03-07", "2028-02-29", 7],
])("the last day %s is warned of over a leap day: on %s by %s", (followUpBy, today, days) => {
  expect(dueWarning({ followUpBy, sent: [] }, today, dates)).toBe(days);
});
