import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import type { CallFailure } from "./use-call.ts";

interface FailureAlertProps {
  readonly failure: CallFailure;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly tooManyTitle: string;
    readonly tooMany: string;
  };
}

/** A call came to nothing, and nothing that was typed is lost. Takes the focus. */
export function FailureAlert({ failure, words }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const isTooMany = failure === "too-many";
  return (
    <Alert
      tone={isTooMany ? "caution" : "critical"}
      title={isTooMany ? words.tooManyTitle : words.title}
      announced
      ref={alert}
    >
      <AlertText>{isTooMany ? words.tooMany : words.text}</AlertText>
    </Alert>
  );
}
