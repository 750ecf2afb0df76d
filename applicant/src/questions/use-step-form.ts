import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type Path, type Resolver, useForm } from "react-hook-form";
import { analytics } from "../app/analytics.ts";
import { useWizardPage } from "./wizard-context.ts";

export type Issues<Fields> = { readonly [Field in keyof Fields]?: Issue };

interface StepFormOptions<Fields> {
  readonly defaults: Fields;
  /** The rules of `domain`; the server runs the same. */
  readonly rules: (fields: Fields) => Issues<Fields>;
  readonly onValid: (fields: Fields) => void;
}

/** What a text input needs of the form. */
interface BoundInput {
  readonly name: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** Runs the rules as react-hook-form's resolver: the code of the first broken rule by field. */
const resolverOf =
  <Fields extends object>(rules: StepFormOptions<Fields>["rules"]): Resolver<Fields> =>
  (fields) => {
    const issues = Object.entries(rules(fields)) as [string, Issue][];
    if (issues.length === 0) return { values: fields, errors: {} };
    const errors = Object.fromEntries(
      issues.map(([field, { code }]) => [field, { type: code, message: code }]),
    );
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };

/** What the server found wrong with a field counts until that field is changed. */
const useServerIssues = <Fields extends object>() => {
  const { failure } = useWizardPage().wizard;
  const [changed, setChanged] = useState<{ readonly failure: unknown; readonly fields: readonly string[] }>();
  const all = failure?.kind === "refused" ? failure.issues : {};
  const isChanged = (field: string) => changed?.failure === failure && changed?.fields.includes(field);
  return {
    issues: Object.fromEntries(Object.entries(all).filter(([field]) => !isChanged(field))) as Issues<Fields>,
    forget: (field: string) =>
      setChanged((before) => ({
        failure,
        fields: [...(before?.failure === failure ? (before?.fields ?? []) : []), field],
      })),
  };
};

/**
 * The form of one step: errors on blur once a field was touched, then on change, and all of them on Continue
 * (spec 1 §5). Enter and Continue are the same.
 */
export const useStepForm = <Fields extends object>({ defaults, rules, onValid }: StepFormOptions<Fields>) => {
  const form = useForm<Fields>({
    mode: "onBlur",
    reValidateMode: "onChange",
    shouldFocusError: false,
    defaultValues: defaults as DefaultValues<Fields>,
    resolver: resolverOf(rules),
  });
  const server = useServerIssues<Fields>();
  const [refusals, setRefusals] = useState(0);
  const fields = form.watch();
  const wrong = Object.keys(form.formState.errors) as (keyof Fields)[];
  const broken = rules(fields);
  const local = Object.fromEntries(wrong.flatMap((field) => (broken[field] ? [[field, broken[field]]] : [])));
  const issues = { ...server.issues, ...local } as Issues<Fields>;
  useReportedIssues(issues);

  const change = <Field extends keyof Fields & string>(field: Field, value: Fields[Field]): void => {
    analytics.changedField(field);
    server.forget(field);
    form.setValue(field as unknown as Path<Fields>, value as never, {
      shouldTouch: true,
      shouldDirty: true,
      shouldValidate: field in form.formState.errors,
    });
  };
  const leave = (field: keyof Fields & string) => void form.trigger(field as unknown as Path<Fields>);

  return {
    fields,
    issues,
    /** Counts the refused Continues, so that the summary takes the focus each time. */
    refusals,
    change,
    leave,
    /** For a text input. */
    bind: (field: keyof Fields & string): BoundInput & { readonly value: string } => ({
      name: field,
      value: String(fields[field as keyof typeof fields] ?? ""),
      onChange: ({ target }) => change(field, target.value as Fields[typeof field]),
      onBlur: () => leave(field),
    }),
    onSubmit: (event: FormEvent) =>
      void form.handleSubmit(
        (valid) => onValid(valid as Fields),
        () => setRefusals((count) => count + 1),
      )(event),
  };
};

/** 'Validation error in {field}, error: {code}', whenever one appears (spec 1 §7). */
const useReportedIssues = <Fields extends object>(issues: Issues<Fields>): void => {
  const shown = useRef<string>("");
  useEffect(() => {
    const entries = Object.entries(issues) as [string, Issue][];
    const now = entries.map(([field, { code }]) => `${field}:${code}`).join();
    if (now === shown.current) return;
    shown.current = now;
    for (const [field, issue] of entries) analytics.validationError(field, issue);
  });
};
