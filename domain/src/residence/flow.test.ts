import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition } from "../policies/condition.ts";
import {
  aHome,
  aProof,
  aResidence,
  hafenstrasse,
  residenceAnswerAtRandom,
  residenceContext,
  withLandlord,
  withRent,
} from "../testing/residences.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { stepNames } from "../wizard/flow.ts";
import { reachableFrom } from "../wizard/reach.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import type { ResidenceContext } from "./context.ts";
import { type ResidenceStep, residenceFlow, residenceSteps } from "./flow.ts";
import type { Residence } from "./residence.ts";
import { residenceTypes } from "./residence.ts";
import { addressProofs, type ResidenceValues, residenceAnswersOf, residenceValues } from "./values.ts";

const condition = (name: Condition["name"], value: Condition["value"]): Condition => ({
  name,
  description: "",
  value,
});

const withCondition = (...more: readonly Condition[]): ResidenceContext => ({
  ...residenceContext,
  conditions: [...residenceContext.conditions, ...more],
});

const skipping = withCondition(condition("SKIP_IN_UK_QUESTION", true));

const pathOf = (values: ResidenceValues, context = residenceContext) =>
  walk(residenceFlow, values, context).path;

/** The step after the given one. */
const after = (step: ResidenceStep, values: ResidenceValues, context = residenceContext) => {
  const path = pathOf(values, context);
  return path[path.indexOf(step) + 1];
};

const inUk = (...residences: readonly Residence[]) => aResidence({ "in-uk": "yes", residences });
const abroad = (...residences: readonly Residence[]) => aResidence({ "in-uk": "no", residences });

const flat = () => aHome();
const family = (said: Partial<Residence> = {}) => aHome({ residenceType: "FAMILY_HOME", ...said });
const germanFlat = (said: Partial<Residence> = {}) => aHome({ address: hafenstrasse, ...said });
const left = { isCurrent: false, end: "2026-10-31" } as const;

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

describe("rent and landlord", () => {
  const agreement = { docSignposting: ["TENANCY_AGREEMENT"] };
  const rented = aHome({ ...withRent, ...withLandlord });
  const values = { ...inUk(rented), ...agreement, upload: [aProof("TENANCY_AGREEMENT", rented)] };

  test("RES-059 rental-details leads to landlordDetails", () => {
    expect(after("rental-details", inUk(flat()))).toBeUndefined();
    expect(after("rental-details", inUk(aHome(withRent)))).toBe("landlordDetails");
  });

  test("RES-060 RES-061 RES-062 a current rented flat: the tenancy agreement, then thanks", () => {
    expect(pathOf(values)).toEqual([
      "in-uk",
      "uk-residential-history",
      "rental-details",
      "landlordDetails",
      "documentSignpostingForTenancyAgreement",
      "uploadForTenancyAgreement",
      "thanks",
    ]);
  });

  test.each([
    ["a former one", aHome({ ...left, ...withRent, ...withLandlord })],
    [
      "student accommodation",
      aHome({ residenceType: "STUDENT_ACCOMMODATION", ...withRent, ...withLandlord }),
    ],
  ])("RES-063 %s: thanks is next", (_which, home) => {
    const said = { ...inUk(home), gaps: "travelling", "select-address": home.uuid } as const;
    expect(after("landlordDetails", said)).toBe("thanks");
  });

  test("a reason takes the place of a landlord", () => {
    const nobody = { ...inUk(aHome(withRent)), withoutReference: "lost_contact" } as const;
    expect(after("landlordDetails", nobody)).toBe("documentSignpostingForTenancyAgreement");
  });

  test("the tenancy agreement of another home does not count", () => {
    const moved = { ...values, upload: [aProof("TENANCY_AGREEMENT", flat())] };
    expect(pathOf(moved).at(-1)).toBe("uploadForTenancyAgreement");
  });

  test("RES-064 thanks leads to documents", () => {
    expect(after("thanks", { ...values, thanks: "read" })).toBe("documents");
  });

  test("RES-009 with a connected bank, to already-connected", () => {
    const connected = { ...residenceContext, connectedOpenBanking: true };
    expect(after("thanks", { ...values, thanks: "read" }, connected)).toBe("already-connected");
    expect(after("uk-residential-history", inUk(family()), connected)).toBe("already-connected");
  });
});

describe("documents", () => {
  const home = family();
  const asked = inUk(home);

  test("RES-065 none leads to the notice, and its acknowledgement ends the section", () => {
    const none = { ...asked, documents: "none" } as const;
    expect(after("documents", none)).toBe("none");
    expect(mayComplete(residenceFlow, none, residenceContext)).toBe(false);
    expect(mayComplete(residenceFlow, { ...none, none: "acknowledged" }, residenceContext)).toBe(true);
  });

  test.each(["UTILITY_BILL", "BANK_STATEMENT", "TENANCY_AGREEMENT"] as const)(
    "RES-066 RES-067 %s needs signposting, then upload",
    (documents) => {
      expect(after("documents", { ...asked, documents })).toBe("documentSignposting");
      const understood = { ...asked, documents, docSignposting: [documents] };
      expect(after("documentSignposting", understood)).toBe("upload");
    },
  );

  test.each(["COUNCIL_TAX_STATEMENT", "LAND_REGISTRY", "INSURANCE_CONTRACT", "OTHER"] as const)(
    "RES-068 %s leads to upload",
    (documents) => {
      expect(after("documents", { ...asked, documents })).toBe("upload");
    },
  );

  test("RES-024 a file, or the reason for having none, ends the section", () => {
    const chosen = { ...asked, documents: "OTHER" } as const;
    const ends = (values: ResidenceValues) => mayComplete(residenceFlow, values, residenceContext);
    expect(ends(chosen)).toBe(false);
    expect(ends({ ...chosen, upload: [aProof("OTHER", home)] })).toBe(true);
    expect(ends({ ...chosen, upload: [aProof("OTHER", flat())] })).toBe(false);
    expect(ends({ ...chosen, withoutDocument: { OTHER: "lost" } })).toBe(true);
  });
});

describe("already-connected", () => {
  const connected = { ...residenceContext, connectedOpenBanking: true };
  const asked = inUk(family());

  test("RES-026 RES-027 RES-069 leads to placeholder, which ends the section", () => {
    const enough = { ...asked, "already-connected": "enough" } as const;
    expect(after("already-connected", enough, connected)).toBe("placeholder");
    expect(mayComplete(residenceFlow, enough, connected)).toBe(true);
    expect(mayComplete(residenceFlow, asked, connected)).toBe(false);
  });

  test("a document may be added all the same", () => {
    const more = { ...asked, "already-connected": "documents" } as const;
    expect(after("already-connected", more, connected)).toBe("documents");
  });
});

describe("the graph", () => {
  test("RES-016 RES-017 RES-020 RES-021 RES-023 RES-025 RES-028 has the steps of the contract, each reachable", () => {
    const own = stepNames(residenceFlow).filter(
      (name) => !["missingInformation", "genericUpload"].includes(name),
    );
    expect([...own].toSorted()).toEqual(residenceSteps.slice(0, own.length).toSorted());
    expect([...reachableFrom(residenceFlow, "in-uk")].toSorted()).toEqual([...own].toSorted());
    const everything = [...reachableFrom(residenceFlow, "missingInformation")].toSorted();
    expect(everything).toEqual([...residenceSteps].toSorted());
  });
});

const moves = fc.array(fc.record({ random: fc.nat(99), back: fc.integer({ min: -6, max: 4 }) }), {
  maxLength: 30,
  size: "max",
});

describe.each([
  ["an ordinary policy", residenceContext],
  ["a policy that skips the question", skipping],
  ["a connected bank", { ...residenceContext, connectedOpenBanking: true }],
])("with %s, people who walk at random", (_which, context) => {
  const answered = (values: ResidenceValues, { random, back }: { random: number; back: number }) => {
    const path = pathOf(values, context);
    const step = path[Math.max(0, path.length - 1 - Math.max(0, back))];
    if (!step || step === "placeholder") return values;
    return { ...values, ...residenceAnswerAtRandom(step)(values, random) };
  };

  test("never get stuck, and what they chose is the same after it was stored", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat(99)), (taken, throws) => {
        let values = taken.reduce(answered, aResidence());
        for (let step = 0; step < 60 && walk(residenceFlow, values, context).state !== "ended"; step += 1) {
          values = answered(values, { random: throws.next().value as number, back: 0 });
        }
        expect(walk(residenceFlow, values, context).state).toBe("ended");
        const stored = JSON.parse(JSON.stringify(residenceAnswersOf(values)));
        const read = residenceValues({ residences: values.residences, documents: values.upload }, stored);
        expect(pathOf(read, context)).toEqual(pathOf(values, context));
      }),
      fewSeededRuns,
    );
  });

  test("no answer is accepted that is not listed", () => {
    expect(residenceAnswersOf({ documents: "PASSPORT", gaps: "x", "select-address": "1" } as never)).toEqual(
      {},
    );
    for (const documents of addressProofs) expect(residenceAnswersOf({ documents })).toEqual({ documents });
  });
});
