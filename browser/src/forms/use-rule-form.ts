import { type FormEvent, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import { analytics } from "../analytics/analytics.ts";
import { type Issues, type IssuesOf, issueResolver } from "./issue-resolver.ts";
import { useReportedIssues } from "./use-reported-issues.ts";

interface RuleFormOptions<Values, Context> {
  readonly defaults: Values;
  readonly context: Context;
  readonly issues: IssuesOf<Values, Context>;
  /** What is worth a remark and no reason to stop. */
  readonly warnings?: IssuesOf<Values, Context> | undefined;
  /** What the server found wrong, until the field is changed. */
  readonly serverIssues?: Issues | undefined;
  readonly onChange?: ((field: string) => void) | undefined;
  readonly onValid: (values: Values) => void;
}

/** A field whose value is no text of an input: a choice, a date, a tick. */
export interface ControlledField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/**
 * A form by the rules of `domain`: errors on blur once a field was touched, then on change, and all of them on submit
 * (spec 1 §5). Enter and the button are the same.
 */
export const useRuleForm = <Values extends FieldValues, Context>(
  options: RuleFormOptions<Values, Context>,
) => {
  const { defaults, context, issues: issuesOf, warnings, serverIssues = {}, onValid } = options;
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values>({
    mode: "onBlur",
    // What became right may be typed anew in peace: it is looked at when it is left again.
    reValidateMode: "onBlur",
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
    defaultValues: defaults as DefaultValues<Values>,
    resolver: issueResolver(issuesOf, context),
  });
  const { errors } = form.formState;
  const values = form.watch();
  const broken = issuesOf(values, context);
  const shown = Object.entries(broken).filter(([field]) => field in errors);
  const issues: Issues = { ...serverIssues, ...Object.fromEntries(shown) };
  useReportedIssues(issues);

  const changed = (field: Path<Values>): void => {
    analytics.changedField(field);
    options.onChange?.(field);
    if (field in errors) void form.trigger(field);
  };

  return {
    values,
    issues,
    warnings: warnings?.(values, context) ?? {},
    /** Counts the refused submits, so that the summary takes the focus each time. */
    refusals,
    /** For a text input. */
    text: (field: Path<Values>) => {
      const { onChange, ...registered } = form.register(field);
      return {
        ...registered,
        value: String(values[field] ?? ""),
        onChange: (event: { readonly target: HTMLInputElement }): void => {
          void onChange(event);
          changed(field);
        },
      };
    },
    /** For a choice, a date, a tick: one controlled value. */
    controlled: <Field extends Path<Values>>(field: Field): ControlledField<Values[Field]> => ({
      value: values[field],
      onChange: (value) => {
        form.setValue(field, value as PathValue<Values, Field>, { shouldDirty: true });
        changed(field);
      },
      onBlur: () => void form.trigger(field),
    }),
    onSubmit: (event: FormEvent): void => {
      void form.handleSubmit(
        (sent) => onValid(sent),
        () => setRefusals((count) => count + 1),
      )(event);
    },
  };
};
