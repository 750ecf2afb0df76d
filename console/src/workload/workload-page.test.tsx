// @vitest-environment happy-dom

import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { aHeldAnswer, type EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aQueue, lucia, someCounts } from "../testing/fake-desk.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const LEAD: readonly StaffRole[] = ["REVIEWER", "ADMINISTRATOR"];
const aLoad = (open: number, waiting = 0, late = 0, onHold = 0, answers = 0) => ({
  __typename: "Load",
  open,
  waiting,
  late,
  onHold,
  answers,
});

const aWorkload = () => ({
  workload: {
    __typename: "Workload",
    reviewers: [
      {
        __typename: "ReviewerLoad",
        id: lucia.id,
        name: "Lucía Ortega",
        awayUntil: "2026-03-16",
        decidedThisWeek: 4,
        load: aLoad(5, 3, 1, 2, 1),
      },
      {
        __typename: "ReviewerLoad",
        id: "staff-3",
        name: "Owen Clarke",
        awayUntil: null,
        decidedThisWeek: 0,
        load: aLoad(0),
      },
    ],
    unassigned: aLoad(7, 7),
    ageing: [
      { __typename: "Ageing", turn: "REVIEWERS", bands: [4, 3, 2, 1] },
      { __typename: "Ageing", turn: "APPLICANTS", bands: [0, 0, 0, 12] },
      { __typename: "Ageing", turn: "REFEREES", bands: [1, 0, 0, 0] },
    ],
  },
});

const openPage = (answers: EndpointAnswers = {}, roles: readonly StaffRole[] = LEAD) =>
  openDesk({ path: "/console/workload", roles, answers: { WorkloadOf: aWorkload, ...answers } });

const cellsOf = (name: RegExp) =>
  [...screen.getByRole("row", { name }).querySelectorAll("td")].map(({ textContent }) => textContent);

describe("the workload", () => {
  test("says what each reviewer has, what nobody has, and who is away", async () => {
    await openPage();
    await screen.findByRole("table", { name: "Reviewers" });
    expect(screen.getByText("1 reviewer is here. 1 is away. 7 cases wait without a reviewer.")).toBeTruthy();
    expect(cellsOf(/^Lucía Ortega/)).toEqual(["5", "3", "1", "2", "1", "4"]);
    expect(screen.getByText("Away until 16 Mar 2026")).toBeTruthy();
    expect(cellsOf(/^Owen Clarke/)).toEqual(["0", "0", "0", "0", "0", "0"]);
    expect(cellsOf(/^Unassigned/)).toEqual(["7", "7", "0", "0", "0", ""]);
  });

  test("leads to the cases of a number in the queue", async () => {
    const desk = await openPage({ QueueCounts: () => someCounts(), Queue: () => aQueue([]) });
    await screen.findByRole("table", { name: "Reviewers" });
    const hrefs = within(screen.getByRole("row", { name: /^Lucía/ }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      `/console/queue?reviewer=${lucia.id}`,
      `/console/queue?view=waiting&reviewer=${lucia.id}`,
      `/console/queue?view=late&reviewer=${lucia.id}`,
      `/console/queue?view=held&reviewer=${lucia.id}`,
      `/console/queue?view=answers&reviewer=${lucia.id}`,
    ]);
    await userEvent.click(screen.getByRole("link", { name: "7, Waiting for them, Unassigned" }));
    expect(desk.address()).toBe("/console/queue?view=waiting&reviewer=none");
  });

  test("says how long what waits for whom", async () => {
    await openPage();
    const table = within(await screen.findByRole("table", { name: /^How long/ }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Waits for",
      "0 to 1 days",
      "2 to 3 days",
      "4 to 7 days",
      "More than 7 days",
    ]);
    expect(cellsOf(/^Applicants/)).toEqual(["0", "0", "0", "12"]);
    expect(table.getByRole("link", { name: "Referees" }).getAttribute("href")).toBe("/console/references");
  });

  test("is on its way, fails, and is asked for again", async () => {
    const { answer, give } = aHeldAnswer<undefined>();
    let isThere = false;
    await openPage({ WorkloadOf: () => (isThere ? aWorkload() : answer) });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeTruthy();
    give(undefined);
    await screen.findByRole("button", { name: "Try again" });
    isThere = true;
    await press("Try again");
    expect(await screen.findByRole("table", { name: "Reviewers" })).toBeTruthy();
  });

  test.each([[["REVIEWER"]], [["ADMINISTRATOR"]]] as const)("is not for %j alone", async (roles) => {
    await openPage({}, roles);
    expect(await screen.findByRole("heading", { name: "This is not for your role" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Workload" })).toBeNull();
  });
});
