import { termsIssues } from "@latchkey/domain/applications/new-application.ts";
import { agreementLaw } from "@latchkey/domain/compliance/agreement-rules.ts";
import { amountOrNaN, amountText } from "@latchkey/domain/rules/amount.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { usePeopleForm } from "@latchkey/members/applications/use-people-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useState } from "react";
import { ChangeTerms, type ShownApplication } from "./application.graphql.ts";
import { staying } from "./people.ts";

interface TypedTerms {
  readonly rent: string;
  /** Empty: not known. */
  readonly advertisedRent: string;
  readonly start: string;
}

const typedOf = ({ rentMinor, advertisedRentMinor, start }: ShownApplication): TypedTerms => ({
  rent: amountText(rentMinor),
  advertisedRent: advertisedRentMinor === null ? "" : amountText(advertisedRentMinor),
  start,
});

/** The rules are those of the server. A person who alone shares the rent goes on paying all of it. */
export const useTermsForm = (application: ShownApplication, onDone: () => void) => {
  const today = londonDate(useNow());
  const [start] = useState(() => typedOf(application));
  const [terms, setTerms] = useState(start);
  const { isBusy, failure, save } = useSave(ChangeTerms);
  const { country, rentPeriod, keptShareMinor } = application;
  const rentMinor = amountOrNaN(terms.rent);
  const advertisedRentMinor =
    terms.advertisedRent.trim() === "" ? undefined : amountOrNaN(terms.advertisedRent);
  const form = usePeopleForm({
    rentMinor: rentMinor - keptShareMinor,
    people: staying(application),
    others: termsIssues({ rentMinor, advertisedRentMinor, start: terms.start, country, rentPeriod }, today),
    failure,
    onValid: async ({ shares }) => {
      const given = shares.map(({ id: personId, shareMinor }) => ({ personId, shareMinor }));
      const sent = { rentMinor, advertisedRentMinor: advertisedRentMinor ?? null, start: terms.start };
      if (await save({ id: application.id, ...sent, shares: given })) onDone();
    },
  });
  const setTerm = (name: keyof TypedTerms) => (value: string) => {
    setTerms({ ...terms, [name]: value });
    const alone = form.people.length === 1;
    const shared = amountOrNaN(value) - keptShareMinor;
    if (name === "rent" && alone && shared > 0) form.setShare(0, amountText(shared));
    else form.noteChange();
  };
  return {
    form,
    terms,
    setTerm,
    isBusy,
    failure,
    isDirty: form.isDirty || terms !== start,
    isAdvertisedNeeded: agreementLaw("no-bidding", country, today) !== undefined,
  };
};
