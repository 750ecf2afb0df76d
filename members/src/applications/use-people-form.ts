import { type NamedPerson, newPeopleIssues } from "@latchkey/domain/applications/new-application.ts";
import { amountOrNaN, amountText, parseAmount } from "@latchkey/domain/rules/amount.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { MutationFailure } from "../calls/mutation-failure.ts";

type Issues = Readonly<Record<string, Issue>>;

/** A person whose share can be changed. */
export interface SharingPerson extends NamedPerson {
  readonly id: string;
  readonly number: string;
  readonly role: PartyRole;
  readonly shareMinor: number;
}

export interface AddedPerson extends NamedPerson {
  readonly key: number;
  readonly share: string;
}

export interface TypedPeople {
  /** The shares of the people who stay, in their order. */
  readonly shares: readonly string[];
  readonly added: readonly AddedPerson[];
}

/** The change as it is sent, with amounts in minor units. */
export interface PeopleChange {
  readonly shares: readonly { readonly id: string; readonly shareMinor: number }[];
  readonly added: readonly (NamedPerson & { readonly shareMinor: number })[];
}

const emptyPerson = (key: number, share: string): AddedPerson => ({
  key,
  firstName: "",
  lastName: "",
  email: "",
  share,
});

const NO_ISSUES: Issues = {};

/** The id of the button that adds a person. */
export const ADD_ID = "people-add";

export const peopleFields: readonly string[] = [
  ...["people", "shares.*.share"],
  ...["firstName", "lastName", "email", "share"].map((field) => `added.*.${field}`),
];

interface PeopleFormOptions {
  /** The rent that these people share. */
  readonly rentMinor: number;
  /** Those who stay, in the server's order. */
  readonly people: readonly SharingPerson[];
  /** The share of the new person with whose empty row the form opens; undefined: it opens without one. */
  readonly newShare?: string | undefined;
  /** The broken rules of other fields of the form. */
  readonly others?: Issues;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (change: PeopleChange) => void;
}

const issuesOf = (
  { rentMinor, people, others = NO_ISSUES }: PeopleFormOptions,
  { shares, added }: TypedPeople,
): Issues => ({
  ...others,
  ...newPeopleIssues({
    rentMinor,
    staying: people.map((person, index) => ({
      ...person,
      isPaying: person.role === "tenant",
      shareMinor: amountOrNaN(shares[index] ?? ""),
    })),
    added: added.map(({ share, ...person }) => ({ ...person, shareMinor: amountOrNaN(share) })),
  }),
});

const changeOf = (people: readonly SharingPerson[], { shares, added }: TypedPeople): PeopleChange => ({
  shares: people.map(({ id }, index) => ({ id, shareMinor: amountOrNaN(shares[index] ?? "") })),
  added: added.map(({ key: _key, share, ...person }) => ({ ...person, shareMinor: amountOrNaN(share) })),
});

/** The first wrong field takes the focus after a refusal, and the button that adds a person after one was removed. */
const useFormFocus = (sent: Issues) => {
  const [refusals, setRefusals] = useState(0);
  const [removals, setRemovals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    const first = document.querySelector("dialog[open] form [aria-invalid]");
    if (first instanceof HTMLElement) first.focus();
  }, [refusals, sent]);
  // The button that removed it is gone.
  useEffect(() => {
    if (removals > 0) focusField(ADD_ID);
  }, [removals]);
  return {
    refused: () => setRefusals((count) => count + 1),
    removed: () => setRemovals((count) => count + 1),
  };
};

const startOf = ({ people, newShare }: PeopleFormOptions): TypedPeople => ({
  shares: people.map(({ shareMinor }) => amountText(shareMinor)),
  added: newShare === undefined ? [] : [emptyPerson(1, newShare)],
});

/** Other shares, and further people. The rules are those of the server; all of them show on saving. */
export const usePeopleForm = (options: PeopleFormOptions) => {
  const { people, rentMinor, failure, onValid } = options;
  const [typed, setTyped] = useState<TypedPeople>(() => startOf(options));
  const [start] = useState(typed);
  const [isShown, setShown] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const lastKey = useRef(1);
  const own = issuesOf(options, typed);
  const sent = failure?.kind === "refused" && !isChanged ? failure.issues : NO_ISSUES;
  const focus = useFormFocus(sent);
  const change = (next: TypedPeople) => {
    setTyped(next);
    setChanged(true);
  };
  const { shares, added } = typed;
  const replaced = <One>(all: readonly One[], index: number, next: (one: One) => One) =>
    all.map((one, at) => (at === index ? next(one) : one));
  return {
    people,
    typed,
    issues: { ...sent, ...(isShown ? own : {}) } as Issues,
    isDirty: typed !== start,
    /** The unallocated rent. */
    left: [...shares, ...added.map(({ share }) => share)].reduce(
      (left, share) => left - (parseAmount(share) ?? 0),
      rentMinor,
    ),
    /** Another field of the form has changed: what the server refused counts no more. */
    noteChange: () => setChanged(true),
    setShare: (index: number, share: string) =>
      change({ ...typed, shares: replaced(shares, index, () => share) }),
    setAdded: (index: number, more: Partial<AddedPerson>) =>
      change({ ...typed, added: replaced(added, index, (person) => ({ ...person, ...more })) }),
    add: () => {
      lastKey.current += 1;
      change({ ...typed, added: [...added, emptyPerson(lastKey.current, "")] });
    },
    remove: (index: number) => {
      change({ ...typed, added: added.filter((_person, at) => at !== index) });
      focus.removed();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      setShown(true);
      setChanged(false);
      if (Object.keys(own).length > 0) focus.refused();
      else onValid(changeOf(people, typed));
    },
  };
};

export type PeopleForm = ReturnType<typeof usePeopleForm>;
