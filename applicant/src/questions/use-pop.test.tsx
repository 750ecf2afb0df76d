// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, openSection, saved } from "../testing/fake-section.tsx";
import { answer, heading, typed } from "../testing/section-actions.ts";
import type { SaveOutcome } from "./wizard-definition.ts";

afterEach(cleanup);

// The DOM of these tests reports the form itself as the submitter, which React's listener cannot handle.
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(function (this: HTMLFormElement) {
    this.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
});

/** Entered from the dashboard, with two answers: dashboard, first, second, third. */
const atThird = async (save?: () => Promise<SaveOutcome<object>>) => {
  const section = await openSection(save ? { save } : {});
  await heading(section.screen, "first");
  await answer(section.screen, "one");
  await heading(section.screen, "second");
  await answer(section.screen, "two");
  await heading(section.screen, "third");
  return section;
};

describe("the browser's Back and Forward", () => {
  test("FRM-258 go back to a step that was seen before, one or several", async () => {
    const { screen, press, here } = await atThird();
    await press(-2);
    await heading(screen, "first");
    expect(here()).toEqual({ path: addressOf("first"), kind: "POP" });
    expect(typed(screen)).toBe("one");
  });

  test("leave the focus on the title of the new step", async () => {
    const { screen, press } = await atThird();
    await press(-2);
    const title = await heading(screen, "first");
    expect(document.activeElement).toBe(title);
  });

  test("FRM-259 to a step that was not seen submit the step that is shown", async () => {
    const { screen, press, save, here } = await atThird();
    await press(-1);
    await heading(screen, "second");
    await press(1);
    await heading(screen, "third");
    expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ step: "second", answer: { second: "two" } });
    expect(here()).toEqual({ path: addressOf("third"), kind: "REPLACE" });
  });

  test("FRM-259 (in part) Forward works as often as Back did, if the answers lead the same way", async () => {
    const { screen, press, here } = await atThird();
    await press(-1);
    await heading(screen, "second");
    await press(-1);
    await heading(screen, "first");
    await press(1);
    await heading(screen, "second");
    await press(1);
    await heading(screen, "third");
    expect(here()?.path).toBe(addressOf("third"));
    await press(-2);
    await heading(screen, "first");
  });

  test("FRM-259 (in part) Forward past a step answers this one, and the history stays in order", async () => {
    const { screen, press, here } = await atThird();
    await press(-2);
    await heading(screen, "first");
    await press(2);
    await heading(screen, "second");
    expect(here()?.path).toBe(addressOf("second"));
    await press(-1);
    await heading(screen, "first");
  });

  test("FRM-259 the URL stays at the current step until its answer is saved", async () => {
    const { screen, press, save, here } = await atThird();
    await press(-1);
    await heading(screen, "second");
    save.mockResolvedValue({ kind: "no-answer" });
    await press(1);
    await screen.findByRole("alert");
    expect(here()).toEqual({ path: addressOf("second"), kind: "REPLACE" });
  });

  test("to the page before the section leave it", async () => {
    const { screen, press } = await openSection();
    await heading(screen, "first");
    await press(-1);
    await heading(screen, "/dashboard");
  });
});

describe("Back while an answer is being saved", () => {
  const held = () => {
    let end: () => void = () => undefined;
    const wait = () =>
      new Promise<SaveOutcome<object>>((resolve) => {
        end = () => resolve(saved);
      });
    return { wait, end: () => end() };
  };

  test("stays where the person went; the answer counts", async () => {
    const { wait, end } = held();
    const { screen, press, save, here } = await atThird();
    save.mockImplementationOnce(wait);
    await answer(screen, "three");
    await screen.findByText("saving");
    await press(-1);
    await heading(screen, "second");
    end();
    await screen.findByText(/"third":"three"/);
    expect(screen.getByRole("heading", { name: "second" })).toBeTruthy();
    expect(here()?.path).toBe(addressOf("second"));
  });

  test("is not lost when it comes before the next step is drawn", async () => {
    const { wait, end } = held();
    const { screen, go, save, here } = await atThird();
    await go((navigate) => navigate(-1));
    await heading(screen, "second");
    save.mockImplementationOnce(wait);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("saving");
    await go(async (navigate) => {
      end();
      // Nothing renders before this function returns: the route is pushed, then left.
      await new Promise((resolve) => setTimeout(resolve));
      navigate(-1);
    });
    await heading(screen, "second");
    expect(here()).toEqual({ path: addressOf("second"), kind: "POP" });
  });

  test("out of the section does not bring the person back", async () => {
    const { wait, end } = held();
    const { screen, press, save, here } = await openSection();
    save.mockImplementationOnce(wait);
    await heading(screen, "first");
    await answer(screen, "one");
    await screen.findByText("saving");
    await press(-1);
    await heading(screen, "/dashboard");
    end();
    await press(0);
    expect(here()?.path).toBe("/dashboard");
  });
});

describe("on opening", () => {
  test("FRM-260 the URL is replaced by that of the current step", async () => {
    const { screen, here } = await openSection({ history: ["/questions/residence?progress_id=7"] });
    await heading(screen, "first");
    expect(here()).toEqual({ path: addressOf("first", "?progress_id=7"), kind: "REPLACE" });
  });

  test("a correct URL stays", async () => {
    const { screen, places } = await openSection({ history: [addressOf("first")] });
    await heading(screen, "first");
    expect(places).toEqual([{ path: addressOf("first"), kind: "POP" }]);
  });
});
