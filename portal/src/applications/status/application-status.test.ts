import { expect, test } from "vitest";
import type { PartyStatus } from "../../graphql/operations.generated.ts";
import { hasSent, isOver, statusLooks, statusOf } from "./application-status.ts";

const people = (...statuses: readonly PartyStatus[]) => statuses.map((status) => ({ status }));

test.each<[PartyStatus, readonly PartyStatus[]]>([
  ["INVITED", ["INVITED", "INVITED"]],
  ["COLLECTING", ["INVITED", "COLLECTING"]],
  ["COLLECTING", ["INVITED", "SUBMITTED"]],
  ["RETURNED", ["INVITED", "RETURNED"]],
  ["RETURNED", ["IN_REVIEW", "RETURNED"]],
  ["IN_REVIEW", ["SUBMITTED", "IN_REVIEW"]],
  ["SUBMITTED", ["SUBMITTED", "DECIDED"]],
  ["INVITED", ["INVITED", "WITHDRAWN"]],
  ["DECIDED", ["WITHDRAWN", "DECIDED"]],
  ["WITHDRAWN", ["EXPIRED", "WITHDRAWN"]],
  ["EXPIRED", ["EXPIRED"]],
])("an application is %s if its people are %j", (expected, statuses) => {
  expect(statusOf(people(...statuses))).toBe(expected);
});

test("who is decided, withdrawn or expired can send no more, and who was asked for more has sent before", () => {
  const all = Object.keys(statusLooks).map((status) => ({ status: status as PartyStatus }));
  const statuses = (chosen: typeof all) => chosen.map(({ status }) => status);
  expect(statuses(all.filter(isOver))).toEqual(["DECIDED", "WITHDRAWN", "EXPIRED"]);
  expect(statuses(all.filter(hasSent))).toEqual(["SUBMITTED", "IN_REVIEW", "RETURNED", "DECIDED"]);
});
