import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { declareKnown, type KnownPerson, liftKnown, listKnownPeople } from "../../review/known-people.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { asRole, builder, inOperation, inProvedOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const knownPerson = builder.objectRef<KnownPerson>("KnownPerson").implement({
  description: "A reviewer knows the person of a case, whose applications are closed to them.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    reviewer: t.exposeString("reviewer"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

builder.queryField("knownPeople", (t) =>
  t.field({
    type: [knownPerson],
    description: "The newest first, without those that were lifted.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listKnownPeople(context.services.db))]),
  }),
);

builder.mutationField("declareKnownPerson", (t) =>
  t.boolean({
    description: "The caller knows the person: their applications are closed to the caller from now on.",
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        await declareKnown(operation.work, party, operation.actor.staffId);
        return true;
      }),
  }),
);

builder.mutationField("liftKnownPerson", (t) =>
  t.boolean({
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, { id, reason }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await liftKnown(work, rowNumber(id), { staffId, reason });
        return true;
      }),
  }),
);
