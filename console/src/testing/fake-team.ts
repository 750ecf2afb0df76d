import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import type { Member } from "../team/team.graphql.ts";

/** Builders for what the console's GraphQL answers. */

type StoredMember = Member & { readonly __typename: "StaffMember" };

export const aMember = (given: Partial<Member> = {}): StoredMember => ({
  __typename: "StaffMember",
  id: "priya",
  name: "Priya Nair",
  email: "priya.nair@quillfield.example",
  roles: ["REVIEWER"],
  factors: ["PASSKEY"],
  invitedAt: "2026-01-05T09:00:00Z",
  lastSeenAt: "2026-03-12T09:48:00Z",
  blockedAt: null,
  isYou: false,
  ...given,
});

/** Who is signed in. */
export const ruth = aMember({
  id: "ruth",
  name: "Ruth Adeyemi",
  email: "ruth.adeyemi@quillfield.example",
  roles: ["ADMINISTRATOR"],
  lastSeenAt: "2026-03-12T09:59:30Z",
  isYou: true,
});

export const mei = aMember({
  id: "mei",
  name: "Mei Tan",
  email: "mei.tan@quillfield.example",
  factors: [],
  invitedAt: "2026-03-11T09:00:00Z",
  lastSeenAt: null,
});

/** Changes a stored member as the mutations do. */
const changes: Readonly<Record<string, (variables: GraphqlRequest["variables"]) => Partial<StoredMember>>> = {
  changeStaff: ({ name, roles }) => ({ name: String(name), roles: roles as Member["roles"] }),
  blockStaff: () => ({ blockedAt: "2026-03-12T10:00:00Z" }),
  unblockStaff: () => ({ blockedAt: null }),
  resetSecondFactor: () => ({ factors: [] }),
  resendStaffInvitation: () => ({}),
};

const fieldOf = (operation: string): string => operation.charAt(0).toLowerCase() + operation.slice(1);

/** A team that remembers what was changed. */
export const aTeam = (...members: readonly StoredMember[]) => {
  let team = [ruth, ...members];
  return ({ operationName, variables }: GraphqlRequest): object => {
    if (operationName === "GetStaff") return { data: { staff: ruth } };
    if (operationName === "Team") return { data: { team, unreadReports: null } };
    if (operationName === "Absences") return { data: { absences: [] } };
    if (operationName === "KnownPeople") return { data: { knownPeople: [] } };
    const field = fieldOf(operationName);
    if (field === "inviteStaff") {
      const invited = aMember({ ...mei, ...variables, id: String(variables.email) });
      team = [...team, invited];
      return { data: { inviteStaff: invited } };
    }
    team = team.map((one) => (one.id === variables.id ? { ...one, ...changes[field]?.(variables) } : one));
    return { data: { [field]: team.find(({ id }) => id === variables.id) } };
  };
};
