// @vitest-environment happy-dom

import type { DocumentText, TextBlock } from "@latchkey/domain/review/document-text.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aDocument } from "../../testing/fake-case.ts";
import { aViewed, fakePages, noPage } from "../../testing/fake-document.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const letter = aDocument({ type: "BURSARY", fileName: "BURSARY.docx", contentType: WORD });

const block = (kind: TextBlock["kind"], text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  kind,
  part: "body",
  level: 0,
  text,
  rows: [],
  ...more,
});

const openLetter = async (answer: () => Response) => {
  const pages = fakePages(answer);
  await openDesk({
    path: "/console/cases/amara/documents/document-1",
    answers: { DocumentOf: () => aViewed({ document: letter, documents: [letter] }) },
  });
  await screen.findByRole("heading", { level: 1 });
  return pages;
};

const answerWith = (text: Partial<DocumentText>) => () =>
  Response.json({ blocks: [], isCut: false, hasChanges: false, ...text });

test("a Word document is read as text, in order, and nothing of it is drawn or run", async () => {
  const { asked } = await openLetter(
    answerWith({
      blocks: [
        block("paragraph", "Northgate Ltd", { part: "header" }),
        block("heading", "To whom it may concern", { level: 1 }),
        block("paragraph", "Mara is <b>employed</b>\nby us."),
        block("item", "permanent"),
        block("item", "full time"),
        block("table", "", { rows: [["Yearly", "£41,250"]] }),
        block("picture", "Signature"),
        block("picture", ""),
      ],
    }),
  );
  const text = within(await screen.findByRole("region", { name: /^Text of / }));
  expect(asked).toEqual(["/console/documents/amara/document-1/text"]);
  expect(text.getByRole("heading", { level: 3, name: "To whom it may concern" })).toBeDefined();
  expect(text.getByText(/Mara is <b>employed<\/b>/).tagName).toBe("P");
  expect(text.getAllByRole("list")).toHaveLength(1);
  expect(text.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["permanent", "full time"]);
  expect(text.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["Yearly", "£41,250"]);
  expect(text.getByText("Picture: Signature")).toBeDefined();
  expect(text.getByText("Header")).toBeDefined();
  expect(text.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("button", { name: /marked copy/ })).toBeNull();
});

test("the text is reached and scrolled by keyboard, and grows", async () => {
  await openLetter(answerWith({ blocks: [block("paragraph", "Hello")] }));
  const text = await screen.findByRole("region", { name: /^Text of / });
  expect(text.tabIndex).toBe(0);
  await userEvent.keyboard("+");
  expect(text.querySelector<HTMLElement>(".viewer__paper")?.style.getPropertyValue("--zoom")).toBe("1.25");
});

test.each<[Partial<DocumentText>, RegExp]>([
  [{ isCut: true }, /longer than what is shown/],
  [{ hasChanges: true }, /What was deleted is not shown/],
  [{}, /There is no text/],
])("what is missing is said: %j", async (text, sentence) => {
  await openLetter(answerWith(text));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByText(/without its pictures, fonts and layout/)).toBeDefined();
});

test("a document that cannot be read is told, and so is an answer that is none", async () => {
  await openLetter(() => noPage(422, "NOT_DRAWABLE"));
  expect((await screen.findByText(/This file cannot be drawn/)).getAttribute("role")).toBe("alert");
  cleanup();
  let isThere = false;
  await openLetter(() => (isThere ? answerWith({})() : Response.json({ blocks: [{ kind: "script" }] })));
  await screen.findByText(/The page did not come/);
  isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/There is no text/)).toBeDefined();
});
