// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AGENCY, manyCases, POLICY, rowsOf, someFigures } from "../testing/fake-figures.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { itemsOf, openCounted, openFigures } from "../testing/open-figures.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const stat = (label: string): readonly (string | null)[] =>
  [...(screen.getByText(label, { selector: "dt" }).parentElement?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

const filter = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

describe("the page", () => {
  test("says which months and how many decisions it shows", async () => {
    await openCounted(manyCases);
    expect(document.title).toBe("Figures – Latchkey");
    expect(
      screen.getByText(
        "January to March 2026, 1,107 decisions. Groups of fewer than 10 are hidden; below 50 only the share of plain acceptances is shown.",
      ),
    ).toBeTruthy();
  });

  test.each([
    ["2026-03-01", "2026-03-01", /^March 2026, /],
    ["2025-04-01", "2026-03-01", /^April 2025 to March 2026, /],
  ])("names the months from %s to %s", async (from, to, text) => {
    await openFigures(() => someFigures(manyCases, [], { from, to }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("shows the totals beside those of the months before", async () => {
    await openCounted(manyCases, rowsOf([{ times: 60 }, { times: 40, decided: { requests: 1, days: 3 } }]));
    expect(stat("Received")).toEqual(["Received", "1,107"]);
    expect(stat("Decided")).toEqual(["Decided", "1,107"]);
    expect(stat("Time from sending to decision")).toEqual([
      "Time from sending to decision",
      "1 day",
      "Median, in working days. 90% within 2. Before: 1 day.",
    ]);
    expect(stat("Asked again")).toEqual(["Asked again", "10%", "40% in as many months before"]);
    expect(stat("Decision differs from the sums")).toEqual([
      "Decision differs from the sums",
      "5%",
      "Each with a reason",
    ]);
    expect(stat("Second reviewer agreed")).toEqual(["Second reviewer agreed", "94%"]);
  });

  test("hides totals of few decisions", async () => {
    await openCounted(rowsOf([{ times: 9 }]));
    expect(screen.getByText(/^January to March 2026, fewer than 10 decisions\./)).toBeTruthy();
    expect(stat("Decided")).toEqual(["Decided", "fewer than 10"]);
    expect(stat("Time from sending to decision").slice(1)).toEqual(["–", "Shown from 10 decisions"]);
    expect(stat("Asked again").slice(1)).toEqual(["–", "Shown from 50 decisions"]);
    expect(stat("Second reviewer agreed").slice(1)).toEqual(["–", "Shown from 10 reviews"]);
    expect(itemsOf("Decisions by how income was proved", "Decisions by how income was proved")).toEqual([
      "Bank connectionfewer than 10",
    ]);
    expect(panel("Time to decision").getByText("Shown from 50 decisions.")).toBeTruthy();
  });
});

test("one to nine decisions are called few, none is called none", async () => {
  const all = { measure: "outcome/accepted", grouping: "all", value: "" } as const;
  await openCounted([{ ...all, count: 1 }]);
  expect(stat("Decided")).toEqual(["Decided", "fewer than 10"]);
  cleanup();
  await openCounted([{ measure: "received", grouping: "role", value: "tenant", count: 12 }]);
  expect(stat("Decided")).toEqual(["Decided", "0"]);
  expect(screen.getByText(/^January to March 2026, 0 decisions\./)).toBeTruthy();
});

describe("the filters", () => {
  test("ask for other figures, stand in the address, and keep the former ones meanwhile", async () => {
    const later = aHeldAnswer<ReturnType<typeof someFigures>>();
    const desk = await openFigures(({ variables }) =>
      variables.agencyId ? later.answer : someFigures(manyCases),
    );
    expect(desk.sent("FiguresOf")).toEqual([{ period: "three_months", agencyId: null, policy: null }]);
    await userEvent.selectOptions(filter("Agency"), AGENCY);
    expect(desk.address()).toBe(`/console/figures?agency=${AGENCY}`);
    expect(desk.sent("FiguresOf").at(-1)).toEqual({ period: "three_months", agencyId: AGENCY, policy: null });
    expect(screen.getByText(/1,107 decisions/)).toBeTruthy();
    expect(screen.getByRole("status", { name: "Loading the figures" })).toBeTruthy();
    await act(async () => later.give(someFigures(rowsOf([{ times: 60 }]))));
    await screen.findByText(/, 60 decisions/);
    expect(screen.queryByRole("status", { name: "Loading the figures" })).toBeNull();
  });

  test("are kept by a link, and left by Back", async () => {
    const desk = await openFigures(
      () => someFigures(manyCases),
      `?period=this_year&agency=${AGENCY}&policy=${POLICY}`,
    );
    expect(desk.sent("FiguresOf")).toEqual([{ period: "this_year", agencyId: AGENCY, policy: POLICY }]);
    expect(filter("Time").selectedOptions[0]?.text).toBe("This year");
    expect(filter("Agency").selectedOptions[0]?.text).toBe("Hartley & Co");
    expect(filter("Policy").selectedOptions[0]?.text).toBe("Quillfield standard");
    await userEvent.selectOptions(filter("Policy"), "All policies");
    await userEvent.selectOptions(filter("Time"), "Last 12 months");
    expect(desk.address()).toBe(`/console/figures?period=twelve_months&agency=${AGENCY}`);
    await act(async () => window.history.back());
    await eventually(() => expect(desk.address()).toBe(`/console/figures?period=this_year&agency=${AGENCY}`));
    await eventually(() => expect(filter("Time").value).toBe("this_year"));
  });

  test("say that a choice is not shown, and offer no file of it", async () => {
    await openFigures(() => someFigures([], [], { isWithheld: true }));
    expect(screen.getByText(/^Not shown\. Beside the figures of all/)).toBeTruthy();
    expect(screen.queryByText("No case was decided in these months.")).toBeNull();
    expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  });

  test("say of an agency that has no figures that it is unknown, and of a time that it is the first", async () => {
    const desk = await openFigures(() => someFigures([]), "?period=ever&agency=gone");
    expect(filter("Agency").selectedOptions[0]?.text).toBe("Unknown");
    expect(desk.sent("FiguresOf")).toEqual([{ period: "three_months", agencyId: "gone", policy: null }]);
    expect(screen.getByText("No case was decided in these months.")).toBeTruthy();
    expect(screen.queryByText("Received")).toBeNull();
  });

  test("are reached with the keyboard, before the panels", async () => {
    await openCounted(manyCases);
    screen.getByRole("button", { name: "Download as CSV" }).focus();
    for (const name of ["Time", "Agency", "Policy"]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(filter(name));
    }
    await userEvent.tab();
    expect(document.activeElement?.textContent).toMatch(/^More about these groups/);
  });
});

describe("loading", () => {
  test("shows that it does, then the page", async () => {
    const held = aHeldAnswer<ReturnType<typeof someFigures>>();
    await openDesk({
      path: "/console/figures",
      answers: { FiguresOf: () => held.answer },
      roles: ["ADMINISTRATOR"],
    });
    await screen.findByRole("status", { name: "Loading" });
    await act(async () => held.give(someFigures(manyCases)));
    await screen.findByRole("heading", { level: 1, name: "Figures" });
  });

  test("that failed can be tried again", async () => {
    let isAway = true;
    await openDesk({
      path: "/console/figures",
      answers: { FiguresOf: () => (isAway ? noResponse() : someFigures(manyCases)) },
      roles: ["ADMINISTRATOR"],
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    await screen.findByRole("heading", { level: 1, name: "Figures" });
  });

  test("of another choice that failed can be tried again", async () => {
    let isAway = true;
    await openFigures(({ variables }) =>
      variables.policy && isAway ? refusedWith("INTERNAL") : someFigures(manyCases),
    );
    await userEvent.selectOptions(filter("Policy"), "Quillfield standard");
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    await screen.findByRole("heading", { level: 1, name: "Figures" });
    expect(filter("Policy").value).toBe(POLICY);
  });
});

test("the page is closed to reviewers", async () => {
  const { sent } = await openDesk({ path: "/console/figures", answers: {} });
  expect(await screen.findByText("This is not for your role")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Figures" })).toBeNull();
  expect(sent("FiguresOf")).toEqual([]);
});

test("the page is reached from the navigation and by its letters", async () => {
  await openDesk({
    path: "/console/account",
    answers: { FiguresOf: () => someFigures(manyCases) },
    roles: ["ADMINISTRATOR"],
  });
  await screen.findAllByRole("link", { name: "Figures" });
  await userEvent.keyboard("gf");
  await screen.findByRole("heading", { level: 1, name: "Figures" });
});

/** Presses the button. @returns the name of the file, its type and its text after the byte order mark */
const saved = async () => {
  let blob = new Blob();
  let name = "";
  vi.spyOn(URL, "createObjectURL").mockImplementation((given) => {
    blob = given as Blob;
    return "blob:figures";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download;
  });
  await press("Download as CSV");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return { name, type: blob.type, lines: new TextDecoder().decode(bytes).split("\r\n") };
};

test("the figures are saved as a file of the same labels", async () => {
  await openCounted(manyCases, rowsOf([{ times: 60 }]));
  const { name, type, lines } = await saved();
  expect(name).toBe("figures-2026-01-01-2026-03-31.csv");
  expect(type).toBe("text/csv;charset=utf-8");
  expect(lines[0]).toBe("Table,Row,Column,Value,Agency,Policy,From,To");
  const chosen = ",All agencies,All policies,2026-01-01,2026-03-31";
  expect(lines.slice(1, -1).filter((line) => !line.endsWith(chosen))).toEqual([]);
  expect(lines.map((line) => line.slice(0, -chosen.length))).toEqual(
    expect.arrayContaining([
      "All cases,These months,Decided,1107",
      "All cases,As many months before,Accepted plainly,100%",
      "Decisions by how income was proved,Bank connection,Accepted plainly,93%",
      'Decisions by how income was proved,Bank connection,"Accepted plainly, interval from",90%',
      "Decisions by how income was proved,Bank connection,With conditions,7%",
      "Decisions by how income was proved,Tax records,Declined,fewer than 50",
      "Decisions by how income was proved,More than one way,Decided,fewer than 10",
      '"Income met the criteria, but it was not a plain acceptance",No reason given,Cases,0',
      '"Guarantor asked for, by distance to the sums","More than 5%, up to 10%",Cases,40',
      "Decisions that differ from the sums,Rent arrears,Mostly,Against the applicant",
      "Time to decision,Same day,Share,2%",
      "Asked again,Payslip,Cases,70",
      "Second reviewer,Declined,Did not agree,fewer than 10",
      "Reconsiderations,Same decision,Cases,12",
      'Look closer,Zero-hours job,"Accepted plainly, the others",90%',
    ]),
  );
});

test("the file names the choice that it counts, also while another one is loading", async () => {
  const held = aHeldAnswer<ReturnType<typeof someFigures>>();
  await openFigures(
    ({ variables }) =>
      variables.agencyId ? held.answer : someFigures(manyCases, [], { agencyId: "pennant", policy: POLICY }),
    `?policy=${POLICY}`,
  );
  await userEvent.selectOptions(filter("Agency"), AGENCY);
  const { lines } = await saved();
  expect(lines[1]).toMatch(/,Pennant Lets,Quillfield standard,2026-01-01,2026-03-31$/);
});
