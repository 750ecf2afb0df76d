import { type CaseFilters, noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { listOffers } from "../../agencies/agency-offer.ts";
import { listPolicyNames } from "../../policies/read-policies.ts";
import { asRole, builder } from "./console-builder.ts";

export const caseFiltersInput = builder.inputType("CaseFiltersInput", {
  description: "An empty text filters nothing.",
  fields: (t) => ({
    agency: t.string({ required: true, description: "Its id." }),
    policy: t.string({ required: true, description: "Its name." }),
    status: t.string({ required: true, description: "In small letters." }),
    from: t.string({ required: true, description: "The first day of the move-in." }),
    to: t.string({ required: true, description: "The last day of the move-in." }),
    deadline: t.string({ required: true, description: "The last deadline of the agreement." }),
  }),
});

/** Pothos gives an input object without a prototype. */
export const filtersOf = (given: CaseFilters | null | undefined): CaseFilters => ({
  ...noCaseFilters,
  ...given,
});

interface Choice {
  readonly id: string;
  readonly name: string;
}

const choice = builder.objectRef<Choice>("FilterChoice").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

interface Choices {
  readonly agencies: readonly Choice[];
  readonly policies: readonly Choice[];
}

const choices = builder.objectRef<Choices>("FilterChoices").implement({
  fields: (t) => ({
    agencies: t.field({ type: [choice], resolve: ({ agencies }) => [...agencies] }),
    policies: t.field({ type: [choice], resolve: ({ policies }) => [...policies] }),
  }),
});

builder.queryField("filterChoices", (t) =>
  t.field({
    type: choices,
    description: "For the lists of cases and applications, by name; retired policies too.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", async () => {
        const { db, today } = context.services;
        const policies = await listPolicyNames(db, today());
        return {
          agencies: await listOffers(db),
          policies: policies.map(({ name, title }) => ({ id: name, name: title })),
        };
      }),
  }),
);
