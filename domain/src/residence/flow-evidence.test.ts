import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { after, family, flat, inUk, left, pathOf, skipping } from "../testing/residence-paths.ts";
import {
  aHome,
  aProof,
  aResidence,
  residenceAnswerAtRandom,
  residenceContext,
  withLandlord,
  withRent,
} from "../testing/residences.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { stepNames } from "../wizard/flow.ts";
import { reachableFrom } from "../wizard/reach.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import { residenceFlow, residenceSteps } from "./flow.ts";
import {
  addressProofs,
  type ResidenceValues,
  residenceAnswersOf,
  residenceValues,
  withReasonFor,
} from "./values.ts";

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
    const home = aHome(withRent);
    const nobody = { ...inUk(home), ...withReasonFor({}, home, { reason: "lost_contact" }) };
    expect(after("landlordDetails", nobody)).toBe("documentSignpostingForTenancyAgreement");
  });

  test("something else explains with the person's own words alone", () => {
    const home = aHome(withRent);
    const reason = "something_else";
    const silent = { ...inUk(home), ...withReasonFor({}, home, { reason }) };
    expect(pathOf(silent).at(-1)).toBe("landlordDetails");
    const told = { ...inUk(home), ...withReasonFor({}, home, { reason, words: "They have died" }) };
    expect(after("landlordDetails", told)).toBe("documentSignpostingForTenancyAgreement");

    const short = aHome({ residenceType: "FAMILY_HOME", start: "2026-01-01" });
    const unexplained = { ...inUk(short), gaps: reason } as const;
    expect(pathOf(unexplained).at(-1)).toBe("uk-residential-history");
    expect(pathOf({ ...unexplained, gapsWords: "On a boat" }).at(-1)).toBe("documents");
  });

  test("a reason for one home leaves another without an answer", () => {
    const [one, other] = [aHome(withRent), aHome(withRent)];
    const chosen = {
      ...inUk(one, other),
      ...withReasonFor({}, one, { reason: "abroad" }),
      "select-address": other.uuid,
    };
    expect(pathOf(chosen).at(-1)).toBe("landlordDetails");
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
    expect(mayComplete({ flow: residenceFlow, values: none, context: residenceContext })).toBe(false);
    expect(
      mayComplete({
        flow: residenceFlow,
        values: { ...none, none: "acknowledged" },
        context: residenceContext,
      }),
    ).toBe(true);
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
    const ends = (values: ResidenceValues) =>
      mayComplete({ flow: residenceFlow, values, context: residenceContext });
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
    expect(mayComplete({ flow: residenceFlow, values: enough, context: connected })).toBe(true);
    expect(mayComplete({ flow: residenceFlow, values: asked, context: connected })).toBe(false);
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
        for (
          let step = 0;
          step < 60 && walk({ flow: residenceFlow, values, context }).state !== "ended";
          step += 1
        ) {
          values = answered(values, { random: throws.next().value as number, back: 0 });
        }
        expect(walk({ flow: residenceFlow, values, context }).state).toBe("ended");
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
