import { type Agency, listAgencies, readAgency, setAgencyContacts } from "../../agencies/agencies.ts";
import { listLandlords } from "../../right-to-rent/landlords.ts";
import { listResponsibilities } from "../../right-to-rent/responsibilities.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { responsibility } from "./responsibilities.ts";

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
}));

builder.queryField("agency", (t) =>
  t.field({
    type: agency,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      asRole(context, "ADMINISTRATOR", () => readAgency(context.services.db, id)),
  }),
);

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
