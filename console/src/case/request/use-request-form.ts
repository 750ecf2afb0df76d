import type { LetterHome } from "@latchkey/domain/compliance/letter.ts";
import { MOST_REQUESTS, NAMED_DOCUMENT, subjectOf } from "@latchkey/domain/review/request.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OfferedSubject } from "./request.graphql.ts";
import {
  aboutAnother,
  isUntouched,
  newRequest,
  type ReviewedDocument,
  requestAbout,
  startingAt,
  type TypedRequest,
  typedIssues,
} from "./typed-request.ts";

type Issues = Readonly<Record<string, Issue>>;

/** The id of a field's control: `requests.0.start` → `ask-requests-0-start`. */
export const fieldId = (field: string): string => `ask-${field.replaceAll(".", "-")}`;

/** The id of the button that adds another request. */
export const addId = fieldId("add");

export const shownFields: readonly string[] = [
  "section",
  "about",
  "start",
  "end",
  "document",
  "reasons",
  "comment",
  "canned",
  "confirmedRule",
].map((field) => `requests.*.${field}`);

interface RequestFormOptions {
  readonly start: readonly TypedRequest[];
  readonly subjects: readonly OfferedSubject[];
  readonly home: LetterHome;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (requests: readonly TypedRequest[]) => void;
}

const NO_ISSUES: Issues = {};

/** Requests as they are written. All that is wrong is said when they are sent, and goes when its field changes. */
export const useRequestForm = ({ start, subjects, home, failure, onValid }: RequestFormOptions) => {
  const [requests, setRequests] = useState(start);
  const [isAllShown, setAllShown] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const lastKey = useRef(start.length);
  const [removals, setRemovals] = useState(0);
  // The refused requests: any change removes the refusal.
  const [sentFor, setSentFor] = useState(requests);
  const sent = failure?.kind === "refused" && sentFor === requests ? failure.issues : NO_ISSUES;
  const own = typedIssues(requests, subjects, home);
  const issues: Issues = { ...sent, ...(isAllShown ? own : NO_ISSUES) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    if (Object.keys(issues).length === 0) return;
    const first = document.querySelector("form [aria-invalid], form [data-invalid] input");
    if (first instanceof HTMLElement) first.focus();
  }, [refusals, sent]);

  // The button that removed it is gone.
  useEffect(() => {
    if (removals > 0) focusField(addId);
  }, [removals]);

  const change = (index: number, to: (request: TypedRequest) => TypedRequest) =>
    setRequests((all) => all.map((request, at) => (at === index ? to(request) : request)));

  const append = (request: TypedRequest, to: readonly TypedRequest[]) => {
    const others = request.start === "" ? to : to.filter((one) => !isUntouched(one));
    if (others.length >= MOST_REQUESTS) return;
    lastKey.current += 1;
    setAllShown(false);
    setRequests([...others, { ...request, key: lastKey.current }]);
  };

  return {
    requests,
    subjects,
    home,
    issues,
    isDirty: requests !== start,
    mayAdd: requests.length < MOST_REQUESTS,
    set: (
      index: number,
      more: Partial<Pick<TypedRequest, "end" | "comment" | "canned" | "documentType" | "confirmedRule">>,
    ) => change(index, (request) => ({ ...request, ...more })),
    setSubject: (index: number, section: SectionName, relatedObjectUuid?: string | null) => {
      const ofSection = subjects.filter((subject) => subject.section === section);
      const subject =
        relatedObjectUuid === undefined ? ofSection[0] : subjectOf({ section, relatedObjectUuid }, subjects);
      if (subject) change(index, (request) => aboutAnother(request, subject));
    },
    setStart: (index: number, step: string) =>
      change(index, (request) => startingAt(request, step, subjectOf(request, subjects))),
    tick: (index: number, reason: string, isTicked: boolean) =>
      change(index, (request) => {
        const others = request.reasons.filter((one) => one !== reason);
        return { ...request, reasons: isTicked ? [...others, reason] : others };
      }),
    add: () => {
      const [subject] = subjects;
      if (subject) append(newRequest(0, subject), requests);
    },
    /** @param ids the documents that are asked for again, of `documents` */
    askAgain: (documents: readonly ReviewedDocument[], ids: readonly string[]) => {
      const kept = requests.filter(({ documentId }) => documentId === null || ids.includes(documentId));
      const added = documents.find(
        ({ id }) => ids.includes(id) && !requests.some(({ documentId }) => documentId === id),
      );
      const about = added && requestAbout(added, subjects);
      const [subject] = subjects;
      if (about) append(about, kept);
      else if (kept.length > 0) setRequests(kept);
      else if (subject) append(newRequest(0, subject), []);
    },
    /** Asks for a document by its name. */
    addPaper: (subject: OfferedSubject, documentType: string) =>
      append({ ...startingAt(newRequest(0, subject), NAMED_DOCUMENT, subject), documentType }, requests),
    remove: (index: number) => {
      setRequests((all) => all.filter((_request, at) => at !== index));
      setRemovals((count) => count + 1);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      setSentFor(requests);
      if (Object.keys(own).length === 0) return onValid(requests);
      setAllShown(true);
      setRefusals((count) => count + 1);
    },
  };
};

export type RequestForm = ReturnType<typeof useRequestForm>;
