import { type FocusEvent, type FormEvent, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import { analytics } from "../analytics/analytics.ts";
import { type Issues, type IssuesOf, issueResolver } from "./issue-resolver.ts";
import { type ToldNames, useReportedIssues } from "./use-reported-issues.ts";

interface RuleFormOptions<Values, Context> {
  readonly defaults: Values;
  readonly context: Context;
  readonly issues: IssuesOf<Values, Context>;
  readonly warnings?: IssuesOf<Values, Context> | undefined;
  readonly serverIssues?: Issues | undefined;
  readonly onChange?: ((field: string) => void) | undefined;
  readonly toldNames?: ToldNames | undefined;
  readonly onValid: (values: Values) => void;
}

export interface ControlledField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/**
 * A form with the rules of `domain`: errors on blur once a field was touched, then on change, and all of them on submit
 * (spec 1 §5). Enter and the button are the same.
 */
export const useRuleForm = <Values extends FieldValues, Context>(
  options: RuleFormOptions<Values, Context>,
) => {
  const { defaults, context, issues: issuesOf, warnings, serverIssues = {}, onValid } = options;
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values>({
    mode: "onBlur",
    // Once corrected, a field is validated on blur again, not while typing.
    reValidateMode: "onBlur",
    // The summary takes focus and links to the fields.
    shouldFocusError: false,
    defaultValues: defaults as DefaultValues<Values>,
    resolver: issueResolver(issuesOf, context),
  });
  const { errors, isDirty } = form.formState;
  const values = form.watch();
  const broken = issuesOf(values, context);
  const shown = Object.entries(broken).filter(([field]) => field in errors);
  const issues: Issues = { ...serverIssues, ...Object.fromEntries(shown) };
  useReportedIssues(issues, options.toldNames);

  const changed = (field: Path<Values>): void => {
    analytics.changedField(options.toldNames?.[field] ?? field);
    options.onChange?.(field);
    if (field in errors) void form.trigger(field);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    let isRefused = false;
    const refuse = () => {
      isRefused = true;
    };
    await form.handleSubmit((sent) => onValid(sent), refuse)(event);
    // Counted after the errors are set, so that both render together.
    if (isRefused) setRefusals((count) => count + 1);
  };

  return {
    values,
    isDirty,
    issues,
    warnings: warnings?.(values, context) ?? {},
    refusals,
    text: (field: Path<Values>, storedForm?: (typed: string) => string) => {
      const { onChange, onBlur, ...registered } = form.register(field);
      const value = String(values[field] ?? "");
      return {
        ...registered,
        value,
        onBlur: (event: FocusEvent<HTMLInputElement>): void => {
          const tidied = storedForm?.(value) ?? value;
          if (tidied !== value)
            form.setValue(field, tidied as PathValue<Values, Path<Values>>, { shouldDirty: true });
          void onBlur(event);
        },
        onChange: (event: { readonly target: HTMLInputElement }): void => {
          void onChange(event);
          changed(field);
        },
      };
    },
    controlled: <Field extends Path<Values>>(field: Field): ControlledField<Values[Field]> => ({
      value: values[field],
      onChange: (value) => {
        form.setValue(field, value as PathValue<Values, Field>, { shouldDirty: true });
        changed(field);
      },
      onBlur: () => void form.trigger(field),
    }),
    onSubmit: (event: FormEvent): void => void submit(event),
  };
};
