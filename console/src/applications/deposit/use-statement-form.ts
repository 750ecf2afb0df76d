import {
  type DepositGround,
  depositGrounds,
} from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import {
  type GivenGround,
  statementIssues,
} from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { type FormEvent, useEffect, useState } from "react";
import { type DepositDays, RecordDepositStatement, type ShownDeposit } from "./deposit.graphql.ts";

interface TypedGround {
  readonly evidence: readonly string[];
  readonly words: string;
}

type Typed = Readonly<Record<DepositGround, TypedGround>>;

const nothing: TypedGround = { evidence: [], words: "" };
const empty: Typed = {
  false_information: nothing,
  right_to_rent: nothing,
  withdrew: nothing,
  no_steps: nothing,
};

export const fieldId = (ground: DepositGround, field: keyof TypedGround): string =>
  `statement-${ground}-${field}`;

interface StatementFormOptions {
  readonly applicationId: string;
  readonly deposit: ShownDeposit;
  readonly days: DepositDays;
  readonly onDone: () => void;
}

/** A ground is relied on by choosing evidence for it. */
const reliedOn = (typed: Typed): readonly GivenGround[] =>
  depositGrounds
    .map((ground) => ({ ground, ...typed[ground] }))
    .filter(({ evidence }) => evidence.length > 0);

/** Mistakes show on sending, and are judged anew with every change. */
export const useStatementForm = ({ applicationId, deposit, days, onDone }: StatementFormOptions) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(RecordDepositStatement);
  const [typed, setTyped] = useState(empty);
  const [isShown, setShown] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isLate = today > days.noticeBy;
  const grounds = isLate ? [] : reliedOn(typed);
  // The key of what is offered holds its kind and id.
  const offered = deposit.offered.map(({ key, ...one }) => {
    const [, id = ""] = key.split("/");
    return { ...one, id };
  });
  const own = statementIssues(grounds, { offered, noticeBy: days.noticeBy, today });
  const sent = failure?.kind === "refused" ? failure.issues : {};
  const issues: Readonly<Record<string, Issue>> = { ...sent, ...(isShown ? own : {}) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    const first = document.querySelector("form [aria-invalid]");
    if (first instanceof HTMLElement) first.focus();
  }, [refusals, failure]);
  return {
    typed,
    issues,
    isBusy,
    failure,
    isLate,
    isKept: grounds.length > 0,
    isDirty: typed !== empty,
    fields: depositGrounds.flatMap((ground) => [`${ground}.evidence`, `${ground}.words`]),
    set: (ground: DepositGround, more: Partial<TypedGround>) =>
      setTyped((before) => ({ ...before, [ground]: { ...before[ground], ...more } })),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      setShown(true);
      if (Object.keys(own).length > 0) {
        setRefusals((count) => count + 1);
        return;
      }
      const given = grounds.map((one) => ({ ...one, evidence: [...one.evidence], words: one.words.trim() }));
      void save({ applicationId, grounds: given }).then((data) => data && onDone());
    },
  };
};

export type StatementForm = ReturnType<typeof useStatementForm>;
