// @vitest-environment happy-dom

import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { reporter } from "../reporting/reporting.ts";
import { eventually } from "../testing/eventually.ts";
import { createI18n } from "./i18n.ts";
import { useLanguage } from "./use-language.ts";

test("FRM-015 (in part) a language whose texts are lost is not chosen, and the page learns why at once", async () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");
  const report = vi.spyOn(reporter, "report").mockImplementation(() => undefined);
  const load = async (language: string) => {
    if (language === "de") throw lost;
    return { language: "Language" };
  };
  const i18n = await createI18n(load, { language: "en", namespaces: ["shell"] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useLanguage(), { wrapper });
  act(() => result.current.choose("de"));
  await eventually(() => expect(report).toHaveBeenCalledWith(lost, "network"));
  expect(result.current.language).toBe("en");
  await act(async () => result.current.choose("fr"));
  await eventually(() => expect(result.current.language).toBe("fr"));
});
