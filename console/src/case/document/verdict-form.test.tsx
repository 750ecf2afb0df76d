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
import { button, panel, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDocument, heldByLucia } from "../../testing/fake-case.ts";
import { aCleanPassport, aPhoto, aViewed } from "../../testing/fake-document.ts";
import { DOCUMENT_PATH, showDocument } from "../../testing/show-document.tsx";
import { nextToJudge } from "./use-beside.ts";

afterEach(cleanup);

const SAVE = "Save and open the next";
const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note for colleagues/ });
const type = (value: string) => fireEvent.change(note(), { target: { value } });

const given = (verdict: "ACCEPT" | "ASK_AGAIN" | "DO_NOT_USE", more: object = {}) => ({
  __typename: "DocumentVerdict",
  explained: [],
  shownMinor: null,
  verdict,
  reasons: [],
  note: null,
  by: "Priya Nair",
  at: "2026-03-12T09:30:00Z",
  ...more,
});

const clean = { document: aCleanPassport(), documents: [aCleanPassport(), aPhoto()] };

const accepted = {
  judgeDocument: { __typename: "PartyDocument", id: "document-1", verdict: given("ACCEPT") },
};

/** Her passport has expired, and the same file is in two other cases. */
const explain = async () => {
  for (const name of ["Expired on 1 Jan 2025", "The same file is in 2 other cases"]) {
    await userEvent.click(screen.getByRole("checkbox", { name }));
  }
};

const accept = async (answers: EndpointAnswers) => {
  const shown = await showDocument({ answers });
  await userEvent.keyboard("a");
  await explain();
  type("Looks fine");
  await press(SAVE);
  return shown;
};

describe("the keyboard", () => {
  const showClean = () =>
    showDocument({ answers: { DocumentOf: () => aViewed(clean), JudgeDocument: () => accepted } });

  test("one key chooses a verdict, and Enter saves it", async () => {
    const { sent } = await showClean();
    await userEvent.keyboard("a{Enter}");
    await eventually(() => expect(sent("JudgeDocument")).toMatchObject([{ verdict: "ACCEPT" }]));
  });

  test("Ctrl+Enter saves from the note", async () => {
    const { sent } = await showClean();
    await userEvent.keyboard("a");
    note().focus();
    fireEvent.keyDown(note(), { key: "Enter", ctrlKey: true });
    await eventually(() => expect(sent("JudgeDocument")).toHaveLength(1));
  });
});

describe("a verdict", () => {
  test("is said and kept after each failure, and the document is read again", async () => {
    const changing = aChangingAnswer();
    const { sent, address } = await accept({ JudgeDocument: changing.answer });
    for (const [, failing, title] of [
      ["no response", noResponse, "That was not saved"],
      ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
      ["NOT_TO_REVIEW", () => refusedWith("NOT_TO_REVIEW"), "That is not possible any more"],
      ["SECOND_PERSON_NEEDED", () => refusedWith("SECOND_PERSON_NEEDED"), "That is not possible any more"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "That is not possible any more"],
    ] as const) {
      changing.answerWith(failing);
      await press(SAVE);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(title);
      expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(note().value).toBe("Looks fine");
      expect(screen.getByRole("radio", { name: /^Accept/ })).toHaveProperty("checked", true);
      expect(address()).toBe(DOCUMENT_PATH);
      await eventually(() => expect(sent("DocumentOf").length).toBeGreaterThan(1));
    }
  });

  test("whose fields the server refuses says what is wrong, in a sentence", async () => {
    await accept({
      JudgeDocument: () =>
        refusedWith("INVALID_INPUT", [{ field: "note", code: "validation.max_length", params: { max: 9 } }]),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("That was not savedThis is too long. Use at most 9\u00a0characters");
  });

  test("is sent once, and its button is busy until then", async () => {
    const { answer, give } = aHeldAnswer<typeof accepted>();
    const { sent, address } = await showDocument({ answers: { JudgeDocument: () => answer } });
    await userEvent.keyboard("a");
    await explain();
    type("Renewed");
    pressTwice(button(SAVE));
    await eventually(() => expect(sent("JudgeDocument")).toHaveLength(1));
    expect(button(SAVE).getAttribute("aria-busy")).toBe("true");
    await act(async () => give(accepted));
    expect(sent("JudgeDocument")).toHaveLength(1);
    expect(address()).toBe("/console/cases/amara/documents/document-2");
  });

  test.each([
    ["a", /^Accept/],
    ["k", /^Ask for another/],
    ["x", /^Do not use/],
  ])("is chosen by %s: %s", async (key, name) => {
    await showDocument();
    await userEvent.keyboard(key);
    expect(screen.getByRole("radio", { name })).toHaveProperty("checked", true);
  });

  test("is asked for first, with the focus on its choices", async () => {
    await showDocument();
    await press(SAVE);
    expect(screen.getByText("Choose a verdict")).toBeTruthy();
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Accept/ })),
    );
  });

  test("to ask again takes reasons back, and the first of them gets the focus when there is none", async () => {
    const { sent } = await showDocument({ answers: { JudgeDocument: () => accepted } });
    await userEvent.keyboard("k");
    const box = () => screen.getByRole("checkbox", { name: "The document has expired" });
    await userEvent.click(box());
    await userEvent.click(box());
    await press(SAVE);
    expect(screen.getByText("Choose at least one reason")).toBeTruthy();
    expect(document.activeElement?.getAttribute("type")).toBe("checkbox");
    expect(sent("JudgeDocument")).toEqual([]);
  });

  test("is sent as it is kept: without the reasons of another verdict, and with a trimmed note", async () => {
    const { sent } = await showDocument({ answers: { JudgeDocument: () => accepted } });
    await userEvent.keyboard("k");
    await userEvent.click(screen.getByRole("checkbox", { name: "The document has expired" }));
    await userEvent.click(screen.getByRole("radio", { name: /^Accept/ }));
    await explain();
    type(" Renewed. ");
    await press(SAVE);
    await eventually(() =>
      expect(sent("JudgeDocument")).toMatchObject([{ verdict: "ACCEPT", reasons: [], note: "Renewed." }]),
    );
  });

  test("with a note that is too long is not sent", async () => {
    const { sent } = await showDocument();
    await userEvent.keyboard("x");
    type("x".repeat(5000));
    await press(SAVE);
    expect(screen.getByText(/^This is too long/)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(note()));
    expect(sent("JudgeDocument")).toEqual([]);
  });

  test("whose note is typed is known to the other tabs", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    await showDocument({ unsaved });
    expect(hold).not.toHaveBeenCalled();
    type("Looks fine");
    expect(hold).toHaveBeenCalled();
  });
});

describe("a verdict that was given before", () => {
  test("is told with its note, and can be changed", async () => {
    const judged = aDocument({
      verdict: given("ASK_AGAIN", { reasons: ["EXPIRED_DOCUMENT"], note: "Two\nlines" }),
    });
    const viewed = aViewed({ document: judged, documents: [judged, aPhoto()] });
    await showDocument({ answers: { DocumentOf: () => viewed } });
    const verdict = panel("Your verdict");
    expect(verdict.getByText("Ask again: Priya Nair, 12 Mar 2026, 09:30")).toBeTruthy();
    expect(verdict.getByText(/Two\s+lines/)).toBeTruthy();
    expect(verdict.getByRole("radio", { name: /^Ask for another/ })).toHaveProperty("checked", true);
    expect(verdict.getByRole("checkbox", { name: "The document has expired" })).toHaveProperty(
      "checked",
      true,
    );
    expect(note().value).toBe("");
  });
});

describe("a case that is lost while a verdict is typed", () => {
  const lose = async (lost: Parameters<typeof aViewed>[0], typed: string) => {
    let isLost = false;
    const shown = await showDocument({
      answers: {
        DocumentOf: () => aViewed({ ...clean, ...(isLost && lost) }),
        JudgeDocument: () => {
          isLost = true;
          return refusedWith("HELD_BY_COLLEAGUE");
        },
      },
    });
    await userEvent.keyboard("a");
    if (typed) type(typed);
    await press(SAVE);
    return shown;
  };

  test.each([
    ["to a colleague", heldByLucia, /^Lucía Ortega is working on this case/],
    ["to a decision", { party: { status: "DECIDED" as const } }, /^This case does not wait for a review/],
  ])("%s keeps the note, which can be copied, and why it was not saved", async (_how, lost, text) => {
    await lose(lost, "The photo is of somebody else");
    expect(await screen.findByText(text)).toBeTruthy();
    expect(note().value).toBe("The photo is of somebody else");
    expect(screen.getByText("That is not possible any more")).toBeTruthy();
  });

  test("has no form if nothing was typed, and no keys for it", async () => {
    const { sent } = await lose(heldByLucia, "");
    await screen.findByText(/^Lucía Ortega is working on this case/);
    expect(screen.queryByRole("button", { name: SAVE })).toBeNull();
    await userEvent.keyboard("x");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(sent("JudgeDocument")).toHaveLength(1);
  });

  test("and whose newest state does not come keeps the page with all of it", async () => {
    let isAway = false;
    await showDocument({
      answers: {
        DocumentOf: () => (isAway ? undefined : aViewed(clean)),
        JudgeDocument: () => {
          isAway = true;
          return undefined;
        },
      },
    });
    await userEvent.keyboard("a");
    type("Looks fine");
    await press(SAVE);
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(note().value).toBe("Looks fine");
    isAway = false;
    await press("Try again");
    await eventually(() => expect(screen.queryByText("We could not load the newest state")).toBeNull());
    expect(note().value).toBe("Looks fine");
  });
});

describe("the document that is judged next", () => {
  const documents = (...judged: readonly boolean[]) =>
    judged.map((isJudged, index) => aPhoto({ id: `${index}`, verdict: isJudged ? given("ACCEPT") : null }));

  test.each([
    [[false, false, false], 0, "1"],
    [[false, false, false], 2, "0"],
    [[false, true, false], 0, "2"],
    [[true, false, true], 2, "1"],
    [[true, false, true], 1, undefined],
    [[true, true], 0, undefined],
  ] as const)("of those judged %j, after number %i, is %s", (judged, index, next) => {
    const all = documents(...judged);
    const document = all[index];
    expect(document && nextToJudge({ document, documents: all })?.id).toBe(next);
  });
});
