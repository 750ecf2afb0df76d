import { expect, test } from "vitest";
import { declinedIn, type HomePerson, toldCourse } from "./home-course.ts";

const person = (given: Partial<HomePerson>): HomePerson => ({
  role: "tenant",
  status: "decided",
  outcome: "accepted",
  joinedLater: false,
  toldLater: false,
  ...given,
});
const accepted = person({});
const declined = person({ outcome: "declined" });

test.each([
  ["everybody is accepted", [accepted, accepted], undefined],
  ["everybody is declined", [declined, declined], undefined],
  ["nobody is told yet", [person({ status: "in_review", outcome: null })], undefined],
  ["one of two is declined", [accepted, declined], "open"],
  [
    "one of two is accepted with a guarantor",
    [person({ outcome: "accepted_with_guarantor" }), declined],
    "open",
  ],
  ["an occupier is declined", [accepted, person({ role: "occupier", outcome: "declined" })], "open"],
  ["a guarantor is declined", [accepted, person({ role: "guarantor", outcome: "declined" })], undefined],
  ["the declined person is looked at again", [accepted, { ...declined, status: "submitted" }], "open"],
] as const)("before anything is recorded, when %s", (_when, people, expected) => {
  expect(toldCourse(people, undefined)).toBe(expected);
});

const waiting = person({ status: "collecting", outcome: null, joinedLater: true });
const joined = person({ joinedLater: true, toldLater: true });

test.each([
  ["to replace", "replace", [accepted, declined], "replace"],
  ["to replace, with somebody who has not sent", "replace", [accepted, declined, waiting], "replace"],
  ["to replace, with somebody accepted", "replace", [accepted, declined, joined], undefined],
  ["to replace, with a second person waiting", "replace", [accepted, declined, joined, waiting], "replace"],
  [
    "to replace, with an old person accepted again",
    "replace",
    [person({ toldLater: true }), declined],
    "replace",
  ],
  [
    "to replace, with somebody who is declined too",
    "replace",
    [accepted, declined, person({ outcome: "declined", joinedLater: true, toldLater: true })],
    "open",
  ],
  ["to change the shares", "change_shares", [accepted, declined], "change_shares"],
  ["to end", "end", [accepted, declined], "end"],
  ["to end, with the decline reversed", "end", [accepted, person({ toldLater: true })], undefined],
] as const)("once it is recorded %s", (_what, recorded, people, expected) => {
  expect(toldCourse(people, recorded)).toBe(expected);
});

test("counts who is declined and still applies", () => {
  expect(declinedIn([accepted, declined, { ...declined, status: "withdrawn" }])).toBe(1);
});
