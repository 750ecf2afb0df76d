// @vitest-environment happy-dom

import { button, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showHook, showPart } from "../testing/show-part.tsx";
import { ListPaging } from "./list-paging.tsx";
import { usePages } from "./use-pages.ts";

afterEach(cleanup);

const PATH = "/console/queue?view=mine";

function Listed({ next }: { readonly next: string | null }) {
  return <ListPaging text="3 on this page" label="Pages" next={next} paging={usePages()} />;
}

test("pages are turned forth and back, and what else the address says stays", async () => {
  const { now, address } = await showHook(usePages, { path: PATH });
  expect(now().after).toBeUndefined();
  act(() => now().toNext("c1"));
  act(() => now().toNext("c2"));
  expect([now().after, address()]).toEqual(["c2", "/console/queue?view=mine&after=c2"]);
  act(() => now().toPrevious());
  expect(now().after).toBe("c1");
  act(() => now().toPrevious());
  expect([now().after, address()]).toEqual([undefined, PATH]);
});

test("the state of the entry keeps what else it says about the list", async () => {
  const { now } = await showHook(usePages, { path: PATH, state: { search: "okafor" } });
  act(() => now().toNext("c1"));
  expect(window.history.state.usr).toMatchObject({ search: "okafor", before: [""] });
});

test("a later page that was opened by its address leads back to the first", async () => {
  const { now, address } = await showHook(usePages, { path: `${PATH}&after=c7` });
  expect(now().after).toBe("c7");
  act(() => now().toPrevious());
  expect(address()).toBe(PATH);
});

test("a list of one page has nothing to turn", async () => {
  const { screen } = await showPart(<Listed next={null} />, { path: PATH });
  expect(screen.getByRole("status").textContent).toBe("3 on this page");
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the first page leads only forth, the last only back", async () => {
  const { screen, show } = await showPart(<Listed next="c1" />, { path: PATH });
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeTruthy();
  expect(button("Previous")).toHaveProperty("disabled", true);
  await press("Next");
  await show(<Listed next={null} />);
  expect(button("Next")).toHaveProperty("disabled", true);
  expect(button("Previous")).toHaveProperty("disabled", false);
});
