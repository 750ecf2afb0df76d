// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reporter } from "../reporting/reporting.ts";
import { eventually } from "../testing/eventually.ts";
import { CrashBoundary } from "./crash-boundary.tsx";

afterEach(cleanup);
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));

/** A page that was opened in this way so long ago, whose server answers so. */
const pageOf = (type: "navigate" | "reload", age: number, status: number | "offline" = 200) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  vi.spyOn(performance, "now").mockReturnValue(age);
  const asked = vi.spyOn(window, "fetch").mockImplementation(async () => {
    if (status === "offline") throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  return { asked, reload };
};

const crashWith = (error: Error) => {
  const Broken = () => {
    throw error;
  };
  return render(
    <CrashBoundary fallback={<p>Broken</p>}>
      <Broken />
    </CrashBoundary>,
  );
};

const goneChunk = () => {
  const error = new TypeError("Failed to fetch dynamically imported module");
  reporter.ignore(error);
  return error;
};

describe("a chunk that is gone after a deploy", () => {
  test("loads the page anew, and shows no error", async () => {
    const { reload, asked } = pageOf("navigate", 5000);
    const screen = crashWith(goneChunk());
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith(window.location.href, { method: "HEAD", cache: "no-store" });
    expect(screen.queryByText("Broken")).toBeNull();
  });

  test("does so once: still gone after that, it is an error", async () => {
    const { reload } = pageOf("reload", 5000);
    const screen = crashWith(goneChunk());
    await eventually(() => expect(screen.getByText("Broken")).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
  });

  test("does so again after a later deploy", async () => {
    const { reload } = pageOf("reload", 3_600_000);
    crashWith(goneChunk());
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test.each(["offline", 503] as const)("leaves the page where its server is away: %s", async (status) => {
    const { reload } = pageOf("navigate", 5000, status);
    const screen = crashWith(goneChunk());
    await eventually(() => expect(screen.getByText("Broken")).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
  });

  test("keeps nothing in the browser's storage", async () => {
    const { reload } = pageOf("navigate", 5000);
    crashWith(goneChunk());
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect([localStorage.length, sessionStorage.length, window.name]).toEqual([0, 0, ""]);
  });
});

test("anything else that crashes is an error at once, and reported", () => {
  const { asked } = pageOf("navigate", 5000);
  const report = vi.spyOn(reporter, "report");
  expect(crashWith(new Error("Oops")).getByText("Broken")).toBeTruthy();
  expect(report).toHaveBeenCalledWith(expect.any(Error), "render");
  expect(asked).not.toHaveBeenCalled();
});
