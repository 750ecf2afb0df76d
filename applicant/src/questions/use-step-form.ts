import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
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
  const [fields, setFields] = useState(defaults);
  const [touched, setTouched] = useState<readonly (keyof Fields)[]>([]);
  const [refusals, setRefusals] = useState(0);
  const server = useServerIssues<Fields>();
  const broken = rules(fields);
  const wrong = touched.filter((field) => broken[field]);
  const local = Object.fromEntries(wrong.map((field) => [field, broken[field]]));
  const issues = { ...server.issues, ...local } as Issues<Fields>;
  useReportedIssues(issues);

  const touch = (given: readonly (keyof Fields)[]): void =>
    setTouched((before) => [...new Set([...before, ...given])]);

  const change = <Field extends keyof Fields & string>(field: Field, value: Fields[Field]): void => {
    analytics.changedField(field);
    server.forget(field);
    setFields((before) => ({ ...before, [field]: value }));
    // What became right may be typed anew in peace: it is looked at when it is left again.
    if (!broken[field]) setTouched((before) => before.filter((known) => known !== field));
  };
  const leave = (field: keyof Fields & string): void => touch([field]);

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
      value: String(fields[field] ?? ""),
      onChange: ({ target }) => change(field, target.value as Fields[typeof field]),
      onBlur: () => leave(field),
    }),
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      touch(Object.keys(fields) as (keyof Fields)[]);
      if (Object.keys(broken).length === 0) onValid(fields);
      else setRefusals((count) => count + 1);
    },
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
