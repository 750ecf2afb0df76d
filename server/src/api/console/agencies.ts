import { listAgencies, readAgency, setAgencyContacts } from "../../agencies/agencies.ts";
import { listOffers, type OfferedBranch, type OfferingAgency } from "../../agencies/agency-offer.ts";
import { agency } from "./agency.type.ts";
import { language } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

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

const offeredBranch = builder.objectRef<OfferedBranch>("OfferedBranch").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const offer = builder.objectRef<OfferingAgency>("AgencyOffer").implement({
  description: "What a new application of the agency may choose from.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    allowed: t.stringList({
      description: "Names of policies; none: each policy in force.",
      resolve: ({ allowed }) => [...allowed],
    }),
    standard: t.exposeString("standard", { nullable: true }),
    language: t.expose("language", { type: language, nullable: true }),
    branches: t.field({ type: [offeredBranch], resolve: ({ branches }) => [...branches] }),
    isStopped: t.exposeBoolean("isStopped", { description: "No new application begins." }),
  }),
});

builder.queryField("agencyOffers", (t) =>
  t.field({
    type: [offer],
    description: "By name.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", async () => [...(await listOffers(context.services.db))]),
  }),
);
