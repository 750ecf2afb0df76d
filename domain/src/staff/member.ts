import { emailIssue } from "../rules/email.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { nameIssue } from "../rules/names.ts";
import { oneOf } from "../rules/plain.ts";
import { type StaffRole, staffRoles } from "../vocabulary/staff-roles.ts";

export interface MemberFields {
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export interface InvitationFields extends MemberFields {
  readonly email: string;
}

/** The code of an invitation to an address that is on the team already; only the server can know. */
export const ALREADY_ON_TEAM = "already_on_team";

type Issues = ReturnType<typeof issuesIn>;

const rolesIssue = (roles: readonly StaffRole[]): Issue | undefined => oneOf(staffRoles)(roles[0]);

export const memberIssues = ({ name, roles }: MemberFields): Issues =>
  issuesIn({ name: nameIssue(name), roles: rolesIssue(roles) });

export const invitationIssues = ({ email, ...member }: InvitationFields): Issues => ({
  ...issuesIn({ email: emailIssue(email) }),
  ...memberIssues(member),
});
