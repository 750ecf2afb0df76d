import { type Needed, type RecordField, type RouteRule, recordOutcomes } from "./rule-set.ts";

/** The fields of a record: those of every record, and those of its route. */

const field = (name: string, kind: RecordField["kind"], needed: Needed = "always"): RecordField => ({
  name,
  kind,
  needed,
});

const choice = (name: string, choices: readonly string[], needed: Needed = "always"): RecordField => ({
  ...field(name, "choice", needed),
  choices,
});

const when = (name: string, is: string): Needed => ({ field: name, is });

const PRESENCE = ["in_person", "live_video"] as const;
const presence = choice("presence", PRESENCE, "if-shown");

/** Fields of a route are filled in when the right was shown by it. */
const shown = (name: string, kind: RecordField["kind"]): RecordField => field(name, kind, "if-shown");

export const commonFields: readonly RecordField[] = [
  field("landlord", "line"),
  choice("responsible", ["landlord", "agent"]),
  field("landlordResponsibility", "from_landlord", when("responsible", "agent")),
  field("agencyResponsibility", "from_agency", "if-agency-hands-over"),
  field("onBehalfOf", "line"),
  field("checkedAt", "moment"),
  choice("namesAgree", ["agree", "differ"], "if-shown"),
  choice("namesDiffer", ["marriage", "deed_poll", "decree", "spelling"], when("namesAgree", "differ")),
  field("namesFile", "file", when("namesAgree", "differ")),
  choice("outcome", recordOutcomes),
  field("limitedUntil", "day", when("outcome", "time_limited")),
  field("statementShown", "yes"),
  field("failedWhy", "text", when("outcome", "not_shown")),
  // Section 26(5): the landlord is told before the tenancy if the first check fails.
  field("landlordToldOn", "day", "if-first-check-failed"),
  field("landlordToldHow", "line", "if-first-check-failed"),
  // Section 26: a failed follow-up is reported to the Home Office before the excuse ends.
  field("reportedOn", "day", "if-follow-up-failed"),
  choice("reportedBy", ["page", "telephone"], "if-follow-up-failed"),
  field("reportReference", "line", "if-follow-up-failed"),
  choice(
    "refusedRoute",
    ["MANUAL_A1", "MANUAL_A2", "MANUAL_B", "ONLINE", "DVS", "LCS"],
    "if-a-route-was-refused",
  ),
  field("refusedReason", "line", "if-a-route-was-refused"),
];

const ofOriginals: readonly RecordField[] = [
  shown("documents", "documents"),
  shown("originalSeen", "yes"),
  shown("genuine", "yes"),
  shown("likeness", "yes"),
  presence,
  shown("copies", "files"),
  shown("copiedOn", "day"),
];

const ofArrival: readonly RecordField[] = [
  field("arrivedOn", "day", "if-arrival-is-shown"),
  choice("arrivalBy", ["ticket", "boarding_pass", "booking", "other"], "if-arrival-is-shown"),
  field("arrivalFile", "file", "if-arrival-is-shown"),
];

const CODE = "Code of practice on right to rent, in force since 1 October 2026";
const REGISTER = "Data (Use and Access) Act 2025, sections 32 and 33; supplementary code for right to rent";
const ORDER = "Immigration (Residential Accommodation) (Prescribed Requirements) Order 2014, articles 3 to 6";

const SHOWN_OR_NOT = {
  unlimited: ["unlimited", "not_shown"],
  limited: ["time_limited", "not_shown"],
} as const;

const byOriginals = {
  fields: ofOriginals,
  outcomes: SHOWN_OR_NOT.unlimited,
  nationalities: null,
  presence: PRESENCE,
  excuse: "continuous",
  source: `${CODE}; ${ORDER}`,
  sure: 2,
} as const;

export const routesOf2026: readonly RouteRule[] = [
  { ...byOriginals, route: "MANUAL_A1", documents: { list: "A1", count: 1 } },
  { ...byOriginals, route: "MANUAL_A2", documents: { list: "A2", count: 2 } },
  {
    ...byOriginals,
    route: "MANUAL_B",
    documents: { list: "B", count: 1 },
    fields: [...ofOriginals, shown("permissionUntil", "day"), ...ofArrival],
    outcomes: SHOWN_OR_NOT.limited,
    excuse: "longest_of_three",
    source: `${CODE}; Immigration Act 2014, section 27`,
  },
  {
    route: "ONLINE",
    documents: null,
    fields: [
      shown("shareCode", "line"),
      shown("landlordService", "yes"),
      shown("shownName", "line"),
      shown("resultFile", "file"),
      shown("pageDay", "day"),
      shown("likeness", "yes"),
      presence,
    ],
    outcomes: recordOutcomes,
    nationalities: null,
    presence: PRESENCE,
    excuse: "as_the_page_says",
    source: `${CODE}; ${ORDER}`,
    sure: 3,
  },
  {
    route: "DVS",
    documents: null,
    fields: [
      shown("provider", "provider"),
      shown("registerId", "line"),
      shown("registerSeenOn", "day"),
      shown("registerFile", "file"),
      shown("outputFile", "file"),
      shown("documentUntil", "day"),
      shown("verifiedOn", "day"),
      shown("likeness", "yes"),
      presence,
    ],
    outcomes: SHOWN_OR_NOT.unlimited,
    nationalities: ["GB", "IE"],
    presence: PRESENCE,
    excuse: "continuous",
    source: `${CODE}; ${REGISTER}`,
    sure: 2,
  },
  {
    route: "LCS",
    documents: null,
    fields: [
      choice("serviceReason", [
        "open_application",
        "certificate_of_application",
        "papers_at_home_office",
        "crown_dependency",
        "long_resident",
        "permission_to_rent",
      ]),
      field("homeOfficeReference", "line"),
      field("askedAt", "moment"),
      choice("serviceAnswer", ["yes", "no", "silence"]),
      field("noticeReference", "line", when("serviceAnswer", "yes")),
      field("noticeOn", "day", when("serviceAnswer", "yes")),
      field("answerFile", "file"),
      shown("likeness", "yes"),
      presence,
    ],
    outcomes: SHOWN_OR_NOT.limited,
    nationalities: null,
    presence: PRESENCE,
    excuse: "from_the_notice",
    source: `${CODE}; ${ORDER}`,
    sure: 3,
  },
  {
    route: "NO_EXCUSE",
    documents: null,
    fields: [field("noExcuseReason", "text")],
    outcomes: ["not_shown"],
    nationalities: null,
    presence: [],
    excuse: "none",
    source: "Immigration Act 2014, section 24: no excuse is established",
    sure: 3,
  },
];
