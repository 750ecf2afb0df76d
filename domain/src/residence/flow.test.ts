import { describe, expect, test } from "vitest";
import type { Condition } from "../policies/condition.ts";
import { condition } from "../testing/conditions.ts";
import {
  abroad,
  after,
  family,
  flat,
  germanFlat,
  inUk,
  left,
  pathOf,
  skipping,
  withCondition,
} from "../testing/residence-paths.ts";
import { aHome, aResidence, residenceContext } from "../testing/residences.ts";
import { residenceTypes } from "../vocabulary/people.ts";
import type { Residence } from "./residence.ts";

describe("the start", () => {
  test("RES-038 is the history when the question about the UK is skipped", () => {
    expect(pathOf(aResidence(), skipping)).toEqual(["residential-history"]);
  });

  test.each([residenceContext, withCondition(condition("SKIP_IN_UK_QUESTION", false))])(
    "RES-039 is otherwise in-uk",
    (context) => {
      expect(pathOf(aResidence(), context)).toEqual(["in-uk"]);
    },
  );

  test.each([
    ["RES-015 RES-040", "yes", "uk-residential-history"],
    ["RES-015 RES-041", "no", "residential-history"],
  ] as const)("%s in-uk: %s leads to %s", (_id, answer, next) => {
    expect(pathOf(aResidence({ "in-uk": answer }))).toEqual(["in-uk", next]);
  });
});

describe("the history", () => {
  const step = "uk-residential-history";

  test("waits for a first home, and drafts do not count", () => {
    expect(after(step, inUk())).toBeUndefined();
    expect(after(step, inUk({ ...flat(), draft: true }))).toBeUndefined();
    expect(after(step, inUk(flat()))).toBe("rental-details");
  });

  test("waits until the asked span is covered, or until a reason is given", () => {
    const short = inUk(aHome({ start: "2025-01-01" }));
    expect(after(step, short)).toBeUndefined();
    expect(after(step, { ...short, gaps: "travelling" })).toBe("rental-details");
    const filled = inUk(aHome({ start: "2025-01-01" }), family({ start: "2020-01-01", end: "2024-12-31" }));
    expect(after(step, filled)).toBe("rental-details");
  });

  test("a home that breaks a rule does not count", () => {
    expect(after(step, inUk(aHome({ residenceType: null })))).toBeUndefined();
  });
});

describe("after the UK history", () => {
  const step = "uk-residential-history";

  test.each([
    ["without an end", flat()],
    ["that ends later", aHome({ isCurrent: false, end: "2026-11-30" })],
    ["that ends today", aHome({ isCurrent: false, end: residenceContext.today })],
  ])("RES-042 exactly one current-ish home, %s, needs no choice", (_which, home) => {
    expect(after(step, inUk(home, family(left)))).toBe("rental-details");
  });

  test("RES-042 a family home leads to documents", () => {
    expect(after(step, inUk(family()))).toBe("documents");
  });

  test.each([
    ["none", [aHome(left)]],
    ["two", [flat(), family()]],
  ])("RES-043 %s that is current leads to select-address", (_many, homes) => {
    const values = { ...inUk(...homes), gaps: "travelling" as const };
    expect(after(step, values)).toBe("select-address");
  });
});

describe("after the other history", () => {
  const step = "residential-history";

  test("RES-044 more than one current-ish home leads to select-address", () => {
    expect(after(step, abroad(germanFlat(), germanFlat()))).toBe("select-address");
    expect(after(step, aResidence({ residences: [flat(), family()] }), skipping)).toBe("select-address");
  });

  test("RES-045 exactly one, in the UK", () => {
    expect(after(step, abroad(flat()))).toBe("rental-details");
    expect(after(step, abroad(family()))).toBe("documents");
  });

  test("RES-046 exactly one, and the policy skips the question", () => {
    const values = aResidence({ residences: [germanFlat()] });
    expect(after(step, values, skipping)).toBe("rental-details");
  });

  test("RES-047 otherwise have-you-ever", () => {
    expect(after(step, abroad(germanFlat()))).toBe("have-you-ever");
    const none = { ...abroad(germanFlat(left)), gaps: "travelling" as const };
    expect(after(step, none)).toBe("have-you-ever");
    const noneSkipping = aResidence({ residences: [aHome(left)], gaps: "travelling" });
    expect(after(step, noneSkipping, skipping)).toBe("have-you-ever");
  });
});

describe("have-you-ever", () => {
  const asked = abroad(germanFlat());

  test("RES-022 RES-048 yes leads to single-uk-residential-history", () => {
    expect(after("have-you-ever", { ...asked, "have-you-ever": "yes" })).toBe(
      "single-uk-residential-history",
    );
  });

  test("RES-022 RES-049 no leads to rental-details or documents", () => {
    expect(after("have-you-ever", { ...asked, "have-you-ever": "no" })).toBe("rental-details");
    const home = abroad(germanFlat({ residenceType: "SELF_OWNED_HOME" }));
    expect(after("have-you-ever", { ...home, "have-you-ever": "no" })).toBe("documents");
  });

  test("RES-018 the former UK home is then the one that is asked about", () => {
    const step = "single-uk-residential-history";
    const said = { ...asked, "have-you-ever": "yes" } as const;
    expect(after(step, said)).toBeUndefined();
    const former = { start: "2012-01-01", end: "2013-12-31" };
    expect(after(step, { ...said, residences: [...said.residences, aHome(former)] })).toBe("rental-details");
    expect(after(step, { ...said, residences: [...said.residences, family(former)] })).toBe("documents");
  });
});

describe("select-address", () => {
  const step = "select-address";
  const choosing = (homes: readonly Residence[], chosen = homes[0], context = residenceContext) =>
    after(step, { ...abroad(...homes), ...(chosen && { "select-address": chosen.uuid }) }, context);

  test("RES-019 takes one of the homes that it offers", () => {
    const [one, other, old] = [germanFlat(), germanFlat(), germanFlat(left)];
    expect(choosing([one, other, old], old)).toBeUndefined();
    expect(choosing([one, other, old], other)).toBe("have-you-ever");
  });

  test("RES-050 a UK home leads to rental-details or documents", () => {
    expect(choosing([flat(), germanFlat()])).toBe("rental-details");
    expect(choosing([family(), germanFlat()])).toBe("documents");
  });

  test("RES-051 a history with a UK home leads there too", () => {
    const homes = [germanFlat(), germanFlat(), aHome(left)];
    expect(choosing(homes)).toBe("rental-details");
  });

  test("RES-052 and so does the skip condition", () => {
    const homes = [germanFlat(), germanFlat({ residenceType: "FAMILY_HOME" })];
    expect(choosing(homes, homes[0], skipping)).toBe("rental-details");
    expect(choosing(homes, homes[1], skipping)).toBe("documents");
  });

  test("RES-053 in every other case have-you-ever is next", () => {
    expect(choosing([germanFlat(), germanFlat()])).toBe("have-you-ever");
  });
});

describe("rental-details or documents", () => {
  const next = (home: Residence, ...conditions: readonly Condition[]) =>
    after("uk-residential-history", inUk(home), withCondition(...conditions));

  test.each([
    ["RES-054", "RENTED_FLAT", "rental-details"],
    ["RES-055", "STUDENT_ACCOMMODATION", "rental-details"],
    ["RES-056", "SELF_OWNED_HOME", "documents"],
    ["RES-056", "FAMILY_HOME", "documents"],
    ["RES-056", "INFORMAL_ARRANGEMENT", "documents"],
  ] as const)("%s %s leads to %s", (_id, residenceType, step) => {
    expect(next(aHome({ residenceType }))).toBe(step);
  });

  test.each(residenceTypes)("RES-057 no reference wanted: %s leads to documents", (residenceType) => {
    expect(next(aHome({ residenceType }), condition("REQUIRE_RENTAL_REFERENCE", false))).toBe("documents");
  });

  test("RES-058 unless it says false, the policy wants one", () => {
    expect(next(flat())).toBe("rental-details");
    expect(next(flat(), condition("REQUIRE_RENTAL_REFERENCE", true))).toBe("rental-details");
  });
});
