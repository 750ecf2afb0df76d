import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { useMemberApp } from "../session/member-app.ts";

interface SaveProblemProps {
  readonly failure: MutationFailure;
  /** In place of the general title for a refusal. */
  readonly refusedTitle?: string | undefined;
  /** In place of the general words for a refusal. */
  readonly refused?: string | undefined;
  /** Those that say themselves what is wrong with them. `people.*.email` is that field of every row. */
  readonly fields?: readonly string[] | undefined;
}

const issuesOf = (failure: MutationFailure): readonly (readonly [string, Issue])[] =>
  failure.kind === "refused" ? Object.entries(failure.issues) : [];

/** Takes the focus, unless the fields show every error. */
export function SaveProblem({ failure, refusedTitle, refused, fields = [] }: SaveProblemProps) {
  const { t } = useTranslation("page");
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus anew, however fast it follows another
  useEffect(() => alert.current?.focus(), [failure]);
  const issues = issuesOf(failure);
  const unsaid = issues.filter(([field]) => !fields.includes(field.replace(/\d+/g, "*")));
  if (issues.length > 0 && unsaid.length === 0) return null;
  const words = {
    "no-answer": [t("failed.title"), t("failed.text")],
    "too-many": [t("failed.tooManyTitle"), t("failed.tooMany")],
    refused: [refusedTitle ?? t("failed.refusedTitle"), refused ?? t("failed.refused")],
  } as const;
  const [title, text] = words[failure.kind];
  return (
    <Alert tone="critical" title={unsaid.length > 0 ? t("failed.title") : title} announced ref={alert}>
      {unsaid.length === 0 && <AlertText>{text}</AlertText>}
      {unsaid.map(([field, issue]) => (
        <Unsaid key={field} issue={issue} />
      ))}
    </Alert>
  );
}

function Unsaid({ issue }: { readonly issue: Issue }) {
  const textOf = useIssueText(useMemberApp().issueTexts);
  return <AlertText>{textOf(issue)}</AlertText>;
}
