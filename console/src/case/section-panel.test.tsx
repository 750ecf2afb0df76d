// @vitest-environment happy-dom

import { aPart, aText } from "@latchkey/browser/testing/answer-parts.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { answerOf, panel } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aChange, aDocument } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

describe("a section", () => {
  test("shows answers as people read them, under short names of the questions", async () => {
    await showCase();
    expect(answerOf("Identity", "Document")).toBe("Passport");
    expect(answerOf("Identity", "File")).toBe("passport.jpg");
    expect(answerOf("Income", "Kind of income")).toBe("Permanent job");
    expect(answerOf("Income", "Pay")).toBe("£32,300, a month, 1 Mar 2026");
    expect(answerOf("Income", "Bank statements")).toBe("Does not have it: Lost it");
    expect(answerOf("Income", "File")).toBe("Does not have it: The bank has closed");
  });

  test("shows what was typed as it was typed, whatever it looks like", async () => {
    const typed = [aText("THE WEEKLY STANDARD"), aText("12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP")];
    const item = {
      section: "INCOME",
      relatedObjectUuid: null,
      remedialSectionUuid: null,
      rows: [{ step: "currentEmployer", answer: [{ parts: typed }] }],
    } as const;
    await showCase({ items: [item] });
    expect(answerOf("Income", "Employer")).toBe(
      "THE WEEKLY STANDARD, 12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP",
    );
  });

  test.each([
    ["connected", "The bank is connected"],
    ["failed", "The bank could not be connected"],
    ["tax_connected", "The tax record is linked"],
    ["tax_failed", "The tax record could not be linked"],
  ])("says what shows the income: %s", async (value, told) => {
    const row = { step: "openBanking", answer: [{ parts: [aPart("choice", { value })] }] };
    const item = {
      section: "INCOME",
      relatedObjectUuid: null,
      remedialSectionUuid: null,
      rows: [row],
    } as const;
    await showCase({ items: [item] });
    expect(answerOf("Income", "Proof of income")).toBe(told);
  });

  test("tells how far the income goes, and of what it consists", async () => {
    await showCase();
    const income = panel("Income");
    expect(income.getByText("2.6 times the rent")).toBeDefined();
    expect(income.getByText("needs 2.5")).toBeDefined();
    expect(income.getByText("What is shown is enough for the rent.")).toBeDefined();
    expect(income.getByText("Gross pay, as far as it is shown")).toBeDefined();
  });

  test("has documents with what was noticed about them, and leads to them", async () => {
    await showCase();
    const identity = panel("Identity");
    for (const text of [
      "Sharp, and all of it is in the picture",
      "The last name differs from what was typed",
      "Expired on 1 Jan 2025",
      "The same file is in 2 other cases",
      "1 of these is somebody else’s (LK-20405, LK-20411)",
      "No virus found",
      "Look closely",
    ])
      expect(identity.getByText(text)).toBeDefined();
    expect(identity.getByText(wholeText("passport.jpg, 1.2 MB"))).toBeDefined();
    expect(identity.getByRole("link", { name: "Passport" }).getAttribute("href")).toBe(
      "/console/cases/amara/documents/document-1",
    );
  });

  test("says what was said of its documents", async () => {
    const verdict = {
      __typename: "DocumentVerdict",
      explained: [],
      shownMinor: null,
      verdict: "ACCEPT" as const,
      reasons: [],
      note: null,
      by: "Priya Nair",
      at: "2026-03-12T09:30:00Z",
    };
    await showCase({ documents: [aDocument({ verdict })] });
    expect(panel("Identity").getByText("Accepted")).toBeDefined();
    expect(panel("Identity").queryByText("Look closely")).toBeNull();
  });

  test("has references beside what the applicant told, with their signals", async () => {
    await showCase();
    expect(answerOf("Residence", "Address")).toBe("27 Harbour Street");
    expect(answerOf("Residence", "Dates and address are right")).toBe("Yes");
    expect(answerOf("Residence", "Damage")).toBe("No");
    expect(panel("Residence").getByText("A good tenant.")).toBeDefined();
    expect(panel("Residence").getByText("The address is with a free mail provider")).toBeDefined();
    expect(screen.queryByText("unknown")).toBeNull();
  });

  test("marks what has changed since the round before", async () => {
    await showCase({
      round: 2,
      changes: [aChange, { ...aChange, step: "companyReference", after: null }],
    });
    expect(panel("Income").getByText("Changed")).toBeDefined();
    expect(panel("Income").getByText("Before: £30,000")).toBeDefined();
    expect(panel("Income").getByText("Not asked any more: Who can be asked")).toBeDefined();
  });

  test("marks the documents that came with the newest answers, as it marks answers", async () => {
    const submitted = (at: string) => ({ __typename: "PartyEvent", kind: "submitted", at, by: null });
    const documents = [
      aDocument({ addedAt: "2026-03-10T12:00:00Z" }),
      aDocument({ id: "document-2", side: "back", addedAt: "2026-03-11T12:00:00Z" }),
      aDocument({ id: "document-3", type: "LIVE_PHOTO", addedAt: "2026-03-12T09:00:00Z" }),
    ];
    const events = [submitted("2026-03-12T06:00:00Z"), submitted("2026-03-11T06:00:00Z")];
    await showCase({ round: 2, documents, events });
    const marked = () => panel("Identity").queryAllByText("New");
    expect(marked()).toHaveLength(1);
    const row = marked()[0]?.closest("li");
    expect(row?.querySelector("a")?.textContent).toBe("Passport, Back");
    cleanup();
    await showCase({ documents, events: events.slice(0, 1) });
    expect(marked()).toEqual([]);
  });
});
