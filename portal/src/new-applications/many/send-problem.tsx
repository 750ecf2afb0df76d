import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Takes the focus. */
export function SendProblem({ failure }: { readonly failure: MutationFailure }) {
  const { t } = useTranslation("many", { keyPrefix: "send.failed" });
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus anew
  useEffect(() => alert.current?.focus(), [failure]);
  const isNothing = failure.kind === "refused" && failure.code === "NOTHING_TO_SEND";
  const words = {
    "no-answer": [t("noAnswer"), t("noAnswerText")],
    "too-many": [t("tooMany"), t("tooManyText")],
    refused: isNothing ? [t("nothing"), t("nothingText")] : [t("refused"), t("refusedText")],
  } as const;
  const [title, text] = words[failure.kind];
  return (
    <Alert tone={isNothing ? "info" : "critical"} title={title} announced ref={alert}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}
