import { emailIssue } from "../rules/email.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { nameIssue } from "../rules/names.ts";
import { oneOf } from "../rules/plain.ts";

/** Users of an agency and their rights in the portal (decision 0096). */

export const agencyUserRoles = [
  "NEGOTIATOR",
  "BRANCH_MANAGER",
  "AGENCY_ADMINISTRATOR",
  "RIGHT_TO_RENT_CHECKER",
] as const;
export type AgencyUserRole = (typeof agencyUserRoles)[number];

/** `letting`: everyday work; `people`: changes after sending; `checks`: originals and evidence packs; `users`: access and usage. */
export const agencyRights = ["letting", "people", "checks", "users"] as const;
export type AgencyRight = (typeof agencyRights)[number];

const RIGHTS: Readonly<Record<AgencyUserRole, readonly AgencyRight[]>> = {
  NEGOTIATOR: ["letting"],
  BRANCH_MANAGER: ["letting", "people"],
  AGENCY_ADMINISTRATOR: ["letting", "people", "users"],
  RIGHT_TO_RENT_CHECKER: ["checks"],
};

export const agencyUserMay = (roles: readonly AgencyUserRole[], right: AgencyRight): boolean =>
  roles.some((role) => RIGHTS[role].includes(right));

/** The roles of which one is enough. */
export const rolesWith = (right: AgencyRight): readonly AgencyUserRole[] =>
  agencyUserRoles.filter((role) => RIGHTS[role].includes(right));

export interface AgencyUserFields {
  readonly name: string;
  readonly roles: readonly AgencyUserRole[];
}

export interface NewAgencyUser extends AgencyUserFields {
  readonly email: string;
}

/** The address signs in for this agency or another already; only the server can know. */
export const AGENCY_USER_EXISTS = "agency_user_exists";

type Issues = ReturnType<typeof issuesIn>;

const rolesIssue = (roles: readonly AgencyUserRole[]): Issue | undefined => oneOf(agencyUserRoles)(roles[0]);

export const agencyUserIssues = ({ name, roles }: AgencyUserFields): Issues =>
  issuesIn({ name: nameIssue(name), roles: rolesIssue(roles) });

export const newAgencyUserIssues = ({ email, ...user }: NewAgencyUser): Issues => ({
  ...issuesIn({ email: emailIssue(email) }),
  ...agencyUserIssues(user),
});
