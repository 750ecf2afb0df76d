// @vitest-environment happy-dom

import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, render } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyScreen, prefetch, type StepScreen } from "./step-screen.ts";

afterEach(cleanup);

const Hello = () => <p>Hello</p>;

const draw = ({ Screen }: StepScreen) =>
  act(async () =>
    render(
      <CrashBoundary fallback={<p>Broken</p>}>
        <Suspense fallback={<p>Loading</p>}>
          <Screen />
        </Suspense>
      </CrashBoundary>,
    ),
  );

test("loads its chunk once", async () => {
  const fetchScreen = vi.fn(async () => Hello);
  const screen = lazyScreen(fetchScreen);
  await Promise.all([screen.load(), screen.load()]);
  expect((await draw(screen)).getByText("Hello")).toBeTruthy();
  expect(fetchScreen).toHaveBeenCalledTimes(1);
});

test("renders at once if its chunk is loaded", async () => {
  const screen = lazyScreen(async () => Hello);
  await screen.load();
  // Not awaited, to show that it renders without waiting.
  expect(render(<screen.Screen />).getByText("Hello")).toBeTruthy();
});

test("waits for its chunk", async () => {
  let arrive: (screen: typeof Hello) => void = () => undefined;
  const screen = lazyScreen(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const shown = await draw(screen);
  expect(shown.getByText("Loading")).toBeTruthy();
  await act(async () => arrive(Hello));
  expect(shown.getByText("Hello")).toBeTruthy();
});

test("a chunk that fails to load is a crash, and is requested only once per render", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetchScreen = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const shown = await draw(lazyScreen(fetchScreen));
  expect(shown.getByText("Broken")).toBeTruthy();
  expect(fetchScreen).toHaveBeenCalledTimes(1);
});

test("a failed prefetch is silent, and repeated by the next one", async () => {
  const fetchScreen = vi.fn(async () => Hello);
  fetchScreen.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const screen = lazyScreen(fetchScreen);
  prefetch([screen]);
  await eventually(async () => {
    await screen.load();
    expect(fetchScreen).toHaveBeenCalledTimes(2);
  });
  expect((await draw(screen)).getByText("Hello")).toBeTruthy();
});
