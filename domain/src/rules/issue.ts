/**
 * A broken rule is a value with a code, never a sentence: the browser turns the code into the person's
 * language, the server puts the same code into its answer, analytics quote it.
 */
export interface Issue {
  readonly code: string;
  /** What the sentence needs besides its code, e.g. the bounds of a range. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Rule<Value> = (value: Value) => Issue | undefined;

/** The first failing rule gives the error (spec 1 §5). */
export const firstIssue =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const issue = rule(value);
      if (issue) return issue;
    }
    return undefined;
  };

/** The rules hold only where something was given: for optional answers. */
export const optional =
  (rule: Rule<string>): Rule<string> =>
  (value) =>
    value.trim() === "" ? undefined : rule(value);
