import type { Issue } from "@latchkey/domain/rules/issue.ts";

interface SentIssue {
  readonly field: string;
  readonly code: string;
  readonly params?: Issue["params"];
}

const isSentIssue = (value: unknown): value is SentIssue =>
  typeof value === "object" && value !== null && "field" in value && "code" in value;

export const sentIssues = (
  extensions: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Issue>> => {
  const sent = Array.isArray(extensions.issues) ? extensions.issues.filter(isSentIssue) : [];
  return Object.fromEntries(
    sent.map(({ field, code, params }) => [field, { code, ...(params && { params }) }]),
  );
};
