import { emailIssue } from "../rules/email.ts";
import type { Issue } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import type { StaffRole } from "./roles.ts";

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** Somebody without a role could do nothing. */
export const rolesIssue = (roles: readonly StaffRole[]): Issue | undefined =>
  roles.length === 0 ? { code: "validation.please_select_an_option" } : undefined;

/** The broken rules of an invitation, by field. */
export const newMemberIssues = ({ name, email, roles }: NewMember): Readonly<Record<string, Issue>> => {
  const issues = { name: lineIssue(name), email: emailIssue(email), roles: rolesIssue(roles) };
  return Object.fromEntries(
    Object.entries(issues).flatMap(([field, issue]) => (issue ? [[field, issue]] : [])),
  );
};
