import type { RightToRentRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { useRef } from "react";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { useSavedForm } from "../saving/use-saved-form.ts";
import { useNow } from "../shell/clock.ts";
import {
  emptyCheck,
  type FormFacts,
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

/** A record as the mutation takes it. */
export type RecordInput = ReturnType<typeof inputOf>;

const inputOf = (typed: TypedCheck, facts: ReturnType<typeof factsOf>) => {
  const { route, values, documents } = givenOf(typed, facts.rules);
  return {
    route,
    values: fieldsOf(typed, facts).map(({ name }) => ({ name, value: values[name] ?? "" })),
    documents: [...documents],
  };
};

interface CheckFormOptions {
  readonly shown: FormFacts;
  /** The ways that the recorder may use. */
  readonly narrowed?: (rules: RightToRentRules) => RightToRentRules;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (input: RecordInput) => void;
}

/** With the rules of the server: which fields there are follows from what is typed. */
export const useCheckForm = ({ shown, narrowed, isBusy, failure, onValid }: CheckFormOptions) => {
  const now = londonMinute(useNow());
  const first = useRef<TypedCheck>(undefined);
  const rulesOf = (typed: TypedCheck) => {
    const rules = rulesOfTyped(typed, now);
    if (!rules) throw new Error("The rule set is missing.");
    return narrowed ? narrowed(rules) : rules;
  };
  first.current ??= emptyCheck(shown, rulesOf({}), now);
  const facts = (typed: TypedCheck) => factsOf(shown, rulesOf(typed), now);
  // The names follow from the values, which the form returns.
  const names = useRef<readonly string[]>(["route"]);
  const form = useSavedForm<TypedCheck>({
    defaults: first.current,
    issues: (typed) => typedIssues(typed, facts(typed)),
    fields: names.current,
    idPrefix: ID_PREFIX,
    failure,
    onValid: (typed) => onValid(inputOf(typed, facts(typed))),
  });
  const { values } = form;
  const known = facts(values);
  const fields = fieldsOf(values, known);
  names.current = namesOf(fields, known.rules);
  return {
    form,
    now,
    isBusy,
    failure,
    rules: known.rules,
    purpose: shown.purpose,
    fields,
    open: typedIssues(values, known),
    followUpBy: followUpOf(values, known),
    fieldId: (name: string): string => ID_PREFIX + name,
    issueOf: (name: string) => form.issues[name] ?? form.issues[name.replaceAll("_", ".")],
  };
};

export type CheckForm = ReturnType<typeof useCheckForm>;
