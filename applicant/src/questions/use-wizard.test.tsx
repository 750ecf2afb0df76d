// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { act, cleanup, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addressOf,
  type FakeStep,
  fakeDefinition,
  nothingKnown,
  openSection,
  saved,
} from "../testing/fake-section.tsx";
import { answer, heading, typed } from "../testing/section-actions.ts";
import { useWizard } from "./use-wizard.ts";

afterEach(cleanup);

describe("a save that fails", () => {
  test("keeps what was typed; the retry sends it again", async () => {
    const { screen, save, here } = await openSection();
    save.mockResolvedValueOnce({ kind: "no-answer" });
    await heading(screen, "first");
    await answer(screen, "one");
    expect((await screen.findByRole("alert")).textContent).toBe("no-answer");
    expect(typed(screen)).toBe("one");
    expect(here()?.path).toBe(addressOf("first"));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await heading(screen, "second");
    expect(save.mock.calls.map(([{ answer: sent }]) => sent)).toEqual([{ first: "one" }, { first: "one" }]);
  });

  test("a refused answer stays on its step with its issues", async () => {
    const { screen, save, here } = await openSection();
    save.mockResolvedValue({ kind: "refused", issues: { first: { code: "validation.required" } } });
    await heading(screen, "first");
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await answer(screen, "one");
      expect((await screen.findByRole("alert")).textContent).toBe("refused");
    }
    expect(here()?.path).toBe(addressOf("first"));
  });

  test("FRM-242 three failed completions lead to the error page, not two", async () => {
    const { screen, here } = await openSection({
      save: async () => ({ kind: "no-answer" }),
      opening: { seenFlow: ["first", "second", "third"] },
    });
    await heading(screen, "third");
    await answer(screen, "three");
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("alert");
    expect(here()?.path).toBe(addressOf("third"));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await heading(screen, "/500");
  });

  test("FRM-242 a completion that the server's walk refuses leads to the error page at once", async () => {
    const { screen } = await openSection({
      save: async () => ({ kind: "not-reachable" }),
      opening: { seenFlow: ["first", "second", "third"] },
    });
    await heading(screen, "third");
    await answer(screen, "three");
    await heading(screen, "/500");
  });

  test("a section that was submitted meanwhile leads to the dashboard", async () => {
    const { screen } = await openSection({ save: async () => ({ kind: "already-submitted" }) });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "/dashboard");
  });
});

describe("Back", () => {
  test("FRM-255 FRM-256 (in part) goes one step back, replaces the route and counts the event", async () => {
    const wentBack = vi.spyOn(analytics, "wentBack");
    const { screen, here } = await openSection({ opening: { seenFlow: ["first", "second"] } });
    await heading(screen, "second");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await heading(screen, "first");
    expect(here()).toEqual({ path: addressOf("first"), kind: "REPLACE" });
    expect(wentBack).toHaveBeenCalledWith("RESIDENCE", "first");
  });

  test("FRM-255 goes several steps back", async () => {
    const { screen, here } = await openSection({ opening: { seenFlow: ["first", "second", "third"] } });
    await heading(screen, "third");
    await userEvent.click(screen.getByRole("button", { name: "Back two" }));
    await heading(screen, "first");
    expect(here()?.path).toBe(addressOf("first"));
  });

  test("FRM-257 below the first step it leads to the dashboard", async () => {
    const { screen } = await openSection();
    await heading(screen, "first");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await heading(screen, "/dashboard");
  });

  test("keeps the answers, and removes the message of a failed save", async () => {
    const { screen, save } = await openSection();
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    save.mockResolvedValueOnce({ kind: "no-answer" });
    await answer(screen, "two");
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await heading(screen, "first");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(typed(screen)).toBe("one");
  });
});

describe("an object that a step creates", () => {
  test("is the related object of the progress of the steps after it", async () => {
    const { screen, save } = await openSection();
    save.mockResolvedValueOnce({ kind: "saved", relatedObjectUuid: "source-1" });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    await answer(screen, "two");
    await heading(screen, "third");
    expect(save.mock.calls.map(([{ progress }]) => progress?.relatedObjectUuid)).toEqual([
      undefined,
      "source-1",
    ]);
  });
});

describe("the last step of a section", () => {
  /** The state after its answer was saved. */
  const stateAfter = async (given: { hasNextSection: boolean; endStep?: string }) => {
    const definition = fakeDefinition({ save: async () => saved });
    const opening = { ...nothingKnown, seenFlow: ["first", "second", "third"], ...given };
    const { result } = renderHook(() => useWizard(definition, opening), { wrapper: MemoryRouter });
    await act(() => result.current.submit({ third: "three" }));
    return result.current.state;
  };
  const before = { currentSectionFlowIndex: 2, currentStepIndex: 2, seenFlow: ["first", "second", "third"] };

  test("FRM-244 is a stage: the state moves one step and one section on, where another section is open", async () => {
    expect(await stateAfter({ hasNextSection: true })).toEqual({
      currentSectionFlowIndex: 3,
      currentStepIndex: 3,
      seenFlow: [...before.seenFlow, "third"],
      values: { third: "three" },
    });
  });

  test.each([
    ["the last section", { hasNextSection: false }],
    ["a request for missing information", { hasNextSection: true, endStep: "third" }],
  ])("in %s it is not", async (_where, given) => {
    expect(await stateAfter(given)).toEqual({ ...before, values: {} });
  });

  test("leads to the dashboard, also where another section is next", async () => {
    const { screen } = await openSection({
      opening: { seenFlow: ["first", "second", "third"], hasNextSection: true },
    });
    await heading(screen, "third");
    await answer(screen, "three");
    await heading(screen, "/dashboard");
  });
});

describe("how long the section is", () => {
  const lengthAt = (seenFlow: readonly FakeStep[], given: Partial<typeof nothingKnown> = {}) => {
    const definition = fakeDefinition({ save: async () => saved });
    const opening = { ...nothingKnown, seenFlow, ...given };
    return renderHook(() => useWizard(definition, opening), { wrapper: MemoryRouter }).result.current.length;
  };

  test("is told from every step", () => {
    expect(lengthAt(["first"])).toEqual({ total: 3, isCertain: true });
    expect(lengthAt(["first", "second", "third"])).toEqual({ total: 3, isCertain: true });
  });

  test("ends where a request ends", () => {
    expect(lengthAt(["first"], { endStep: "second" })).toEqual({ total: 2, isCertain: true });
  });
});
