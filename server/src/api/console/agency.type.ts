import { dataRoles } from "@latchkey/domain/agencies/agreements.ts";
import { ownLabels } from "@latchkey/domain/reports/outcome-labels.ts";
import type { Agency } from "../../agencies/agencies.ts";
import { type AgencyStop, readStop } from "../../agencies/agency-stops.ts";
import {
  type KeptDataAgreement,
  type KeptTerms,
  readDataAgreement,
  readTerms,
} from "../../agencies/agreements.ts";
import { type KeptBranch, listBranches } from "../../agencies/branches.ts";
import { readLogo } from "../../agencies/brand.ts";
import { listLandlords } from "../../right-to-rent/landlords.ts";
import { listResponsibilities } from "../../right-to-rent/responsibilities.ts";
import { language } from "./application.type.ts";
import { builder } from "./console-builder.ts";
import { agencyOutcome } from "./report.type.ts";
import { responsibility } from "./responsibilities.ts";

const outcomeLabel = builder.objectRef<ReturnType<typeof ownLabels>[number]>("OutcomeLabel").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: agencyOutcome }),
    label: t.exposeString("label"),
  }),
});

export const agency = builder.objectRef<Agency>("Agency").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    isOwn: t.exposeBoolean("isOwn", { description: "It is the provider itself." }),
    email: t.exposeString("email", { nullable: true }),
    complianceEmail: t.exposeString("complianceEmail", {
      nullable: true,
      description: "The contact who alone is told of a confirmed candidate of the sanctions list.",
    }),
    registeredName: t.exposeString("registeredName", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
    replyEmail: t.exposeString("replyEmail", { nullable: true }),
    language: t.expose("language", { type: language, nullable: true }),
    allowedPolicies: t.stringList({
      description: "Names; none: each policy in force is allowed.",
      resolve: ({ allowed }) => [...allowed],
    }),
    standardPolicy: t.exposeString("standard", { nullable: true, description: "A name." }),
    accent: t.exposeString("accent", { nullable: true, description: "A colour: #6b2348." }),
    promiseDays: t.exposeInt("promiseDays", {
      nullable: true,
      description: "Working days until a decision; null: those of the policy.",
    }),
    openApplications: t.exposeInt("open", {
      description: "Applications in which a person is not decided.",
    }),
    isStopped: t.exposeBoolean("isStopped", { description: "No new application begins." }),
    hasEndedAgreement: t.exposeBoolean("hasEndedAgreement", {
      description: "Its agreement in writing on right-to-rent checks has ended, and no other holds.",
    }),
    openBranches: t.stringList({
      description: "Names.",
      resolve: ({ openBranches }) => [...openBranches],
    }),
  }),
});

const agencyStop = builder.objectRef<AgencyStop>("AgencyStop").implement({
  fields: (t) => ({
    reason: t.exposeString("reason"),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

builder.objectField(agency, "outcomeLabels", (t) =>
  t.field({
    type: [outcomeLabel],
    description: "The agency's own words for outcomes; those that are not named have the standard word.",
    resolve: ({ labels }) => [...ownLabels(labels)],
  }),
);

const branch = builder.objectRef<KeptBranch>("AgencyBranch").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    address: t.exposeString("address"),
    phone: t.exposeString("phone", { nullable: true }),
    isClosed: t.exposeBoolean("isClosed", { description: "No application begins with it." }),
    isUsed: t.exposeBoolean("isUsed", { description: "An application names it." }),
    openApplications: t.exposeInt("open"),
  }),
});

const dataRole = builder.enumType("DataRole", { values: dataRoles });

const dataAgreement = builder.objectRef<KeptDataAgreement>("DataAgreement").implement({
  description:
    "The provider's role towards the personal data of the agency's applicants, as agreed in writing.",
  fields: (t) => ({
    role: t.expose("role", { type: dataRole }),
    agreedOn: t.expose("agreedOn", { type: "Date" }),
    fileId: t.exposeID("fileId"),
    fileName: t.exposeString("fileName"),
    by: t.exposeString("by", { description: "The member of staff who filed it." }),
  }),
});

const terms = builder.objectRef<KeptTerms>("AcceptedTerms").implement({
  fields: (t) => ({
    version: t.exposeString("version"),
    acceptedOn: t.expose("acceptedOn", { type: "Date" }),
    acceptedBy: t.exposeString("acceptedBy", { description: "The person of the agency." }),
    by: t.exposeString("by", { description: "The member of staff who recorded it." }),
  }),
});

builder.objectFields(agency, (t) => ({
  landlords: t.stringList({
    description: "By name.",
    resolve: async ({ id }, _args, { services }) => [...(await listLandlords(services.db, id))],
  }),
  responsibilities: t.field({
    type: [responsibility],
    description: "Those in writing, the newest first.",
    resolve: async ({ id }, _args, { services }) => [...(await listResponsibilities(services.db, id))],
  }),
  stop: t.field({
    type: agencyStop,
    nullable: true,
    description: "Null: it takes new applications.",
    resolve: ({ id }, _args, { services }) => readStop(services.db, id),
  }),
  logo: t.string({
    nullable: true,
    description: "Where the picture is.",
    resolve: async ({ id }, _args, { services }) => (await readLogo(services.db, id))?.path ?? null,
  }),
  branches: t.field({
    type: [branch],
    description: "Closed ones last, by name.",
    resolve: async ({ id }, _args, { services }) => [...(await listBranches(services.db, id))],
  }),
  dataAgreement: t.field({
    type: dataAgreement,
    nullable: true,
    resolve: ({ id }, _args, { services }) => readDataAgreement(services.db, id),
  }),
  terms: t.field({
    type: terms,
    nullable: true,
    description: "The newest acceptance.",
    resolve: ({ id }, _args, { services }) => readTerms(services.db, id),
  }),
}));
