import { type Address, emptyAddress } from "../addresses/address.ts";
import { slotType } from "../documents/definitions.ts";
import type { ResidenceContext } from "../residence/context.ts";
import { proofSlot, type ResidenceStep } from "../residence/flow.ts";
import { homeOf, homesToSelect } from "../residence/homes.ts";
import { noRent, type Residence } from "../residence/residence.ts";
import {
  addressProofs,
  gapReasons,
  type ResidenceFile,
  type ResidenceValues,
  withoutReferenceReasons,
  withReasonFor,
} from "../residence/values.ts";
import { residenceTypes } from "../vocabulary/people.ts";
import { TODAY } from "./civil-days.ts";

export const residenceContext: ResidenceContext = {
  today: TODAY,
  conditions: [
    { name: "REQUIRED_ADDRESS_MONTHS", description: "", value: 36 },
    { name: "ADDRESS_GAP_DAYS", description: "", value: 31 },
  ],
  email: "amara@example.com",
  connectedOpenBanking: false,
};

/** 27 Harbour Street, Leeds. */
export const harbourStreet: Address = {
  ...emptyAddress,
  flat: "Flat 3",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  country: "GB",
  formattedAddress: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
};

export const hafenstrasse: Address = {
  ...emptyAddress,
  houseNumber: "5",
  streetNumber: "5",
  street: "Hafenstraße",
  city: "Hamburg",
  postalCode: "20359",
  country: "DE",
  formattedAddress: "Hafenstraße 5, 20359 Hamburg",
};

let count = 0;
/** A number of its own for every home of a test. */
const nextUuid = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
};

/** A rented flat in Leeds, for ten years. */
export const aHome = (said: Partial<Residence> = {}): Residence => ({
  uuid: nextUuid(),
  draft: false,
  isCurrent: said.end === undefined || said.end === null,
  start: "2016-11-01",
  end: null,
  residenceType: "RENTED_FLAT",
  address: harbourStreet,
  ...noRent,
  ...said,
});

export const withRent = {
  currency: "GBP",
  rentMinor: 115_000,
  rentFrequency: "MONTHLY",
  rentPaymentDate: "2026-11-01",
} as const;

export const withLandlord = {
  reference: {
    type: "AGENT",
    firstName: "Joanne",
    lastName: "Pryce",
    email: "office@harbourstreet.example",
    phone: "+441134960188",
  },
} as const;

/** A stored file about a home; `type` is the document's. */
export const aProof = (type: string, { uuid }: Pick<Residence, "uuid">): ResidenceFile => ({
  id: `file-${type}`,
  type,
  path: `residence/${type}`,
  fileName: `${type}.pdf`,
  residenceUuid: uuid,
});

export const aResidence = (said: Partial<ResidenceValues> = {}): ResidenceValues => ({
  residences: [],
  upload: [],
  ...said,
});

/** Picks by number, so that a walk is a list of numbers that fast-check can shrink. */
const pick = <Option>(options: readonly Option[], random: number): Option =>
  options[random % options.length] as Option;

type Answer = (values: ResidenceValues, random: number) => Partial<ResidenceValues>;

/** Homes that people have: current, left, abroad, with a gap, two at a time. */
const histories: readonly ((random: number) => readonly Residence[])[] = [
  (random) => [aHome({ residenceType: pick(residenceTypes, random) })],
  (random) => [aHome({ address: hafenstrasse, residenceType: pick(residenceTypes, random) })],
  () => [aHome(), aHome({ address: hafenstrasse, residenceType: "FAMILY_HOME" })],
  () => [aHome({ address: hafenstrasse }), aHome({ address: hafenstrasse })],
  () => [aHome({ end: "2026-10-31" })],
  () => [aHome({ start: "2026-01-01" }), aHome({ end: "2025-06-30", address: hafenstrasse })],
];

const history: Answer = (_values, random) => ({
  residences: pick(histories, random)(random),
  gaps: pick(gapReasons, random),
  gapsWords: "I lived on a boat",
});

const given =
  (slotOfValues: (values: ResidenceValues) => string | undefined): Answer =>
  (values, random) => {
    const slot = slotOfValues(values) ?? "OTHER";
    const home = homeOf(values, residenceContext);
    return random % 2 === 0 && home
      ? { upload: [...values.upload, aProof(slot, home)] }
      : { withoutDocument: { ...values.withoutDocument, [slot]: "lost" } };
  };

const understood =
  (slotOfValues: (values: ResidenceValues) => string | undefined): Answer =>
  (values) => ({ docSignposting: [...(values.docSignposting ?? []), slotOfValues(values) ?? "OTHER"] });

const tenancy = () => slotType("TENANCY_AGREEMENT", "front");

/** What the home in question gets. */
const aboutHome =
  (said: Partial<Residence>): Answer =>
  (values) => {
    const home = homeOf(values, residenceContext);
    return {
      residences: values.residences.map((one) => (one.uuid === home?.uuid ? { ...one, ...said } : one)),
    };
  };

const answers: Readonly<Partial<Record<ResidenceStep, Answer>>> = {
  "in-uk": (_values, random) => ({ "in-uk": random % 2 === 0 ? "yes" : "no" }),
  "residential-history": history,
  "uk-residential-history": history,
  "single-uk-residential-history": ({ residences }) => ({
    residences: [...residences, aHome({ start: "2012-01-01", end: "2013-12-31" })],
  }),
  "select-address": (values, random) => ({
    "select-address": pick(homesToSelect(values, residenceContext), random).uuid,
  }),
  "have-you-ever": (_values, random) => ({ "have-you-ever": random % 2 === 0 ? "yes" : "no" }),
  "rental-details": aboutHome(withRent),
  landlordDetails: (values, random) => {
    const home = homeOf(values, residenceContext);
    return random % 3 === 0 && home
      ? withReasonFor(values, home, {
          reason: pick(withoutReferenceReasons, random),
          words: "They have died",
        })
      : aboutHome(withLandlord)(values, random);
  },
  documentSignpostingForTenancyAgreement: understood(tenancy),
  uploadForTenancyAgreement: given(tenancy),
  thanks: () => ({ thanks: "read" }),
  documents: (_values, random) => ({ documents: pick([...addressProofs, "none" as const], random) }),
  none: () => ({ none: "acknowledged" }),
  documentSignposting: understood(proofSlot),
  upload: given(proofSlot),
  "already-connected": (_values, random) => ({
    "already-connected": random % 2 === 0 ? "enough" : "documents",
  }),
};

/** A random answer to a step, as its screen would give it. */
export const residenceAnswerAtRandom = (step: ResidenceStep): Answer => {
  const answer = answers[step];
  if (!answer) throw new Error(`Nothing answers ${step}`);
  return answer;
};
