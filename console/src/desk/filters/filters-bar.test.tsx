// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { button, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { someApplications } from "../../testing/fake-applications.ts";
import { aQueue, aRow, HARBOUR, someCounts, someFilterChoices } from "../../testing/fake-desk.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(cleanup);

const NONE = { agency: "", policy: "", status: "", from: "", to: "", deadline: "" };

const LISTS = {
  queue: { path: "/console/queue", operation: "Queue" },
  applications: { path: "/console/applications", operation: "Applications" },
} as const;

const openList = async (list: keyof typeof LISTS, query = "", next: string | null = null) => {
  const { path, operation } = LISTS[list];
  const desk = await openDesk({
    path: path + query,
    answers: {
      QueueCounts: () => someCounts(),
      Queue: () => aQueue([aRow("amara"), aRow("lukas")], next),
      Applications: () => someApplications(undefined, next),
      FilterChoices: someFilterChoices,
    },
  });
  await screen.findByRole("table");
  return { ...desk, path, only: () => desk.sent(operation).map(({ only }) => only) };
};

const typeDay = (legend: string, day: string, month: string, year: string) => {
  const group = within(screen.getByRole("group", { name: new RegExp(legend) }));
  for (const [part, digits] of Object.entries({ Day: day, Month: month, Year: year }))
    fireEvent.change(group.getByLabelText(part), { target: { value: digits } });
  return group;
};

describe.each(["queue", "applications"] as const)("the filters of the %s", (list) => {
  test("stand behind one press, and are kept in the address", async () => {
    const { only, address, path } = await openList(list, "?after=c1");
    expect(screen.queryByLabelText("Agency")).toBeNull();
    await press("Filters");
    await screen.findByRole("option", { name: "Harbour Homes" });
    fireEvent.change(screen.getByLabelText("Agency"), { target: { value: HARBOUR } });
    expect(address()).toBe(`${path}?agency=${HARBOUR}`);
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "in_review" } });
    expect(address()).toBe(`${path}?agency=${HARBOUR}&status=in_review`);
    await eventually(() => expect(only().at(-1)).toEqual({ ...NONE, agency: HARBOUR, status: "in_review" }));
    await act(async () => window.history.back());
    await eventually(() => expect(address()).toBe(`${path}?agency=${HARBOUR}`));
    expect(screen.getByLabelText("Status")).toHaveProperty("value", "");
  });

  test("of an address are asked for at once, shown, counted and cleared by one button", async () => {
    const { only, address, path } = await openList(list, `?agency=${HARBOUR}&from=2026-04-01`);
    expect(only()).toEqual([{ ...NONE, agency: HARBOUR, from: "2026-04-01" }]);
    expect(button("Filters, 2 in use").getAttribute("aria-expanded")).toBe("true");
    expect(await screen.findByText(/^\d found$/)).toHaveProperty("role", "status");
    await eventually(() => expect(screen.getByLabelText("Agency")).toHaveProperty("value", HARBOUR));
    await press("Clear the filters");
    expect(address()).toBe(path);
    await eventually(() => expect(only().at(-1)).toEqual(NONE));
    expect(screen.queryByText(/found$/)).toBeNull();
    expect(screen.getByLabelText("Agency")).toHaveProperty("value", "");
  });
});

test("a page that is not the last says that there are more", async () => {
  await openList("queue", "?status=submitted", "c1");
  expect(await screen.findByText("2 on this page, and more")).toBeTruthy();
});

test("an address with values that none can have is the plain list", async () => {
  const { only } = await openList("queue", "?agency=nonsense&from=2026-02-30&status=lost");
  expect(only()).toEqual([NONE]);
  expect(button("Filters").getAttribute("aria-expanded")).toBe("false");
});

test("an agency of a link that is not offered is shown as unknown", async () => {
  await openList("queue", "?agency=0b9f1c1e-6a52-4b3e-9d0c-000000000000");
  expect(await screen.findByRole("option", { name: "Unknown" })).toHaveProperty("selected", true);
});

describe("a day", () => {
  test("filters once it is complete", async () => {
    const { only, address } = await openList("queue");
    await press("Filters");
    await screen.findByLabelText("Agency");
    typeDay("Agreement due by", "3", "4", "2026");
    expect(address()).toBe("/console/queue?deadline=2026-04-03");
    await eventually(() => expect(only()).toEqual([NONE, { ...NONE, deadline: "2026-04-03" }]));
  });

  test("that does not exist is told where it is typed, stays, and filters nothing", async () => {
    const { only } = await openList("queue", "?from=2026-04-01");
    await screen.findByLabelText("Agency");
    const group = typeDay("Move-in from", "31", "2", "2026");
    fireEvent.focusOut(group.getByLabelText("Year"), { relatedTarget: document.body });
    expect(await screen.findByText(/Enter a real date/)).toBeTruthy();
    expect(group.getByLabelText("Day")).toHaveProperty("value", "31");
    await eventually(() => expect(only().at(-1)).toEqual(NONE));
  });

  test("before the first day of the move-in is told, and left out of the question", async () => {
    const { only } = await openList("queue", "?from=2026-04-01&to=2026-03-01");
    expect(await screen.findByText("Enter the start date or a later one")).toBeTruthy();
    expect(only()).toEqual([{ ...NONE, from: "2026-04-01" }]);
    expect(within(screen.getByRole("group", { name: /Move-in to/ })).getByLabelText("Month")).toHaveProperty(
      "value",
      "03",
    );
  });
});

test("f opens and closes them from the keyboard", async () => {
  await openList("applications");
  await userEvent.keyboard("f");
  expect(await screen.findByLabelText("Agency")).toBeTruthy();
  act(() => button("Filters").focus());
  await userEvent.keyboard("f");
  expect(screen.queryByLabelText("Agency")).toBeNull();
});
