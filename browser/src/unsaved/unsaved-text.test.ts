import { describe, expect, test } from "vitest";
import { createUnsavedText, type UnsavedChannel, type UnsavedMessage } from "./unsaved-text.ts";

/** Tabs of one browser: what one posts, all others hear. */
const aBrowser = () => {
  const handlers: ((message: UnsavedMessage) => void)[] = [];
  return (): UnsavedChannel => {
    let own: ((message: UnsavedMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const handler of handlers) if (handler !== own) handler(message);
      },
      listen: (handler) => {
        own = handler;
        handlers.push(handler);
      },
    };
  };
};

const twoTabs = () => {
  const open = aBrowser();
  return { one: createUnsavedText("one", open()), other: createUnsavedText("other", open()), open };
};

describe("SES-03 (in part) unsaved text in several tabs", () => {
  test("a tab that holds none says so to nobody", () => {
    const { one, other } = twoTabs();
    expect([one.isInAnotherTab(), other.isInAnotherTab()]).toEqual([false, false]);
  });

  test("what one tab holds the other knows, until it is saved", () => {
    const { one, other } = twoTabs();
    const release = one.hold();
    expect([one.isInAnotherTab(), other.isInAnotherTab()]).toEqual([false, true]);
    release();
    expect(other.isInAnotherTab()).toBe(false);
  });

  test("a tab with two forms holds text until both are saved", () => {
    const { one, other } = twoTabs();
    const [first, second] = [one.hold(), one.hold()];
    first();
    first();
    expect(other.isInAnotherTab()).toBe(true);
    second();
    expect(other.isInAnotherTab()).toBe(false);
  });

  test("a tab that opens later asks", () => {
    const { one, other, open } = twoTabs();
    one.hold();
    const late = createUnsavedText("late", open());
    expect(late.isInAnotherTab()).toBe(true);
    expect(other.isInAnotherTab()).toBe(true);
  });

  test("of two tabs that hold text one may save, the other still counts", () => {
    const { one, other, open } = twoTabs();
    const third = createUnsavedText("third", open());
    const release = one.hold();
    other.hold();
    release();
    expect([third.isInAnotherTab(), one.isInAnotherTab()]).toEqual([true, true]);
    expect(other.isInAnotherTab()).toBe(false);
  });

  test("a tab that is closed holds nothing any more", () => {
    const { one, other } = twoTabs();
    one.hold();
    one.leave();
    expect(other.isInAnotherTab()).toBe(false);
  });

  test("a browser without a channel has one tab at a time", () => {
    const alone = createUnsavedText("alone", undefined);
    alone.hold()();
    alone.leave();
    expect(alone.isInAnotherTab()).toBe(false);
  });
});
