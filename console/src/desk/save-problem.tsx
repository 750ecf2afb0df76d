import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../graphql/mutation-failure.ts";

interface SaveProblemProps {
  readonly failure: MutationFailure;
  /** In place of the general words for a refusal. */
  readonly refused?: string | undefined;
}

/** What was asked for did not happen, and why. Takes the focus, unless a field says what is wrong. */
export function SaveProblem({ failure, refused }: SaveProblemProps) {
  const { t } = useTranslation("desk");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  if (failure.kind === "refused" && Object.keys(failure.issues).length > 0) return null;
  const words = {
    "no-answer": [t("failed.title"), t("failed.text")],
    "too-many": [t("failed.tooManyTitle"), t("failed.tooMany")],
    refused: [t("failed.refusedTitle"), refused ?? t("failed.refused")],
  } as const;
  const [title, text] = words[failure.kind];
  return (
    <Alert tone="critical" title={title} announced ref={alert}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}
