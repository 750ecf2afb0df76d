import { expect, test } from "vitest";
import { rulesOf2026 } from "../../testing/right-to-rent-records.ts";
import { type FollowedUp, type FollowUpState, followUpState } from "./follow-up.ts";

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
