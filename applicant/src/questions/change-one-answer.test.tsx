// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, openSection } from "../testing/fake-section.tsx";
import { answer, heading } from "../testing/section-actions.ts";

afterEach(cleanup);

const record = {
  id: 7,
  completedDtm: "2026-03-12T10:00:00Z",
  completedSteps: ["first", "second", "third"],
  relatedObjectUuid: null,
};
const nothing = { progressId: 7, relatedObjectUuid: undefined, remedialUuid: undefined };
const SEARCH = "?progress_id=7&change=first";
const answered = { first: "1", second: "2", third: "3" };

const open = (values: object, change = "first") =>
  openSection({
    history: [addressOf("first", SEARCH)],
    opening: { values, record, query: { ...nothing, change } },
  });

describe("who has come from the answers to change one", () => {
  test("comes back to its row, and nothing is sent that is stored already", async () => {
    const { screen, save, here } = await open(answered);
    await heading(screen, "first");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await eventually(() => expect(here()).toEqual({ path: "/check-answers#7-first", kind: "REPLACE" }));
    expect(save.mock.calls[0]?.[0].progress).toBeUndefined();
  });

  test("a new answer that needs no other step completes the section from where it is", async () => {
    const { screen, save, here } = await open(answered);
    await heading(screen, "first");
    await answer(screen, "changed");
    await eventually(() => expect(here()?.path).toBe("/check-answers#7-first"));
    expect(save.mock.calls[0]?.[0].progress).toMatchObject({
      completed: true,
      answers: { first: "changed" },
    });
  });

  test("is led past what is answered to what is open, and then back", async () => {
    const { screen, save, here } = await open({ first: "1", second: "2" });
    await heading(screen, "first");
    await answer(screen, "changed");
    await heading(screen, "third");
    expect(here()?.path).toBe(addressOf("third", SEARCH));
    expect(save.mock.calls[0]?.[0].progress).toMatchObject({ completed: false });
    await answer(screen, "3");
    await eventually(() => expect(here()?.path).toBe("/check-answers#7-first"));
    expect(save.mock.calls[1]?.[0].progress).toMatchObject({
      completed: true,
      completedSteps: ["first", "second", "third"],
    });
  });

  test("Back returns without saving", async () => {
    const { screen, save, here } = await open(answered);
    await heading(screen, "first");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await eventually(() => expect(here()?.path).toBe("/check-answers#7-first"));
    expect(save).not.toHaveBeenCalled();
  });

  test("stays at the question when the save fails", async () => {
    const { screen, here } = await openSection({
      history: [addressOf("first", SEARCH)],
      opening: { values: answered, record, query: { ...nothing, change: "first" } },
      save: vi.fn(async () => ({ kind: "no-answer" }) as const),
    });
    await heading(screen, "first");
    await answer(screen, "changed");
    expect((await screen.findByRole("alert")).textContent).toBe("no-answer");
    expect(here()?.path).toBe(addressOf("first", SEARCH));
  });

  test.each(["https://evil.example", "//evil.example", "nowhere", ""])(
    "what is no step of this section, like %j, leads nowhere: the section goes on as usual",
    async (change) => {
      const { screen, here } = await open(answered, change);
      await heading(screen, "first");
      await answer(screen, "changed");
      await heading(screen, "second");
      expect(here()?.path).toBe(addressOf("second", SEARCH));
    },
  );
});
