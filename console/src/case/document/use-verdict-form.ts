import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { judgementIssues } from "@latchkey/domain/review/verdict.ts";
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

const issuesOf = (
  { verdict, shownMinor, ...said }: TypedVerdict,
  viewed: ViewedDocument,
): Readonly<Record<string, Issue | true>> => {
  if (verdict === "") return { verdict: true };
  const amount = readAmount(shownMinor);
  const issues = judgementIssues(
    { ...said, verdict: ruleVerdict(verdict), shownMinor: amount ?? null },
    { section: viewed.document.section, badFindings: badFindingsOf(viewed), isPaper: viewed.claim.isPaper },
  );
  return verdict === "ACCEPT" && amount === undefined ? { ...issues, shownMinor: NO_AMOUNT } : issues;
};

export interface SentVerdict extends Omit<TypedVerdict, "verdict" | "shownMinor"> {
  readonly verdict: DocumentVerdictKind;
  readonly shownMinor: number | null;
}

export const useVerdictForm = (viewed: ViewedDocument, onValid: (said: SentVerdict) => Promise<void>) => {
  const [typed, setTyped] = useState(() => saidBefore(viewed));
  const [isTried, setTried] = useState(false);
  useHoldsText(typed.note !== "" || typed.shownMinor !== saidBefore(viewed).shownMinor);
  const issues = issuesOf(typed, viewed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = inOrder.find((field) => field in issues);
    const { verdict, shownMinor, explained, ...said } = typed;
    if (wrong) focusField(verdictFieldId(wrong));
    else if (verdict !== "") {
      const isAccepted = verdict === "ACCEPT";
      await onValid({
        ...said,
        verdict,
        explained: isAccepted ? explained : [],
        shownMinor: isAccepted ? (readAmount(shownMinor) ?? null) : null,
      });
    }
  };
  return {
    typed,
    change: (more: Partial<TypedVerdict>) => setTyped((before) => ({ ...before, ...more })),
    issueOf: (field: VerdictField) => (isTried ? issues[field] : undefined),
    submit,
  };
};
