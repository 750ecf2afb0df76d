import { pageAt } from "@latchkey/members/app/member-page.ts";
import { expect, test } from "vitest";
import { somePages } from "../testing/fake-pages.ts";
import { mayOpen } from "./console-page.ts";

test.each([
  ["/console/queue", "/console/queue"],
  ["/console/Queue", "/console/queue"],
  ["/console/applications/new", "/console/applications"],
  ["/console/queues", undefined],
  ["/console", undefined],
  ["/", undefined],
])("%s belongs to %s", (pathname, path) => {
  expect(pageAt(somePages, pathname)?.path).toBe(path);
});

test.each([
  [["REVIEWER"], ["queue", "applications"]],
  [["ADMINISTRATOR"], ["team"]],
  [
    ["REVIEWER", "ADMINISTRATOR"],
    ["queue", "applications", "team"],
  ],
  [[], []],
] as const)("to %j these pages are open: %j", (roles, labels) => {
  const open = somePages.filter((page) => mayOpen(page, roles));
  expect(open.map(({ nav }) => nav?.label)).toEqual(labels);
});
