import { referenceKinds } from "@latchkey/domain/references/kinds.ts";
import { referenceSignals } from "@latchkey/domain/references/signals.ts";
import { reviewStates } from "@latchkey/domain/references/states.ts";
import type {
  DocumentCheck,
  DossierDocument,
  DossierEvent,
  DossierNote,
  DossierReference,
  DossierRequest,
} from "../../review/read-dossier.ts";
import { sectionName } from "./application.type.ts";
import { builder } from "./console-builder.ts";

/** What belongs to a case beside its answers. */

const documentCheck = builder.objectRef<DocumentCheck>("DocumentCheck").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    asked: t.exposeString("asked"),
    outcome: t.exposeString("outcome"),
    findings: t.stringList({ resolve: ({ findings }) => [...findings] }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

export const dossierDocument = builder.objectRef<DossierDocument>("CaseDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    section: t.expose("section", { type: sectionName }),
    relatedObjectUuid: t.id({ nullable: true, resolve: ({ relatedObjectUuid }) => relatedObjectUuid }),
    remedialSectionUuid: t.id({ nullable: true, resolve: ({ remedialSectionUuid }) => remedialSectionUuid }),
    type: t.exposeString("type"),
    side: t.exposeString("side"),
    origin: t.exposeString("origin"),
    fileName: t.exposeString("fileName"),
    contentType: t.exposeString("contentType"),
    sizeBytes: t.float({ nullable: true, resolve: ({ sizeBytes }) => sizeBytes }),
    scanState: t.exposeString("scanState"),
    expiresOn: t.field({ type: "Date", nullable: true, resolve: ({ expiresOn }) => expiresOn }),
    addedAt: t.expose("addedAt", { type: "DateTime" }),
    sameElsewhere: t.exposeInt("sameElsewhere", { description: "Other cases with the very same file." }),
    checks: t.field({ type: [documentCheck], resolve: ({ checks }) => [...checks] }),
  }),
});

const referenceKind = builder.enumType("ReferenceKind", {
  values: Object.fromEntries(referenceKinds.map((value) => [value.toUpperCase(), { value }])) as {
    [Name in Uppercase<(typeof referenceKinds)[number]>]: { readonly value: Lowercase<Name> };
  },
});
const referenceState = builder.enumType("ReferenceState", {
  values: Object.fromEntries(reviewStates.map((value) => [value.toUpperCase(), { value }])) as {
    [Name in Uppercase<(typeof reviewStates)[number]>]: { readonly value: Lowercase<Name> };
  },
});
const referenceSignal = builder.enumType("ReferenceSignal", { values: referenceSignals });

export const dossierReference = builder.objectRef<DossierReference>("CaseReference").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: referenceKind }),
    state: t.expose("state", { type: referenceState }),
    residenceUuid: t.id({ nullable: true, resolve: ({ residenceUuid }) => residenceUuid }),
    sourceUuid: t.id({ nullable: true, resolve: ({ sourceUuid }) => sourceUuid }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ sentAt }) => sentAt }),
    openedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ openedAt }) => openedAt }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ answeredAt }) => answeredAt }),
    shown: t.field({ type: "Json", nullable: true, resolve: ({ shown }) => shown }),
    answers: t.field({ type: "Json", nullable: true, resolve: ({ answers }) => answers }),
    review: t.exposeString("review", { nullable: true }),
    decline: t.field({ type: "Json", nullable: true, resolve: ({ decline }) => decline }),
    signals: t.field({ type: [referenceSignal], resolve: ({ signals }) => [...signals] }),
  }),
});

export const dossierRequest = builder.objectRef<DossierRequest>("CaseRequest").implement({
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
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ answeredAt }) => answeredAt }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

export const dossierNote = builder.objectRef<DossierNote>("CaseNote").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    text: t.exposeString("text"),
    author: t.exposeString("author"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

export const dossierEvent = builder.objectRef<DossierEvent>("CaseEvent").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    at: t.expose("at", { type: "DateTime" }),
    by: t.exposeString("by", { nullable: true }),
  }),
});
