import { followUpStates } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { assertMaySee } from "../../review/own-party.ts";
import {
  countDueFollowUps,
  countFollowUps,
  type FollowUpCounts,
} from "../../right-to-rent/follow-up-counts.ts";
import {
  type FollowUpPage,
  followUpGroups,
  type ListedFollowUp,
  listFollowUps,
} from "../../right-to-rent/follow-ups.ts";
import {
  type AskedTenancy,
  type AskedTenancyPage,
  confirmStillLet,
  listAskedTenancies,
} from "../../right-to-rent/tenancy-questions.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { knownId } from "./application-named.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const state = builder.enumType("FollowUpState", { values: enumValues(followUpStates) });

const group = builder.enumType("FollowUpGroup", { values: enumValues(followUpGroups) });

const followUp = builder.objectRef<ListedFollowUp>("FollowUp").implement({
  description: "A person of a signed letting whose right to rent had a limit.",
  fields: (t) => ({
    partyId: t.exposeID("partyId"),
    applicationId: t.exposeID("applicationId"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    home: t.exposeString("home"),
    agency: t.exposeString("agency"),
    agencyHasEmail: t.exposeBoolean("agencyHasEmail", {
      description: "False: it is not warned.",
    }),
    checkedOn: t.expose("checkedOn", { type: "Date" }),
    followUpBy: t.expose("followUpBy", {
      type: "Date",
      nullable: true,
      description: "The last day on which the next check is in time.",
    }),
    endedOn: t.expose("endedOn", { type: "Date", nullable: true }),
    state: t.expose("state", { type: state }),
  }),
});

const NEXT = { nullable: true, description: "The cursor of the next page." } as const;

const followUpPage = builder.objectRef<FollowUpPage>("FollowUpPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [followUp], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", NEXT),
  }),
});

builder.queryField("followUps", (t) =>
  t.field({
    type: followUpPage,
    description: "Open: the earliest last day first. Over: the newest record first.",
    args: { group: t.arg({ type: group, required: true }), after: t.arg.string() },
    resolve: (_root, args, context) =>
      asRole(context, "REVIEWER", ({ staffId }) => {
        const { db, today } = context.services;
        const after = args.after ?? undefined;
        return listFollowUps(db, args.group, { staffId, today: today(), after });
      }),
  }),
);

const followUpCounts = builder.objectRef<FollowUpCounts>("FollowUpCounts").implement({
  fields: (t) => ({
    late: t.exposeInt("late"),
    due: t.exposeInt("due"),
    later: t.exposeInt("later"),
    over: t.exposeInt("over"),
    asked: t.exposeInt("asked", { description: "Homes that may no longer be let." }),
  }),
});

builder.queryField("followUpCounts", (t) =>
  t.field({
    type: followUpCounts,
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", ({ staffId }) => {
        const { db, today } = context.services;
        return countFollowUps(db, { staffId, today: today() });
      }),
  }),
);

builder.queryField("followUpsDue", (t) =>
  t.int({
    description: "The late ones and the due ones, for the navigation.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", ({ staffId }) => {
        const { db, today } = context.services;
        return countDueFollowUps(db, { staffId, today: today() });
      }),
  }),
);

const askedTenancy = builder.objectRef<AskedTenancy>("AskedTenancy").implement({
  description: "A home in England of which nothing has been recorded for a year.",
  fields: (t) => ({
    applicationId: t.exposeID("applicationId"),
    home: t.exposeString("home"),
    agency: t.exposeString("agency"),
    agencyHasEmail: t.exposeBoolean("agencyHasEmail", { description: "False: it is not asked." }),
    startsOn: t.expose("startsOn", { type: "Date" }),
    knownOn: t.expose("knownOn", { type: "Date", description: "When the letting was recorded last." }),
  }),
});

const askedTenancyPage = builder.objectRef<AskedTenancyPage>("AskedTenancyPage").implement({
  fields: (t) => ({
    rows: t.field({ type: [askedTenancy], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", NEXT),
  }),
});

builder.queryField("askedTenancies", (t) =>
  t.field({
    type: askedTenancyPage,
    description: "The longest silence first.",
    args: { after: t.arg.string() },
    resolve: (_root, { after }, context) =>
      asRole(context, "REVIEWER", ({ staffId }) => {
        const { db, today } = context.services;
        return listAskedTenancies(db, { staffId, today: today(), after: after ?? undefined });
      }),
  }),
);

builder.mutationField("confirmStillLet", (t) =>
  t.boolean({
    description: "Records the same letting again, so that its year starts anew.",
    args: { applicationId: t.arg.id({ required: true }) },
    resolve: (_root, { applicationId }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const id = knownId(applicationId);
        await assertMaySee(work, id);
        await confirmStillLet(work, id, staffId);
        return true;
      }),
  }),
);
