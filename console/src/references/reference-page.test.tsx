// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aLine, aValue, aViewedReference } from "../testing/fake-reference.ts";
import { showPage } from "../testing/show-part.tsx";
import { ReferencePage } from "./reference-page.tsx";

afterEach(cleanup);

const show = (answers: EndpointAnswers) =>
  showPage(<ReferencePage />, "/console/references/:referenceId", {
    path: "/console/references/reference-1",
    answers,
  });

const showReference = async (
  given: Parameters<typeof aViewedReference>[0] = {},
  answers: EndpointAnswers = {},
  party: Parameters<typeof aViewedReference>[1] = {},
) => {
  const shown = await show({ ReferenceOf: () => aViewedReference(given, party), ...answers });
  await screen.findByRole("heading", { level: 1, name: /reference: / });
  return shown;
};

const cellsOf = (question: string) =>
  [
    ...(panel("Answer and declaration")
      .getByRole("rowheader", { name: question })
      .closest("tr")
      ?.querySelectorAll("td") ?? []),
  ].map(({ textContent }) => textContent);

test("shows each answer beside the declaration, and marks differences", async () => {
  await showReference({
    comparison: [
      aLine({
        question: "tenancy_details_dates_confirmed",
        declared: [
          aValue({ kind: "TEXT", text: "3 Quarry View" }),
          aValue({ kind: "SPAN", from: "2023-08-01", to: null }),
        ],
        said: aValue({ kind: "YES_NO", yes: true }),
        mark: "SAME",
      }),
      aLine({
        question: "missed_or_incomplete_payments",
        said: aValue({ kind: "YES_NO", yes: true }),
        mark: "AGAINST",
      }),
      aLine({ question: "any_complaints" }),
      aLine({
        question: "pay",
        declared: [aValue({ kind: "MONEY", minor: 3_000_000, currency: "GBP", every: "YEAR" })],
        said: aValue({ kind: "MONEY", minor: 200_000, currency: "GBP", every: "MONTH" }),
        mark: "DIFFERS",
      }),
      aLine({
        question: "contract",
        declared: [aValue({ kind: "INCOME", text: "T_EMPLOYED_PERM" })],
        said: aValue({ kind: "CONTRACT", text: "AGENCY" }),
      }),
      aLine({ question: "year_end", said: aValue({ kind: "DAY", text: "2026-03-31" }) }),
      aLine({ question: "works_here", said: aValue({ kind: "UNSAID" }) }),
    ],
  });
  expect(cellsOf("Dates and address are right")).toEqual([
    "3 Quarry ViewAugust 2023 to now",
    "Yes",
    "The same",
  ]);
  expect(cellsOf("Missed payments")).toEqual([
    "Not asked",
    "Yes",
    "Weighs against the applicant, or differs",
  ]);
  expect(cellsOf("Complaints")).toEqual(["Not asked", "No", ""]);
  expect(cellsOf("Pay")).toEqual([
    "£30,000 a year",
    "£2,000 a month",
    "Weighs against the applicant, or differs",
  ]);
  expect(cellsOf("Contract")).toEqual(["Permanent job", "Temporary or agency", ""]);
  expect(cellsOf("Year ended")[1]).toBe("31 March 2026");
  expect(cellsOf("Works there")[1]).toBe("May not say");
});

test("has the signals, the days, who answered and the free note", async () => {
  await showReference({
    answers: { referee_name: "Ada Moss", referee_role: "HR", damage_to_the_property: false },
    review: "Left a bicycle behind.",
  });
  expect(
    panel("Is it really the referee?").getByText("The address is with a free mail provider"),
  ).toBeTruthy();
  const days = panel("Sent and opened").getAllByRole("listitem");
  expect(days.map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    "Answered",
    "Opened11",
    "Asked10 ",
  ]);
  expect(panel("Sent and opened").getByText("No reminder follows.")).toBeTruthy();
  const note = panel("In the referee’s own words");
  expect(note.getByText("Left a bicycle behind.")).toBeTruthy();
  expect(answerOf("In the referee’s own words", "Their role")).toBe("HR");
  expect(note.queryByText("Damage")).toBeNull();
  expect(screen.getByRole("link", { name: "Open the case" }).getAttribute("href")).toBe(
    "/console/cases/amara",
  );
});

test("an answer without a signal says so; one that waits has its next reminder and no signals", async () => {
  await showReference({ signals: [] });
  expect(panel("Is it really the referee?").getByText("Nothing about the answer stands out.")).toBeTruthy();
  cleanup();
  await showReference({
    state: "SENT",
    answeredAt: null,
    openedAt: null,
    remindOn: "2026-03-15",
    review: null,
    answers: null,
  });
  expect(screen.queryByRole("region", { name: "Is it really the referee?" })).toBeNull();
  expect(screen.queryByRole("region", { name: "In the referee’s own words" })).toBeNull();
  expect(panel("Sent and opened").getByText("Next reminder: 15 March 2026")).toBeTruthy();
  expect(panel("Answer and declaration").getByText("There is no answer yet.")).toBeTruthy();
});

describe("the referee", () => {
  test("is asked again at a corrected address, and the page reads itself anew", async () => {
    const desk = await showReference(
      { state: "BOUNCED", answeredAt: null },
      { AskRefereeAgain: () => ({ askRefereeAgain: true }) },
    );
    const referee = panel("Referee");
    expect(
      within(referee.getByText("Email").closest("dl") as HTMLElement).getByText("ada@example.com"),
    ).toBeTruthy();
    await press("Ask Ada Moss again");
    const dialog = await theDialog();
    await dialog.press("Ask again");
    expect(await screen.findByText("Ada Moss is asked again.")).toBeTruthy();
    expect(desk.sent("AskRefereeAgain")).toEqual([
      { partyId: "amara", referenceId: "reference-1", email: "ada@example.com" },
    ]);
    expect(desk.sent("ReferenceOf")).toHaveLength(2);
  });

  test("that declined is left out by its dialog; in a closed case nothing is done", async () => {
    await showReference({ state: "DECLINED" });
    await press("Go on without Ada Moss");
    expect(await theDialog("Go on without Ada Moss?")).toBeTruthy();
    cleanup();
    await showReference({ state: "DECLINED" }, {}, { party: { status: "DECIDED" } });
    expect(panel("Referee").getByText("The case is closed.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Go on without Ada Moss" })).toBeNull();
  });

  test("that was left out says why", async () => {
    const waiver = {
      __typename: "ReferenceWaiver",
      reason: "NOT_REACHABLE",
      note: null,
      by: "Priya Nair",
      at: "2026-03-12T09:00:00Z",
    } as const;
    await showReference({ state: "SILENT", waiver });
    expect(
      panel("Referee").getByText(/^Left out by Priya Nair, .*The referee cannot be reached$/),
    ).toBeTruthy();
  });
});

test("the applicant's reply stands beside the free note", async () => {
  await showReference({ weighs: true });
  expect(panel("The applicant’s reply").getByText(/has not replied\.$/)).toBeTruthy();
  cleanup();
  await showReference({
    weighs: true,
    review: "Two months.",
    reply: "I was ill.",
    repliedAt: "2026-03-12T09:00:00Z",
  });
  expect(panel("The applicant’s reply").getByText("I was ill.")).toBeTruthy();
  expect(panel("In the referee’s own words").getByText("Two months.")).toBeTruthy();
  cleanup();
  await showReference({ weighs: false });
  expect(screen.queryByRole("region", { name: "The applicant’s reply" })).toBeNull();
});

test.each([
  ["OWN_CASE", "You stand in this application yourself"],
  ["NOT_FOUND", "This page does not exist"],
])("%s is said on a page of its own", async (code, title) => {
  await show({ ReferenceOf: () => refusedWith(code) });
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});
