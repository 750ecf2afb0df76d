/**
 * A broken rule is a value with a code, never a sentence: the browser translates the code, the server returns the same
 * code in its response, and analytics report it.
 */
export interface Issue {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Issues<Field extends string> = Partial<Readonly<Record<Field, Issue>>>;

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

export const optional =
  (rule: Rule<string>): Rule<string> =>
  (value) =>
    value.trim() === "" ? undefined : rule(value);

export const issuesIn = (
  found: Readonly<Record<string, Issue | undefined>>,
): Readonly<Record<string, Issue>> =>
  Object.fromEntries(Object.entries(found).flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));
