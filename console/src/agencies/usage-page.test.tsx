// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const aRow = (given = {}) => ({
  __typename: "UsageRow",
  month: "2026-10",
  agencyId: "agency-1",
  agency: "Hartley & Co",
  branch: "Leeds",
  policy: "students",
  started: 1200,
  finished: 30,
  decidedAgain: 2,
  withdrawn: 4,
  expired: 1,
  ...given,
});

const ROWS = [
  aRow(),
  aRow({ month: "2026-11", branch: null, policy: "no-longer-known", started: 3 }),
  aRow({ agencyId: "mill", agency: "=Mill, Lets", branch: null, started: 5, finished: 0 }),
];

const open = (usage: readonly object[] = ROWS, search = "") =>
  openDesk({
    path: `/console/agencies/usage${search}`,
    roles: ["ADMINISTRATOR"],
    now: () => Date.parse("2026-11-30T10:00:00Z"),
    answers: {
      UsageOfMonths: () => ({
        usage,
        policyNames: [{ __typename: "PolicyName", name: "students", title: "Students" }],
      }),
    },
  });

const rows = async () =>
  within(await screen.findByRole("table", { name: "Usage" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));

describe("the usage of agencies", () => {
  test("is that of the last year, by month, agency, branch and policy, and its sum", async () => {
    const desk = await open();
    expect(await rows()).toEqual([
      ["Hartley & Co", "October 2026", "Leeds", "Students", "1,200", "30", "2", "4", "1"],
      ["Hartley & Co", "November 2026", "None", "no-longer-known", "3", "30", "2", "4", "1"],
      ["=Mill, Lets", "October 2026", "None", "Students", "5", "0", "2", "4", "1"],
      ["Together", "", "", "", "1,208", "60", "6", "12", "3"],
    ]);
    expect(desk.sent("UsageOfMonths")).toEqual([{ from: "2025-12", to: "2026-11" }]);
  });

  test("is asked for by months and narrowed to an agency, which the address keeps", async () => {
    const desk = await open();
    await rows();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "From" }), "October 2026");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Agency" }), "=Mill, Lets");
    expect((await rows()).map(([agency, , , , started]) => [agency, started])).toEqual([
      ["=Mill, Lets", "5"],
      ["Together", "5"],
    ]);
    expect(desk.sent("UsageOfMonths").at(-1)).toEqual({ from: "2026-10", to: "2026-11" });
    expect(desk.address()).toBe("/console/agencies/usage?from=2026-10&agency=mill");
  });

  test("is not asked for in months of the wrong order, which is said at the field", async () => {
    const desk = await open(ROWS, "?from=2026-11&to=2026-10");
    expect(await screen.findByText(/^Choose at most 24.months, the earlier one first$/)).toBeTruthy();
    expect(desk.sent("UsageOfMonths")).toEqual([]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "To" }), "November 2026");
    await rows();
    expect(desk.sent("UsageOfMonths")).toEqual([{ from: "2026-11", to: "2026-11" }]);
  });

  test("takes months of an address that are none for those of the last year", async () => {
    const desk = await open([], "?from=soon&to=2026-13");
    expect(await screen.findByText("Nothing happened in these months.")).toBeTruthy();
    expect(desk.sent("UsageOfMonths")).toEqual([{ from: "2025-12", to: "2026-11" }]);
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
  });

  test("is downloaded as it is shown, as text and not as a formula", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:usage";
    });
    await open(ROWS, "?agency=mill");
    await rows();
    await userEvent.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(await files[0]?.text()).toContain(
      "Month,Agency,Branch,Policy,Started,Decided,Decided again,Withdrawn,Expired\r\n" +
        '2026-10,"\'=Mill, Lets",,Students,5,0,2,4,1\r\n',
    );
  });

  test("is reached from the list of agencies", async () => {
    await openDesk({
      path: "/console/agencies",
      roles: ["ADMINISTRATOR"],
      answers: { Agencies: () => ({ agencies: [], policyNames: [] }) },
    });
    const link = await screen.findByRole("link", { name: "Usage" });
    expect(link.getAttribute("href")).toBe("/console/agencies/usage");
  });
});
