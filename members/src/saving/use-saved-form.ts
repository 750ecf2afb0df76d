import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { useRuleForm } from "@latchkey/browser/forms/use-rule-form.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { MutationFailure } from "../calls/mutation-failure.ts";

interface SavedFormOptions<Values> {
  readonly defaults: Values;
  readonly issues: (values: Values) => Issues;
  /** The names of the fields from top to bottom, and what comes before each in the id of its control. */
  readonly fields: readonly (keyof Values & string)[];
  readonly idPrefix: string;
  /** The failure of the last attempt to save. */
  readonly failure: MutationFailure | undefined;
  readonly onValid: (values: Values) => void;
}

/**
 * A form that a mutation saves. The first wrong field takes the focus, by the rules of the page or of the
 * server.
 */
export const useSavedForm = <Values extends FieldValues>(options: SavedFormOptions<Values>) => {
  const { defaults, issues, fields, idPrefix, failure, onValid } = options;
  const sent = failure?.kind === "refused" ? failure.issues : undefined;
  // The fields that were corrected since the server refused them.
  const [corrected, setCorrected] = useState<{
    readonly of: Issues | undefined;
    readonly fields: readonly string[];
  }>({
    of: sent,
    fields: [],
  });
  const done = corrected.of === sent ? corrected.fields : [];
  const serverIssues = Object.fromEntries(
    Object.entries(sent ?? {}).filter(([field]) => !done.includes(field)),
  );
  const form = useRuleForm<Values, undefined>({
    defaults,
    context: undefined,
    issues,
    serverIssues,
    onChange: (field) => setCorrected({ of: sent, fields: [...done, field] }),
    onValid,
  });
  const first = fields.find((field) => field in form.issues);
  const { refusals } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with a refusal, not with what is wrong
  useEffect(() => {
    if (first) focusField(`${idPrefix}${first}`);
  }, [refusals, sent]);
  return { ...form, fields };
};
