import { CANDIDATE_FROM, type MatchReason } from "@latchkey/domain/compliance/sanctions/match.ts";
import { sanctionsStates } from "@latchkey/domain/compliance/sanctions/standing.ts";
import { sanctionsSights, sanctionsVerdicts } from "@latchkey/domain/compliance/sanctions/verdict.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type {
  JudgedCandidate,
  PartyToJudge,
  SanctionsDesk,
} from "../../compliance/sanctions/sanctions-desk.ts";
import type { ImportedList } from "../../compliance/sanctions/sanctions-lists.ts";
import type {
  GivenSanctionsVerdict,
  PastScreening,
  SanctionsStanding,
} from "../../compliance/sanctions/screenings.ts";
import { builder } from "./console-builder.ts";

const state = builder.enumType("SanctionsState", { values: sanctionsStates });
export const sanctionsVerdict = builder.enumType("SanctionsVerdict", {
  values: sanctionsVerdicts,
});
export const sanctionsSight = builder.enumType("SanctionsSight", { values: sanctionsSights });

export const sanctionsList = builder.objectRef<ImportedList>("SanctionsList").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    day: t.expose("day", { type: "Date", description: "Of the report." }),
    hash: t.exposeString("hash", { description: "SHA-256 of the file, in hexadecimal." }),
    fileName: t.exposeString("fileName"),
    persons: t.exposeInt("persons"),
    names: t.exposeInt("names"),
    others: t.exposeInt("others", { description: "Companies and ships, which are left out." }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

export const sanctionsStanding = builder.objectRef<SanctionsStanding>("SanctionsStanding").implement({
  fields: (t) => ({
    state: t.expose("state", { type: state }),
    day: t.field({ type: "Date", nullable: true, resolve: ({ list }) => list?.day ?? null }),
    open: t.exposeInt("open", { description: "Candidates that wait for a verdict." }),
  }),
});

/** Numbers of the reasons: parts alike, of how many; parts more; years apart. */
const numberOf = (reason: MatchReason): number | null => {
  switch (reason.code) {
    case "NAME_PARTS_ALIKE":
      return reason.alike;
    case "NAME_PARTS_MORE":
      return reason.more;
    case "BIRTH_DIFFERS":
      return reason.years;
    default:
      return null;
  }
};

const matchReason = builder.objectRef<MatchReason>("SanctionsMatchReason").implement({
  fields: (t) => ({
    code: t.exposeString("code"),
    number: t.int({ nullable: true, resolve: numberOf }),
    of: t.int({
      nullable: true,
      resolve: (reason) => (reason.code === "NAME_PARTS_ALIKE" ? reason.of : null),
    }),
  }),
});

const verdict = builder.objectRef<GivenSanctionsVerdict>("GivenSanctionsVerdict").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    verdict: t.expose("verdict", { type: sanctionsVerdict }),
    seenOn: t.field({ type: [sanctionsSight], resolve: ({ seenOn }) => [...seenOn] }),
    reason: t.exposeString("reason"),
    tellsAgency: t.exposeBoolean("tellsAgency", { description: "An e-mail went to its compliance contact." }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

type Birth = JudgedCandidate["entry"]["births"][number];

const two = (number: number): string => String(number).padStart(2, "0");
/** `1971`, `1971-04` or `1971-04-14`. */
const birthText = ({ year, month, day }: Birth): string =>
  [String(year), ...(month === null ? [] : [two(month), ...(day === null ? [] : [two(day)])])].join("-");

const reportLine = builder
  .objectRef<readonly [name: string, value: string]>("SanctionsReportLine")
  .implement({
    fields: (t) => ({
      name: t.string({ resolve: ([name]) => name }),
      value: t.string({ resolve: ([, value]) => value }),
    }),
  });

const candidate = builder.objectRef<JudgedCandidate>("SanctionsCandidate").implement({
  description: "A person of the list, as the list had it when it was raised.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isOpen: t.exposeBoolean("isOpen"),
    entryId: t.string({ resolve: ({ entry }) => entry.id }),
    name: t.exposeString("name", { description: "The listed name that is closest." }),
    otherNames: t.stringList({
      resolve: ({ entry, name }) => entry.names.map(({ text }) => text).filter((text) => text !== name),
    }),
    births: t.stringList({ resolve: ({ entry }) => entry.births.map(birthText) }),
    nationalities: t.stringList({ resolve: ({ entry }) => [...entry.nationalities] }),
    bornIn: t.stringList({ resolve: ({ entry }) => [...entry.bornIn] }),
    addresses: t.stringList({ resolve: ({ entry }) => [...entry.addresses] }),
    hasPassport: t.boolean({ resolve: ({ entry }) => entry.hasPassport }),
    regime: t.string({ resolve: ({ entry }) => entry.regime }),
    listedOn: t.field({ type: "Date", nullable: true, resolve: ({ entry }) => entry.listedOn }),
    score: t.exposeInt("score", { description: "0 to 100. It only finds names to look at." }),
    from: t.int({ description: "The score from which a person looks.", resolve: () => CANDIDATE_FROM }),
    nameScore: t.exposeInt("nameScore"),
    birthPoints: t.exposeInt("birthPoints"),
    reasons: t.field({ type: [matchReason], resolve: ({ reasons }) => [...reasons] }),
    verdicts: t.field({ type: [verdict], resolve: ({ verdicts }) => [...verdicts] }),
    report: t.field({
      type: [reportLine],
      description: "The text for OFSI; empty unless it is confirmed.",
      resolve: ({ report }) => [...report],
    }),
    emailFailed: t.exposeString("emailFailed", { nullable: true }),
  }),
});

const screening = builder.objectRef<PastScreening>("SanctionsScreening").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    day: t.expose("day", { type: "Date", description: "Of the list." }),
    hash: t.exposeString("hash"),
    found: t.exposeInt("found"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const nearName = builder.objectRef<SanctionsDesk["near"][number]>("SanctionsNearName").implement({
  fields: (t) => ({ name: t.exposeString("name"), score: t.exposeInt("score") }),
});

export const sanctionsDesk = builder.objectRef<SanctionsDesk>("SanctionsDesk").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ party }) => party.partyId }),
    standing: t.field({ type: sanctionsStanding, resolve: (desk) => desk }),
    names: t.stringList({ resolve: ({ asked }) => [...asked.names] }),
    birthdate: t.field({ type: "Date", nullable: true, resolve: ({ asked }) => asked.birthdate }),
    nationality: t.exposeString("nationality", { nullable: true }),
    candidates: t.field({ type: [candidate], resolve: ({ candidates }) => [...candidates] }),
    near: t.field({ type: [nearName], resolve: ({ near }) => [...near] }),
    screenings: t.field({ type: [screening], resolve: ({ screenings }) => [...screenings] }),
    hasContact: t.exposeBoolean("hasContact", { description: "The agency has named a compliance contact." }),
  }),
});

export const partyToJudge = builder.objectRef<PartyToJudge>("PartyToJudge").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ partyId }) => partyId }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
  }),
});
