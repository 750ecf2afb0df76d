import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
import { aHome, aProof, residenceContext, withLandlord, withRent } from "../testing/residences.ts";
import type { SectionRequest } from "../wizard/request.ts";
import type { PartyContext } from "../wizard/section.ts";
import type { Residence } from "./residence.ts";
import { homeToAskAbout, residenceSection } from "./section.ts";
import { type ResidenceFile, withReasonFor } from "./values.ts";

const context: PartyContext = { today: TODAY, conditions: residenceContext.conditions };

interface Given {
  readonly homes?: readonly Residence[];
  readonly files?: readonly ResidenceFile[];
  readonly layers?: readonly unknown[];
  readonly request?: SectionRequest;
  readonly bank?: boolean;
}

const home = aHome({ residenceType: "FAMILY_HOME" });
const chosen = { "in-uk": "yes", documents: "OTHER" };

const stored = ({ homes = [home], files = [], layers = [chosen], request, bank = false }: Given) => ({
  variant: "RESIDENCE_DEFAULT" as const,
  facts: { residences: homes, documents: files, email: "amara@example.com", connectedOpenBanking: bank },
  answerLayers: layers,
  request,
});

const mayComplete = (given: Given) => residenceSection.mayComplete(stored(given), context);

const proof = aProof("OTHER", home);
const agreement = aProof("TENANCY_AGREEMENT", home);

describe("residence may complete", () => {
  test.each<[string, Given, boolean]>([
    ["with a home and its proof", { files: [proof] }, true],
    ["not without the file", {}, false],
    ["not with the file of another home", { files: [{ ...proof, residenceUuid: null }] }, false],
    ["not without a home", { homes: [], files: [proof] }, false],
    ["not with a draft alone", { homes: [{ ...home, draft: true }], files: [proof] }, false],
    ["not without an answer", { layers: [], files: [proof] }, false],
    ["not with untrusted answers", { layers: [{ ...chosen, documents: "PASSPORT" }], files: [proof] }, false],
    [
      "without a document, once that is acknowledged",
      { layers: [{ ...chosen, documents: "none", none: "acknowledged" }] },
      true,
    ],
    [
      "with a bank connection, without a document",
      { bank: true, layers: [{ ...chosen, "already-connected": "enough" }] },
      true,
    ],
    [
      "not with that answer, when the bank is no longer connected",
      { layers: [{ "in-uk": "yes", "already-connected": "enough" }] },
      false,
    ],
    [
      "not before somebody has said whom to ask about a rented home",
      { homes: [aHome()], files: [proof] },
      false,
    ],
  ])("%s", (_what, given, may) => {
    expect(mayComplete(given)).toBe(may);
  });
});

describe("a request", () => {
  const upload: SectionRequest = { start: "upload", end: "upload" };
  const denied = { ...chosen, withoutDocument: { OTHER: "lost" } };
  const landlord: SectionRequest = { start: "landlordDetails", end: "landlordDetails" };
  const history: SectionRequest = { start: "uk-residential-history", end: "uk-residential-history" };
  const rented = aHome({ ...withRent });
  const nobody = withReasonFor({}, rented, { reason: "abroad" });
  const short = aHome({ residenceType: "FAMILY_HOME", start: "2026-01-01" });

  test.each<[string, Given, boolean]>([
    [
      "takes the choice over from the first round",
      { layers: [chosen, {}], files: [proof], request: upload },
      true,
    ],
    ["but not the denial", { layers: [denied, {}], request: upload }, false],
    ["while a denial of its own counts", { layers: [chosen, denied], request: upload }, true],
    [
      "ends where it ends, although the flow goes on",
      { homes: [{ ...rented, ...withLandlord }], layers: [{ "in-uk": "yes" }, {}], request: landlord },
      true,
    ],
    [
      "for a landlord needs one",
      { homes: [rented], layers: [{ "in-uk": "yes" }, {}], request: landlord },
      false,
    ],
    [
      "takes no reason for having none over",
      { homes: [rented], layers: [{ "in-uk": "yes", ...nobody }, {}], request: landlord },
      false,
    ],
    [
      "takes a new reason",
      { homes: [rented], layers: [{ "in-uk": "yes" }, nobody], request: landlord },
      true,
    ],
    [
      "asks for a gap again",
      { homes: [short], layers: [{ "in-uk": "yes", gaps: "travelling" }, {}], request: history },
      false,
    ],
    [
      "whose gap was explained anew",
      { homes: [short], layers: [{ "in-uk": "yes" }, { gaps: "travelling" }], request: history },
      true,
    ],
    ["for an unknown step never", { files: [proof], request: { start: "gone", end: "gone" } }, false],
    [
      "for a named document",
      {
        layers: [chosen, {}],
        files: [agreement],
        request: { start: "genericUpload", end: "genericUpload", documentType: "TENANCY_AGREEMENT" },
      },
      true,
    ],
    [
      "for a named document, without it",
      {
        layers: [chosen, {}],
        files: [proof],
        request: { start: "genericUpload", end: "genericUpload", documentType: "TENANCY_AGREEMENT" },
      },
      false,
    ],
  ])("%s", (_what, given, may) => {
    expect(mayComplete(given)).toBe(may);
  });
});

const inputs = [
  "history",
  "rent",
  "currency",
  "rentFrequency",
  "rentPaymentDate",
  "reference",
  "documents",
  "withdrawnDocuments",
] as const;
const rental = ["rent", "currency", "rentFrequency", "rentPaymentDate"];
const files = ["documents", "withdrawnDocuments"];

describe("in the first round", () => {
  const { input, document } = residenceSection.opens("RESIDENCE_DEFAULT", undefined);

  test("every fact of the section is open, and an argument without a question is refused", () => {
    expect([...inputs, "firstName", "uuid", "toString"].filter(input)).toEqual([...inputs]);
  });

  test("only proofs of an address are taken", () => {
    expect((["UTILITY_BILL", "TENANCY_AGREEMENT", "OTHER"] as const).every(document)).toBe(true);
    expect((["PASSPORT", "PAYSLIP"] as const).some(document)).toBe(false);
  });
});

describe("ACL-04 a request opens only what it names", () => {
  const opened = (start: string, end = start, more: Partial<SectionRequest> = {}) =>
    residenceSection.opens("RESIDENCE_DEFAULT", { start, end, ...more });

  test.each([
    ["uk-residential-history", "uk-residential-history", ["history"]],
    ["rental-details", "rental-details", rental],
    ["rental-details", "landlordDetails", [...rental, "reference"]],
    ["landlordDetails", "landlordDetails", ["reference"]],
    ["documents", "upload", files],
    ["thanks", "thanks", []],
    ["genericUpload", "genericUpload", files],
    ["shareCode", "shareCode", []],
  ])("from %s to %s: %j", (start, end, open) => {
    expect(inputs.filter(opened(start, end).input)).toEqual(open);
  });

  test.each([
    ["upload", {}, [true, true, false]],
    ["uploadForTenancyAgreement", {}, [false, true, false]],
    ["genericUpload", { documentType: "PAYSLIP" }, [false, false, true]],
    ["landlordDetails", { documentType: "PAYSLIP" }, [false, false, false]],
  ] as const)("%s %j: utility bill, tenancy agreement, payslip: %j", (step, more, open) => {
    const { document } = opened(step, step, more);
    expect((["UTILITY_BILL", "TENANCY_AGREEMENT", "PAYSLIP"] as const).map(document)).toEqual(open);
  });
});

describe("asked about", () => {
  const [one, other] = [aHome({ ...withRent, ...withLandlord }), aHome({ ...withRent, ...withLandlord })];
  const family = aHome({ residenceType: "FAMILY_HOME" });
  const choosing = (uuid: string) => ({ "in-uk": "yes", "select-address": uuid });
  const said = { homes: [one, other], layers: [choosing(other.uuid)] };
  const requestOf = (start: string, end: string): SectionRequest => ({ start, end });

  test.each<[string, Given, Residence | undefined]>([
    ["is the home that was chosen, whoever was named for another", said, other],
    ["is none before one is chosen", { ...said, layers: [{ "in-uk": "yes" }] }, undefined],
    [
      "is none while the home in question is not rented",
      { homes: [one, family], layers: [choosing(family.uuid)] },
      undefined,
    ],
    ["is no half-typed home", { homes: [{ ...one, draft: true }] }, undefined],
    [
      "in a request is the home that was chosen for it",
      {
        ...said,
        layers: [choosing(one.uuid), choosing(other.uuid)],
        request: requestOf("select-address", "landlordDetails"),
      },
      other,
    ],
    ["in a request for a document is none", { ...said, request: requestOf("upload", "upload") }, undefined],
    [
      "in a request for no known step is none",
      { ...said, request: requestOf("upload", "nowhere") },
      undefined,
    ],
  ])("%s", (_what, given, asked) => {
    expect(homeToAskAbout(stored(given), context)?.uuid).toBe(asked?.uuid);
  });

  test("is none if the policy wants no reference", () => {
    const conditions = [
      ...context.conditions,
      { name: "REQUIRE_RENTAL_REFERENCE", description: "", value: false } as const,
    ];
    expect(homeToAskAbout(stored(said), { ...context, conditions })).toBeUndefined();
  });
});
