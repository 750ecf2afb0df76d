import type { Issues, IssuesOf } from "@latchkey/browser/forms/issue-resolver.ts";
import { withRefusedDates } from "@latchkey/browser/forms/refused-date.ts";
import type { ToldNames } from "@latchkey/browser/forms/use-reported-issues.ts";
import { useRuleForm } from "@latchkey/browser/forms/use-rule-form.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { useState } from "react";
import { useWizardPage } from "./wizard-context.ts";

interface StepFormOptions<Values, Context> {
  readonly defaults: Values;
  /** The rules of `domain`; the server runs the same. */
  readonly issues: IssuesOf<Values, Context>;
  readonly context: Context;
  readonly warnings?: IssuesOf<Values, Context>;
  readonly onValid: (values: Values) => void;
  readonly toldNames?: ToldNames;
}

/** A server error for a field is shown until that field changes. */
const useServerIssues = () => {
  const { failure } = useWizardPage().wizard;
  const [changed, setChanged] = useState<{ readonly failure: unknown; readonly fields: readonly string[] }>();
  const all: Issues = failure?.kind === "refused" ? failure.issues : {};
  const isChanged = (field: string) => changed?.failure === failure && changed?.fields.includes(field);
  return {
    issues: Object.fromEntries(Object.entries(all).filter(([field]) => !isChanged(field))),
    forget: (field: string) =>
      setChanged((before) => ({
        failure,
        fields: [...(before?.failure === failure ? (before?.fields ?? []) : []), field],
      })),
  };
};

export const useStepForm = <Values extends object, Context>(options: StepFormOptions<Values, Context>) => {
  const server = useServerIssues();
  const form = useRuleForm<Values, Context>({
    ...options,
    issues: withRefusedDates(options.issues),
    serverIssues: server.issues,
    onChange: server.forget,
  });
  useHoldsText(form.isDirty);
  return form;
};
