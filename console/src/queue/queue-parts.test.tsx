// @vitest-environment happy-dom

import { button, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  aRow,
  asColleague,
  lucia,
  priya,
  someCounts,
  someFilterChoices,
  type TestQueueRow,
} from "../testing/fake-desk.ts";
import { showPart } from "../testing/show-part.tsx";
import { type QueueView, queueViews } from "./queue.graphql.ts";
import { QueueEmpty } from "./queue-empty.tsx";
import { QueueStats } from "./queue-stats.tsx";
import { QueueTable } from "./queue-table.tsx";
import { QueueTools } from "./queue-tools.tsx";
import { useQueueView } from "./use-queue-view.ts";

afterEach(cleanup);

const TWO_DAYS_AGO = "2026-03-10T10:00:00Z";

const showRow = async (given: Partial<TestQueueRow>) => {
  const { screen } = await showPart(<QueueTable rows={[aRow("amara", given)]} order="WAIT" />, {
    path: "/console/queue?view=late",
  });
  const row = screen.getByRole("row", { name: /^Amara Okafor/ });
  const cells = [...row.querySelectorAll("td")].map(({ textContent }) => textContent);
  const [home, , sent, waiting, moveIn, reviewer, status] = cells;
  return { screen, row: within(row), cells: { home, sent, waiting, moveIn, reviewer, status } };
};

describe("a row of the queue", () => {
  test("LAW-13 (in part) says the deadline of a holding deposit, and when it is past, until it is decided", async () => {
    const agreementBy = "2026-03-15";
    expect((await showRow({ agreementBy })).cells.waiting).toBe(
      "4 hrsDue 16 Mar 2026Agreement by 15 Mar 2026",
    );
    cleanup();
    const past = await showRow({ agreementBy: "2026-03-11" });
    expect(past.cells.waiting).toBe("4 hrsDue 16 Mar 2026Agreement by 11 Mar 2026 (late)");
    cleanup();
    const over = await showRow({ agreementBy, status: "DECIDED" });
    expect(over.cells.waiting).not.toContain("Agreement");
  });

  test("says who, where, when it was sent, how long it waits, and for when", async () => {
    const { row, cells } = await showRow({});
    expect(row.getByText("LK-20418")).toBeTruthy();
    expect(cells).toEqual({
      home: "14 Alder Row, Leeds LS6 2QB",
      sent: "12 Mar 2026, 06:00",
      waiting: "4 hrsDue 16 Mar 2026",
      moveIn: "1 Apr 2026",
      reviewer: "Nobody yet",
      status: "New",
    });
  });

  test.each([
    ["RETURNED", "Asked 2 days ago"],
    ["INVITED", "Invited 2 days ago"],
    ["COLLECTING", "Invited 2 days ago"],
    ["DECIDED", "Decided 2 days ago"],
    ["WITHDRAWN", "Withdrawn 2 days ago"],
    ["EXPIRED", "Expired 2 days ago"],
  ] as const)("that is %s waits for no reviewer: %s", async (status, text) => {
    expect((await showRow({ status, since: TWO_DAYS_AGO })).cells.waiting).toBe(text);
  });

  test.each([
    ["2026-03-12", "2 daysDue 12 Mar 2026"],
    ["2026-03-11", "2 days (late)Due 11 Mar 2026"],
    [null, "2 days"],
  ])("due on %s is late only after that day: %s", async (dueOn, text) => {
    const row = { status: "IN_REVIEW", since: TWO_DAYS_AGO, dueOn } as const;
    expect((await showRow(row)).cells.waiting).toBe(text);
  });

  test("that was never sent says so", async () => {
    expect((await showRow({ status: "COLLECTING", submittedAt: null })).cells.sent).toBe("Not yet");
  });

  test.each([
    ["2026-03-12T10:05:00Z", "LLucía Ortega, at work on it"],
    ["2026-03-12T09:55:00Z", "LLucía Ortega"],
    [null, "LLucía Ortega"],
  ])("held until %s says who works on it: %s", async (heldUntil, text) => {
    expect((await showRow({ reviewer: lucia, heldUntil })).cells.reviewer).toBe(text);
  });

  test("of one's own is called by the name as well", async () => {
    const { cells } = await showRow({ reviewer: asColleague(priya), heldUntil: "2026-03-12T10:05:00Z" });
    expect(cells.reviewer).toBe("PPriya Nair, at work on it");
  });

  test("leads to its case, which knows the way back to what is listed", async () => {
    const { row } = await showRow({});
    const link = row.getByRole("link", { name: "Amara Okafor" });
    expect(link.getAttribute("href")).toBe("/console/cases/amara");
    await userEvent.click(link);
    expect(window.history.state.usr).toEqual({ queue: "?view=late" });
  });

  test("is described with the keys that move among the rows", async () => {
    const { screen } = await showRow({});
    const table = screen.getByRole("table", { name: "Cases, the longest wait first" });
    const description = document.getElementById(table.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("The arrow keys, j and k move among the cases, Enter opens one.");
  });
});

describe("the numbers", () => {
  const showStats = async (given: Parameters<typeof someCounts>[0]) => {
    const { screen } = await showPart(<QueueStats counts={someCounts(given).queueCounts} />);
    return [...screen.container.querySelectorAll<HTMLElement>(".stat")];
  };

  test("say how many wait, are looked at, are with applicants, and are late", async () => {
    const stats = await showStats({ mine: 1 });
    expect(stats.map(({ textContent }) => textContent)).toEqual([
      "Waiting14Oldest: 2 days 3 hrs",
      "In review61 is yours",
      "Waiting on applicants9",
      "Late1Past the promised day",
    ]);
  });

  test("say nothing of the oldest where nothing waits", async () => {
    const [waiting] = await showStats({ waiting: 0, oldest: null, late: 0 });
    expect(waiting?.textContent).toBe("Waiting0");
    expect(waiting?.dataset.state).not.toBe("late");
  });

  test("call nothing late that is within the promise", async () => {
    const [waiting] = await showStats({ oldest: "2026-03-12T06:00:00Z", late: 0 });
    expect(waiting?.textContent).toBe("Waiting14Oldest: 4 hrs");
    expect(waiting?.dataset.state).not.toBe("late");
  });
});

/** The tools above the list and what stands in its place, with the view of the address. */
function Listing() {
  const state = useQueueView();
  return (
    <>
      <QueueTools counts={someCounts().queueCounts} state={state} page={{ rows: [], next: null }} />
      <QueueEmpty state={state} />
    </>
  );
}

const aPlace = (filter: QueueView, count: number, isMore = false) => ({
  __typename: "SearchPlace",
  filter,
  count,
  isMore,
});

const showListing = (
  view: QueueView | string,
  search = "",
  { more = "", places = [] as readonly ReturnType<typeof aPlace>[] } = {},
) =>
  showPart(<Listing />, {
    path: `/console/queue?view=${view.toLowerCase()}${more}`,
    state: { search },
    answers: {
      SearchPlaces: () => ({ searchPlaces: places }),
      FilterChoices: someFilterChoices,
    },
  });

describe("a view", () => {
  test("has a count, of those that are counted", async () => {
    const { screen } = await showListing("OPEN");
    const chips = screen.getAllByRole("button").slice(0, queueViews.length);
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      "Everyone’s open23",
      "Mine3",
      "Late1",
      "Answer arrived1",
      "Waiting14",
      "With applicants9",
      "Held2",
      "Closed",
    ]);
  });

  test.each([
    ["OPEN", /Nobody waits/],
    ["MINE", /You have no open cases/],
    ["LATE", /No case waits longer/],
    ["ANSWERS", /No applicant has answered/],
    ["WAITING", /No case waits for a reviewer/],
    ["APPLICANTS", /No case is with its applicant/],
    ["HELD", /No case is on hold/],
    ["CLOSED", /No case was closed yet/],
  ] as const)("%s without cases says what that means", async (view, text) => {
    const { screen } = await showListing(view);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show everyone’s cases" }) === null).toBe(view === "OPEN");
  });

  test("of an unknown name is everyone's", async () => {
    await showListing("nonsense");
    expect(button(/^Everyone’s open/).getAttribute("aria-pressed")).toBe("true");
  });

  test("of held cases says until when", async () => {
    const { cells } = await showRow({ onHoldUntil: "2026-03-20" });
    expect(cells.waiting).toContain("On hold until 20 Mar");
    cleanup();
    expect((await showRow({})).cells.waiting).not.toContain("On hold");
  });

  test("is chosen with what is typed, from the first page on", async () => {
    const { screen, address } = await showPart(<Listing />, { path: "/console/queue?after=c3" });
    await userEvent.type(screen.getByRole("searchbox"), " okafor ");
    await press(/^Closed/);
    expect(address()).toBe("/console/queue?view=closed");
    expect(window.history.state.usr).toEqual({ search: "okafor" });
  });
});

describe("a search", () => {
  test("begins at once with Enter, and stands in no address", async () => {
    const { screen, address } = await showListing("MINE");
    await userEvent.type(screen.getByRole("searchbox"), "okafor{Enter}");
    expect(window.history.state.usr).toEqual({ search: "okafor" });
    expect(address()).toBe("/console/queue?view=mine");
  });

  test("without a match is cleared, and the view stays", async () => {
    const { screen, address } = await showListing("MINE", "nobody");
    expect(await screen.findByText(/It is in no other view either/)).toBeTruthy();
    await press("Clear the search");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
    expect(screen.getByText(/You have no open cases/)).toBeTruthy();
    expect(address()).toBe("/console/queue?view=mine");
  });

  test("that finds nothing in this view leads in one press to the views where it does", async () => {
    const places = [aPlace("OPEN", 50, true), aPlace("CLOSED", 1)];
    const { screen, sent, address } = await showListing("LATE", "okafor", { places });
    expect(await screen.findByRole("button", { name: "Everyone’s open: more than 50 cases" })).toBeTruthy();
    expect(sent("SearchPlaces")).toEqual([{ search: "okafor" }]);
    await press("Closed: 1 case");
    expect(address()).toBe("/console/queue?view=closed");
    expect(window.history.state.usr).toEqual({ search: "okafor" });
  });

  test("that only a filter hides is found in the same view without it", async () => {
    const { screen, address } = await showListing("CLOSED", "okafor", {
      more: "&status=expired",
      places: [aPlace("CLOSED", 1)],
    });
    await screen.findByText(/found elsewhere/);
    await press("Closed: 1 case");
    expect(address()).toBe("/console/queue?view=closed");
  });
});

test("filters that leave nothing are cleared where that is said", async () => {
  const { screen, address } = await showListing("MINE", "", { more: "&status=expired" });
  expect(screen.getByText("No case in this view matches these filters.")).toBeTruthy();
  expect(screen.getByText("0 found")).toBeTruthy();
  const buttons = screen.getAllByRole("button", { name: "Clear the filters" });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(address()).toBe("/console/queue?view=mine");
});
