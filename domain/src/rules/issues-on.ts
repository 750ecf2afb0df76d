import type { Issue, Issues } from "./issue.ts";

export const issuesOn = <Field extends string>(
  fields: readonly Field[],
  find: (field: Field) => Issue | undefined,
): Issues<Field> => {
  const issues: { [Name in Field]?: Issue } = {};
  for (const field of fields) {
    const issue = find(field);
    if (issue) issues[field] = issue;
  }
  return issues;
};
