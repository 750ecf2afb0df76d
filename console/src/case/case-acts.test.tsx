// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, panel, press, pressTwice, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aNote, aReference } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const failures = [
  ["no response", noResponse, "That was not saved"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
  ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
] as const;

describe("the first document without a verdict", () => {
  test("is opened with one key", async () => {
    const { address } = await showCase();
    await userEvent.keyboard("o");
    await eventually(() => expect(address()).toBe("/console/cases/amara/documents/document-1"));
  });
});

describe("a note", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const saved = { writeNote: { __typename: "Case", id: "amara", notes: [] } };

  test("is kept after each failure, and it is said why it was not saved", async () => {
    const changing = aChangingAnswer();
    await showCase({}, { WriteNote: changing.answer });
    type("Call the landlord");
    for (const [, failing, title] of failures) {
      changing.answerWith(failing);
      await press("Save note");
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(field().value).toBe("Call the landlord");
    }
  });

  test.each(["", "   "])("that is empty is not sent: %j", async (typed) => {
    const { sent } = await showCase({}, { WriteNote: () => saved });
    type(typed);
    await press("Save note");
    expect(screen.getByText("Enter a note")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field()));
    type("Call");
    expect(screen.queryByText("Enter a note")).toBeNull();
    expect(sent("WriteNote")).toEqual([]);
  });

  test("that is too long is not sent, and says how long it may be", async () => {
    const { sent } = await showCase({}, { WriteNote: () => saved });
    type("x".repeat(4001));
    await press("Save note");
    expect(screen.getByText("This is too long. Use at most 4,000 characters")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field()));
    expect(sent("WriteNote")).toEqual([]);
  });

  test("that only the server finds wrong says so beside it, with the focus there, until it changes", async () => {
    const refuse = () => refusedWith("INVALID_INPUT", [{ field: "text", code: "validation.pattern" }]);
    await showCase({}, { WriteNote: refuse });
    type("Call the landlord");
    await press("Save note");
    expect(await screen.findByText("Check what you typed")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field()));
    expect(screen.queryByRole("alert")).toBeNull();
    type("Call the agent");
    expect(screen.queryByText("Check what you typed")).toBeNull();
  });

  test("is sent once, without the spaces around it, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<typeof saved>();
    const { sent } = await showCase({}, { WriteNote: () => answer });
    type("  Call the landlord ");
    pressTwice(button("Save note"));
    expect(button("Save note").getAttribute("aria-busy")).toBe("true");
    await act(async () => give(saved));
    expect(sent("WriteNote")).toEqual([{ partyId: "amara", text: "Call the landlord" }]);
    expect(screen.getByText("The note is saved.")).toBeTruthy();
  });

  test("is known to the other tabs while it is not saved", async () => {
    const release = vi.fn();
    const unsaved = { ...createUnsavedText("this tab", undefined), hold: vi.fn(() => release) };
    await showCase({}, { WriteNote: () => saved }, { unsaved });
    expect(unsaved.hold).not.toHaveBeenCalled();
    type("Call the landlord");
    expect(unsaved.hold).toHaveBeenCalledOnce();
    await press("Save note");
    await eventually(() => expect(release).toHaveBeenCalled());
  });

  test("of a colleague stands below with who wrote it, line by line", async () => {
    const notes = [aNote({ text: "One\nTwo" })];
    await showCase({ notes });
    expect(panel("Note for the team").getByText(/One\s+Two/).className).toContain("lines");
    expect(panel("Note for the team").getByText("Lucía Ortega, 12 Mar 2026, 09:00")).toBeTruthy();
  });
});

describe("a sealed answer", () => {
  const SHOW = "Show: Share code";

  test("that is shown has the focus, and is asked for once", async () => {
    const { answer, give } = aHeldAnswer<{ revealAnswer: string | null }>();
    const { sent } = await showCase({}, { RevealAnswer: () => answer });
    pressTwice(button(SHOW));
    expect(button(SHOW).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ revealAnswer: "R12 34A BCD" }));
    expect(sent("RevealAnswer")).toHaveLength(1);
    expect(screen.getByText("Shown. The log keeps that you looked.")).toBeTruthy();
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByText("R12 34A BCD").closest("[role=status]")),
    );
    expect(screen.queryByRole("button", { name: SHOW })).toBeNull();
  });

  test("that is not there any more says so", async () => {
    await showCase({}, { RevealAnswer: () => ({ revealAnswer: null }) });
    await press(SHOW);
    expect(await screen.findByText("There is no answer any more.")).toBeTruthy();
  });

  test("stays sealed after each failure, and can be asked for again", async () => {
    const changing = aChangingAnswer();
    await showCase({}, { RevealAnswer: changing.answer });
    for (const [, failing, title] of failures) {
      changing.answerWith(failing);
      await press(SHOW);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(button(SHOW)).toBeTruthy();
    }
  });

  test("is sealed again when the page is opened anew", async () => {
    await showCase({}, { RevealAnswer: () => ({ revealAnswer: "R12 34A BCD" }) });
    await press(SHOW);
    await screen.findByText("R12 34A BCD");
    cleanup();
    await showCase();
    expect(screen.queryByText("R12 34A BCD")).toBeNull();
    expect(button(SHOW)).toBeTruthy();
  });
});

describe("asking a referee again", () => {
  const ask = async (answers: EndpointAnswers = {}) => {
    const shown = await showCase({ references: [aReference({ state: "SILENT" })] }, answers);
    await press("Ask Ada Moss again");
    const dialog = await theDialog("Ask Ada Moss again?");
    const email = dialog.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
    return { ...shown, dialog, email };
  };

  test("says so after each failure, and keeps the address", async () => {
    const changing = aChangingAnswer();
    const { dialog, email } = await ask({ AskRefereeAgain: changing.answer });
    fireEvent.change(email, { target: { value: "ada.moss@example.com" } });
    for (const [, failing, text] of [
      ...failures.slice(0, 2),
      ["CHANGED_ELSEWHERE", () => refusedWith("CHANGED_ELSEWHERE"), "It was answered meanwhile"],
      ["CASE_CLOSED", () => refusedWith("CASE_CLOSED"), "It was answered meanwhile"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "It was answered meanwhile"],
    ] as const) {
      changing.answerWith(failing);
      await dialog.press("Ask again");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(text);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(email.value).toBe("ada.moss@example.com");
    }
  });

  test("at the applicant's own address is refused beside it, until it changes", async () => {
    const refuse = () => refusedWith("INVALID_INPUT", [{ field: "email", code: "personalEmailMatch" }]);
    const { dialog, email } = await ask({ AskRefereeAgain: refuse });
    await dialog.press("Ask again");
    expect(await dialog.findByText(/This is the applicant’s own address/)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(email));
    await userEvent.type(email, "x");
    expect(dialog.queryByText(/This is the applicant’s own address/)).toBeNull();
  });

  test("at something that is no address is not sent", async () => {
    const { dialog, email, sent } = await ask();
    fireEvent.change(email, { target: { value: "ada" } });
    await dialog.press("Ask again");
    expect(await dialog.findByText("Enter an email address like name@example.com")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(email));
    expect(sent("AskRefereeAgain")).toEqual([]);
  });

  test("is sent once, and the case is read again", async () => {
    const { answer, give } = aHeldAnswer<{ askRefereeAgain: boolean }>();
    const { dialog, sent } = await ask({ AskRefereeAgain: () => answer });
    await dialog.press("Ask again");
    await dialog.press("Ask again");
    expect(sent("AskRefereeAgain")).toHaveLength(1);
    await act(async () => give({ askRefereeAgain: true }));
    expect(screen.getByText("Ada Moss is asked again.")).toBeTruthy();
    expect(sent("DossierOf")).toHaveLength(2);
  });

  test.each(["Cancel", "Escape"])("is left by %s, and the focus is back at its button", async (way) => {
    const { dialog } = await ask();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(button("Ask Ada Moss again")));
  });
});
