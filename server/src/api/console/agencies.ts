import { type Agency, listAgencies, setAgencyContacts } from "../../agencies/agencies.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const agency = builder.objectRef<Agency>("Agency").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    isOwn: t.exposeBoolean("isOwn", { description: "It is the provider itself." }),
    email: t.exposeString("email", { nullable: true }),
    complianceEmail: t.exposeString("complianceEmail", {
      nullable: true,
      description: "The contact who alone is told of a confirmed candidate of the sanctions list.",
    }),
  }),
});

builder.queryField("agencies", (t) =>
  t.field({
    type: [agency],
    description: "By name.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listAgencies(context.services.db))]),
  }),
);

builder.mutationField("setAgencyContacts", (t) =>
  t.field({
    type: [agency],
    description: "Empty: no contact.",
    args: {
      id: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      complianceEmail: t.arg.string({ required: true }),
    },
    resolve: (_root, given, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work }) => {
        await setAgencyContacts(work, given);
        return [...(await listAgencies(work.tx))];
      }),
  }),
);
