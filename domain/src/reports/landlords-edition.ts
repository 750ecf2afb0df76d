import type { ReportAffordability, ReportFacts, ReportPerson } from "./report-facts.ts";

export interface LandlordsPerson
  extends Pick<
    ReportPerson,
    "id" | "name" | "role" | "outcome" | "label" | "conditions" | "decidedOn" | "guarantor"
  > {
  readonly affordability: Pick<ReportAffordability, "isMet" | "affordableMinor"> | null;
}

export interface LandlordsFacts extends Omit<ReportFacts, "people" | "notChecked"> {
  readonly people: readonly LandlordsPerson[];
}

const landlordsPerson = (person: ReportPerson): LandlordsPerson => {
  const { id, name, role, outcome, label, conditions, decidedOn, guarantor, affordability } = person;
  return {
    id,
    name,
    role,
    outcome,
    label,
    conditions,
    decidedOn,
    guarantor,
    affordability: affordability && {
      isMet: affordability.isMet,
      affordableMinor: affordability.affordableMinor,
    },
  };
};

/** Nothing from which status, benefits, health or a pay figure follows. */
export const landlordsEdition = ({ people, notChecked, ...facts }: ReportFacts): LandlordsFacts => ({
  ...facts,
  people: people.map(landlordsPerson),
});
