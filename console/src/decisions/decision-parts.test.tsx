// @vitest-environment happy-dom

import { answerOf, panel } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDocument as aFoundDocument } from "../testing/fake-case.ts";
import {
  aBlock,
  aDecision,
  aDecisionDesk,
  anEvidence,
  aSecondLook,
  aWaitingPerson,
} from "../testing/fake-decision.ts";
import { aSection, lucia } from "../testing/fake-desk.ts";
import { aResult } from "../testing/fake-outside.ts";
import { showDecision } from "../testing/show-decision.tsx";

afterEach(cleanup);

const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

test("the words to the applicant are asked for in English", async () => {
  await showDecision();
  await choose("Decline");
  expect(screen.getByText(/^Write in English: they read it on their page/)).toBeTruthy();
});

const aUsedReference = {
  __typename: "UsedReference",
  id: "reference-1",
  kind: "rental",
  name: "Ada Moss",
  repliedAt: null,
};

describe("what counts", () => {
  const counts = () =>
    panel("What counts")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  const aDocument = (verdict: string | null, more: object = {}) => ({
    ...anEvidence("document-1", null),
    verdict,
    ...more,
  });

  test("has documents with their verdicts by section, and a section without any", async () => {
    await showDecision({
      documents: [aDocument("accept"), aDocument("ask_again", { documentId: "2", side: "back" })],
      references: [],
      party: { sections: [aSection("IDENTITY"), aSection("INCOME", "missing")] },
    });
    expect(counts().slice(0, 2)).toEqual([
      expect.stringContaining(
        "Identity2 documents: Passport (accepted) and Passport, Back (asked for again)",
      ),
      expect.stringContaining("IncomeNo documents"),
    ]);
  });

  test.each([
    ["accept", "1 document: Passport (accepted)"],
    ["do_not_use", "1 document: Passport (not used)"],
    [null, "1 document: Passport"],
    ["something_new", "1 document: Passport"],
  ])("of a document that was judged %s says: %s", async (verdict, text) => {
    await showDecision({ documents: [aDocument(verdict)] });
    expect(panel("What counts").getByText(text)).toBeTruthy();
  });

  test.each([
    ["answered", "In order: Ada Moss has answered"],
    ["declined", "Open: Ada Moss chose not to answer"],
    ["unanswered", "Open: Ada Moss did not answer"],
    ["open", "Open: Ada Moss may still answer"],
    ["something_new", "Open: Ada Moss"],
  ])("of a reference that is %s says: %s", async (state, text) => {
    const reference = {
      __typename: "UsedReference",
      id: "reference-1",
      kind: "rental",
      name: "Ada Moss",
      state,
      waived: null,
      repliedAt: null,
    };
    await showDecision({ references: [reference] });
    expect(counts()).toContainEqual(expect.stringContaining(text));
  });

  test("of a reference that the applicant has replied to says so", async () => {
    const reference = { ...aUsedReference, state: "answered", waived: null };
    await showDecision({ references: [{ ...reference, repliedAt: "2026-03-12T09:00:00Z" }] });
    expect(counts()).toContainEqual(
      expect.stringMatching(/Ada Moss has answeredThe applicant has replied to it on 12 Mar/),
    );
  });

  test("of a reference that was left out tells the reason", async () => {
    await showDecision({
      references: [{ ...aUsedReference, state: "declined", waived: "OTHER_PROOF" as const }],
    });
    expect(counts()).toContainEqual(
      expect.stringContaining("Ada Moss is left outOther evidence shows the same"),
    );
  });

  test("of a reference that was answered after all tells no reason for leaving it out", async () => {
    await showDecision({
      references: [{ ...aUsedReference, state: "answered", waived: "OTHER_PROOF" as const }],
    });
    expect(counts()).toContainEqual(expect.stringMatching(/Ada Moss has answered$/));
  });

  test("of a document has every finding that needs a look, with what was said of it", async () => {
    const verdict = {
      __typename: "DocumentVerdict",
      verdict: "ACCEPT" as const,
      reasons: [],
      note: "Renewed.",
      explained: ["expired"],
      shownMinor: null,
      by: "Priya Nair",
      at: "2026-03-12T10:00:00Z",
    };
    const found = aFoundDocument({ verdict });
    await showDecision({ found: [found] });
    expect(counts()).toContainEqual(
      expect.stringContaining("Passport: Expired on 1 Jan 2025Explained in the document’s verdict"),
    );
    expect(counts()).toContainEqual(
      expect.stringContaining("Passport: The same file is in 2 other cases1 of these is somebody else’s"),
    );
    expect(counts().join()).not.toContain("Sharp, and all of it");
  });

  test.each([
    ["ACCEPTED", "Enough for this rent"],
    ["ACCEPTED_WITH_GUARANTOR", "Enough with the guarantor"],
    ["DECLINED", "Not enough for this rent"],
    [null, "Nothing: no rent to pay, or no income was asked for"],
  ] as const)("the sums that say %s are told: %s", async (calculated, text) => {
    await showDecision({ calculated });
    expect(panel("What counts").getByText(text)).toBeTruthy();
    const said = screen.queryByText(/^The sums say:/)?.textContent;
    expect(said).toBe(calculated === null ? undefined : `The sums say: ${text}`);
  });

  test.each([
    [true, "The whole rent is covered"],
    [false, "The whole rent is not covered"],
  ])("the home together is told: %s", async (householdMet, text) => {
    await showDecision({ householdMet });
    expect(panel("What counts").getByText(text)).toBeTruthy();
    cleanup();
    await showDecision({ householdMet: null });
    expect(panel("What counts").queryByText("The home together")).toBeNull();
  });

  test("names the guarantor, and the policy by which it counts", async () => {
    await showDecision({ guarantor: "Ngozi Okafor" });
    expect(panel("What counts").getByText("Ngozi Okafor")).toBeTruthy();
    expect(panel("What counts").getByText("No references, version 1")).toBeTruthy();
  });

  test("has no numbers where no income was stated", async () => {
    await showDecision();
    expect(screen.getByRole("region", { name: "Income in numbers" })).toBeTruthy();
    cleanup();
    await showDecision({ party: { id: "sam" } });
    expect(screen.queryByRole("region", { name: "Income in numbers" })).toBeNull();
  });
});

describe("the form", () => {
  test("offers a guarantor to tenants alone, and conditions to whom is accepted", async () => {
    await showDecision({ party: { role: "guarantor" } });
    expect(screen.queryByRole("radio", { name: /^Accept with guarantor/ })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await choose("Accept");
    expect(screen.getByRole("checkbox", { name: "A reference before the keys" })).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Rent arrears" })).toBeNull();
    expect(screen.queryByRole("group", { name: "To be met by" })).toBeNull();
    await tick("A reference before the keys");
    expect(screen.getByRole("group", { name: /^To be met by/ })).toBeTruthy();
  });

  test.each([
    ["DUE_DILIGENCE_NOT_RECORDED", "The source of funds is not recorded yet"],
    ["GUARANTOR_NOT_AGREED", "The guarantor has not agreed"],
    ["GUARANTOR_DECLINED", "The guarantor was told no"],
  ] as const)("says what stands against an outcome: %s", async (block, text) => {
    await showDecision({ blocked: [aBlock("ACCEPTED", block)] });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Accept (?!with)/ })).toHaveProperty("disabled", true);
  });

  test("says that nobody can be asked where there is no colleague", async () => {
    await showDecision({ colleagues: [] });
    await choose("Decline");
    expect(screen.getByText(/You have no colleague who is a reviewer/)).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Ask" })).toBeNull();
  });

  test("names those on whom it waits", async () => {
    await showDecision({ waitsFor: [aWaitingPerson("Sam", "Whitlock"), aWaitingPerson("", "")] });
    expect(
      screen.getByText(
        "This stays provisional until these are decided about too: Sam Whitlock and LK-20419.",
      ),
    ).toBeTruthy();
  });

  test("always needs two where the provider wants that", async () => {
    await showDecision({ alwaysSecond: true });
    await choose("Accept");
    expect(screen.getByRole("heading", { name: "A second person must agree" })).toBeTruthy();
  });
});

describe("the e-mail", () => {
  const preview = () => panel("The email");

  test("is not there before a decision is chosen", async () => {
    await showDecision();
    expect(preview().getByText("Choose a decision to see the email.")).toBeTruthy();
    expect(preview().queryByRole("button")).toBeNull();
  });

  test("has the own words of the reviewer as they are written, and no reasons for an accept", async () => {
    await showDecision();
    await choose("Decline");
    await tick("Rent arrears");
    expect(await preview().findByText("Wir haben erfahren, dass Miete nicht gezahlt wurde.")).toBeTruthy();
    await choose("Accept");
    expect(preview().queryByText(/Miete nicht gezahlt/)).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: /^In your own words/ }), "Welcome.");
    expect(preview().getByText("Welcome.").getAttribute("lang")).toBe("en");
  });

  test("in one's own language has nothing to switch", async () => {
    const own = aDecisionDesk().previews.map((one) => ({ ...one, theirs: one.yours }));
    await showDecision({ previews: own });
    await choose("Accept");
    expect(preview().getByText("ACCEPTED in English")).toBeTruthy();
    expect(preview().queryByRole("button", { name: "English" })).toBeNull();
  });
});

describe("an outside result", () => {
  const reason = "An outside result counts against them";
  const withSources = () =>
    aDecisionDesk().previews.map((one) => ({
      ...one,
      withSources: true,
      theirs: { ...one.theirs, lines: ["Experian, 1. März 2026"] },
    }));

  test("counts, with its provider, day and verdict", async () => {
    const screening = { id: "2", kind: "OTHER_SCREENING", title: "Sanctions lists" } as const;
    await showDecision({
      outsideResults: [aResult(), aResult({ ...screening, verdict: "nothing_against" })],
    });
    const counts = panel("What counts");
    expect(counts.getByText(/Experian, 1 Mar 2026: counts against them A judgment of £900/)).toBeTruthy();
    expect(counts.getByText("Sanctions lists", { exact: false })).toBeTruthy();
    expect(counts.getByText(/Experian, 1 Mar 2026: nothing against them/)).toBeTruthy();
  });

  test("that counts against is a reason, and the e-mail names its source", async () => {
    const previews = [...aDecisionDesk().previews, ...withSources()];
    await showDecision({ outsideResults: [aResult()], previews });
    await choose("Decline");
    expect(panel("The email").queryByText("Experian, 1. März 2026")).toBeNull();
    await tick(reason);
    expect(panel("The email").getByText("Experian, 1. März 2026")).toBeTruthy();
  });

  test.each([
    ["too old", aResult({ isTooOld: true })],
    ["nothing against", aResult({ verdict: "nothing_against" })],
  ])("is no reason: %s", async (_why, result) => {
    await showDecision({ outsideResults: [result] });
    await choose("Decline");
    expect(screen.queryByRole("checkbox", { name: reason })).toBeNull();
  });
});

describe("a proposal", () => {
  test("has its reasons, conditions, words, note, and who was asked", async () => {
    const open = aDecision({
      outcome: "ACCEPTED",
      reasons: [],
      conditions: ["REFERENCE_BEFORE_KEYS", "OTHER"],
      metBy: "2026-03-20",
      words: "Welcome.",
      askedStaff: lucia,
    });
    await showDecision({ mayDecide: false, openIsYours: true, open });
    const region = "Proposed: Accept";
    expect(answerOf(region, "Conditions")).toBe(
      "A reference before the keys and Something else, by 20 Mar 2026",
    );
    expect(answerOf(region, "To the applicant")).toBe("Welcome.");
    expect(answerOf(region, "Note of Lucía Ortega")).toBe("Turnover was declared.");
    expect(answerOf(region, "Asked")).toBe("Lucía Ortega");
    expect(panel(region).queryByText("Reasons")).toBeNull();
    expect(panel(region).getByText("Not sent")).toBeTruthy();
  });

  test("that was agreed to says by whom, when and why", async () => {
    const second = { id: "staff-3", name: "Jonas Weber", __typename: "Colleague" };
    const open = aDecision({
      state: "AGREED",
      secondBy: second,
      secondAt: "2026-03-12T09:50:00Z",
      secondNote: "Checked.",
      askedStaff: lucia,
    });
    await showDecision({ mayDecide: false, open });
    const region = "Agreed: Decline";
    expect(answerOf(region, "Second person")).toBe("Jonas Weber, 12 Mar 2026, 09:50");
    expect(answerOf(region, "Note of Jonas Weber")).toBe("Checked.");
    expect(panel(region).queryByText("Asked")).toBeNull();
    expect(screen.getAllByText("Provisional").length).toBeGreaterThan(0);
  });

  test.each([
    [{ openIsYours: false }, "Yours to look at", "Nothing has changed since the proposal"],
    [{ openIsYours: true }, "Waits for a second person", "A colleague has to look now"],
    [
      { openIsYours: true, isCurrent: false },
      "Waits for a second person",
      "The evidence has changed since the proposal",
    ],
  ])("with %j is “%s”: %s", async (given, status, text) => {
    await showDecision({ mayDecide: false, open: aDecision(), ...given });
    expect(screen.getByText(status)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("earlier decisions", () => {
  const tom = { __typename: "StaffMember", id: "tom", name: "Tom Hall" };
  const FINAL = { state: "FINAL" as const, finalAt: "2026-03-12T09:50:00Z" };

  test.each([
    [FINAL, "Decline, told 12 Mar 2026, 09:50Note of Lucía Ortega: Turnover was declared."],
    [
      { ...FINAL, secondBy: tom },
      "Decline, told 12 Mar 2026, 09:50. Second person: Tom HallNote of Lucía Ortega: Turnover was declared.",
    ],
    [
      { ...FINAL, secondBy: tom, secondNote: "Checked." },
      "Second person: Tom HallNote of Lucía Ortega: Turnover was declared.Note of Tom Hall: Checked.",
    ],
    [
      { state: "REFUSED", secondBy: tom, secondNote: "The profit counts.", note: null },
      "Decline: Tom Hall did not agreeNote of Tom Hall: The profit counts.",
    ],
    [{ state: "DROPPED", droppedBecause: "Too early." }, "Decline: taken back Too early."],
    [
      { state: "DROPPED", droppedBecause: "evidence-changed", note: null },
      "Decline: dropped, the evidence had changed",
    ],
  ] as const)("%j are told, each note behind its author: %s", async (given, text) => {
    await showDecision({ earlier: [aDecision(given)] });
    const [item] = panel("Earlier decisions").getAllByRole("listitem");
    expect(item?.textContent).toContain(text);
    expect(item?.textContent).toContain("Proposed by Lucía Ortega, 12 Mar 2026, 09:42");
  });

  test("are not there in a case that has none", async () => {
    await showDecision();
    expect(screen.queryByRole("region", { name: "Earlier decisions" })).toBeNull();
  });
});

test("a decided case says what was decided and when it was told", async () => {
  const final = aDecision({ ...{ state: "FINAL" }, outcome: "ACCEPTED", finalAt: "2026-03-12T09:42:00Z" });
  await showDecision({ mayDecide: false, party: { status: "DECIDED" }, earlier: [final] });
  expect(screen.getByText("Decided: Accept")).toBeTruthy();
  expect(screen.getByText("Amara was told on 12 Mar 2026, 09:42.")).toBeTruthy();
  expect(screen.queryByText("There is nothing to decide")).toBeNull();
});

describe("a second look that is asked for", () => {
  const contested = aDecision({ ...{ state: "FINAL" }, secondLook: aSecondLook("Der Ausweis ist meiner.") });

  test("is told with its moment, and the reader who may decide is not sent away", async () => {
    await showDecision({ contested });
    expect(screen.getByText("Asked on 12 Mar 2026, 08:00")).toBeTruthy();
    expect(screen.getByText("Second look asked for")).toBeTruthy();
    expect(screen.queryByText(/somebody else looks now/)).toBeNull();
    expect(screen.getByRole("radio", { name: "Decline" })).toBeTruthy();
  });
});

test.each([
  ["COLLECTING", true],
  ["RETURNED", true],
  ["DECIDED", true],
  ["IN_REVIEW", false],
  ["SUBMITTED", false],
] as const)("a case that is %s has nothing to decide: %s", async (status, isClosed) => {
  await showDecision({ mayDecide: !isClosed, party: { status } });
  expect(screen.queryByText("There is nothing to decide") !== null).toBe(isClosed);
});
