// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { type EndpointAnswers, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aResult } from "../../testing/fake-outside.ts";
import { aSecondReview, bothGiven } from "../../testing/fake-second-reviews.ts";
import { showPage } from "../../testing/show-part.tsx";
import { SecondReviewPage } from "./second-review-page.tsx";

afterEach(cleanup);

const showReview = async (given: object = {}, answers: EndpointAnswers = {}) => {
  const shown = await showPage(<SecondReviewPage />, "/console/second-reviews/:id", {
    path: "/console/second-reviews/review-1",
    answers: { SecondReviewOf: () => aSecondReview(given), ...answers },
  });
  await screen.findByRole("heading", { level: 1 });
  return shown;
};

const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });

describe("the evidence", () => {
  test("is what was sent in: answers, documents, references and sums, without a verdict", async () => {
    await showReview();
    expect(panel("Identity").getByText("9 Nov 1996")).toBeTruthy();
    const link = panel("Identity").getByRole("link", { name: /passport/i });
    expect(link.getAttribute("href")).toBe("/console/cases/amara/documents/document-1");
    expect(panel("Income").getByText("Named guarantor: Ngozi Okafor")).toBeTruthy();
    expect(panel("Income").getByText("£31,050")).toBeTruthy();
    expect(panel("Residence").getByText("A good tenant.")).toBeTruthy();
    expect(screen.queryByText(/Lucía|All fine|Accepted/)).toBeNull();
    expect(screen.getByText("Decide from what is on this page")).toBeTruthy();
  });

  test("has what an outside result says, and it may be the reason of another decision", async () => {
    const { verdict, reason, isTooOld, by, at, ...facts } = aResult();
    await showReview({ outside: [{ ...facts, __typename: "ReviewedOutside" }] });
    await screen.findByRole("region", { name: "Outside results" });
    const text = panel("Outside results").getByText(/^Experian, 1 Mar 2026/).textContent;
    expect(text).toBe("Experian, 1 Mar 2026\n1 judgment that is not satisfied\nNo insolvency");
    expect(panel("Outside results").getByRole("link", { name: "Open the file" })).toBeTruthy();
    await choose(/^Decline/);
    expect(screen.getByRole("checkbox", { name: "An outside result counts against them" })).toBeTruthy();
  });

  test("of a person who was asked for nothing else says so", async () => {
    await showReview({ items: [], documents: [], references: [], income: null, guarantor: null });
    expect(panel("Identity").getByText("Nothing was sent here.")).toBeTruthy();
  });
});

describe("the answer", () => {
  const GiveSecondReview = () => ({ giveSecondReview: bothGiven("DECLINED") });

  test("needs a decision, its reasons, and words for another reason", async () => {
    const { sent } = await showReview({}, { GiveSecondReview });
    await press("Give the decision");
    expect(screen.getByText("Choose a decision")).toBeTruthy();
    await choose(/^Decline/);
    await press("Give the decision");
    expect(screen.getByText("Choose at least one reason")).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "Something else" }));
    await press("Give the decision");
    expect(screen.getByText("Say what you mean by “something else”")).toBeTruthy();
    expect(sent("GiveSecondReview")).toEqual([]);
  });

  test("shows the first decision beside it", async () => {
    const { sent } = await showReview({}, { GiveSecondReview });
    await choose(/^Decline/);
    await userEvent.click(screen.getByRole("checkbox", { name: "Income not shown by documents" }));
    type(/^Note for colleagues/, "Seen again.");
    await press("Give the decision");
    await screen.findByText("The decisions differ");
    expect(sent("GiveSecondReview")).toEqual([
      { id: "review-1", outcome: "DECLINED", reasons: ["INCOME_NOT_SHOWN"], note: "Seen again." },
    ]);
    const both = panel("Both decisions");
    for (const text of ["Accepted", "Declined", "All fine.", "Income not shown by documents"])
      expect(both.getByText(text)).toBeTruthy();
    expect(screen.queryByText("Decide from what is on this page")).toBeNull();
    expect(screen.getByText("A reviewer who gave neither decision records what was done.")).toBeTruthy();
  });

  test("sends no reasons with an accept", async () => {
    const { sent } = await showReview(
      {},
      { GiveSecondReview: () => ({ giveSecondReview: bothGiven("ACCEPTED") }) },
    );
    await choose(/^Decline/);
    await userEvent.click(screen.getByRole("checkbox", { name: "Income not shown by documents" }));
    await choose(/^Accept$/);
    await press("Give the decision");
    await screen.findByText("Same decision");
    expect(sent("GiveSecondReview")).toMatchObject([{ outcome: "ACCEPTED", reasons: [] }]);
    expect(screen.queryByText("What was done about it?")).toBeNull();
  });

  test.each([
    ["no response", noResponse, "Check your connection"],
    ["DECISION_OVER", () => refusedWith("DECISION_OVER"), "It is answered already"],
    ["HELD_BY_COLLEAGUE", () => refusedWith("HELD_BY_COLLEAGUE"), "A colleague has opened it"],
  ])("%s says why, and keeps the note", async (_title, answer, text) => {
    await showReview({}, { GiveSecondReview: answer });
    await choose(/^Accept$/);
    type(/^Note for colleagues/, "Fine.");
    await press("Give the decision");
    await eventually(() => expect(document.activeElement?.textContent).toContain(text));
    expect(screen.getByDisplayValue("Fine.")).toBeTruthy();
  });
});

describe("an answer that is not sent", () => {
  test("of a tab that is behind stays, and says that the review was given already", async () => {
    let isGiven = false;
    await showReview(
      {},
      {
        SecondReviewOf: () => aSecondReview(isGiven ? bothGiven("ACCEPTED") : {}),
        GiveSecondReview: () => {
          isGiven = true;
          return refusedWith("DECISION_OVER");
        },
      },
    );
    await choose(/^Accept$/);
    type(/^Note for colleagues/, "Fine.");
    await press("Give the decision");
    expect(await screen.findByRole("region", { name: "Both decisions" })).toBeTruthy();
    await eventually(() =>
      expect(document.activeElement?.textContent).toContain("This review was given already."),
    );
    expect(screen.getByDisplayValue("Fine.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Give the decision" })).toBeNull();
  });

  test("is there again after a look at a document", async () => {
    await showReview();
    await choose(/^Decline/);
    type(/^Note for colleagues/, "Seen again.");
    await userEvent.click(panel("Identity").getByRole("link", { name: /passport/i }));
    expect(screen.getByText("Another page")).toBeTruthy();
    await act(async () => window.history.back());
    expect(await screen.findByDisplayValue("Seen again.")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Decline/ }).checked).toBe(true);
  });
});

describe("a difference", () => {
  const differs = bothGiven("DECLINED", { maySettle: true });
  const settled = {
    __typename: "SettledReview",
    by: "Tom Hall",
    at: "2026-03-12T10:00:00Z",
    note: "Talked.",
  };

  test("is settled with a note by a third reviewer", async () => {
    const { sent } = await showReview(differs, {
      SettleSecondReview: () => ({ settleSecondReview: { ...differs, settled, maySettle: false } }),
    });
    await press("Record it");
    expect(screen.getByText("Enter what was done")).toBeTruthy();
    type(/^What was done/, "Talked.");
    await press("Record it");
    await screen.findByText("Tom Hall, 12 Mar 2026, 10:00");
    expect(sent("SettleSecondReview")).toEqual([{ id: "review-1", note: "Talked." }]);
    expect(screen.queryByRole("button", { name: "Record it" })).toBeNull();
  });

  test("that a colleague settled meanwhile says so", async () => {
    await showReview(differs, { SettleSecondReview: () => refusedWith("DECISION_OVER") });
    type(/^What was done/, "Talked.");
    await press("Record it");
    expect((await screen.findByRole("alert")).textContent).toContain("It is answered already");
  });
});

test.each([
  ["NOT_FOUND", "This page does not exist"],
  ["OWN_CASE", "You stand in this application yourself"],
  ["SECOND_REVIEW_OPEN", "Your second review comes first"],
])("%s closes the page", async (code, title) => {
  await showReview({}, { SecondReviewOf: () => refusedWith(code) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});
