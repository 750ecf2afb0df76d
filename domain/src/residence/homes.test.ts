import { describe, expect, test } from "vitest";
import { TODAY, TOMORROW, YESTERDAY } from "../testing/civil-days.ts";
import { aHome, aResidence, hafenstrasse, residenceContext } from "../testing/residences.ts";
import {
  countedHomes,
  homeOf,
  homesToSelect,
  isCurrentish,
  isInUk,
  newestFirst,
  standingOf,
  staysOf,
} from "./homes.ts";
import type { Residence } from "./residence.ts";
import type { ResidenceValues } from "./values.ts";

const german = (said: Partial<Residence> = {}) => aHome({ address: hafenstrasse, ...said });
const left = { end: "2026-10-31" } as const;

describe("current-ish", () => {
  test.each<[string, Partial<Residence>, boolean]>([
    ["marked as current", { isCurrent: true, end: YESTERDAY }, true],
    ["without an end", { isCurrent: false, end: null }, true],
    ["that ends today", { isCurrent: false, end: TODAY }, true],
    ["that ends tomorrow", { isCurrent: false, end: TOMORROW }, true],
    ["that ended yesterday", { isCurrent: false, end: YESTERDAY }, false],
  ])("RES-042 (in part) a home %s: %s", (_what, said, expected) => {
    expect(isCurrentish(aHome(said), TODAY)).toBe(expected);
  });
});

test("a home in the UK is one whose country is GB", () => {
  expect([aHome(), german()].map(isInUk)).toEqual([true, false]);
});

test("drafts and homes that break a rule do not count", () => {
  const whole = aHome();
  const residences = [
    whole,
    aHome({ draft: true }),
    aHome({ residenceType: null }),
    aHome({ start: TOMORROW }),
  ];
  expect(countedHomes({ residences }, { today: TODAY })).toEqual([whole]);
});

describe("the order", () => {
  const now = aHome({ start: "2024-01-01" });
  const longer = aHome({ start: "2020-01-01" });
  const lately = aHome({ start: "2010-01-01", end: "2023-12-31" });
  const before = aHome({ start: "2005-01-01", end: "2009-12-31" });
  const shorter = aHome({ start: "2008-01-01", end: "2009-12-31" });

  test("is the newest first, whatever it was", () => {
    const sorted = [now, longer, lately, shorter, before];
    for (const given of [sorted, [...sorted].reverse(), [before, now, shorter, longer, lately]]) {
      expect(newestFirst(given)).toEqual(sorted);
    }
  });

  test("a home without an end comes before one that was left, and one without a start first", () => {
    const open = aHome({ isCurrent: false, end: null });
    const startless = aHome({ start: null });
    const sorted = [startless, now, open, lately];
    expect(newestFirst([lately, open, now, startless])).toEqual(sorted);
    expect(newestFirst(sorted)).toEqual(sorted);
  });
});

test("a home without a start is no stay", () => {
  expect(staysOf([aHome({ start: null }), aHome({ start: "2020-01-01", ...left })])).toEqual([
    { start: "2020-01-01", end: "2026-10-31" },
  ]);
});

describe("the homes to choose from", () => {
  const choices = (...residences: readonly Residence[]) =>
    homesToSelect(aResidence({ residences }), residenceContext);

  test("RES-019 (in part) are the current-ish ones", () => {
    const [one, two] = [aHome({ start: "2020-01-01" }), german()];
    expect(choices(two, german(left), one)).toEqual([one, two]);
  });

  test("are all if there is none, but no drafts", () => {
    const [one, two] = [aHome(left), german({ end: "2020-12-31" })];
    expect(choices(two, aHome({ draft: true }), one)).toEqual([one, two]);
  });
});

describe("the home in question", () => {
  const of = (said: Partial<ResidenceValues>) => homeOf(aResidence(said), residenceContext);
  const [here, there, former] = [aHome(), german({ start: "2020-01-01" }), aHome(left)];

  test("is the only current-ish one", () => {
    expect(of({ "in-uk": "yes", residences: [former, here] })).toBe(here);
  });

  test("is the one that was chosen", () => {
    const residences = [here, there];
    expect(of({ "in-uk": "yes", residences, "select-address": here.uuid })).toBe(here);
    expect(of({ "in-uk": "yes", residences, "select-address": there.uuid })).toBe(there);
  });

  test("is the newest while none was chosen, or one that is not offered", () => {
    expect(of({ "in-uk": "yes", residences: [here, there] })).toBe(there);
    expect(of({ "in-uk": "yes", residences: [here, there, former], "select-address": former.uuid })).toBe(
      there,
    );
  });

  test("is the former one in the UK of somebody abroad who has lived there", () => {
    const abroad = { "in-uk": "no", residences: [there, former] } as const;
    expect(of({ ...abroad, "have-you-ever": "yes" })).toBe(former);
    expect(of({ ...abroad, "have-you-ever": "no" })).toBe(there);
  });

  test("an answer about the UK does not count where it is not asked for", () => {
    expect(of({ "in-uk": "yes", residences: [here, former], "have-you-ever": "yes" })).toBe(here);
    expect(of({ "in-uk": "no", residences: [here], "have-you-ever": "yes" })).toBe(here);
  });

  test("is none without a home", () => {
    expect(of({ "in-uk": "yes" })).toBeUndefined();
  });
});

test("the policy excuses from the question about the UK", () => {
  const skip = { name: "SKIP_IN_UK_QUESTION", description: "", value: true } as const;
  const context = { ...residenceContext, conditions: [skip] };
  const values = aResidence({ residences: [german()] });
  expect(standingOf(values, context).asksEver).toBe(false);
  expect(standingOf(values, residenceContext).asksEver).toBe(true);
});
