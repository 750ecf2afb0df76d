// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { media } from "@latchkey/ui/media/use-media.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openSlot } from "../../testing/open-slot.tsx";
import { aFile, drop, fakeStore } from "../../testing/open-upload.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const store = fakeStore();

const onScreen = (isTouch: boolean): void => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: isTouch && query === media.touch,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
};

/** A file has been chosen and is on its way. @returns the rows that were scrolled to */
const choose = async (isTouch: boolean) => {
  onScreen(isTouch);
  const scrolledTo: unknown[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function remember(this: Element) {
    scrolledTo.push(this);
  });
  const { screen } = await openSlot({ docType: "PASSPORT", side: "front" });
  // What stands in the rows comes after the page, together with the announcements.
  await screen.findByRole("status");
  drop(screen, aFile());
  await eventually(() => expect(store.received).toEqual(["pass.png"]));
  const row = screen.getByRole("progressbar").closest("li");
  return { row, scrolledTo };
};

describe("the row of a file that has just been chosen", () => {
  test("is brought into view on a phone, where it is below the fold", async () => {
    const { row, scrolledTo } = await choose(true);
    expect(row).not.toBeNull();
    expect(scrolledTo).toEqual([row]);
  });

  test("leaves the page where it is on a computer", async () => {
    expect((await choose(false)).scrolledTo).toEqual([]);
  });
});
