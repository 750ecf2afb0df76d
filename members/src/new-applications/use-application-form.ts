import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import {
  equalShares,
  monthlyMinor,
  newPerson,
  nobody,
  type TypedApplication,
  type TypedPerson,
} from "./typed-application.ts";

type Issues = Readonly<Record<string, Issue>>;

interface ApplicationFormOptions {
  readonly start: TypedApplication;
  /** The broken rules by field. */
  readonly judge: (typed: TypedApplication) => Issues;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (typed: TypedApplication) => void;
}

/** The id of a field's control: `people.1.email` → `new-people-1-email`. */
export const fieldId = (field: string): string => `new-${field.replaceAll(".", "-")}`;

export const shownFields: readonly string[] = [
  ...[
    "home",
    "rent",
    "advertisedRent",
    "rentPeriod",
    "start",
    "term",
    "agency",
    "branch",
    "reference",
    "policy",
    "people",
  ],
  ...["firstName", "lastName", "email", "share"].map((field) => `people.*.${field}`),
  ...["firstName", "lastName", "email"].map((field) => `people.*.guarantor.${field}`),
];

const NO_ISSUES: Issues = {};
const NO_WARNINGS: Readonly<Record<string, ReactNode>> = {};

/** What is shown as wrong: the own issues of fields that were left, and the server's until their fields change. */
const useShownIssues = (own: Issues, failure: MutationFailure | undefined) => {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isAllShown, setAllShown] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const sent = failure?.kind === "refused" ? failure.issues : NO_ISSUES;
  // The refused values: a change to a field removes the refusal of that field.
  const [answered, setAnswered] = useState<{ readonly to: Issues; readonly fields: readonly string[] }>({
    to: NO_ISSUES,
    fields: [],
  });
  const done = answered.to === sent ? answered.fields : [];
  const issues: Issues = {
    ...Object.fromEntries(Object.entries(sent).filter(([field]) => !done.includes(field))),
    ...Object.fromEntries(Object.entries(own).filter(([field]) => isAllShown || touched.includes(field))),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    const wrong = Object.keys(issues).at(0);
    if (wrong === undefined) return;
    // In the order of the page, which is not that of the rules. What is wrong with all of the people has no field.
    const first = document.querySelector("form [aria-invalid]");
    if (first instanceof HTMLElement) first.focus();
    else focusField(fieldId(wrong));
  }, [refusals, sent]);

  return {
    issues,
    refusedFields: Object.keys(sent),
    touch: (field: string) => setTouched((fields) => (fields.includes(field) ? fields : [...fields, field])),
    untouch: (isMeant: (field: string) => boolean) =>
      setTouched((fields) => fields.filter((field) => !isMeant(field))),
    answer: (fields: readonly string[]) => setAnswered({ to: sent, fields: [...done, ...fields] }),
    refuse: () => {
      setAllShown(true);
      setRefusals((count) => count + 1);
    },
  };
};

/**
 * The form of a new application. What is wrong is said when a field is left, and all of it when it is sent; what only the
 * server finds, at the same fields until they change. Nothing that was typed is lost.
 */
export const useApplicationForm = (options: ApplicationFormOptions) => {
  const { start, judge, failure, onValid } = options;
  const [typed, setTyped] = useState(start);
  const lastKey = useRef(start.people.length);
  const [removals, setRemovals] = useState(0);

  const own = judge(typed);
  const { issues, refusedFields, touch, untouch, answer, refuse } = useShownIssues(own, failure);

  // The button that removed it is gone.
  useEffect(() => {
    if (removals > 0) focusField(fieldId("people"));
  }, [removals]);

  const change = (next: TypedApplication, ...fields: readonly string[]) => {
    setTyped(next);
    answer(fields);
  };
  const changePeople = (people: readonly TypedPerson[], ...fields: readonly string[]) =>
    change({ ...typed, people }, "people", ...fields);
  const changePerson = (index: number, more: Partial<TypedPerson>, ...fields: readonly string[]) =>
    changePeople(
      typed.people.map((person, at) => (at === index ? { ...person, ...more } : person)),
      ...fields.map((field) => `people.${index}.${field}`),
    );
  const nextKey = (): number => {
    lastKey.current += 1;
    return lastKey.current;
  };

  return {
    typed,
    issues,
    /** By field; they stop nothing. */
    warnings: NO_WARNINGS,
    isDirty: typed !== start,
    touch,
    set: <Field extends Exclude<keyof TypedApplication, "people">>(
      field: Field,
      value: TypedApplication[Field],
    ) => change({ ...typed, [field]: value }, field),
    /** @param fields those that differ */
    change,
    setPerson: (index: number, field: "firstName" | "lastName" | "email" | "share", value: string) =>
      changePerson(index, { [field]: value }, field),
    setGuarantor: (index: number, field: keyof typeof nobody, value: string) =>
      changePerson(
        index,
        { guarantor: { ...(typed.people[index]?.guarantor ?? nobody), [field]: value } },
        `guarantor.${field}`,
      ),
    addGuarantor: (index: number) => changePerson(index, { guarantor: nobody }),
    removeGuarantor: (index: number) => changePerson(index, { guarantor: undefined }),
    addPerson: () => changePeople([...typed.people, newPerson(nextKey())]),
    removePerson: (index: number) => {
      // Refusals name rows by their number, which a removal changes.
      const isOfPeople = (field: string) => field.startsWith("people.");
      untouch(isOfPeople);
      setRemovals((count) => count + 1);
      changePeople(
        typed.people.filter((_person, at) => at !== index),
        ...refusedFields.filter(isOfPeople),
      );
    },
    shareEqually: () => {
      const shares = equalShares(monthlyMinor(typed.rent, typed.rentPeriod) || 0, typed.people.length);
      changePeople(
        typed.people.map((person, index) => ({ ...person, share: shares[index] ?? person.share })),
        ...typed.people.map((_person, index) => `people.${index}.share`),
      );
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (Object.keys(own).length === 0) return onValid(typed);
      refuse();
    },
  };
};

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
