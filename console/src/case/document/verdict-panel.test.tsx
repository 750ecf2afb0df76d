// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { refusedWith } from "../../testing/desk-endpoint.ts";
import { aDocument } from "../../testing/fake-case.ts";
import { lucia } from "../../testing/fake-desk.ts";
import { aPhoto, aViewed } from "../../testing/fake-document.ts";
import { panel, press } from "../../testing/on-screen.ts";
import { showDocument } from "../../testing/show-document.tsx";

afterEach(cleanup);

const given = (verdict: "ACCEPT" | "DO_NOT_USE") => ({
  __typename: "DocumentVerdict",
  verdict,
  reasons: [],
  note: null,
  by: "Priya Nair",
  at: "2026-03-12T10:00:00Z",
});

describe("a verdict", () => {
  const saved = (documentId: string, verdict: "ACCEPT" | "DO_NOT_USE" = "ACCEPT") => ({
    judgeDocument: { __typename: "PartyDocument", id: documentId, verdict: given(verdict) },
  });

  test("is chosen by a key, and leads to the next document without one", async () => {
    const { sent, address } = await showDocument({ answers: { JudgeDocument: () => saved("document-1") } });
    await userEvent.keyboard("a");
    await press("Save and open the next");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(address()).toBe("/console/cases/amara/documents/document-2");
    expect(sent("JudgeDocument")).toEqual([
      { partyId: "amara", documentId: "document-1", verdict: "ACCEPT", reasons: [], note: "" },
    ]);
  });

  test("of the last one leads back to the case", async () => {
    const { address } = await showDocument({
      answers: {
        DocumentOf: () => aViewed({ documents: [aDocument(), aPhoto({ verdict: given("ACCEPT") })] }),
        JudgeDocument: () => saved("document-1"),
      },
    });
    await userEvent.keyboard("a");
    await press("Save and open the next");
    await eventually(() => expect(address()).toBe("/console/cases/amara"));
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
        DocumentOf: () => (isTaken ? aViewed(held) : aViewed()),
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
