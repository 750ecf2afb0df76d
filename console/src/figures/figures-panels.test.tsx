// @vitest-environment happy-dom

import { panel } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { checkRows, manyCases, rowsOf, someFigures } from "../testing/fake-figures.ts";
import { itemsOf, openCounted, openFigures, rowsIn } from "../testing/open-figures.tsx";

afterEach(cleanup);

describe("the right to rent", () => {
  test("LAW-11 (in part) is shown by way and by result: records, working days, and ways that were refused", async () => {
    await openCounted([...manyCases, ...checkRows]);
    expect(rowsIn("Right-to-rent checks by way")).toEqual([
      ["Share code, online", "131", "2", "2"],
      ["Registered provider", "hidden", "hidden", "hidden"],
      ["Landlord Checking Service", "hidden", "hidden", "hidden"],
      ["All", "214", "2", "2"],
    ]);
    expect(rowsIn("Right-to-rent checks by result")).toEqual([
      ["Without a limit", "200", "2", "2"],
      ["Time-limited", "14", "3", "20"],
      ["All", "214", "2", "2"],
    ]);
    expect(panel("Right-to-rent checks by way").getByText(/^Working days, from sending/)).toBeTruthy();
    expect(rowsIn("Another way was asked for and refused")).toEqual([["Registered provider", "11"]]);
  });

  test("LAW-11 (in part) compares the decisions by way and by result, and says where they differ", async () => {
    const declined = { outcome: "declined", reasons: ["RENT_ARREARS"] } as const;
    await openCounted([
      ...rowsOf([
        { times: 60, groups: { route: "DVS", right: "unlimited" } },
        { times: 60, groups: { route: "ONLINE", right: "time_limited" }, decided: declined },
      ]),
      ...checkRows,
    ]);
    expect(itemsOf("Decisions by way of the right-to-rent check")).toHaveLength(2);
    expect(itemsOf("Decisions by way of the right-to-rent check")[0]).toMatch(
      /^Registered provider, 60100% yes/,
    );
    expect(itemsOf("Decisions by right to rent").toSorted()[0]).toMatch(/^Time-limited, 600% yes/);
    expect(
      panel("Look closer").getByText(/^Time-limited: 0% accepted plainly, 100% of the others/),
    ).toBeTruthy();
  });
});

describe("the bars of a grouping", () => {
  test("name each group with its size, its share and the interval, and hide small ones", async () => {
    await openCounted(manyCases);
    const title = "Decisions by how income was proved";
    expect(itemsOf(title)).toEqual([
      "Bank connection, 97093% yeslikely 90 to 95%",
      "Documents, 6033% yeslikely 22 to 46%",
      "Tax records, 350% yeslikely 0 to 10%",
      "Verified employment, 21100% yeslikely 84 to 100%",
      "Income not shownhidden",
      "More than one wayfewer than 10",
    ]);
    expect(itemsOf(title, "Legend")).toEqual(["Accepted", "With conditions or a guarantor", "Declined"]);
    expect(panel(title).getByText(/next larger one is hidden with it/)).toBeTruthy();
  });

  test("have three parts for large groups and one for others", async () => {
    await openCounted(manyCases);
    const [bank, papers, tax] = panel("Decisions by how income was proved").getAllByRole("listitem");
    const parts = (item: HTMLElement | undefined) =>
      [...(item?.querySelectorAll<HTMLElement>(".hbars__fill") ?? [])].map((part) =>
        part.style.getPropertyValue("--value"),
      );
    expect(parts(bank)).toEqual(["93%", "7%", "0%"]);
    expect(parts(papers)).toEqual(["33%", "67%", "0%"]);
    expect(parts(tax)).toEqual(["0%"]);
  });

  test("come in one order, with the names that the console has", async () => {
    await openCounted(manyCases);
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 9)).toEqual([
      "Decisions by how income was proved",
      "Decisions by kind of income",
      "Decisions by benefits",
      "Decisions by role",
      "Decisions by country of the home",
      "Decisions by language",
      "Decisions by policy",
      "Decisions by agency",
      "Decisions by reviewer",
    ]);
    const first = (title: string) => itemsOf(title)[0]?.replace(/(?:, \d|hidden).*/, "");
    expect(first("Decisions by kind of income")).toBe("Permanent job");
    expect(first("Decisions by benefits")).toBe("Without benefits");
    expect(first("Decisions by role")).toBe("Tenant");
    expect(first("Decisions by country of the home")).toBe("England");
    expect(first("Decisions by language")).toBe("English");
    expect(first("Decisions by policy")).toBe("Quillfield standard");
    expect(first("Decisions by agency")).toBe("Hartley & Co");
    expect(first("Decisions by reviewer")).toBe("Priya Nair");
  });

  test("call a group without a name unknown", async () => {
    await openFigures(() => someFigures(manyCases, [], { reviewers: [] }));
    expect(itemsOf("Decisions by reviewer")[0]).toMatch(/^Unknown, 1,087/);
  });

  test("open a table of the same groups with the keyboard", async () => {
    await openCounted(manyCases);
    const more = screen.getByRole("button", {
      name: "More about these groups (Decisions by how income was proved)",
    });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    more.focus();
    await userEvent.keyboard("{Enter}");
    expect(more.getAttribute("aria-expanded")).toBe("true");
    const table = "Decisions by how income was proved: more";
    expect(rowsIn(table)).toEqual([
      ["Bank connection", "970", "970", "7%", "1", "1", "0", "7%"],
      ["Documents", "60", "60", "67%", "2", "2", "0", "fewer than 50"],
      ["Tax records", "35", "35", "fewer than 50", "9", "9", "0", "fewer than 50"],
      ["Verified employment", "21", "21", "fewer than 50", "1", "1", "0", "fewer than 50"],
      ["Income not shown", ...Array(7).fill("hidden")],
      ["More than one way", "hidden", ...Array(4).fill("fewer than 10"), "hidden", "fewer than 10"],
    ]);
    await userEvent.keyboard(" ");
    expect(screen.queryByRole("table", { name: table })).toBeNull();
    expect(document.activeElement).toBe(more);
  });
});

test("the table of reviewers leaves out what happens before a review", async () => {
  await openCounted(manyCases);
  await userEvent.click(
    screen.getByRole("button", { name: "More about these groups (Decisions by reviewer)" }),
  );
  expect(rowsIn("Decisions by reviewer: more")).toEqual([
    ["Priya Nair", "1,087", "10%", "1", "2", "10%"],
    ["Lucía Ortega", "20", "fewer than 50", "0", "0", "fewer than 50"],
  ]);
});

describe("the other panels", () => {
  test("tell how often criteria were met without a plain acceptance, always with those without a reason", async () => {
    await openCounted(manyCases);
    const title = "Income met the criteria, but it was not a plain acceptance";
    expect(rowsIn(title)).toEqual([
      ["A reference before the keys", "70"],
      ["Rent arrears", "35"],
      ["No reason given", "0"],
    ]);
    expect(panel(title).getByText("1,035 met the criteria")).toBeTruthy();
    expect(panel(title).getByText("Every one of these needs a reason.")).toBeTruthy();
  });

  test("tell guarantors, deviations, second reviewers and reconsiderations", async () => {
    await openCounted(manyCases);
    expect(rowsIn("Guarantor asked for, by distance to the sums")).toEqual([
      ["More than 5%, up to 10%", "40"],
    ]);
    expect(rowsIn("Decisions that differ from the sums")).toEqual([
      ["Rent arrears", "35", "Against the applicant"],
      ["The landlord knows and agrees", "20", "In favour of the applicant"],
    ]);
    expect(rowsIn("Second reviewer")).toEqual([["Declined", "30", "fewer than 10"]]);
    expect(rowsIn("Reconsiderations")).toEqual([
      ["Same decision", "12"],
      ["Another decision", "fewer than 10"],
    ]);
  });

  test("tell the time to a decision and what was asked again", async () => {
    await openCounted(manyCases);
    expect(itemsOf("Time to decision")).toEqual([
      "Same day2%",
      "1 day85%",
      "2 days4%",
      "3 to 5 days6%",
      "Longer3%",
    ]);
    expect(itemsOf("Asked again")).toEqual(["Payslip70", "Bank statement40", "Identity40"]);
  });

  test("name each difference between groups, and that it is a question", async () => {
    await openCounted(manyCases);
    const differences = panel("Look closer")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(differences).toContain("Note: Zero-hours job: 33% accepted plainly, 90% of the others");
    expect(panel("Look closer").getByText("A difference is a question, not an answer.")).toBeTruthy();
  });

  test("say so when there is nothing to tell", async () => {
    await openCounted(rowsOf([{ times: 60 }]));
    expect(panel("Look closer").getByText("No group differs from the others beyond chance.")).toBeTruthy();
    for (const name of [
      "Second reviewer",
      "Reconsiderations",
      "Decisions that differ from the sums",
      "Asked again",
    ]) {
      expect(panel(name).getByText("None in these months.")).toBeTruthy();
    }
  });
});
