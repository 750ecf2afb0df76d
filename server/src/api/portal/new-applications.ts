import { isAllowedPolicy } from "@latchkey/domain/agencies/policies.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { readOffer } from "../../agencies/agency-offer.ts";
import { inAgencyTransaction, withAgencyRights } from "../../agencies/agency-rights.ts";
import { policiesInForce } from "../../policies/read-policies.ts";
import { createForAgency } from "../agencies/create-application.ts";
import { application, homeCountry, language, rentPeriod } from "./application.type.ts";
import { readShown } from "./applications.ts";
import { newPersonInput, newPersonOf } from "./new-person.type.ts";
import { builder, changing, withRight } from "./portal-builder.ts";
import { refuseTaken } from "./sent-before.ts";

const currency = builder.enumType("Currency", { values: currencies });

interface OfferedPolicy {
  readonly name: string;
  readonly title: string;
  readonly countries: readonly (typeof homeCountry.$inferType)[];
}

const policy = builder.objectRef<OfferedPolicy>("OfferedPolicy").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    title: t.exposeString("title"),
    countries: t.field({ type: [homeCountry], resolve: ({ countries }) => [...countries] }),
  }),
});

interface Offer {
  readonly standard: string | null;
  readonly language: typeof language.$inferType | null;
  readonly policies: readonly OfferedPolicy[];
}

const offerType = builder.objectRef<Offer>("Offer").implement({
  description: "What a new application may choose from.",
  fields: (t) => ({
    standard: t.exposeString("standard", { nullable: true, description: "The agency's own policy." }),
    language: t.expose("language", { type: language, nullable: true }),
    policies: t.field({ type: [policy], resolve: ({ policies }) => [...policies] }),
  }),
});

builder.queryField("offer", (t) =>
  t.field({
    type: offerType,
    resolve: (_root, _args, context) =>
      withRight(context, "letting", (actor) =>
        inAgencyTransaction(context.services, async (tx) => {
          const offer = await withAgencyRights(tx, actor, (scoped) => readOffer(scoped, actor.agencyId));
          const inForce = await policiesInForce(tx, context.services.today());
          return {
            standard: offer.standard,
            language: offer.language,
            policies: inForce
              .filter(({ name }) => isAllowedPolicy(offer, name))
              .map(({ name, content }) => ({ name, title: content.title, countries: content.countries })),
          };
        }),
      ),
  }),
);

const newApplicationInput = builder.inputType("NewApplicationInput", {
  fields: (t) => ({
    home: t.string({ required: true }),
    country: t.field({ type: homeCountry, required: true }),
    rentMinor: t.float({ required: true, description: "A month, whatever the rent period." }),
    advertisedRentMinor: t.float({ description: "A month. Needed in England." }),
    rentPeriod: t.field({ type: rentPeriod, required: true }),
    currency: t.field({ type: currency, required: true }),
    start: t.field({ type: "Date", required: true }),
    termMonths: t.int({ description: "Refused in England, needed elsewhere." }),
    branchId: t.id(),
    reference: t.string({ required: true }),
    policy: t.string({ description: "null: the agency's own." }),
    language: t.field({ type: language, description: "null: the agency's own." }),
    people: t.field({ type: [newPersonInput], required: true }),
  }),
});

builder.mutationField("createApplication", (t) =>
  t.field({
    type: application,
    description: "Each person gets an invitation by e-mail.",
    args: { application: t.arg({ type: newApplicationInput, required: true }) },
    resolve: (_root, { application: given }, context) =>
      changing(context, "letting", async ({ work, actor }) => {
        const { advertisedRentMinor, termMonths, branchId, policy: named, language: spoken, people } = given;
        await refuseTaken({ work, actor }, given.reference);
        const id = await createForAgency(
          { ...work, actor },
          {
            ...given,
            advertisedRentMinor: advertisedRentMinor ?? undefined,
            termMonths: termMonths ?? undefined,
            branch: branchId ?? undefined,
            policy: named ?? undefined,
            language: spoken ?? undefined,
            people: people.map(newPersonOf),
          },
        );
        return readShown(work.tx, work.services, { id, agencyId: actor.agencyId });
      }),
  }),
);
