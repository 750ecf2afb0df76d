import type { DepositDays } from "@latchkey/domain/compliance/holding-deposit/deposit-days.ts";
import { depositGrounds } from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import {
  evidenceKey,
  evidenceKinds,
  type GroundEvidence,
} from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import type { StatedGround } from "../../compliance/holding-deposits.table.ts";
import type { RecordedDeposit, ShownDeposit } from "../../compliance/holding-deposits.ts";
import type { ShownStatement } from "../../compliance/read-statement.ts";
import { builder } from "./console-builder.ts";

const ground = builder.enumType("DepositGround", { values: depositGrounds });
const evidenceKind = builder.enumType("DepositEvidenceKind", { values: evidenceKinds });

const recordedDeposit = builder.objectRef<RecordedDeposit>("RecordedDeposit").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    receivedOn: t.expose("receivedOn", { type: "Date" }),
    agreedOn: t.expose("agreedOn", { type: "Date", nullable: true }),
    filePartyId: t.id({
      nullable: true,
      description: "With the id, the address of the written agreement.",
      resolve: ({ filePartyId }) => filePartyId,
    }),
    by: t.exposeString("by", { nullable: true, description: "null: the agency's program." }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const depositDays = builder.objectRef<DepositDays>("DepositDays").implement({
  fields: (t) => ({
    agreementBy: t.expose("agreementBy", { type: "Date" }),
    noticeBy: t.expose("noticeBy", { type: "Date" }),
    refundBy: t.expose("refundBy", { type: "Date" }),
  }),
});

const evidence = builder.objectRef<GroundEvidence>("DepositEvidence").implement({
  fields: (t) => ({
    key: t.string({ resolve: evidenceKey }),
    ground: t.expose("ground", { type: ground }),
    kind: t.expose("kind", { type: evidenceKind }),
    person: t.exposeString("person"),
    what: t.exposeString("what", {
      description: "The code of a document, reference, result, section or event.",
    }),
    on: t.exposeString("on"),
  }),
});

const statedGround = builder.objectRef<StatedGround>("StatedGround").implement({
  fields: (t) => ({
    ground: t.expose("ground", { type: ground }),
    words: t.exposeString("words"),
    evidence: t.field({ type: [evidence], resolve: (stated) => [...stated.evidence] }),
  }),
});

const statement = builder.objectRef<ShownStatement>("DepositStatement").implement({
  fields: (t) => ({
    endedOn: t.expose("endedOn", { type: "Date" }),
    noticeBy: t.expose("noticeBy", { type: "Date" }),
    refundBy: t.expose("refundBy", { type: "Date" }),
    grounds: t.field({
      type: [statedGround],
      description: "None: the deposit is paid back.",
      resolve: ({ grounds }) => [...grounds],
    }),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

export const holdingDeposit = builder.objectRef<ShownDeposit>("HoldingDeposit").implement({
  fields: (t) => ({
    law: t.string({ resolve: ({ rules }) => rules.source }),
    daysToAgree: t.int({ resolve: ({ rules }) => rules.daysToAgree }),
    grounds: t.field({
      type: [ground],
      description: "On which it may be kept.",
      resolve: ({ rules }) => [...rules.grounds],
    }),
    recorded: t.expose("recorded", { type: recordedDeposit, nullable: true }),
    days: t.expose("days", { type: depositDays, nullable: true }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "The day on which it was decided not to let.",
    }),
    offered: t.field({
      type: [evidence],
      description: "What the file holds for each ground; what could not be verified is not among it.",
      resolve: ({ offered }) => [...offered],
    }),
    statement: t.expose("statement", { type: statement, nullable: true }),
  }),
});
