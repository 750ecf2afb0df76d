// @vitest-environment happy-dom

import { aPart } from "@latchkey/browser/testing/answer-parts.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { answerOf, panel } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { ReferenceState } from "../graphql/operations.generated.ts";
import { aChange, aDocument, aDossier, aFinding, aReference, heldByMe } from "../testing/fake-case.ts";
import { aSection } from "../testing/fake-desk.ts";
import { aCall } from "../testing/fake-reference.ts";
import { showCase } from "../testing/show-case.tsx";
import { cameLast } from "./came-last.ts";

afterEach(cleanup);

const anItem = (relatedObjectUuid: string | null, remedialSectionUuid: string | null = null) => ({
  section: "INCOME" as const,
  relatedObjectUuid,
  remedialSectionUuid,
  rows: [{ step: "currentEmployer", answer: [{ parts: [aPart("text", { value: "Brightwater Bakery" })] }] }],
});

describe("a section", () => {
  test("without anything says so, with how far it is", async () => {
    await showCase({
      items: [],
      documents: [],
      references: [],
      party: { sections: [aSection("IDENTITY", "todo"), aSection("RESIDENCE", "progress")] },
    });
    expect(panel("Identity").getByText("Nothing was answered yet.")).toBeTruthy();
    expect(panel("Identity").getByText("not started")).toBeTruthy();
    expect(panel("Residence").getByText("started")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Income" })).toBeNull();
  });

  test("with one item has no title for it; several are counted, and an answer to a request is named", async () => {
    await showCase({ items: [anItem("bakery")] });
    const titles = () =>
      panel("Income")
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    expect(panel("Income").queryByText("Income 1")).toBeNull();
    cleanup();
    await showCase({ items: [anItem("bakery"), anItem("cafe"), anItem("bakery", "request-1")] });
    expect(titles()).toEqual(["Income 1", "Income 2", "Answer to a request"]);
  });

  test("says nothing of sums where no income was stated", async () => {
    const { application } = aDossier().dossier;
    const affordability = { ...application.affordability, parties: [] };
    await showCase({ application: { ...application, affordability } });
    expect(panel("Income").queryByText(/times the rent/)).toBeNull();
  });
});

describe("an answer that has changed", () => {
  const pay = (text: RegExp) => panel("Income").queryByText(text);

  test("since it was not there before is new", async () => {
    await showCase({ round: 2, changes: [{ ...aChange, before: null }] });
    expect(pay(/^New$/)).toBeTruthy();
    expect(pay(/^Before/)).toBeNull();
  });

  test("in another item is not marked here", async () => {
    await showCase({ round: 2, changes: [{ ...aChange, relatedObjectUuid: "cafe" }] });
    expect(pay(/^Changed$/)).toBeNull();
  });
});

describe("a document of a section", () => {
  const documents = (...given: readonly Parameters<typeof aDocument>[0][]) =>
    given.map((one, index) => aDocument({ id: `document-${index}`, findings: [], ...one }));
  const identity = () => panel("Identity");

  test("has the name under which it was sent, if that is another, and its size", async () => {
    await showCase({
      items: [],
      documents: documents({ givenName: "IMG_0417.jpg" }, { givenName: "passport.jpg", sizeBytes: null }),
    });
    expect(identity().getByText(wholeText("passport.jpg, sent as “IMG_0417.jpg”, 1.2 MB"))).toBeTruthy();
    expect(identity().getAllByText("passport.jpg")).toHaveLength(2);
  });

  test("of the connected bank says so", async () => {
    await showCase({ documents: documents({ origin: "bank", fileName: "statement.pdf" }) });
    expect(identity().getByText(wholeText("statement.pdf, 1.2 MB. From the connected bank"))).toBeTruthy();
  });

  test.each([
    [[], "To check"],
    [[aFinding("looks-fine", "OK"), aFinding("not-checked", "NONE")], "To check"],
    [[aFinding("blurred", "WARN")], "Look closely"],
    [[aFinding("zone-expired", "BAD")], "Look closely"],
  ] as const)("with %j is marked “%s”", async (findings, mark) => {
    await showCase({ documents: documents({ findings: [...findings] }) });
    expect(identity().getByText(mark)).toBeTruthy();
  });

  const verdict = (kind: "ACCEPT" | "ASK_AGAIN" | "DO_NOT_USE") => ({
    __typename: "DocumentVerdict",
    explained: [],
    shownMinor: null,
    verdict: kind,
    reasons: [],
    note: null,
    by: "Priya Nair",
    at: "2026-03-12T09:30:00Z",
  });

  test.each([
    ["ACCEPT", "Accepted"],
    ["ASK_AGAIN", "Ask again"],
    ["DO_NOT_USE", "Not used"],
  ] as const)("that was judged %s says so: %s", async (kind, text) => {
    await showCase({ documents: documents({ verdict: verdict(kind) }) });
    expect(identity().getByText(wholeText(text))).toBeTruthy();
  });

  test("that has to come again can be asked for by who works on the case", async () => {
    const again = documents({ verdict: verdict("ASK_AGAIN") });
    await showCase({ ...heldByMe, documents: again });
    const link = identity().getByRole("link", { name: "Ask for it again: Passport" });
    expect(link.getAttribute("href")).toBe("/console/cases/amara/request?document=document-0");
    cleanup();
    await showCase({ documents: again });
    expect(identity().queryByRole("link", { name: /^Ask for it again/ })).toBeNull();
  });
});

describe("a reference", () => {
  const row = (name: string) => {
    const item = screen.getByText(wholeText(name)).closest("li");
    if (!item) throw new Error(`No row of ${name}`);
    return within(item);
  };

  test.each([
    ["DRAFT", "Not asked yet"],
    ["SENT", "Asked"],
    ["OPENED", "Opened"],
    ["ANSWERED", "Answered"],
    ["DECLINED", "Declined"],
    ["SILENT", "No answer"],
    ["BOUNCED", "Came back"],
  ] as const)("that is %s says so: %s; only who may still answer is asked again", async (state, text) => {
    await showCase({ references: [aReference({ state })] });
    expect(panel("Residence").getByText(wholeText(text))).toBeTruthy();
    const asked: readonly ReferenceState[] = ["SENT", "OPENED", "SILENT", "BOUNCED"];
    const again = screen.queryByRole("button", { name: "Ask Ada Moss again" });
    expect(again !== null).toBe(asked.includes(state));
  });

  test("stands in the section that it tells of", async () => {
    await showCase({
      references: [
        aReference({ id: "1", kind: "EMPLOYMENT", name: "Ben Field", sourceUuid: "bakery" }),
        aReference({ id: "2", kind: "ACCOUNTANT", name: "Cora Lane", sourceUuid: "photos" }),
      ],
    });
    expect(panel("Income").getByText(wholeText("Employer: Ben Field"))).toBeTruthy();
    expect(panel("Income").getByText(wholeText("Accountant: Cora Lane"))).toBeTruthy();
    expect(panel("Residence").queryByText("References")).toBeNull();
  });

  test.each([
    [{ sentAt: null, answeredAt: null }, "ada@example.com"],
    [{ answeredAt: null }, "ada@example.com, asked 10 Mar 2026, 09:00"],
    [{}, "ada@example.com, answered 11 Mar 2026, 18:47"],
  ])("says when it was asked or answered: %j", async (given, text) => {
    await showCase({ references: [aReference(given)] });
    expect(panel("Residence").getByText(wholeText(text))).toBeTruthy();
  });

  test("has the calls and the applicant's reply, and leads to its page", async () => {
    const reply = { weighs: true, reply: "I was ill.", repliedAt: "2026-03-12T09:00:00Z" };
    await showCase({ references: [aReference({ ...reply, calls: [aCall()] })] });
    const residence = panel("Residence");
    expect(residence.getByText("I was ill.")).toBeTruthy();
    expect(residence.getByText("Paid in time.")).toBeTruthy();
    const link = residence.getByRole("link", { name: "Open the reference of Ada Moss" });
    expect(link.getAttribute("href")).toBe("/console/references/reference-1");
  });

  test("whose referee was replaced is not asked again, and nobody of a closed case is", async () => {
    const before = aReference({ id: "1", name: "Ada Moss", state: "SILENT" });
    const since = aReference({ id: "2", name: "Bo Finch", state: "SENT" });
    const buttons = () =>
      screen.queryAllByRole("button", { name: /again$/ }).map(({ textContent }) => textContent);
    await showCase({ references: [before, since] });
    expect(buttons()).toEqual(["Ask Bo Finch again"]);
    cleanup();
    await showCase({ references: [since], party: { status: "DECIDED" } });
    expect(buttons()).toEqual([]);
  });

  test("has numbers, dates, choices and what may not be said in words; a text as it was typed", async () => {
    await showCase({
      references: [
        aReference({
          kind: "EMPLOYMENT",
          shown: { company: "Brightwater Bakery", role: "", start: "2023-01-01", end: null, currency: "GBP" },
          answers: {
            works_here: true,
            contract: "ZERO_HOURS",
            pay: 32_300,
            pay_period: "YEAR",
            referee_name: null,
            note: "OTHERWISE_FINE",
            review: "shown elsewhere",
          },
          review: null,
          signals: [],
        }),
      ],
    });
    expect(answerOf("Income", "Company")).toBe("Brightwater Bakery");
    expect(answerOf("Income", "From")).toBe("1 Jan 2023");
    for (const absent of ["Role", "To", "GBP"]) expect(panel("Income").queryByText(absent)).toBeNull();
    expect(answerOf("Income", "Works there")).toBe("Yes");
    expect(answerOf("Income", "Contract")).toBe("Zero hours");
    expect(answerOf("Income", "Pay for each")).toBe("Year");
    expect(answerOf("Income", "Who answered")).toBe("May not say");
    expect(answerOf("Income", "Note")).toBe("OTHERWISE_FINE");
    expect(panel("Income").queryByText("shown elsewhere")).toBeNull();
  });

  test("that is declined says why", async () => {
    const decline = { reason: "SOMEBODY_ELSE", email: "hr@example.com" };
    await showCase({ references: [aReference({ state: "DECLINED", answers: null, decline, review: null })] });
    expect(answerOf("Residence", "Reason")).toBe("Somebody else is to be asked");
    expect(answerOf("Residence", "Other address")).toBe("hr@example.com");
  });

  test("has every signal in words", async () => {
    const signals = ["SAME_NETWORK", "SAME_BROWSER", "WITHIN_A_MINUTE", "CONTRADICTION"] as const;
    await showCase({ references: [aReference({ signals: [...signals] })] });
    const texts = row("Landlord or agent: Ada Moss")
      .getAllByText(/^(Answered in|Answered within|Answered from|Differs)/)
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(4);
  });
});

describe("what came last", () => {
  const sent = (...moments: readonly string[]) => ({
    events: moments.map((at) => ({ kind: "submitted", at, by: null })),
  });

  test.each([
    ["between the last two submissions", "2026-03-11T12:00:00Z", true],
    ["with the last one", "2026-03-12T06:00:00Z", true],
    ["with the one before", "2026-03-11T06:00:00Z", false],
    ["after the last one", "2026-03-12T06:00:01Z", false],
  ])("a document added %s: %s", (_when, addedAt, isNew) => {
    expect(cameLast(sent("2026-03-12T06:00:00Z", "2026-03-11T06:00:00Z"), { addedAt })).toBe(isNew);
  });

  test("is nothing in a case that was sent once, or never", () => {
    for (const events of [sent("2026-03-12T06:00:00Z"), sent()])
      expect(cameLast(events, { addedAt: "2026-03-11T12:00:00Z" })).toBe(false);
  });
});
