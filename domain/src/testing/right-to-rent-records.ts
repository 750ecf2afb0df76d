import type { ProviderEntry } from "../compliance/right-to-rent/providers.ts";
import type { GivenRecord, RecordFacts } from "../compliance/right-to-rent/record.ts";
import type { GivenDocument } from "../compliance/right-to-rent/record-documents.ts";
import type { WrittenResponsibility } from "../compliance/right-to-rent/responsibility.ts";
import type { RightToRentRoute } from "../compliance/right-to-rent/rule-set.ts";
import { rightToRentRuleSets } from "../compliance/right-to-rent/rule-sets.ts";

/** Complete records of every route, made on 7 December 2026 for an agreement of 10 December and a start on the 14th. */

export const CHECKED_ON = "2026-12-07";

export const rulesOf2026 = () => {
  const [rules] = rightToRentRuleSets;
  if (!rules) throw new Error("There is a set of rules.");
  return rules;
};

export const CLEARMARK: ProviderEntry = {
  name: "Clearmark Identity",
  registerId: "DVS-0417",
  registerUrl: null,
  isInUse: true,
  services: ["right_to_rent"],
  validUntil: "2027-03-14",
};

/** From the landlord of the records to the agency, and from the agency to the provider. */
export const RESPONSIBILITIES: readonly WrittenResponsibility[] = [
  { id: "written-1", landlord: "R. Calvert", acceptedOn: "2026-08-03", endedOn: null },
  { id: "written-2", landlord: null, acceptedOn: "2026-07-06", endedOn: null },
];

export const recordFacts = (given: Partial<RecordFacts> = {}): RecordFacts => ({
  rules: rulesOf2026(),
  now: `${CHECKED_ON}T16:00`,
  letting: { agreementOn: "2026-12-10", startsOn: "2026-12-14" },
  purpose: "before_agreement",
  nationality: "GB",
  hadNo: false,
  providers: [CLEARMARK],
  agency: { isOwn: false, responsibilities: RESPONSIBILITIES },
  ...given,
});

export const aShownDocument = (kind: string, given: Partial<GivenDocument> = {}): GivenDocument => ({
  kind,
  country: "GB",
  form: "paper",
  expiresOn: "",
  issuedOn: "",
  ...given,
});

const common = {
  landlord: "R. Calvert",
  responsible: "agent",
  onBehalfOf: "Hartley & Co",
  checkedAt: `${CHECKED_ON}T10:30`,
  namesAgree: "agree",
  outcome: "unlimited",
  statementShown: "yes",
};

const originals = {
  originalSeen: "yes",
  genuine: "yes",
  likeness: "yes",
  presence: "in_person",
  copies: "file-2",
  copiedOn: CHECKED_ON,
};

type Values = Readonly<Record<string, string>>;

const ofRoute: Readonly<
  Record<RightToRentRoute, { readonly values: Values; readonly documents?: readonly GivenDocument[] }>
> = {
  MANUAL_A1: {
    values: originals,
    documents: [aShownDocument("BRITISH_PASSPORT", { expiresOn: "2030-01-01" })],
  },
  MANUAL_A2: {
    values: originals,
    documents: [
      aShownDocument("BIRTH_OR_ADOPTION_CERTIFICATE"),
      aShownDocument("UK_DRIVING_LICENCE", { expiresOn: "2031-05-01" }),
    ],
  },
  MANUAL_B: {
    values: {
      ...originals,
      outcome: "time_limited",
      limitedUntil: "2028-06-30",
      permissionUntil: "2028-06-30",
    },
    documents: [aShownDocument("ENDORSED_PASSPORT_LIMITED", { country: "IN", expiresOn: "2029-01-31" })],
  },
  ONLINE: {
    values: {
      shareCode: "R12 345 678",
      landlordService: "yes",
      shownName: "Tomasz Wójcik",
      resultFile: "file-3",
      pageDay: CHECKED_ON,
      likeness: "yes",
      presence: "live_video",
    },
  },
  DVS: {
    values: {
      provider: CLEARMARK.name,
      registerId: CLEARMARK.registerId,
      registerSeenOn: CHECKED_ON,
      registerFile: "file-4",
      outputFile: "file-5",
      documentUntil: "2027-01-01",
      verifiedOn: "2026-12-06",
      likeness: "yes",
      presence: "in_person",
    },
  },
  LCS: {
    values: {
      outcome: "time_limited",
      limitedUntil: "2027-12-03",
      serviceReason: "open_application",
      homeOfficeReference: "HO-778",
      askedAt: "2026-12-03T09:00",
      serviceAnswer: "yes",
      noticeReference: "PVN-1",
      noticeOn: "2026-12-04",
      answerFile: "file-6",
      likeness: "yes",
      presence: "in_person",
    },
  },
  NO_EXCUSE: {
    values: {
      outcome: "not_shown",
      failedWhy: "No document came.",
      landlordToldOn: CHECKED_ON,
      landlordToldHow: "By e-mail",
      noExcuseReason: "The landlord lets at their own risk.",
    },
  },
};

/** @param changes of fields; undefined leaves one out */
export const aRightToRentRecord = (
  route: RightToRentRoute,
  changes: Readonly<Record<string, string | undefined>> = {},
  documents?: readonly GivenDocument[],
): GivenRecord => {
  const given = ofRoute[route];
  const values = Object.entries({ ...common, ...given.values, ...changes });
  return {
    route,
    values: Object.fromEntries(
      values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    documents: documents ?? given.documents ?? [],
  };
};
