import { emailIssue } from "../rules/email.ts";
import type { Issue } from "../rules/issue.ts";
import { nameIssue } from "../rules/names.ts";
import { oneOf } from "../rules/plain.ts";
import { type StaffRole, staffRoles } from "./roles.ts";

/** What an administrator states about a staff member. */
export interface MemberFields {
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export interface InvitationFields extends MemberFields {
  readonly email: string;
}

/** The code of an invitation to an address that is on the team already; only the server can know. */
export const ALREADY_ON_TEAM = "already_on_team";

type Issues = Readonly<Record<string, Issue>>;

const found = (issues: Readonly<Record<string, Issue | undefined>>): Issues =>
  Object.fromEntries(Object.entries(issues).flatMap(([field, issue]) => (issue ? [[field, issue]] : [])));

/** Somebody without a role could sign in and see nothing. */
const rolesIssue = (roles: readonly StaffRole[]): Issue | undefined => oneOf(staffRoles)(roles[0]);

/** The broken rules, by field. */
export const memberIssues = ({ name, roles }: MemberFields): Issues =>
  found({ name: nameIssue(name), roles: rolesIssue(roles) });

/** The broken rules, by field. */
export const invitationIssues = ({ email, ...member }: InvitationFields): Issues => ({
  ...found({ email: emailIssue(email) }),
  ...memberIssues(member),
});
