import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { inTransaction } from "../src/platform/work/work.ts";
import { inviteStaff } from "../src/staff/staff-members.ts";
import type { Client } from "./client.ts";
import { askMembers, enrolMember, followLink, signInMember, type TestMember } from "./members.ts";
import type { TestServer } from "./test-server.ts";

/** Somebody who works for the provider. */
export type Colleague = TestMember;

export const addStaff = async (
  { context }: TestServer,
  roles: readonly StaffRole[] = ["REVIEWER"],
  email = `${randomUUID()}@quillfield.example`,
): Promise<{ readonly id: string; readonly email: string }> => {
  const id = await inTransaction(context, { kind: "job", name: "test" }, (work) =>
    inviteStaff(work, { email, name: "Priya Nair", roles }),
  );
  if (id === undefined) throw new Error(`${email} is known already`);
  return { id, email };
};

export const followStaffLink = (server: TestServer, email: string): Promise<Client> =>
  followLink({ server, pages: staffPages }, email);

export const enrol = (
  server: TestServer,
  member: { readonly id: string; readonly email: string },
): Promise<Colleague> => enrolMember({ server, pages: staffPages }, member);

export const signInAgain = (server: TestServer, colleague: Colleague) =>
  signInMember({ server, pages: staffPages }, colleague);

export const aColleague = async (server: TestServer, roles?: readonly StaffRole[]): Promise<Colleague> =>
  enrol(server, await addStaff(server, roles));

/** Asks the console's endpoint as somebody. */
export const askConsole = askMembers(staffPages);
