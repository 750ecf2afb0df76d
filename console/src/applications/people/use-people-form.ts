import { type NamedPerson, newPeopleIssues } from "@latchkey/domain/applications/new-application.ts";
import { amountText, parseAmount } from "@latchkey/domain/rules/amount.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ShownApplication } from "./application.graphql.ts";
import { staying } from "./people.ts";

type Issues = Readonly<Record<string, Issue>>;

export interface AddedPerson extends NamedPerson {
  readonly key: number;
  readonly share: string;
}

interface TypedPeople {
  /** The shares of the people who stay, in their order. */
  readonly shares: readonly string[];
  readonly added: readonly AddedPerson[];
}

/** The change as it is sent, with amounts in minor units. */
export interface PeopleChange {
  readonly shares: readonly { readonly partyId: string; readonly shareMinor: number }[];
  readonly added: readonly (NamedPerson & { readonly shareMinor: number })[];
}

const emptyPerson = (key: number): AddedPerson => ({
  key,
  firstName: "",
  lastName: "",
  email: "",
  share: "",
});
const minorOf = (typed: string): number => parseAmount(typed) ?? Number.NaN;

const NO_ISSUES: Issues = {};

/** The id of the button that adds a person. */
export const ADD_ID = "application-add";

export const shownFields: readonly string[] = [
  ...["people", "shares.*.share"],
  ...["firstName", "lastName", "email", "share"].map((field) => `added.*.${field}`),
];

interface PeopleFormOptions {
  readonly application: ShownApplication;
  /** The dialog opens with an empty row for a new person. */
  readonly withPerson: boolean;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (change: PeopleChange) => void;
}

/** Other shares, and further people. The rules are those of the server; all of them show on saving. */
export const usePeopleForm = ({ application, withPerson, failure, onValid }: PeopleFormOptions) => {
  const people = staying(application);
  const [typed, setTyped] = useState<TypedPeople>(() => ({
    shares: people.map(({ shareMinor }) => amountText(shareMinor)),
    added: withPerson ? [emptyPerson(1)] : [],
  }));
  const [start] = useState(typed);
  const [isShown, setShown] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const lastKey = useRef(1);
  const [removals, setRemovals] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const own = newPeopleIssues({
    rentMinor: application.rentMinor,
    staying: people.map((person, index) => ({
      ...person,
      isPaying: person.role === "tenant",
      shareMinor: minorOf(typed.shares[index] ?? ""),
    })),
    added: typed.added.map(({ share, ...person }) => ({ ...person, shareMinor: minorOf(share) })),
  });
  const sent = failure?.kind === "refused" && !isChanged ? failure.issues : NO_ISSUES;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    const first = document.querySelector("dialog[open] form [aria-invalid]");
    if (first instanceof HTMLElement) first.focus();
  }, [refusals, sent]);
  // The button that removed it is gone.
  useEffect(() => {
    if (removals > 0) focusField(ADD_ID);
  }, [removals]);
  const change = (next: TypedPeople) => {
    setTyped(next);
    setChanged(true);
  };
  const all = [...typed.shares, ...typed.added.map(({ share }) => share)];
  return {
    people,
    typed,
    issues: { ...sent, ...(isShown ? own : {}) } as Issues,
    isDirty: typed !== start,
    /** The unallocated rent. */
    left: all.reduce((left, share) => left - (parseAmount(share) ?? 0), application.rentMinor),
    setShare: (index: number, share: string) =>
      change({ ...typed, shares: typed.shares.map((before, at) => (at === index ? share : before)) }),
    setAdded: (index: number, more: Partial<AddedPerson>) =>
      change({
        ...typed,
        added: typed.added.map((person, at) => (at === index ? { ...person, ...more } : person)),
      }),
    add: () => {
      lastKey.current += 1;
      change({ ...typed, added: [...typed.added, emptyPerson(lastKey.current)] });
    },
    remove: (index: number) => {
      change({ ...typed, added: typed.added.filter((_person, at) => at !== index) });
      setRemovals((count) => count + 1);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      setShown(true);
      setChanged(false);
      if (Object.keys(own).length > 0) {
        setRefusals((count) => count + 1);
        return;
      }
      onValid({
        shares: people.map(({ id }, index) => ({
          partyId: id,
          shareMinor: minorOf(typed.shares[index] ?? ""),
        })),
        added: typed.added.map(({ key: _key, share, ...person }) => ({
          ...person,
          shareMinor: minorOf(share),
        })),
      });
    },
  };
};

export type PeopleForm = ReturnType<typeof usePeopleForm>;
