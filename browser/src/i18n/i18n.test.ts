import { afterEach, expect, test, vi } from "vitest";
import { createI18n, type LoadCatalogue, loadTexts } from "./i18n.ts";

afterEach(() => {
  vi.useRealTimers();
});

const GONE = new TypeError("Failed to fetch dynamically imported module");

/** On a clock of its own from then on. */
const created = async (load: LoadCatalogue) => {
  const i18n = await createI18n(load, { language: "en", namespaces: [] });
  vi.useFakeTimers();
  return i18n;
};

test("texts that come at the second attempt are there", async () => {
  const i18n = await created(
    vi
      .fn()
      .mockRejectedValueOnce(GONE)
      .mockResolvedValue({ page: { title: "Hello" } }),
  );
  const loaded = loadTexts(i18n, "errors");
  await vi.runAllTimersAsync();
  await loaded;
  expect(i18n.t("errors:page.title")).toBe("Hello");
});

// A browser that remembers a failed import fails at once, however often it is asked: only a reload helps.
test("whoever waits for texts that do not come is told within three seconds", async () => {
  const i18n = await created(() => Promise.reject(GONE));
  const told = vi.fn();
  loadTexts(i18n, "errors").catch(told);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toHaveBeenCalledWith(GONE);
});
