// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { lucia } from "../../testing/fake-desk.ts";
import { aCleanPassport, aPhoto, aViewed } from "../../testing/fake-document.ts";
import { showDocument } from "../../testing/show-document.tsx";

afterEach(cleanup);

const given = (verdict: "ACCEPT" | "DO_NOT_USE") => ({
  __typename: "DocumentVerdict",
  explained: [],
  shownMinor: null,
  verdict,
  reasons: [],
  note: null,
  by: "Priya Nair",
  at: "2026-03-12T10:00:00Z",
});

/** Nothing bad was found about it. */
const clean = aCleanPassport();
const aCleanOne = (id: unknown = clean.id) =>
  aViewed({ document: id === "document-2" ? aPhoto() : clean, documents: [clean, aPhoto()] });

describe("a verdict", () => {
  const saved = (documentId: string, verdict: "ACCEPT" | "DO_NOT_USE" = "ACCEPT") => ({
    judgeDocument: { __typename: "PartyDocument", id: documentId, verdict: given(verdict) },
  });

  test("is chosen by a key, and leads to the next document without one", async () => {
    const { sent, address } = await showDocument({
      answers: {
        DocumentOf: ({ variables }) => aCleanOne(variables.documentId),
        JudgeDocument: () => saved("document-1"),
      },
    });
    await userEvent.keyboard("a");
    await press("Save and open the next");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(address()).toBe("/console/cases/amara/documents/document-2");
    expect(sent("JudgeDocument")).toEqual([
      {
        partyId: "amara",
        documentId: "document-1",
        verdict: "ACCEPT",
        reasons: [],
        note: "",
        explained: [],
        shownMinor: null,
      },
    ]);
  });

  test("of the last one leads back to the case", async () => {
    const { address } = await showDocument({
      answers: {
        DocumentOf: () =>
          aViewed({ document: clean, documents: [clean, aPhoto({ verdict: given("ACCEPT") })] }),
        JudgeDocument: () => saved("document-1"),
      },
    });
    await userEvent.keyboard("a");
    await press("Save and open the next");
    await eventually(() => expect(address()).toBe("/console/cases/amara"));
  });

  test("is not asked of a reviewer who proposed or decided", async () => {
    await showDocument({ answers: { DocumentOf: () => aViewed({ mayTake: false }) } });
    expect(screen.getByText(/^You proposed or decided this/)).toBeDefined();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Save and open the next" })).toBeNull();
  });

  test("to ask again needs a reason", async () => {
    const { sent } = await showDocument({ answers: { JudgeDocument: () => saved("document-1") } });
    await press("Save and open the next");
    expect(screen.getByText("Choose a verdict")).toBeDefined();
    await userEvent.keyboard("k");
    fireEvent.click(screen.getByLabelText(/^Ask for another/));
    await press("Save and open the next");
    expect(screen.getByText("Choose at least one reason")).toBeDefined();
    expect(sent("JudgeDocument")).toEqual([]);
    await userEvent.click(screen.getByLabelText("The document has expired"));
    await press("Save and open the next");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(sent("JudgeDocument")).toMatchObject([{ verdict: "ASK_AGAIN", reasons: ["EXPIRED_DOCUMENT"] }]);
  });

  test("to ask again for another reason needs a note, which is optional for a listed one", async () => {
    await showDocument({ answers: {} });
    fireEvent.click(screen.getByLabelText(/^Ask for another/));
    await userEvent.click(screen.getByLabelText("The document has expired"));
    expect(screen.getByLabelText("Note for colleagues (optional)")).toBeDefined();
    await userEvent.click(screen.getByLabelText("The reviewer’s note says what is missing"));
    expect(screen.queryByLabelText("Note for colleagues (optional)")).toBeNull();
    await press("Save and open the next");
    expect(document.activeElement).toBe(screen.getByLabelText("Note for colleagues"));
  });

  test("not to use it needs a note, which is kept when saving fails", async () => {
    await showDocument({ answers: { JudgeDocument: () => undefined } });
    await userEvent.keyboard("x");
    await press("Save and open the next");
    expect(screen.getByText("Enter a note")).toBeDefined();
    const note = screen.getByLabelText(/^Note for colleagues/);
    expect(document.activeElement).toBe(note);
    await userEvent.type(note, "Somebody else's.");
    await press("Save and open the next");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(screen.getByLabelText(/^Note for colleagues/)).toHaveProperty("value", "Somebody else's.");
  });

  test("that accepts a document with problems needs each of them looked into, and a note", async () => {
    const { sent } = await showDocument({ answers: { JudgeDocument: () => saved("document-1") } });
    expect(screen.queryByRole("group", { name: /Problems that you have looked into/ })).toBeNull();
    await userEvent.keyboard("a");
    await press("Save and open the next");
    expect(screen.getByText("Look into every problem, or do not accept the document")).toBeDefined();
    await userEvent.click(screen.getByRole("checkbox", { name: "Expired on 1 Jan 2025" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "The same file is in 2 other cases" }));
    await press("Save and open the next");
    expect(screen.getByText("Enter a note")).toBeDefined();
    expect(sent("JudgeDocument")).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Note for colleagues/), "Renewed; her other application.");
    await press("Save and open the next");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(sent("JudgeDocument")).toMatchObject([
      { explained: ["expired", "same-file"], note: "Renewed; her other application." },
    ]);
  });

  test("of an income paper has the figure that it shows, which is empty at first", async () => {
    const income = {
      __typename: "ClaimedIncome",
      incomeType: "T_EMPLOYED_PERM",
      employer: "Northgate",
      currency: "GBP",
      yearlyMinor: 2_850_000,
      netMinor: 190_000,
      netFrequency: "MONTHLY",
    };
    const paper = { ...aCleanOne().document };
    const viewed = { document: { ...paper, claim: { ...paper.claim, isPaper: true, income } } };
    const { sent } = await showDocument({
      answers: {
        DocumentOf: ({ variables }) =>
          variables.documentId === "document-2" ? aCleanOne("document-2") : viewed,
        JudgeDocument: () => saved("document-1"),
      },
    });
    const claim = panel("What the applicant states");
    for (const text of ["Amara Okafor", "9 Nov 1996", "Northgate", "£28,500", "£1,900, every month"]) {
      expect(claim.getByText(text)).toBeDefined();
    }
    await userEvent.keyboard("a");
    const figure = screen.getByLabelText(/^What this paper shows, before tax, a year/);
    expect(figure).toHaveProperty("value", "");
    await userEvent.type(figure, "28.5.0.0");
    await press("Save and open the next");
    expect(screen.getByText("Enter an amount, for example 28,500.00")).toBeDefined();
    expect(document.activeElement).toBe(figure);
    expect(sent("JudgeDocument")).toEqual([]);
    await userEvent.clear(figure);
    await userEvent.type(figure, "27,000.50");
    await press("Save and open the next");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(sent("JudgeDocument")).toMatchObject([{ verdict: "ACCEPT", shownMinor: 2_700_050 }]);
  });

  test("is not asked of whoever has not got the case", async () => {
    const held = {
      heldUntil: "2026-03-12T10:08:00Z",
      party: { status: "IN_REVIEW" as const, reviewer: lucia },
    };
    await showDocument({ answers: { DocumentOf: () => aViewed(held) } });
    expect(panel("Your verdict").getByText(/Lucía Ortega is working on this case/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Save and open the next" })).toBeNull();
    cleanup();
    await showDocument({ answers: { DocumentOf: () => aViewed({ party: { status: "DECIDED" } }) } });
    expect(panel("Your verdict").getByText(/does not wait for a review/)).toBeDefined();
  });

  test("that a colleague was faster with is refused, and the newest state is shown", async () => {
    let isTaken = false;
    const held = {
      heldUntil: "2026-03-12T10:08:00Z",
      party: { status: "IN_REVIEW" as const, reviewer: lucia },
    };
    await showDocument({
      answers: {
        DocumentOf: () => (isTaken ? aViewed(held) : aCleanOne()),
        JudgeDocument: () => {
          isTaken = true;
          return refusedWith("HELD_BY_COLLEAGUE");
        },
      },
    });
    await userEvent.keyboard("a");
    await press("Save and open the next");
    expect(await screen.findByText(/Lucía Ortega is working on this case/)).toBeDefined();
  });
});
