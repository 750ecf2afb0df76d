import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  type Judgement,
  judgementIssues,
  type KeptJudgement,
  keptJudgement,
} from "@latchkey/domain/review/verdict.ts";
import { amountText, parseAmount } from "@latchkey/domain/rules/amount.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useState } from "react";
import type { DocumentVerdictKind } from "../../graphql/operations.generated.ts";
import type { ViewedDocument } from "./document.graphql.ts";

export interface TypedVerdict {
  readonly verdict: DocumentVerdictKind | "";
  readonly reasons: readonly string[];
  readonly explained: readonly string[];
  readonly shownMinor: string;
  readonly note: string;
}

export type VerdictField = keyof TypedVerdict;

export const verdictFieldId = (field: VerdictField): string => `verdict-${field}`;

const inOrder: readonly VerdictField[] = ["verdict", "reasons", "explained", "shownMinor", "note"];

const spelled = { ACCEPT: "accept", ASK_AGAIN: "ask_again", DO_NOT_USE: "do_not_use" } as const;

export const ruleVerdict = (verdict: DocumentVerdictKind) => spelled[verdict];

const saidBefore = ({ document: { verdict } }: ViewedDocument): TypedVerdict => ({
  verdict: verdict?.verdict ?? "",
  reasons: verdict?.reasons ?? [],
  explained: verdict?.explained ?? [],
  shownMinor: verdict?.shownMinor == null ? "" : amountText(verdict.shownMinor),
  note: "",
});

export const badFindingsOf = ({ document }: ViewedDocument): readonly string[] => [
  ...new Set(document.findings.filter(({ level }) => level === "BAD").map(({ id }) => id)),
];

const NO_AMOUNT: Issue = { code: "validation.amount" };

/** An amount that cannot be read is an issue, and is never sent as something else. */
const readAmount = (typed: string): number | null | undefined =>
  typed.trim() === "" ? null : parseAmount(typed);

const judgementOf = (typed: TypedVerdict, verdict: DocumentVerdictKind): Judgement => ({
  ...typed,
  verdict: ruleVerdict(verdict),
  shownMinor: readAmount(typed.shownMinor) ?? null,
});

const issuesOf = (typed: TypedVerdict, viewed: ViewedDocument): Readonly<Record<string, Issue | true>> => {
  const { verdict, shownMinor } = typed;
  if (verdict === "") return { verdict: true };
  const issues = judgementIssues(judgementOf(typed, verdict), {
    section: viewed.document.section,
    badFindings: badFindingsOf(viewed),
    isPaper: viewed.claim.isPaper,
  });
  const isUnread = verdict === "ACCEPT" && readAmount(shownMinor) === undefined;
  return isUnread ? { ...issues, shownMinor: NO_AMOUNT } : issues;
};

export interface SentVerdict extends Omit<KeptJudgement, "note"> {
  readonly verdict: DocumentVerdictKind;
  readonly note: string;
}

const sentOf = (typed: TypedVerdict, verdict: DocumentVerdictKind): SentVerdict => {
  const kept = keptJudgement(judgementOf(typed, verdict));
  return { ...kept, verdict, note: kept.note ?? "" };
};

export const useVerdictForm = (viewed: ViewedDocument, onValid: (said: SentVerdict) => Promise<void>) => {
  const [typed, setTyped] = useState(() => saidBefore(viewed));
  const [isTried, setTried] = useState(false);
  useHoldsText(typed.note !== "" || typed.shownMinor !== saidBefore(viewed).shownMinor);
  const issues = issuesOf(typed, viewed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = inOrder.find((field) => field in issues);
    const { verdict } = typed;
    if (wrong) focusField(verdictFieldId(wrong));
    else if (verdict !== "") await onValid(sentOf(typed, verdict));
  };
  return {
    typed,
    change: (more: Partial<TypedVerdict>) => setTyped((before) => ({ ...before, ...more })),
    issueOf: (field: VerdictField) => (isTried ? issues[field] : undefined),
    submit,
  };
};
