import { mayBeChosen } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { dayOfMoment } from "@latchkey/domain/rules/moment.ts";
import { useCheckForm } from "@latchkey/members/right-to-rent/use-check-form.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useState } from "react";
import { RecordRightToRent, type ShownRightToRent } from "./right-to-rent.graphql.ts";

/** The agreements in writing of the agency, and the one that is being added in a form of its own. */
const useAgreements = (shown: ShownRightToRent) => {
  const [responsibilities, setResponsibilities] = useState(shown.responsibilities);
  const [adding, setAdding] = useState<"landlord" | "agency">();
  const agency = { id: shown.agencyId, name: shown.agency };
  return { agency, responsibilities, setResponsibilities, adding, setAdding };
};

/** The form with what only the desk has: registered providers, and agreements that are filed on the way. */
export const useDeskForm = (shown: ShownRightToRent, onRecorded: () => void) => {
  const { isBusy, failure, save } = useSave(RecordRightToRent);
  const agreements = useAgreements(shown);
  const { responsibilities } = agreements;
  const given = useCheckForm({
    shown: { ...shown, responsibilities },
    isBusy,
    failure,
    onValid: async (input) => {
      if (await save({ partyId: shown.party.id, input })) onRecorded();
    },
  });
  const day = dayOfMoment(given.form.values.checkedAt ?? "") || given.now.slice(0, 10);
  return {
    ...given,
    ...agreements,
    providers: shown.providers.filter((entry) => mayBeChosen(entry, day)),
    administrators: shown.administrators,
  };
};

export type DeskForm = ReturnType<typeof useDeskForm>;
