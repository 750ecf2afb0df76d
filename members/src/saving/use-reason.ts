import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { Issue, Rule } from "@latchkey/domain/rules/issue.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useEffect, useState } from "react";

interface AskedReason {
  /** A rule that refuses an empty reason too. */
  readonly rule: Rule<string>;
  /** The server's refusal of the sent reason. */
  readonly sentIssue: Issue | undefined;
  /** The id of its control, which takes the focus when something is wrong. */
  readonly fieldId: string;
  /** @param reason trimmed, and not empty */
  readonly onReason: (reason: string) => void;
}

/** One text that is needed: what is typed, what is wrong with it, and sending it. */
export const useReason = ({ rule, sentIssue, onReason, fieldId }: AskedReason) => {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState<string>();
  useHoldsText(reason !== "");
  useEffect(() => {
    if (sentIssue) focusField(fieldId);
  }, [sentIssue, fieldId]);
  const own = rule(reason.trim());
  // A refusal of the server applies to the sent reason, the rule to the current one.
  const issue = tried === undefined ? undefined : (own ?? (tried === reason ? sentIssue : undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(reason);
    if (own) focusField(fieldId);
    else onReason(reason.trim());
  };
  const clear = () => {
    setReason("");
    setTried(undefined);
  };
  return { reason, setReason, issue, submit, clear };
};
