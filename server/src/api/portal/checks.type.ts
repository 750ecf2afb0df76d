import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { CheckersPage, ListedForChecker } from "../../right-to-rent/list-for-checker.ts";
import type { ListedPack } from "../../right-to-rent/packs.ts";
import type { CheckersPerson, CheckersRecord } from "../../right-to-rent/read-for-checker.ts";
import type { KeptResponsibility } from "../../right-to-rent/responsibilities.ts";
import { checkTypes } from "../right-to-rent/check-types.ts";
import { signingBlock } from "./application.type.ts";
import { builder } from "./portal-builder.ts";

const types = checkTypes(builder);
const { route, purpose, shows, letting, statement, recordValue, shownDocument } = types;
export const { recordInput } = types;

const row = builder.objectRef<ListedForChecker>("ListedCheck").implement({
  description: "An adult who will live in an English home, and the record that counts.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the person." }),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    home: t.exposeString("home"),
    reference: t.exposeString("reference"),
    start: t.expose("start", { type: "Date" }),
    signedOn: t.expose("signedOn", { type: "Date", nullable: true }),
    recordedOn: t.expose("recordedOn", { type: "Date", nullable: true }),
    shows: t.expose("shows", { type: shows, nullable: true }),
    followUpBy: t.expose("followUpBy", { type: "Date", nullable: true }),
    isDue: t.exposeBoolean("isDue", {
      description: "Decided, or near the first day without a record, or near a follow-up.",
    }),
    isExempt: t.exposeBoolean("isExempt", { description: "The people of the home need no check." }),
  }),
});

export const page = builder.objectRef<CheckersPage>("CheckPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [row], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true, description: "The cursor of the next page." }),
  }),
});

const responsibility = builder.objectRef<KeptResponsibility>("WrittenResponsibility").implement({
  description: "The agency has accepted the checks of a landlord in writing.",
  fields: (t) => ({
    id: t.exposeID("id"),
    landlord: t.exposeString("landlord", { nullable: true }),
    acceptedOn: t.expose("acceptedOn", { type: "Date" }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "The first day on which it does not hold.",
    }),
    fileName: t.exposeString("fileName"),
  }),
});

const byAgency = ({ by, isByAgency }: Pick<ListedPack, "by" | "isByAgency">): string | null =>
  isByAgency ? by : null;

const byDescription = "A user of the agency; members of staff are not named.";

const pack = builder.objectRef<ListedPack>("RightToRentPack").implement({
  description: "The evidence of a record as it was handed over.",
  fields: (t) => ({
    handedTo: t.exposeString("handedTo"),
    by: t.string({ nullable: true, description: byDescription, resolve: byAgency }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const record = builder.objectRef<CheckersRecord>("RightToRentRecord").implement({
  description: "A record of a check that counts, or that counted. It is superseded and never edited.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    route: t.field({
      type: route,
      nullable: true,
      description: "null: the provider's own record, whose way the pack alone tells.",
      resolve: ({ route: way, isByAgency }) => (isByAgency ? way : null),
    }),
    purpose: t.expose("purpose", { type: purpose }),
    ruleSet: t.exposeString("ruleSet"),
    checkedOn: t.expose("checkedOn", { type: "Date" }),
    shows: t.expose("shows", { type: shows }),
    isTimeLimited: t.exposeBoolean("isTimeLimited"),
    followUpBy: t.expose("followUpBy", { type: "Date", nullable: true }),
    by: t.string({ nullable: true, description: byDescription, resolve: byAgency }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
    hasEvidence: t.exposeBoolean("hasEvidence"),
    values: t.field({
      type: [recordValue],
      description: "Of the agency's own records.",
      resolve: ({ content }) =>
        Object.entries(content?.values ?? {}).map(([name, value]) => ({ name, value })),
    }),
    documents: t.field({ type: [shownDocument], resolve: ({ content }) => [...(content?.documents ?? [])] }),
    files: t.stringList({
      description: "The fields of the record that are files.",
      resolve: ({ fileFields }) => [...fileFields],
    }),
    packs: t.field({ type: [pack], description: "The newest first.", resolve: ({ packs }) => [...packs] }),
  }),
});

export const person = builder.objectRef<CheckersPerson>("CheckedPerson").implement({
  description: "The checks of an adult, and what the form of a new record is drawn from.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.string({ resolve: ({ subject }) => partyNumber(subject.number) }),
    name: t.string({ resolve: ({ subject }) => subject.name }),
    home: t.string({ resolve: ({ subject }) => subject.home }),
    agency: t.string({ resolve: ({ subject }) => subject.agency }),
    letting: t.expose("letting", { type: letting }),
    purpose: t.expose("purpose", { type: purpose }),
    block: t.expose("block", {
      type: signingBlock,
      nullable: true,
      description: "null: nothing of this person stands in the way of the signature.",
    }),
    isExempt: t.exposeBoolean("isExempt"),
    isReady: t.exposeBoolean("isReady", { description: "The home is ready to sign." }),
    ruleSet: t.exposeString("ruleSet", { description: "In force today." }),
    mayRecord: t.exposeBoolean("mayRecord", {
      description: "False in production while no administrator of the provider has confirmed the rules.",
    }),
    landlords: t.exposeStringList("landlords", { description: "Of the agency, by name." }),
    responsibilities: t.field({
      type: [responsibility],
      description: "Accepted by the agency in writing, the newest first.",
      resolve: ({ responsibilities }) => [...responsibilities],
    }),
    statements: t.field({
      type: [statement],
      description: "In the person's language; in English too if that is another one.",
      resolve: ({ statements }) => [...statements],
    }),
    checks: t.field({
      type: [record],
      description: "The newest first.",
      resolve: ({ checks }) => [...checks],
    }),
  }),
});
