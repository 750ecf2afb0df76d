// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { type EndpointRequest, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aQueue, aRow, asColleague, lucia, priya, someCounts } from "../testing/fake-desk.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const LATE = aRow("tomasz", {
  firstName: "Tomasz",
  lastName: "Wójcik",
  number: "LK-20411",
  status: "IN_REVIEW",
  since: "2026-03-10T07:00:00Z",
  dueOn: "2026-03-11",
  reviewer: asColleague(priya),
  heldUntil: "2026-03-12T10:05:00Z",
});
const RETURNED = aRow("giulia", {
  firstName: "Giulia",
  lastName: "Rinaldi",
  status: "RETURNED",
  since: "2026-03-10T10:00:00Z",
  reviewer: lucia,
  sections: [
    Object.assign({ __typename: "SectionState" }, { name: "RESIDENCE", progress: "missing" } as const),
  ],
});
const ANSWER = aRow("lukas", { firstName: "Lukas", lastName: "Brandt", isAnswer: true, reviewer: lucia });
const ROWS = [LATE, ANSWER, aRow("amara"), RETURNED];

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

const openQueue = async ({
  query = "",
  search = "",
  rows = ROWS,
  next = null as string | null,
  counts = someCounts(),
  more = {} as Record<string, (request: EndpointRequest) => object | undefined>,
} = {}) => {
  const desk = await openDesk({
    path: `/console/queue${query}`,
    state: { search },
    answers: { QueueCounts: () => counts, Queue: () => aQueue(rows, next), ...more },
  });
  await screen.findByRole("button", { name: "Take the next case" });
  return desk;
};

describe("the queue", () => {
  test("is where the console begins", async () => {
    const desk = await openDesk({
      path: "/console",
      answers: { QueueCounts: () => someCounts(), Queue: () => aQueue(ROWS) },
    });
    await screen.findByRole("table");
    expect(desk.address()).toBe("/console/queue");
    expect(screen.getByRole("link", { name: "Queue" }).getAttribute("aria-current")).toBe("page");
  });

  test("says how much waits, and how long", async () => {
    await openQueue();
    expect(screen.getByText(/^14 cases wait/).textContent).toBe(
      "14 cases wait for a reviewer. 1 waits longer than promised.",
    );
    expect(screen.getByText("Oldest: 2 days 3 hrs").closest(".stat")?.getAttribute("data-state")).toBe(
      "late",
    );
    expect(screen.getByText("3 are yours")).toBeDefined();
  });

  test("lists cases with their sections in words, their age and their reviewer", async () => {
    await openQueue();
    const late = within(rowOf("Tomasz"));
    expect(late.getByText("2 days 3 hrs").textContent).toBe("2 days 3 hrs (late)");
    expect(late.getByText("Priya Nair").parentElement?.textContent).toBe("Priya Nair, at work on it");
    expect(late.getByText("In review")).toBeDefined();
    expect(within(rowOf("Lukas")).getByText("Answer arrived")).toBeDefined();
    expect(within(rowOf("Amara")).getByText("Nobody yet")).toBeDefined();
    const returned = within(rowOf("Giulia"));
    expect(returned.getByText("Asked 2 days ago")).toBeDefined();
    expect(returned.getByRole("img", { name: "Residence: needs an answer" })).toBeDefined();
  });

  test("calls somebody who has said no name yet by the number of the case, once", async () => {
    const nameless = aRow("nameless", {
      number: "LK-20500",
      firstName: "",
      lastName: "",
      status: "COLLECTING",
    });
    await openDesk({
      path: "/console/queue",
      answers: { QueueCounts: () => someCounts(), Queue: () => aQueue([nameless]) },
    });
    const link = await screen.findByRole("link", { name: "LK-20500" });
    expect(link.getAttribute("href")).toBe("/console/cases/nameless");
    expect(screen.getAllByText("LK-20500")).toHaveLength(1);
  });

  test("is not for an administrator", async () => {
    await openDesk({ path: "/console/queue", answers: {}, roles: ["ADMINISTRATOR"] });
    expect(await screen.findByText("This is not for your role")).toBeDefined();
  });

  test("that could not be loaded is asked for again", async () => {
    let isAway = true;
    await openDesk({
      path: "/console/queue",
      answers: {
        QueueCounts: () => (isAway ? undefined : someCounts()),
        Queue: () => (isAway ? undefined : aQueue(ROWS)),
      },
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table")).toBeDefined();
  });
});

describe("what is listed", () => {
  test("a view and a page are in the address, and a search in the entry of the history: a reload shows the same", async () => {
    const desk = await openQueue({ query: "?view=mine&after=c1", search: "alder" });
    await screen.findByRole("table");
    expect(desk.sent("Queue")).toEqual([
      { filter: "MINE", order: "WAIT", search: "alder", only: noCaseFilters, after: "c1" },
    ]);
    expect(screen.getByRole("button", { name: /^Mine/ }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "alder");
  });

  test("LAW-13 (in part) the order is in the address, and begins on the first page of any view", async () => {
    const desk = await openQueue({ query: "?after=c1" });
    await screen.findByRole("table", { name: "Cases, the longest wait first" });
    fireEvent.change(screen.getByLabelText("Order"), { target: { value: "AGREEMENT" } });
    expect(desk.address()).toBe("/console/queue?order=agreement");
    expect(
      await screen.findByRole("table", { name: "Cases, the soonest deadline for an agreement first" }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Late/ }));
    expect(desk.address()).toBe("/console/queue?view=late&order=agreement");
    expect(desk.sent("Queue").at(-1)).toEqual({
      filter: "LATE",
      order: "AGREEMENT",
      search: "",
      only: noCaseFilters,
      after: null,
    });
  });

  test("a view is one press away, and Back leads back", async () => {
    const desk = await openQueue();
    await userEvent.click(screen.getByRole("button", { name: /^Late/ }));
    expect(desk.address()).toBe("/console/queue?view=late");
    await act(async () => window.history.back());
    await eventually(() => expect(desk.address()).toBe("/console/queue"));
    expect(desk.sent("Queue").map(({ filter }) => filter)).toContain("LATE");
  });

  test("a search waits for a pause, and keeps one entry of the history", async () => {
    const desk = await openQueue();
    await screen.findByRole("table");
    vi.useFakeTimers();
    const entries = window.history.length;
    for (const typed of ["o", "ok", "okafor"]) {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: typed } });
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    expect(desk.address()).toBe("/console/queue");
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(desk.sent("Queue").map(({ search }) => search)).toEqual(["", "okafor"]);
    expect(window.history.length).toBe(entries);
    // It is somebody's name (SES-05).
    expect(desk.address()).toBe("/console/queue");
  });

  test("pages of what was searched for are turned, and a view of it is chosen", async () => {
    const desk = await openQueue({ next: "c1", search: "okafor" });
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    await userEvent.click(screen.getByRole("button", { name: /^Late/ }));
    await act(async () => window.history.back());
    await eventually(() => expect(desk.address()).toBe("/console/queue?after=c1"));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "okafor");
    expect(new Set(desk.sent("Queue").map(({ search }) => search))).toEqual(new Set(["okafor"]));
  });

  test("pages are turned forth and back", async () => {
    const desk = await openQueue({ next: "c1" });
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    expect(desk.address()).toBe("/console/queue?after=c1");
    await userEvent.click(await screen.findByRole("button", { name: "Previous" }));
    expect(desk.address()).toBe("/console/queue");
    await eventually(() =>
      expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true),
    );
  });

  test("nothing of one's own: everyone's are offered", async () => {
    const desk = await openQueue({ query: "?view=mine", rows: [] });
    await screen.findByText("Nothing here right now");
    await userEvent.click(screen.getByRole("button", { name: "Show everyone’s cases" }));
    expect(desk.address()).toBe("/console/queue");
  });

  test("nothing found: the search can be cleared", async () => {
    const desk = await openQueue({ search: "nobody", rows: [] });
    await screen.findByText("No case found");
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(desk.address()).toBe("/console/queue");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
  });
});

describe("taking the next case", () => {
  test("opens it", async () => {
    const desk = await openQueue({ more: { TakeNext: () => ({ takeNext: "amara" }) } });
    await userEvent.click(screen.getByRole("button", { name: "Take the next case" }));
    await eventually(() => expect(desk.address()).toBe("/console/cases/amara"));
  });

  test("says when nothing waits", async () => {
    await openQueue({ more: { TakeNext: () => ({ takeNext: null }) } });
    await userEvent.click(screen.getByRole("button", { name: "Take the next case" }));
    expect(await screen.findByText("Nothing is waiting.")).toBeDefined();
  });

  test("says when it did not work, and a second press is no second request", async () => {
    const desk = await openQueue({ more: { TakeNext: () => refusedWith("INTERNAL") } });
    const button = screen.getByRole("button", { name: "Take the next case" });
    act(() => {
      button.click();
      button.click();
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("That was not saved");
    await eventually(() => expect(document.activeElement).toBe(alert));
    expect(desk.sent("TakeNext")).toHaveLength(1);
  });
});

describe("the keyboard", () => {
  test("one Tab reaches the list, the arrow keys move in it, and Enter is the link", async () => {
    await openQueue();
    const links = (await screen.findAllByRole("row")).flatMap((row) => within(row).queryAllByRole("link"));
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    act(() => links[0]?.focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(links[2]);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe(links[3]);
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(links[0]);
    expect(links[0]?.getAttribute("href")).toBe("/console/cases/tomasz");
  });

  test("j, k and the arrows reach the list from anywhere, and move in it", async () => {
    await openQueue();
    const links = (await screen.findAllByRole("row")).flatMap((row) => within(row).queryAllByRole("link"));
    await userEvent.keyboard("j");
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard("jjk");
    expect(document.activeElement).toBe(links[1]);
    act(() => links[1]?.blur());
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(links[1]);
    await userEvent.keyboard("{ArrowUp}kkk");
    expect(document.activeElement).toBe(links[0]);
  });

  test("/ searches, n takes the next, and ? lists all of it", async () => {
    const desk = await openQueue({ more: { TakeNext: () => ({ takeNext: null }) } });
    await screen.findByRole("table");
    await userEvent.keyboard("n");
    await screen.findByText("Nothing is waiting.");
    expect(desk.sent("TakeNext")).toHaveLength(1);
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog");
    for (const label of ["Search", "Take the next case", "Open the case"])
      expect(within(dialog).getByText(label)).toBeDefined();
    expect(within(dialog).getAllByText("Next case of the list")).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });
});
