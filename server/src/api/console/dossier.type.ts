import type { PageBox } from "@latchkey/domain/documents/page-box.ts";
import { holdReasons } from "@latchkey/domain/review/case-hold.ts";
import { type DocumentFinding, documentFindings } from "@latchkey/domain/review/document-findings.ts";
import { noteKinds } from "@latchkey/domain/review/note.ts";
import { documentVerdicts } from "@latchkey/domain/review/verdict.ts";
import type { CaseHold } from "../../parties/case-holds.ts";
import type { FailedEmail } from "../../review/failed-emails.ts";
import type {
  DossierDocument,
  DossierEvent,
  DossierNote,
  DossierRequest,
  GivenVerdict,
} from "../../review/read-dossier.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { sectionName } from "./application.type.ts";
import { builder } from "./console-builder.ts";

const holdReason = builder.enumType("HoldReason", { values: holdReasons });

export const caseHold = builder.objectRef<CaseHold>("CaseHold").implement({
  fields: (t) => ({
    until: t.expose("until", { type: "Date", description: "The case returns on this day." }),
    reason: t.expose("reason", { type: holdReason }),
    note: t.exposeString("note", { nullable: true }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const pageBox = builder.objectRef<PageBox>("PageBox").implement({
  description: "A place on a page: shares of its width and height, from its upper left corner.",
  fields: (t) => ({
    page: t.exposeInt("page"),
    x: t.exposeFloat("x"),
    y: t.exposeFloat("y"),
    width: t.exposeFloat("width"),
    height: t.exposeFloat("height"),
  }),
});

const findingLevel = builder.enumType("FindingLevel", {
  values: { OK: { value: "ok" }, WARN: { value: "warn" }, BAD: { value: "bad" }, NONE: { value: "none" } },
});

const documentFinding = builder.objectRef<DocumentFinding>("DocumentFinding").implement({
  fields: (t) => ({
    id: t.string({
      description: "The kind of the finding; a document may have one kind twice.",
      resolve: ({ id }) => id,
    }),
    level: t.field({ type: findingLevel, resolve: ({ level }) => level }),
    values: t.stringList({ resolve: ({ values }) => [...values] }),
    boxes: t.field({ type: [pageBox], resolve: ({ boxes }) => [...boxes] }),
  }),
});

/** The options of the field. */
export const MAY_TAKE = {
  description: "false for a reviewer who proposed or decided, and leaves the case to another one.",
} as const;

export const documentVerdict = builder.enumType("DocumentVerdictKind", {
  values: enumValues(documentVerdicts),
});

const givenVerdict = builder.objectRef<GivenVerdict>("DocumentVerdict").implement({
  fields: (t) => ({
    verdict: t.field({ type: documentVerdict, resolve: ({ verdict }) => verdict }),
    reasons: t.stringList({ resolve: ({ reasons }) => [...reasons] }),
    note: t.exposeString("note", { nullable: true }),
    explained: t.stringList({ resolve: ({ explained }) => [...explained] }),
    shownMinor: t.float({ nullable: true, resolve: ({ shownMinor }) => shownMinor }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

export const dossierDocument = builder.objectRef<DossierDocument>("PartyDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    remedialSectionUuid: t.id({ nullable: true, resolve: ({ remedialSectionUuid }) => remedialSectionUuid }),
    type: t.exposeString("type"),
    side: t.exposeString("side"),
    origin: t.exposeString("origin"),
    fileName: t.exposeString("fileName"),
    givenName: t.exposeString("givenName", {
      nullable: true,
      description: "The original file name.",
    }),
    contentType: t.exposeString("contentType"),
    sizeBytes: t.float({ nullable: true, resolve: ({ sizeBytes }) => sizeBytes }),
    scanState: t.exposeString("scanState"),
    expiresOn: t.field({ type: "Date", nullable: true, resolve: ({ expiresOn }) => expiresOn }),
    addedAt: t.expose("addedAt", { type: "DateTime" }),
    findings: t.field({
      type: [documentFinding],
      description: "Signals found by the server, never a verdict.",
      resolve: (document, _args, { services }) => [...documentFindings(document, services.today())],
    }),
    verdict: t.field({ type: givenVerdict, nullable: true, resolve: ({ verdict }) => verdict }),
  }),
});

export const dossierRequest = builder.objectRef<DossierRequest>("PartyRequest").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    start: t.exposeString("start"),
    end: t.exposeString("end"),
    reasons: t.stringList({ resolve: ({ reasons }) => [...reasons] }),
    comment: t.exposeString("comment", { nullable: true }),
    documentType: t.exposeString("documentType", { nullable: true }),
    sentAt: t.expose("sentAt", { type: "DateTime" }),
    dueOn: t.field({ type: "Date", nullable: true, resolve: ({ dueOn }) => dueOn }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ answeredAt }) => answeredAt }),
    confirmedRule: t.exposeString("confirmedRule", {
      nullable: true,
      description:
        "The law rule that the comment seems to break, as who asked has confirmed that it does not.",
    }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

const noteKind = builder.enumType("NoteKind", { values: enumValues(noteKinds) });

export const dossierNote = builder.objectRef<DossierNote>("PartyNote").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    text: t.exposeString("text"),
    kind: t.expose("kind", { type: noteKind }),
    author: t.exposeString("author"),
    givenTo: t.exposeString("givenTo", {
      nullable: true,
      description: "The reviewer who got the case with the note.",
    }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

export const dossierEvent = builder.objectRef<DossierEvent>("PartyEvent").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    at: t.expose("at", { type: "DateTime" }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

const partyEmail = builder.enumType("PartyEmail", {
  values: { MORE_NEEDED: { value: "more-needed" }, DECIDED: { value: "decided" } },
});

export const failedEmail = builder.objectRef<FailedEmail>("FailedEmail").implement({
  description: "An e-mail to the person that never arrived.",
  fields: (t) => ({
    kind: t.expose("kind", { type: partyEmail }),
    reason: t.exposeString("reason", { description: "The mail server's codes." }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});
