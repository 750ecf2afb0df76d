import { MOST_ASSIGNED } from "@latchkey/domain/review/assignment.ts";
import { useState } from "react";
import type { CaseToAssign } from "../../desk/assign/assign.graphql.ts";

/** Cases that a lead has marked, kept from page to page of one list. @param list another one begins with none */
export const useChosen = (list: string) => {
  const [kept, setKept] = useState<{ readonly of: string; readonly cases: readonly CaseToAssign[] }>({
    of: list,
    cases: [],
  });
  const cases = kept.of === list ? kept.cases : [];
  const set = (next: readonly CaseToAssign[]) => setKept({ of: list, cases: next.slice(0, MOST_ASSIGNED) });
  const has = (partyId: string) => cases.some((one) => one.partyId === partyId);
  const without = (given: readonly CaseToAssign[]) =>
    cases.filter(({ partyId }) => !given.some((one) => one.partyId === partyId));
  return {
    cases,
    has,
    clear: () => set([]),
    toggle: (one: CaseToAssign) => set(has(one.partyId) ? without([one]) : [...cases, one]),
    /** All of a page are marked, or none if all were. */
    togglePage: (page: readonly CaseToAssign[]) =>
      set(page.every(({ partyId }) => has(partyId)) ? without(page) : [...without(page), ...page]),
  };
};

export type Chosen = ReturnType<typeof useChosen>;
