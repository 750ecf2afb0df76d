import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  countingAgainst,
  type GivenOutsideResult,
  isTooOld,
  lacksOutsideResult,
  type newerThan,
  outsideResultIssues,
  outsideResultOf,
  outsideSlots,
  outsideSources,
} from "./outside-result.ts";

const TODAY = "2026-11-23";

const creditFile: GivenOutsideResult = {
  kind: "CREDIT_FILE",
  title: "",
  provider: "Experian",
  madeOn: "2026-11-03",
  corrects: false,
  uploadId: "upload-1",
  ccjs: 1,
  insolvency: "none",
  verdict: "counts_against",
  reason: "A judgment of £900 of March 2026 is not satisfied.",
};

const screening: GivenOutsideResult = {
  ...creditFile,
  kind: "OTHER_SCREENING",
  title: "Sanctions lists",
  ccjs: null,
  insolvency: "",
  verdict: "nothing_against",
  reason: "",
};

const slots = [
  { kind: "CREDIT_FILE", maxDays: 30 },
  { kind: "OTHER_SCREENING", maxDays: 90 },
] as const;

interface Facts {
  readonly asked?: Parameters<typeof lacksOutsideResult>[0];
  readonly counting?: Parameters<typeof newerThan>[1];
}

const codesOf = (given: GivenOutsideResult, { asked = slots, counting = [] }: Facts = {}) =>
  Object.fromEntries(
    Object.entries(outsideResultIssues(given, { slots: asked, counting, today: TODAY })).map(
      ([field, { code }]) => [field, code],
    ),
  );

describe("the slots of a policy", () => {
  test("are those with a limit above zero", () => {
    expect(outsideSlots([])).toEqual([]);
    expect(
      outsideSlots([condition("CREDIT_FILE_MAX_DAYS", 30), condition("OTHER_SCREENING_MAX_DAYS", 0)]),
    ).toEqual([{ kind: "CREDIT_FILE", maxDays: 30 }]);
  });

  test("take a result on the last day of its age, and no longer", () => {
    const slot = { kind: "CREDIT_FILE", maxDays: 30 } as const;
    expect(isTooOld("2026-10-24", slot, TODAY)).toBe(false);
    expect(isTooOld("2026-10-23", slot, TODAY)).toBe(true);
  });

  test("each need a result that is not too old", () => {
    const file = { kind: "CREDIT_FILE", isTooOld: false } as const;
    const other = { kind: "OTHER_SCREENING", isTooOld: false } as const;
    expect(lacksOutsideResult([], [])).toBe(false);
    expect(lacksOutsideResult(slots, [file])).toBe(true);
    expect(lacksOutsideResult(slots, [file, other])).toBe(false);
    expect(lacksOutsideResult(slots, [file, { ...other, isTooOld: true }])).toBe(true);
  });
});

describe("a recorded result", () => {
  test.each<[string, GivenOutsideResult, Record<string, string>]>([
    ["a credit file that counts against", creditFile, {}],
    ["another screening with nothing against", screening, {}],
    ["a clear file", { ...creditFile, ccjs: 0, verdict: "nothing_against", reason: "" }, {}],
    [
      "a clear file that counts against, such as for its score",
      { ...creditFile, ccjs: 0 },
      { verdict: "outside.validations.nothingAgainst" },
    ],
    ["an insolvency alone", { ...creditFile, ccjs: 0, insolvency: "past_six_years" }, {}],
    ["no verdict", { ...creditFile, verdict: "" }, { verdict: "validation.please_select_an_option" }],
    ["no reason against", { ...creditFile, reason: " " }, { reason: "validation.required" }],
    ["a short reason", { ...creditFile, reason: "Debts" }, { reason: "validation.min_length" }],
    ["a short reason for", { ...screening, reason: "Fine" }, { reason: "validation.min_length" }],
    ["a long reason", { ...creditFile, reason: "x".repeat(501) }, { reason: "validation.max_length" }],
    ["an unknown kind", { ...screening, kind: "HOROSCOPE" }, { kind: "validation.please_select_an_option" }],
    ["a screening without a title", { ...screening, title: "" }, { title: "validation.required" }],
    ["a short title", { ...screening, title: "x" }, { title: "validation.min_length" }],
    ["a long title", { ...screening, title: "x".repeat(81) }, { title: "validation.max_length" }],
    ["no provider", { ...creditFile, provider: " " }, { provider: "validation.required" }],
    ["a long provider", { ...creditFile, provider: "x".repeat(101) }, { provider: "validation.max_length" }],
    ["a provider of two lines", { ...creditFile, provider: "A\nB" }, { provider: "validation.pattern" }],
    ["no day", { ...creditFile, madeOn: "" }, { madeOn: "validation.required" }],
    ["no date", { ...creditFile, madeOn: "2026-02-30" }, { madeOn: "validation.date.invalid" }],
    ["tomorrow", { ...creditFile, madeOn: "2026-11-24" }, { madeOn: "validation.date.future" }],
    ["too old", { ...creditFile, madeOn: "2026-10-23" }, { madeOn: "outside.validations.tooOld" }],
    ["no file", { ...creditFile, uploadId: "" }, { uploadId: "validation.required" }],
    ["no count of judgments", { ...creditFile, ccjs: null }, { ccjs: "validation.required" }],
    ["half a judgment", { ...creditFile, ccjs: 0.5 }, { ccjs: "outside.validations.ccjs" }],
    ["a hundred judgments", { ...creditFile, ccjs: 100 }, { ccjs: "outside.validations.ccjs" }],
    [
      "no word of insolvency",
      { ...creditFile, insolvency: "" },
      { insolvency: "validation.please_select_an_option" },
    ],
  ])("%s", (_what, given, codes) => {
    expect(codesOf(given)).toEqual(codes);
  });

  test("is refused where the policy does not ask for it", () => {
    expect(codesOf(creditFile, { asked: [] })).toEqual({ kind: "validation.please_select_an_option" });
  });

  test("is not older than the one of its kind that counts, unless that was recorded wrongly", () => {
    const counting = [
      { kind: "CREDIT_FILE", madeOn: "2026-11-04" },
      { kind: "OTHER_SCREENING", madeOn: "2026-11-03" },
    ] as const;
    expect(codesOf(creditFile, { counting })).toEqual({ madeOn: "outside.validations.older" });
    expect(codesOf({ ...creditFile, corrects: true }, { counting })).toEqual({});
    expect(codesOf({ ...creditFile, madeOn: "2026-11-04" }, { counting })).toEqual({});
    expect(codesOf(screening, { counting })).toEqual({});
    expect(codesOf({ ...creditFile, madeOn: "2026-02-30" }, { counting })).toEqual({
      madeOn: "validation.date.invalid",
    });
  });

  test("keeps what belongs to its kind, trimmed", () => {
    expect(outsideResultOf({ ...creditFile, title: "Left over", provider: " Experian " })).toMatchObject({
      title: null,
      provider: "Experian",
      ccjs: 1,
      insolvency: "none",
    });
    expect(outsideResultOf({ ...screening, ccjs: 3, insolvency: "current" })).toMatchObject({
      title: "Sanctions lists",
      ccjs: null,
      insolvency: null,
      reason: null,
    });
  });
});

test("a decision names the results that count against, and no old one", () => {
  const { uploadId, reason, ...file } = outsideResultOf(creditFile);
  const used = { ...file, id: 1, isTooOld: false };
  const old = { ...used, id: 2, isTooOld: true };
  const clear = { ...used, id: 3, verdict: "nothing_against" } as const;
  const outside = [used, old, clear];
  expect(countingAgainst(outside)).toEqual([used]);
  expect(outsideSources(["OUTSIDE_RESULT_UNFAVOURABLE"], { outside })).toEqual([used]);
  expect(outsideSources(["RENT_ARREARS"], { outside })).toEqual([]);
  expect(outsideSources(["OUTSIDE_RESULT_UNFAVOURABLE"], {})).toEqual([]);
});
