// @vitest-environment happy-dom
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { aProgress, completedNow, startedNow, submittedNow } from "../testing/fake-server.ts";
import { useSectionIndicator } from "./section-indicator.ts";

const i18n = await createI18n({ language: "en", namespaces: ["questions"] });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);

type Progress = Parameters<typeof useSectionIndicator>[2];

const indicator = (names: readonly SectionName[], progress: Progress) => {
  const sections = names.map((name) => ({ name }));
  return renderHook(() => useSectionIndicator("IDENTITY", sections, progress), { wrapper }).result.current;
};

test("FRM-126 the sections, each once, sorted by their names", () => {
  const shown = indicator(["RESIDENCE", "INCOME", "IDENTITY", "INCOME"], []);
  expect(shown.map(({ name }) => name)).toEqual(["Identity", "Income", "Residence"]);
});

test("the current section is marked and in progress, without a status text", () => {
  const [identity] = indicator(["IDENTITY", "INCOME"], []);
  expect(identity).toEqual({ name: "Identity", state: "progress", current: true });
});

describe("the others show their status", () => {
  const remedial = { ...startedNow, remedialSectionUuid: "remedial-1" };
  test.each([
    ["todo", "To do", []],
    ["progress", "In progress", [aProgress(1, "INCOME", startedNow)]],
    ["progress", "In progress", [aProgress(1, "INCOME", completedNow), aProgress(2, "INCOME", startedNow)]],
    ["done", "Completed", [aProgress(1, "INCOME", completedNow)]],
    ["submitted", "Submitted", [aProgress(1, "INCOME", submittedNow)]],
    ["submitted", "Submitted", [aProgress(1, "INCOME", submittedNow), aProgress(2, "INCOME", remedial)]],
  ])("%s, %s", (state, stateLabel, progress) => {
    expect(indicator(["IDENTITY", "INCOME"], progress)[1]).toMatchObject({
      state,
      stateLabel,
      current: false,
    });
  });
});

test("a submitted section stays submitted while it is viewed", () => {
  const [identity] = indicator(["IDENTITY"], [aProgress(1, "IDENTITY", submittedNow)]);
  expect(identity?.state).toBe("submitted");
});

test("a request for missing information reopens it, until that is submitted too", () => {
  const asked = { remedialSectionUuid: "remedial-1" };
  const sent = aProgress(1, "IDENTITY", submittedNow);
  const stateWith = (item: Progress[number]) => indicator(["IDENTITY"], [sent, item])[0]?.state;
  expect(stateWith(aProgress(2, "IDENTITY", { ...startedNow, ...asked }))).toBe("progress");
  expect(stateWith(aProgress(2, "IDENTITY", { ...submittedNow, ...asked }))).toBe("submitted");
});
