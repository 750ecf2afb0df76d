import { otherAdultsFindings } from "@latchkey/domain/compliance/right-to-rent/other-adults.ts";
import { signingBlocks } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { OtherAdults, OwnOtherAdults } from "../../right-to-rent/other-adults.ts";
import type { ListedPack } from "../../right-to-rent/packs.ts";
import {
  type CheckContent,
  checkStates,
  type EvidenceFile,
  type KeptCheck,
  type SecondOpinion,
} from "../../right-to-rent/read-checks.ts";
import type { HomeSigning, PersonOfHome } from "../../right-to-rent/signing.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { checkTypes } from "../right-to-rent/check-types.ts";
import { builder } from "./console-builder.ts";

const types = checkTypes(builder);
const { route, shows, recordValue, shownDocument } = types;
export const { purpose, letting, statement, recordInput } = types;
const state = builder.enumType("RightToRentState", { values: enumValues(checkStates) });
const finding = builder.enumType("OtherAdultsFinding", { values: enumValues(otherAdultsFindings) });
const signingBlock = builder.enumType("SigningBlock", { values: enumValues(signingBlocks) });

const evidenceFile = builder.objectRef<EvidenceFile>("EvidenceFile").implement({
  fields: (t) => ({
    uploadId: t.exposeID("uploadId"),
    field: t.exposeString("field"),
    name: t.exposeString("name"),
    sha256: t.exposeString("sha256", { nullable: true }),
  }),
});

export const secondOpinion = builder.objectRef<SecondOpinion>("SecondOpinion").implement({
  fields: (t) => ({
    agrees: t.exposeBoolean("agrees"),
    reason: t.exposeString("reason", { nullable: true }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const pack = builder.objectRef<ListedPack>("RightToRentPack").implement({
  description: "The evidence of a record as it was handed over.",
  fields: (t) => ({
    handedTo: t.exposeString("handedTo"),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

export interface ShownCheck extends KeptCheck {
  /** null: its evidence is deleted. */
  readonly content: CheckContent | null;
  readonly files: readonly EvidenceFile[];
  readonly packs: readonly ListedPack[];
}

export const rightToRentCheck = builder.objectRef<ShownCheck>("RightToRentCheck").implement({
  description: "A record of a check. It is superseded by a newer one and never edited.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    route: t.expose("route", { type: route }),
    purpose: t.expose("purpose", { type: purpose }),
    state: t.expose("state", { type: state }),
    ruleSet: t.exposeString("ruleSet"),
    checkedOn: t.expose("checkedOn", { type: "Date" }),
    shows: t.expose("shows", { type: shows }),
    isTimeLimited: t.exposeBoolean("isTimeLimited"),
    followUpBy: t.expose("followUpBy", {
      type: "Date",
      nullable: true,
      description: "The last day on which a follow-up is in time.",
    }),
    byId: t.id({ resolve: ({ byId }) => byId }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
    second: t.expose("second", { type: secondOpinion, nullable: true }),
    values: t.field({
      type: [recordValue],
      resolve: ({ content }) =>
        Object.entries(content?.values ?? {}).map(([name, value]) => ({ name, value })),
    }),
    documents: t.field({ type: [shownDocument], resolve: ({ content }) => [...(content?.documents ?? [])] }),
    files: t.field({ type: [evidenceFile], resolve: ({ files }) => [...files] }),
    packs: t.field({ type: [pack], description: "The newest first.", resolve: ({ packs }) => [...packs] }),
  }),
});

interface ShownPerson extends PersonOfHome {
  readonly block: HomeSigning["blocks"][number]["block"] | null;
}

const personOfHome = builder.objectRef<ShownPerson>("PersonOfHome").implement({
  description: "An adult who lives in the home, and the record that counts.",
  fields: (t) => ({
    partyId: t.id({ resolve: ({ id }) => id }),
    block: t.expose("block", { type: signingBlock, nullable: true }),
    recordedOn: t.field({
      type: "Date",
      nullable: true,
      resolve: ({ check }) => check?.checkedOn ?? null,
    }),
    state: t.field({ type: state, nullable: true, resolve: ({ check }) => check?.state ?? null }),
    followUpBy: t.field({ type: "Date", nullable: true, resolve: ({ check }) => check?.followUpBy ?? null }),
  }),
});

const otherAdultsOfTenant = builder.objectRef<OwnOtherAdults>("OtherAdultsOfTenant").implement({
  fields: (t) => ({
    partyId: t.exposeID("partyId"),
    livesThere: t.exposeBoolean("livesThere", { nullable: true }),
  }),
});

export const otherAdults = builder.objectRef<OtherAdults>("OtherAdults").implement({
  description:
    "Whether another adult, who is not named, will live in the home; null: not answered since the newest person was named.",
  fields: (t) => ({
    agency: t.exposeBoolean("agency", { nullable: true }),
    tenants: t.field({ type: [otherAdultsOfTenant], resolve: ({ tenants }) => [...tenants] }),
    finding: t.expose("finding", { type: finding }),
  }),
});

export const homeSigning = builder.objectRef<HomeSigning>("HomeSigning").implement({
  description: "Whether an English home is ready to sign, by the days of its letting.",
  fields: (t) => ({
    isReady: t.exposeBoolean("isReady"),
    isExempt: t.exposeBoolean("isExempt", { description: "An exemption counts today: nobody is checked." }),
    letting: t.expose("letting", { type: letting }),
    firstLimitedDay: t.expose("firstLimitedDay", {
      type: "Date",
      nullable: true,
      description: "The first day on which a time-limited right may be checked.",
    }),
    people: t.field({
      type: [personOfHome],
      resolve: ({ people, blocks }) =>
        people.map((person) => ({
          ...person,
          block: blocks.find(({ id }) => id === person.id)?.block ?? null,
        })),
    }),
  }),
});
