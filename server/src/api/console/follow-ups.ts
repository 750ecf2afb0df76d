import { followUpStates } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { type ListedFollowUp, listFollowUps } from "../../right-to-rent/follow-ups.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { asRole, builder } from "./console-builder.ts";

const state = builder.enumType("FollowUpState", { values: enumValues(followUpStates) });

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

builder.queryField("followUps", (t) =>
  t.field({
    type: [followUp],
    description: "The earliest last day first.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", async ({ staffId }) => {
        const { db, today } = context.services;
        return [...(await listFollowUps(db, staffId, today()))];
      }),
  }),
);
