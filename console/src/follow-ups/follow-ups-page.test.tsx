// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FollowUpsQuery } from "../graphql/operations.generated.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type FollowUp = FollowUpsQuery["followUps"][number];

const aFollowUp = (given: Partial<FollowUp>) => ({
  __typename: "FollowUp",
  partyId: "ravi",
  applicationId: "application-1",
  number: "LK-24117",
  firstName: "Ravi",
  lastName: "Kulkarni",
  home: "12 Sluice Lane, Leeds",
  agency: "Hartley & Co",
  checkedOn: "2025-11-21",
  followUpBy: "2026-11-20",
  endedOn: null,
  state: "OVERDUE",
  ...given,
});

const open = async (followUps: readonly ReturnType<typeof aFollowUp>[]) => {
  await openDesk({ path: "/console/follow-ups", answers: { FollowUps: () => ({ followUps }) } });
  await screen.findByRole("heading", { level: 1, name: "Follow-ups" });
};

test("the late ones are said first, and each leads to its check", async () => {
  await open([
    aFollowUp({}),
    aFollowUp({
      partyId: "mei",
      firstName: "Mei",
      lastName: "Tanaka",
      state: "LATER",
      followUpBy: "2027-03-14",
    }),
    aFollowUp({ partyId: "ana", state: "ENDED", endedOn: "2026-10-31" }),
  ]);
  expect(screen.getByText("One check is late")).toBeTruthy();
  const rows = within(screen.getByRole("table", { name: "Open" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain("20 November 2026");
  expect(
    within(screen.getByRole("table", { name: "Done or over" })).getByText("Ended on 31 October 2026"),
  ).toBeTruthy();
  const link = screen.getByRole("link", { name: "Check now Ravi Kulkarni" });
  expect(link.getAttribute("href")).toBe("/console/cases/ravi/right-to-rent");
});

test("an empty list says what stands here", async () => {
  await open([]);
  expect(screen.getByText("Nothing to follow up")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
