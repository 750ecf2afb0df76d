import { mayBeChosen } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { dayOfMoment } from "@latchkey/domain/rules/moment.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useRef, useState } from "react";
import { RecordRightToRent, type ShownRightToRent } from "./right-to-rent.graphql.ts";
import {
  emptyCheck,
  factsOf,
  fieldsOf,
  followUpOf,
  givenOf,
  namesOf,
  rulesOfTyped,
  type TypedCheck,
  typedIssues,
} from "./typed-check.ts";

const ID_PREFIX = "check-";

/** The agreements in writing of the agency, and the one that is being added in a form of its own. */
const useAgreements = (shown: ShownRightToRent) => {
  const [responsibilities, setResponsibilities] = useState(shown.responsibilities);
  const [adding, setAdding] = useState<"landlord" | "agency">();
  const agency = { id: shown.agencyId, name: shown.agency };
  return { agency, responsibilities, setResponsibilities, adding, setAdding };
};

/** With the rules of the server: which fields there are follows from what is typed. */
export const useCheckForm = (shown: ShownRightToRent, onRecorded: () => void) => {
  const now = londonMinute(useNow());
  const first = useRef<TypedCheck>(undefined);
  const rulesOf = (typed: TypedCheck) => {
    const rules = rulesOfTyped(typed, now);
    if (!rules) throw new Error("The rule set is missing.");
    return rules;
  };
  first.current ??= emptyCheck(shown, rulesOf({}), now);
  const { isBusy, failure, save } = useSave(RecordRightToRent);
  const agreements = useAgreements(shown);
  const { responsibilities } = agreements;
  const facts = (typed: TypedCheck) => factsOf({ ...shown, responsibilities }, rulesOf(typed), now);
  // The names follow from the values, which the form returns.
  const names = useRef<readonly string[]>(["route"]);
  const form = useSavedForm<TypedCheck>({
    defaults: first.current,
    issues: (typed) => typedIssues(typed, facts(typed)),
    fields: names.current,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      const { route, values, documents } = givenOf(typed, rulesOf(typed));
      const input = {
        route,
        values: fieldsOf(typed, facts(typed)).map(({ name }) => ({ name, value: values[name] ?? "" })),
        documents: [...documents],
      };
      if (await save({ partyId: shown.party.id, input })) onRecorded();
    },
  });
  const { values } = form;
  const known = facts(values);
  const fields = fieldsOf(values, known);
  names.current = namesOf(fields, known.rules);
  const day = dayOfMoment(values.checkedAt ?? "") || now.slice(0, 10);
  return {
    form,
    isBusy,
    failure,
    rules: known.rules,
    fields,
    providers: shown.providers.filter((entry) => mayBeChosen(entry, day)),
    administrators: shown.administrators,
    ...agreements,
    open: typedIssues(values, known),
    followUpBy: followUpOf(values, known),
    fieldId: (name: string): string => ID_PREFIX + name,
    issueOf: (name: string) => form.issues[name] ?? form.issues[name.replaceAll("_", ".")],
  };
};

export type CheckForm = ReturnType<typeof useCheckForm>;
