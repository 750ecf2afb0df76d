import { leaveApplication, stopReminders } from "../../applications/own-choices.ts";
import { type PartyRow, readParty } from "../../parties/party-row.ts";
import { builder, inOperation } from "./builder.ts";
import { validationType } from "./validation.type.ts";

const stopped = builder.objectRef<PartyRow>("StopReminders").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("stopReminders", (t) =>
  t.field({
    type: stopped,
    description: "No more reminders about this application.",
    resolve: (_root, _args, context) =>
      inOperation(context, async ({ work, party }) => {
        await stopReminders(work, party);
        return readParty(work, party);
      }),
  }),
);

const left = builder.objectRef<PartyRow>("LeaveApplication").implement({
  fields: (t) => ({ validation: t.field({ type: validationType, resolve: (standing) => standing }) }),
});

builder.mutationField("leaveApplication", (t) =>
  t.field({
    type: left,
    description: "The applicant no longer wants this home. Refused once it is submitted.",
    resolve: (_root, _args, context) =>
      inOperation(context, async ({ work, party }) => {
        await leaveApplication(work, party);
        return readParty(work, party);
      }),
  }),
);
