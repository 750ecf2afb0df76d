// @vitest-environment happy-dom

import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anAgency, marcus, me } from "../testing/fake-portal.ts";
import { openPortal } from "../testing/open-portal.tsx";

afterEach(cleanup);

const aRow = (given = {}) => ({
  __typename: "UsageRow",
  month: "2025-10",
  branch: "Leeds",
  policy: "students",
  policyTitle: "Students",
  started: 1200,
  finished: 30,
  decidedAgain: 2,
  withdrawn: 4,
  expired: 1,
  ...given,
});

const ROWS = [aRow(), aRow({ month: "2026-03", branch: null, policyTitle: "=Quick", started: 3 })];

interface Opening {
  readonly answer?: () => object | undefined;
  readonly search?: string;
  readonly rights?: readonly AgencyRight[];
}

const open = async ({ answer = () => ({ data: { usage: ROWS } }), search = "", rights }: Opening = {}) => {
  const agency = anAgency([marcus], me({}, rights));
  const opened = await openPortal({
    path: `/agency/usage${search}`,
    graphql: (request: GraphqlRequest) => (request.operationName === "OwnUsage" ? answer() : agency(request)),
  });
  const asked = () =>
    opened.operations
      .filter(({ operationName }) => operationName === "OwnUsage")
      .map(({ variables }) => variables);
  return { ...opened, asked };
};

const rows = async () =>
  within(await screen.findByRole("table", { name: "Usage" }))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));

describe("the usage of the own agency", () => {
  test("is that of the last year by month, branch and policy, with its sum and without a column of agencies", async () => {
    const { asked } = await open();
    expect(await rows()).toEqual([
      ["Month", "Branch", "Policy", "Started", "Decided", "Decided again", "Withdrawn", "Expired"],
      ["October 2025", "Leeds", "Students", "1,200", "30", "2", "4", "1"],
      ["March 2026", "None", "=Quick", "3", "30", "2", "4", "1"],
      ["Together", "", "", "1,203", "60", "4", "8", "2"],
    ]);
    expect(asked()).toEqual([{ from: "2025-04", to: "2026-03" }]);
    expect(screen.queryByRole("combobox", { name: "Agency" })).toBeNull();
    expect(screen.getByRole("link", { name: "Usage", current: "page" })).toBeTruthy();
  });

  test("is asked for by months, which the address keeps", async () => {
    const { asked, address } = await open();
    await rows();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "From" }), "January 2026");
    await rows();
    expect(asked().at(-1)).toEqual({ from: "2026-01", to: "2026-03" });
    expect(address()).toBe("/agency/usage?from=2026-01");
  });

  test("is not asked for in months of the wrong order, which is said at the field", async () => {
    const { asked } = await open({ search: "?from=2026-03&to=2026-02" });
    expect(await screen.findByText(/^Choose at most 24.months, the earlier one first$/)).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  test("without a row says that nothing happened, and has nothing to download", async () => {
    await open({ answer: () => ({ data: { usage: [] } }) });
    expect(await screen.findByText("Nothing happened in these months.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
  });

  test("is downloaded as it is shown, as text and not as a formula", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:usage";
    });
    await open();
    await rows();
    await userEvent.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(await files[0]?.text()).toContain(
      "Month,Branch,Policy,Started,Decided,Decided again,Withdrawn,Expired\r\n" +
        "2025-10,Leeds,Students,1200,30,2,4,1\r\n" +
        "2026-03,,'=Quick,3,30,2,4,1\r\n",
    );
  });

  test("is not for a user without the right to it", async () => {
    const { asked } = await open({ rights: ["letting", "people"] });
    await screen.findByRole("heading", { level: 1, name: "This is not for your role" });
    expect(asked()).toEqual([]);
  });

  test("that did not come is asked for again by a button", async () => {
    let isAway = true;
    await open({ answer: () => (isAway ? undefined : { data: { usage: ROWS } }) });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rows()).toHaveLength(4);
  });
});
