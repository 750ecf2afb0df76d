// @vitest-environment happy-dom

import { auditedActions } from "@latchkey/domain/vocabulary/audited-actions.ts";
import { type EndpointAnswers, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  aBundle,
  anEmptyBundle,
  aReadBundle,
  aReleasedBundle,
  someBundles,
} from "../testing/fake-bundles.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { rowsIn } from "../testing/open-figures.tsx";
import "./investigations-pages.tsx";
import "./bundle-page.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const openWith = (answer: EndpointAnswers[string], more: EndpointAnswers = {}) =>
  openDesk({
    path: "/console/investigations/bundle-1",
    answers: { CaseBundleOf: answer, CaseBundles: () => someBundles(aReleasedBundle()), ...more },
    roles: ["ADMINISTRATOR"],
  });

const title = () => screen.findByRole("heading", { level: 1, name: "Bundle of LK-20418" });

const open = async (...given: Parameters<typeof aReadBundle>) => {
  const desk = await openWith(() => aReadBundle(...given));
  await title();
  return desk;
};

const SECTIONS = [
  "The case",
  "Decisions",
  "The same sum with another kind of income",
  "Requests to the applicant",
  "Second looks",
  "References",
  "Documents",
  "Outside results",
  "Talks with the applicant",
  "Notes of reviewers",
  "History",
  "Who looked and did what",
  "The law on the policy",
  "Other cases of the same agency and policy",
];

const itemsIn = (section: string) =>
  panel(section)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** The terms and texts of each list of definitions in a section. */
const factsIn = (section: string) =>
  [...(screen.getByRole("region", { name: section }).querySelectorAll("dl") ?? [])].map((list) =>
    Object.fromEntries(
      [...list.querySelectorAll("dt")].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    ),
  );

const headingsIn = (section: string) =>
  panel(section)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("the page", () => {
  test("names the case, the investigation, the recipient and the time", async () => {
    await open();
    expect(document.title).toBe("Bundle of LK-20418 – Latchkey");
    expect(document.body.textContent).toContain(
      "TPO-2026-114, for The Property Ombudsman. Made 12 Mar 2026, 10:00. This reading is logged.",
    );
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Investigations" }).getAttribute("href")).toBe(
      "/console/investigations",
    );
  });

  test("has the sections of a bundle in their order", async () => {
    await open();
    const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(SECTIONS);
  });

  test("can be printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await open();
    await press("Print");
    expect(print).toHaveBeenCalledOnce();
  });
});

describe("a section shows", () => {
  test("the case", async () => {
    await open();
    const facts = Object.assign({}, ...factsIn("The case"));
    expect(facts).toEqual({
      Number: "LK-20418",
      Name: "Amara Okafor",
      Role: "Tenant",
      Home: "14 Alder Row, Leeds LS6 2QB",
      Country: "Scotland",
      Agency: "Hartley & Co",
      "Reference of the agency": "HC-77",
      "Rent a month": "£2,070",
      "Share a month": "£1,035",
      Policy: "Quillfield standard, version 3",
    });
  });

  test("the decisions, with who took part and why", async () => {
    await open();
    expect(headingsIn("Decisions")).toEqual(["Declined", "Accepted"]);
    expect(factsIn("Decisions")).toEqual([
      {
        "Proposed by": "Tom Hall, 9 Mar 2026, 11:00",
        State: "Taken back",
        "Result of the sums": "None: no income is asked for",
        Reasons: "Rent arrears and Income not shown by documents",
        "Taken back because": "The evidence changed",
      },
      {
        "Proposed by": "Priya Nair, 10 Mar 2026, 11:00",
        State: "Sent",
        Sent: "10 Mar 2026, 13:05",
        "Result of the sums": "Not enough for this rent",
        Conditions: "A reference before the keys and The originals seen before the keys",
        "Words to the applicant": "Welcome to Alder Row.",
        Note: "The landlord called.",
        "Reason for differing": "The landlord knows and agrees. By letter of 9 March",
        "Second reviewer": "Lucía Ortega, 10 Mar 2026, 13:00",
        "Note of the second reviewer": "Seen again.",
      },
      expect.anything(),
    ]);
  });

  test("the results of outside providers on which a decision rests", async () => {
    await open();
    expect(factsIn("Decisions").at(-1)).toEqual({
      "Credit file":
        "Meridian Files, 1 Mar 2026\n0 judgments that are not satisfied\nNo insolvency\nNothing against them",
      "Other screening":
        "Tenancy register, Borough Records, 20 Nov 2025\nCounts against them\nToo old on that day",
    });
  });

  test("every result that was recorded, with its reason, also where a newer one counts", async () => {
    await open();
    expect(rowsIn("Outside results")).toEqual([
      [
        "Credit file",
        "Harbour Files, 20 Feb 2026\n2 judgments that are not satisfied\nNo insolvency",
        "Counts against themTwo judgments of 2025.",
        "9 Mar 2026, 09:00Tom Hall",
      ],
    ]);
  });

  test("the income on which a decision rests, source by source, and what is missing", async () => {
    await open();
    expect(rowsIn("Counted income")).toEqual([
      ["Pay", "£24,000", "£24,000", "£24,000", "Gross pay, as far as it is shown"],
      [
        "Self-employed",
        "€5,000",
        "Nothing yet",
        "£0",
        "Profit as far as it is shown, not turnover1 EUR = £0.85, 1 Mar 2026",
      ],
      ["Together", "", "", "£24,000", ""],
    ]);
    const decisions = panel("Decisions");
    expect(
      decisions.getByText("£24,000 a year counted. £31,050 needed (30 × £1,035). Savings £1,500"),
    ).toBeTruthy();
    expect(decisions.getByText("£7,050 a year is missing, that is £235 of rent a month.")).toBeTruthy();
  });

  test("the same sum with another kind of income", async () => {
    await open();
    expect(rowsIn("The same sum with another kind of income")).toEqual([
      ["Permanent job", "Declined", "Same"],
      ["Benefits", "Accepted", "Different"],
    ]);
    expect(screen.queryByText("Every kind has the same outcome.")).toBeNull();
  });

  test("that every kind of income has the same outcome", async () => {
    await open({
      ...aBundle,
      counterfactuals: aBundle.counterfactuals.map((one) => ({ ...one, isSame: true })),
    });
    expect(screen.getByText("Every kind has the same outcome.")).toBeTruthy();
  });

  test("the requests", async () => {
    await open();
    expect(rowsIn("Requests to the applicant")).toEqual([
      [
        "Identity: Passport",
        "The document has expired\nThe new one, please.",
        "8 Mar 2026, 09:00Priya Nair",
        "15 Mar 2026",
        "8 Mar 2026, 18:00",
      ],
      ["Income", "We did not get a proof of income", "8 Mar 2026, 09:05", "", "Not answered"],
    ]);
  });

  test("the applicant's words for a second look", async () => {
    await open();
    expect(itemsIn("Second looks")).toEqual(["Please look at my savings.Asked on 11 Mar 2026, 08:00"]);
  });

  test("the references, with their answers and why one was left out", async () => {
    await open();
    expect(headingsIn("References")).toEqual(["Landlord or agent", "Employer"]);
    expect(factsIn("References")).toEqual([
      {
        State: "Answered",
        Asked: "8 Mar 2026, 10:00",
        Answered: "9 Mar 2026, 18:47",
        "Missed payments": "No",
        From: "1 May 2024",
        Note: "A quiet tenant.",
      },
      {
        State: "No answer",
        Asked: "8 Mar 2026, 10:01",
        "Left out": "The referee cannot be reached",
      },
    ]);
  });

  test("the documents, with their verdicts", async () => {
    await open();
    expect(rowsIn("Documents")).toEqual([
      [
        "Passport",
        "Identity",
        "8 Mar 2026, 07:00",
        "Ask againThe document has expired\nIt ended in 2025.Priya Nair, 8 Mar 2026, 08:55",
      ],
      ["Payslip", "Income", "8 Mar 2026, 07:10", "No verdict"],
    ]);
  });

  test("the talks with the applicant", async () => {
    await open();
    expect(itemsIn("Talks with the applicant")).toEqual([
      "Amara herself telephoned us on 9 Mar 2026, 10:05She asked how long it takes.Tom Hall, 9 Mar 2026, 10:10",
    ]);
  });

  test("the notes", async () => {
    await open();
    expect(itemsIn("Notes of reviewers")).toEqual(["Telephoned the employer.Tom Hall, 9 Mar 2026, 10:00"]);
  });

  test("the history", async () => {
    await open();
    expect(itemsIn("History")).toEqual([
      "Sent by the applicant8 Mar 2026, 08:00",
      "Decided: Priya Nair10 Mar 2026, 13:05",
    ]);
  });

  test("the trail, also an action that a newer server names", async () => {
    await open();
    expect(rowsIn("Who looked and did what")).toEqual([
      ["8 Mar 2026, 07:59", "Applicant", "Answers sent"],
      ["8 Mar 2026, 08:50", "Priya Nair", "Document opened: refused"],
      ["8 Mar 2026, 08:51", "Latchkey", "made-by-a-newer-server"],
    ]);
  });

  test("words for every action of the trail", async () => {
    await open({
      ...aBundle,
      trail: auditedActions.map((action) => ({
        at: "2026-03-08T07:59:00Z",
        by: "job",
        outcome: "done",
        action,
      })),
    });
    const shown = rowsIn("Who looked and did what").map(([, , action]) => action);
    expect(shown).toHaveLength(auditedActions.length);
    expect(shown.filter((action) => auditedActions.some((code) => code === action))).toEqual([]);
  });

  test("what the law says of the policy, with the values of the finding", async () => {
    await open();
    expect(itemsIn("The law on the policy")).toEqual([
      "Forbidden: Benefits count less than other incomeThey count 80%, other income up to 100%. All lawful income counts alike. Scotland, since 1 January 2026. Part 1A. An offence. By the law of 10 Mar 2026.",
      "Note: Some kinds of income are left outAllowed by law, but these people cannot apply: Pension and Savings or investments. By the law of 10 Mar 2026.",
    ]);
  });

  test("the other cases, small groups included, with the names of reviewers", async () => {
    await open();
    expect(rowsIn("Other cases of the same agency and policy")).toEqual([
      ["All", "9", "0", "0", "2"],
      ["Income: Permanent job", "8", "0", "0", "0"],
      ["Income: No income asked for", "0", "0", "1", "0"],
      ["Proof of income: Bank connection", "7", "0", "0", "0"],
      ["Benefits: With benefits", "0", "0", "0", "2"],
      ["Country: Scotland", "9", "0", "0", "0"],
      ["Language: German", "3", "0", "0", "0"],
      ["Role: Tenant", "0", "4", "0", "0"],
      ["Reviewer: Priya Nair", "5", "0", "0", "0"],
      ["Reviewer: Former member of staff", "0", "0", "0", "1"],
    ]);
    expect(screen.getByText(/^Decisions of March 2026, this case among them\./)).toBeTruthy();
  });

  test.each([
    ["Decisions", "Nothing is decided."],
    ["The same sum with another kind of income", "No sum rests on income of this person."],
    ["Requests to the applicant", "None."],
    ["Second looks", "None."],
    ["References", "None."],
    ["Documents", "None."],
    ["Notes of reviewers", "None."],
    ["History", "None."],
    ["Who looked and did what", "None."],
    ["The law on the policy", "No rule of the law is broken."],
    ["Other cases of the same agency and policy", "There is no decision yet to compare with."],
  ])("in %s that nothing is there", async (section, text) => {
    await open(anEmptyBundle);
    expect(panel(section).getByText(text)).toBeTruthy();
  });
});

describe("the reading, which the trail keeps", () => {
  test("is asked for once, whatever comes back to the page", async () => {
    const { sent } = await open();
    await act(async () => {
      fireEvent.blur(window);
      fireEvent.focus(window);
      fireEvent(document, new Event("visibilitychange"));
      fireEvent.online(window);
    });
    await userEvent.tab();
    expect(sent("CaseBundleOf")).toEqual([{ id: "bundle-1" }]);
  });

  test("is asked for again by another visit", async () => {
    const { sent } = await open();
    await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: "Investigations" }));
    await screen.findByRole("heading", { level: 1, name: "Investigations" });
    await act(async () => window.history.back());
    await title();
    expect(sent("CaseBundleOf")).toHaveLength(2);
  });

  test("is of the bundle of the address, also right after another one", async () => {
    const other = { ...aBundle, subject: { ...aBundle.subject, number: "LK-20405" } };
    const { sent } = await openWith(({ variables }) =>
      variables.id === "bundle-2" ? aReadBundle(other, { id: "bundle-2" }) : aReadBundle(),
    );
    await title();
    await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: "Investigations" }));
    await userEvent.click(await screen.findByRole("link", { name: "Read the bundle of LK-20405" }));
    await screen.findByRole("heading", { level: 1, name: "Bundle of LK-20405" });
    expect(answerOf("The case", "Number")).toBe("LK-20405");
    expect(sent("CaseBundleOf")).toEqual([{ id: "bundle-1" }, { id: "bundle-2" }]);
  });

  test("that failed can be tried again", async () => {
    let isAway = true;
    const { sent } = await openWith(() => (isAway ? noResponse() : aReadBundle()));
    await screen.findByRole("heading", { name: "Something went wrong" });
    expect(sent("CaseBundleOf")).toHaveLength(1);
    isAway = false;
    await press("Try again");
    await title();
    expect(document.title).toBe("Bundle of LK-20418 – Latchkey");
    expect(sent("CaseBundleOf")).toHaveLength(2);
  });

  test("that failed names the page anew when it is refused the next time", async () => {
    let isAway = true;
    await openWith(() => (isAway ? noResponse() : refusedWith("NOT_RELEASED")));
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    await screen.findByRole("heading", { level: 1, name: "The bundle is not released" });
    expect(document.title).toBe("The bundle is not released – Latchkey");
  });
});

describe("a bundle that is not shown", () => {
  test("because it is not released says so and leads to the list", async () => {
    const { sent } = await openWith(() => refusedWith("NOT_RELEASED"));
    await screen.findByRole("heading", { level: 1, name: "The bundle is not released" });
    const main = within(screen.getByRole("main"));
    expect(main.getByText("An administrator has not released this bundle.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(sent("CaseBundleOf")).toHaveLength(1);
    await userEvent.click(main.getByRole("link", { name: "Investigations" }));
    await screen.findByRole("heading", { level: 1, name: "Investigations" });
  });

  test.each([
    ["NOT_FOUND", "This page does not exist"],
    ["OWN_CASE", "You stand in this application yourself"],
    ["SECOND_REVIEW_OPEN", "Your second review comes first"],
  ])("because of %s has a page that says so", async (code, heading) => {
    const { sent } = await openWith(() => refusedWith(code));
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(document.title).toBe(`${heading} – Latchkey`);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(sent("CaseBundleOf")).toHaveLength(1);
  });
});

test("the bundle is saved as a file with its whole content", async () => {
  await open(aBundle, { name: 'Leeds "77/B" 🏛️' });
  let saved: Blob | undefined;
  let name = "";
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved = blob as Blob;
    return "blob:bundle";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download;
  });
  await press("Download as JSON");
  expect(name).toBe("case-LK-20418-Leeds-77-B-2026-03-12T10-00-00.000Z.json");
  expect(saved?.type).toBe("application/json");
  expect(JSON.parse((await saved?.text()) ?? "")).toEqual(JSON.parse(JSON.stringify(aBundle)));
});
