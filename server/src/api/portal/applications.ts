import { agencysViews } from "@latchkey/domain/applications/agencys-turn.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { inAgencyTransaction, readAsAgency, withAgencyRights } from "../../agencies/agency-rights.ts";
import { readMessages } from "../../agency-messages/agency-messages.ts";
import { readHistory } from "../../agency-users/agency-history.ts";
import {
  type AgencysCounts,
  type AgencysListedPerson,
  type AgencysPage,
  type AgencysRow,
  countForAgency,
  listForAgency,
  readStanding,
} from "../../applications/list-for-agency.ts";
import { readKeptShares } from "../../applications/shares.ts";
import { readWorkForAgency } from "../../applications/work-for-agency.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { readPolicy } from "../../policies/read-policies.ts";
import { listReportLinks } from "../../reports/report-links.ts";
import { readTold } from "../agencies/told-application.ts";
import {
  agencysTask,
  agencysTurn,
  application,
  outcome,
  partyRole,
  partyStatus,
  type ShownApplication,
} from "./application.type.ts";
import { builder, withRight } from "./portal-builder.ts";

const view = builder.enumType("AgencysView", { values: agencysViews });

const listedPerson = builder.objectRef<AgencysListedPerson>("ListedPerson").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    role: t.expose("role", { type: partyRole }),
    status: t.expose("status", { type: partyStatus }),
  }),
});

const row = builder.objectRef<AgencysRow>("ListedApplication").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    home: t.exposeString("home"),
    reference: t.exposeString("reference"),
    branch: t.exposeString("branch", { nullable: true }),
    start: t.expose("start", { type: "Date" }),
    people: t.field({ type: [listedPerson], resolve: ({ people }) => [...people] }),
    turn: t.expose("turn", { type: agencysTurn, nullable: true, description: "null: it is over." }),
    tasks: t.field({ type: [agencysTask], resolve: ({ tasks }) => [...tasks] }),
    since: t.expose("since", { type: "DateTime" }),
    promisedFor: t.expose("promisedFor", { type: "Date", nullable: true }),
    isPaused: t.exposeBoolean("isPaused", { description: "Another than the provider is to act." }),
    isLate: t.exposeBoolean("isLate"),
    outcome: t.expose("outcome", {
      type: outcome,
      nullable: true,
      description: "Of the home, once each person is decided or has left.",
    }),
  }),
});

const page = builder.objectRef<AgencysPage>("ApplicationPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [row], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true, description: "The cursor of the next page." }),
  }),
});

const counts = builder.objectRef<AgencysCounts>("ApplicationCounts").implement({
  fields: (t) => ({
    open: t.exposeInt("open"),
    yours: t.exposeInt("yours"),
    applicants: t.exposeInt("applicants"),
    referees: t.exposeInt("referees"),
    provider: t.exposeInt("provider"),
    late: t.exposeInt("late"),
  }),
});

builder.queryField("applications", (t) =>
  t.field({
    type: page,
    description: "The newest first.",
    args: {
      view: t.arg({ type: view, required: true }),
      search: t.arg.string({ description: "Words; null or empty for all." }),
      status: t.arg({ type: partyStatus, description: "A person has it." }),
      branchId: t.arg.id(),
      after: t.arg.string(),
    },
    resolve: (_root, { view: asked, search, status, branchId, after }, context) =>
      withRight(context, "letting", (actor) =>
        readAsAgency(context.services, actor, (tx) =>
          listForAgency(tx, {
            view: asked,
            search: search ?? "",
            status: status ?? undefined,
            branchId: branchId && isUuid(branchId) ? branchId : undefined,
            after: after ?? undefined,
            today: context.services.today(),
          }),
        ),
      ),
  }),
);

builder.queryField("applicationCounts", (t) =>
  t.field({
    type: counts,
    args: { branchId: t.arg.id() },
    resolve: (_root, { branchId }, context) =>
      withRight(context, "letting", (actor) =>
        readAsAgency(context.services, actor, (tx) =>
          countForAgency(tx, {
            today: context.services.today(),
            branchId: branchId && isUuid(branchId) ? branchId : undefined,
          }),
        ),
      ),
  }),
);

/** @throws NOT_FOUND for another agency's, as for none */
export const readShown = async (
  tx: Tx,
  services: Pick<Services, "today">,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
): Promise<ShownApplication> => {
  const told = await readTold(tx, services, { id, agencyId });
  const { work, standing } = await withAgencyRights(tx, { agencyId }, async (scoped) => ({
    work: await readWorkForAgency(scoped, told.id),
    standing: await readStanding(scoped, told.id, services.today()),
  }));
  const { content } = await readPolicy(tx, { name: told.policy, version: told.policyVersion });
  return {
    told,
    work,
    standing,
    policyTitle: content.title,
    messages: await readMessages(tx, told.id),
    history: await readHistory(tx, told.id),
    reportLinks: await listReportLinks(tx, told.id),
    keptShareMinor: await readKeptShares(tx, told.id),
  };
};

builder.queryField("application", (t) =>
  t.field({
    type: application,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      withRight(context, "letting", ({ agencyId }) =>
        inAgencyTransaction(context.services, (tx) => readShown(tx, context.services, { id, agencyId })),
      ),
  }),
);
