// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NavTabs } from "./nav-tabs.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pages = ["applications", "many", "checks", "people"];

const tabsOn = (current: string) => (
  <NavTabs
    label="Pages"
    tabs={pages.map((page) => ({ href: `/${page}`, label: page, current: page === current }))}
  />
);

test("the current tab stands in the middle of a row that is too narrow for all, also on the next page", () => {
  let scrolled = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measured(this: Element) {
    const place = pages.indexOf(this.textContent);
    return place < 0 ? new DOMRect(0, 0, 300, 40) : new DOMRect(place * 200 - scrolled, 0, 200, 40);
  });
  const { rerender, getByRole } = render(tabsOn("checks"));
  const row = getByRole("list");
  expect(row.scrollLeft).toBe(350);
  scrolled = row.scrollLeft;
  rerender(tabsOn("many"));
  expect(row.scrollLeft).toBe(150);
});
