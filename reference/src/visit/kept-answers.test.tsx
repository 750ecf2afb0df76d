// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { untouchedAnswers } from "@latchkey/domain/references/rental.ts";
import { draftBody } from "@latchkey/domain/references/reply-draft.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { TENANCY } from "../testing/open-reference.tsx";
import { COMPLAINTS, GET, openRental } from "../testing/rental-page.ts";

afterEach(cleanup);

const DRAFT = draftBody({
  ...untouchedAnswers,
  any_complaints: { answer: true, note: "Loud music." },
});

const withDraft = (draft: unknown) => ({ answers: { [GET]: () => Response.json({ ...TENANCY, draft }) } });

describe("what was answered before", () => {
  test("stands as it was left, and is marked as not sent", async () => {
    const { screen, radio, notes } = await openRental(withDraft(DRAFT));
    expect(radio(COMPLAINTS, "Yes").checked).toBe(true);
    expect(notes().map(({ value }) => value)).toEqual(["Loud music."]);
    expect(screen.getByText("Not sent yet")).toBeTruthy();
  });

  test.each([undefined, { any_complaints: 7 }, "x"])("is nothing where the server says %j", async (draft) => {
    const { screen, radio } = await openRental(withDraft(draft));
    expect(radio(COMPLAINTS, "No").checked).toBe(true);
    expect(screen.queryByText("Not sent yet")).toBeNull();
  });

  test("is not sent to the server again before anything changes", async () => {
    const { drafts, choose } = await openRental(withDraft(DRAFT));
    window.dispatchEvent(new Event("pagehide"));
    expect(drafts).toEqual([]);
    await choose(COMPLAINTS, "No");
    await eventually(() => expect(drafts).toEqual([draftBody(untouchedAnswers)]));
  });
});

describe("what is answered", () => {
  test("is kept a moment after the last change, with what is still wrong", async () => {
    const { drafts, choose, notes } = await openRental();
    await choose(COMPLAINTS, "Yes");
    const [note] = notes();
    if (note) await userEvent.type(note, "Loud mu");
    await eventually(() =>
      expect(drafts.at(-1)).toMatchObject({ any_complaints: { answer: true, note: "Loud mu" } }),
    );
  });

  test("is kept at once when the page is left", async () => {
    const { drafts, choose } = await openRental();
    await choose(COMPLAINTS, "Yes");
    window.dispatchEvent(new Event("pagehide"));
    expect(drafts.at(-1)).toMatchObject({ any_complaints: { answer: true } });
  });

  test("is not kept any more once it was sent", async () => {
    const { screen, drafts, send } = await openRental();
    await send();
    await screen.findByText(/Thank you for your time/);
    const count = drafts.length;
    window.dispatchEvent(new Event("pagehide"));
    expect(drafts).toHaveLength(count);
  });
});
