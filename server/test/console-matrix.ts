import { randomUUID } from "node:crypto";
import type { StaffRole } from "@latchkey/domain/staff/roles.ts";

/**
 * Who may do what in the console: one row per operation. A new operation without a row fails `npm run check`, and every row is
 * tried by everybody.
 */
export interface ConsoleRow {
  /** Either role is enough. */
  readonly roles: readonly StaffRole[];
  /** One that is of the right shape; its ids are nobody's. */
  readonly request: () => { readonly query: string; readonly variables?: Record<string, unknown> };
}

const EVERYBODY: readonly StaffRole[] = ["REVIEWER", "ADMINISTRATOR"];
const ADMINISTRATORS: readonly StaffRole[] = ["ADMINISTRATOR"];

const ofMember = (name: string): ConsoleRow => ({
  roles: ADMINISTRATORS,
  request: () => ({
    query: `mutation ($id: ID!) { ${name}(id: $id) { id } }`,
    variables: { id: randomUUID() },
  }),
});

export const consoleRows: Readonly<Record<string, ConsoleRow>> = {
  "Query.staff": { roles: EVERYBODY, request: () => ({ query: "{ staff { id } }" }) },
  "Query.team": { roles: ADMINISTRATORS, request: () => ({ query: "{ team { id } }" }) },
  "Mutation.inviteStaff": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($email: String!) { inviteStaff(email: $email, name: "Mei Tan", roles: [REVIEWER]) { id } }`,
      variables: { email: `${randomUUID()}@quillfield.example` },
    }),
  },
  "Mutation.changeStaff": {
    roles: ADMINISTRATORS,
    request: () => ({
      query: `mutation ($id: ID!) { changeStaff(id: $id, name: "Mei Tan", roles: [REVIEWER]) { id } }`,
      variables: { id: randomUUID() },
    }),
  },
  "Mutation.resendStaffInvitation": ofMember("resendStaffInvitation"),
  "Mutation.blockStaff": ofMember("blockStaff"),
  "Mutation.unblockStaff": ofMember("unblockStaff"),
  "Mutation.resetSecondFactor": ofMember("resetSecondFactor"),
};
