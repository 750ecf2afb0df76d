// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, fakeScreens, openSection, saved } from "../testing/fake-section.tsx";
import { answer, heading } from "../testing/section-actions.ts";
import type { SaveOutcome } from "./wizard-definition.ts";

afterEach(cleanup);

/** A save that settles when the test says so. */
const heldSave = () => {
  let end: (outcome: SaveOutcome<object>) => void = () => undefined;
  return {
    save: () =>
      new Promise<SaveOutcome<object>>((resolve) => {
        end = resolve;
      }),
    end: (outcome: SaveOutcome<object>) => end(outcome),
  };
};

const completedRecord = {
  id: 7,
  completedDtm: "2026-03-12T10:00:00Z",
  completedSteps: ["first", "second", "third"],
  relatedObjectUuid: null,
};

describe("Continue", () => {
  test("FRM-247 SHR-015 merges the answer into the values", async () => {
    const { screen, save } = await openSection({ opening: { values: { third: "kept" } } });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      step: "first",
      answer: { first: "one" },
      values: { first: "one", third: "kept" },
    });
    expect(screen.getByRole("status").textContent).toBe('{"third":"kept","first":"one"}');
  });

  test("FRM-248 FRM-249 FRM-250 SHR-016 SHR-017 SHR-018 saves answer and progress, then pushes the successor's route", async () => {
    const search = "?progress_id=7";
    const { screen, save, here } = await openSection({ history: [addressOf("first", search)] });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0].progress).toEqual({
      id: undefined,
      name: "RESIDENCE",
      completedSteps: ["first"],
      completed: false,
      relatedObjectUuid: undefined,
      remedialSectionUuid: undefined,
      answers: { first: "one" },
      answersBefore: {},
    });
    expect(here()).toEqual({ path: addressOf("second", search), kind: "PUSH" });
  });

  test("continues only when the answer is saved", async () => {
    const { save, end } = heldSave();
    const { screen, here } = await openSection({ save });
    await heading(screen, "first");
    await answer(screen, "one");
    expect(await screen.findByText("saving")).toBeTruthy();
    expect(here()?.path).toBe(addressOf("first"));
    end(saved);
    await heading(screen, "second");
    expect(screen.queryByText("saving")).toBeNull();
  });

  test("FRM-251 FRM-241 without a successor it asks for completion in the same request, then opens the dashboard", async () => {
    const { screen, save, here } = await openSection({ opening: { seenFlow: ["first", "second", "third"] } });
    await heading(screen, "third");
    await answer(screen, "three");
    await heading(screen, "/dashboard");
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      answer: { third: "three" },
      progress: { completed: true, completedSteps: ["first", "second", "third"] },
    });
    expect(here()).toEqual({ path: "/dashboard", kind: "PUSH" });
  });

  test("FRM-252 a remedial section ends at its end step although the step has a successor", async () => {
    const { screen, save } = await openSection({
      opening: { seenFlow: ["first", "second"], endStep: "second" },
    });
    await heading(screen, "second");
    await answer(screen, "two");
    await heading(screen, "/dashboard");
    expect(save.mock.calls[0]?.[0].progress?.completed).toBe(true);
  });

  test("FRM-266 sends no progress when the record is completed and includes the step, unless the answers changed", async () => {
    const { screen, save } = await openSection({
      opening: { record: completedRecord, values: { first: "one", second: "two" } },
    });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(save.mock.calls[0]?.[0].progress).toBeUndefined();
    await answer(screen, "changed");
    await heading(screen, "third");
    expect(save.mock.calls[1]?.[0].progress).toMatchObject({ id: 7, answers: { second: "changed" } });
  });

  test("the record of the first save is updated by the next", async () => {
    const record = { ...completedRecord, id: 12, completedDtm: null, completedSteps: ["first"] };
    const { screen, save } = await openSection({ save: async () => ({ kind: "saved", progress: record }) });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    await answer(screen, "two");
    await heading(screen, "third");
    expect(save.mock.calls[1]?.[0].progress?.id).toBe(12);
  });

  test("FRM-269 SHR-019 sends the uuid of the remedial section along with the step's own", async () => {
    const query = { progressId: 7, relatedObjectUuid: "income-1", remedialUuid: "remedial-1" };
    const { screen, save } = await openSection({ opening: { query } });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      remedialSectionUuid: "remedial-1",
      // The fake section is identity, which has no related object, whatever the URL says.
      progress: { relatedObjectUuid: undefined, remedialSectionUuid: "remedial-1" },
    });
  });

  test("FRM-270 the response may update values", async () => {
    const { screen } = await openSection({
      save: async () => ({ kind: "saved", values: { first: "ONE" } }),
    });
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(screen.getByRole("status").textContent).toBe('{"first":"ONE"}');
  });

  test("counts once that Continue was pressed", async () => {
    const clicked = vi.spyOn(analytics, "clickedContinue");
    const { screen } = await openSection();
    await heading(screen, "first");
    await answer(screen, "one");
    await heading(screen, "second");
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test("a second Continue while the first is saved is ignored", async () => {
    const { save: hold, end } = heldSave();
    const { screen, save } = await openSection({ save: hold });
    await heading(screen, "first");
    await answer(screen, "one");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(save).toHaveBeenCalledTimes(1);
    end(saved);
    await heading(screen, "second");
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe("the screens of the steps", () => {
  test("the possible next ones, and the previous one, are prefetched while the person answers", async () => {
    const screens = fakeScreens();
    const loads = Object.values(screens).map((screen) => vi.spyOn(screen, "load"));
    const { screen } = await openSection({ screens, opening: { seenFlow: ["first", "second"] } });
    await heading(screen, "second");
    expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test("Continue waits for the next screen instead of showing a loader", async () => {
    let arrive: () => void = () => undefined;
    const screens = fakeScreens();
    const { load } = screens.second;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = { ...screens.second, load: () => arrived.then(load) };
    const { screen } = await openSection({ screens: { ...screens, second: late } });
    await heading(screen, "first");
    await answer(screen, "one");
    expect(await screen.findByText("saving")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "first" })).toBeTruthy();
    arrive();
    await heading(screen, "second");
  });

  test("a step without a screen is a defect", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(openSection({ opening: { seenFlow: ["fourth"] } })).rejects.toThrow("fourth");
  });
});
