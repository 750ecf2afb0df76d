import type { NewApplication, NewPerson } from "@latchkey/domain/applications/new-application.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import type { Kysely } from "kysely";
import { changePeople } from "../../applications/change-people.ts";
import { correctAddress, inviteAgain, withdrawParty } from "../../applications/invitations.ts";
import {
  type ApplicationPage,
  type ListedApplication,
  type ListedPerson,
  listApplications,
} from "../../applications/list-applications.ts";
import { openApplication } from "../../applications/open-application.ts";
import { type ApplicationRow, readApplication } from "../../applications/read-application.ts";
import { recordHomeCourse } from "../../decisions/home-course.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound, Refusal } from "../../platform/refusals/refusals.ts";
import { assertMaySee, barOf, closedApplications, isBlindTo } from "../../review/own-party.ts";
import {
  application,
  homeCountry,
  homeCourse,
  language,
  partyRole,
  partyStatus,
  rentPeriod,
} from "./application.type.ts";
import { caseFiltersInput, filtersOf } from "./case-filters.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import type { ConsoleOperation } from "./console-context.ts";
import { partyNamed } from "./party-named.ts";

const currency = builder.enumType("Currency", { values: currencies });
const applicationNow = async (db: Kysely<Schema>, id: string): Promise<ApplicationRow> => {
  const application = isUuid(id) ? await readApplication(db, id) : undefined;
  if (!application) throw notFound();
  return application;
};

builder.queryField("application", (t) =>
  t.field({
    type: application,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      asRole(context, "REVIEWER", async ({ staffId }) => {
        const application = await applicationNow(context.services.db, id);
        const bar = await barOf(context.services.db, application.id, staffId);
        if (bar) throw new Refusal(bar);
        if (await isBlindTo(context.services.db, application.id, staffId))
          throw new Refusal("SECOND_REVIEW_OPEN");
        return application;
      }),
  }),
);

const listedPerson = builder.objectRef<ListedPerson>("ListedPerson").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    role: t.expose("role", { type: partyRole }),
    status: t.expose("status", { type: partyStatus }),
  }),
});

const listedApplication = builder.objectRef<ListedApplication>("ListedApplication").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    home: t.exposeString("home"),
    agency: t.exposeString("agency"),
    reference: t.exposeString("reference"),
    rentMinor: t.exposeFloat("rentMinor"),
    currency: t.exposeString("currency"),
    start: t.expose("start", { type: "Date" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    people: t.field({ type: [listedPerson], resolve: ({ people }) => [...people] }),
  }),
});

const applicationPage = builder.objectRef<ApplicationPage>("ApplicationPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [listedApplication], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true, description: "The cursor of the next page." }),
  }),
});

const PAGE = 50;

builder.queryField("applications", (t) =>
  t.field({
    type: applicationPage,
    description: "The newest first.",
    args: {
      search: t.arg.string({ description: "Words; null or empty for all." }),
      only: t.arg({ type: caseFiltersInput, description: "null: no filter." }),
      after: t.arg.string(),
    },
    resolve: (_root, { search, only, after }, context) =>
      asRole(context, "REVIEWER", ({ staffId }) =>
        listApplications(context.services.db, {
          after: after ?? undefined,
          limit: PAGE,
          except: closedApplications(staffId),
          filters: { narrowing: { search: search ?? "", only: filtersOf(only) } },
        }),
      ),
  }),
);

const namedPersonInput = builder.inputType("NamedPersonInput", {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});

const newPersonInput = builder.inputType("NewPersonInput", {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    shareMinor: t.float({
      required: true,
      description: "Share of the monthly rent; a person without one is an occupier.",
    }),
    guarantor: t.field({ type: namedPersonInput }),
  }),
});

const newApplicationInput = builder.inputType("NewApplicationInput", {
  fields: (t) => ({
    home: t.string({ required: true }),
    country: t.field({ type: homeCountry, required: true }),
    rentMinor: t.float({ required: true, description: "A month, whatever the rent period." }),
    advertisedRentMinor: t.float({ description: "A month. Needed in England." }),
    rentPeriod: t.field({ type: rentPeriod, defaultValue: "month" }),
    currency: t.field({ type: currency, required: true }),
    start: t.field({ type: "Date", required: true }),
    termMonths: t.int({ description: "Refused in England, needed elsewhere." }),
    agency: t.string({ required: true }),
    branch: t.id({ description: "Of the agency; null: none is named." }),
    reference: t.string({ required: true }),
    policy: t.string({ required: true }),
    language: t.field({ type: language, required: true }),
    people: t.field({ type: [newPersonInput], required: true }),
  }),
});

type GivenPerson = (typeof newPersonInput)["$inferInput"];

const personOf = ({ guarantor, ...person }: GivenPerson): NewPerson => ({
  ...person,
  ...(guarantor && { guarantor }),
});

const givenApplication = ({
  advertisedRentMinor,
  rentPeriod: period,
  termMonths,
  branch,
  people,
  ...input
}: (typeof newApplicationInput)["$inferInput"]): NewApplication => ({
  ...input,
  advertisedRentMinor: advertisedRentMinor ?? undefined,
  rentPeriod: period ?? "month",
  termMonths: termMonths ?? undefined,
  branch: branch ?? undefined,
  people: people.map(personOf),
});

builder.mutationField("createApplication", (t) =>
  t.field({
    type: application,
    args: { input: t.arg({ type: newApplicationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      inOperation(context, "REVIEWER", async ({ work }) => {
        const given = givenApplication(input);
        return applicationNow(work.tx, await openApplication(work, given));
      }),
  }),
);

const shareInput = builder.inputType("ShareInput", {
  fields: (t) => ({
    partyId: t.id({ required: true }),
    shareMinor: t.float({ required: true }),
  }),
});

builder.mutationField("changePeople", (t) =>
  t.field({
    type: application,
    args: {
      applicationId: t.arg.id({ required: true }),
      shares: t.arg({ type: [shareInput], required: true }),
      added: t.arg({ type: [newPersonInput], required: true }),
    },
    resolve: (_root, { applicationId, shares, added }, context) =>
      inOperation(context, "REVIEWER", async ({ work }) => {
        if (!isUuid(applicationId)) throw notFound();
        await assertMaySee(work, applicationId);
        await changePeople(work, applicationId, { shares, added: added.map(personOf) });
        return applicationNow(work.tx, applicationId);
      }),
  }),
);

builder.mutationField("recordHomeCourse", (t) =>
  t.field({
    type: application,
    args: {
      applicationId: t.arg.id({ required: true }),
      course: t.arg({ type: homeCourse, required: true }),
      note: t.arg.string({ required: true, description: "For colleagues; may be empty." }),
    },
    resolve: (_root, { applicationId, ...given }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        await recordHomeCourse(work, applicationId, { ...given, staffId });
        return applicationNow(work.tx, applicationId);
      }),
  }),
);

const ofParty = (
  name: "resendInvitation" | "withdrawParty",
  change: (operation: ConsoleOperation, party: PartyKey) => Promise<void>,
) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: application,
      args: { partyId: t.arg.id({ required: true }) },
      resolve: (_root, { partyId }, context) =>
        inOperation(context, "REVIEWER", async (operation) => {
          const party = await partyNamed(operation, partyId);
          await change(operation, party);
          return applicationNow(operation.work.tx, party.applicationId);
        }),
    }),
  );

ofParty("resendInvitation", ({ work }, party) => inviteAgain(work, party));
ofParty("withdrawParty", ({ work }, party) => withdrawParty(work, party));

builder.mutationField("correctAddress", (t) =>
  t.field({
    type: application,
    args: { partyId: t.arg.id({ required: true }), email: t.arg.string({ required: true }) },
    resolve: (_root, { partyId, email }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await correctAddress(operation.work, party, email);
        return applicationNow(operation.work.tx, party.applicationId);
      }),
  }),
);
