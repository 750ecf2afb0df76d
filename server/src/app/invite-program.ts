import { invitationIssues } from "@latchkey/domain/staff/member.ts";
import { type StaffRole, staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { type Databases, openDatabases } from "../platform/db/databases.ts";
import { newLog } from "../platform/log/log.ts";
import { inviteStaff, type NewStaffMember } from "../staff/staff-members.ts";
import { databasePlan } from "./database-plan.ts";
import { messageOf } from "./program-output.ts";

const INVITED = 0;
const WRONG_ARGUMENTS = 1;
const NO_DATABASE = 2;

const USAGE = `Expected: npm run staff:invite -- address ["name"] [role …], with the roles ${staffRoles.map((role) => role.toLowerCase()).join(" and ")}. Without a role: administrator.`;

interface Surroundings {
  readonly readConfig: () => Config;
  readonly print: (line: string) => Promise<void>;
  readonly complain: (line: string) => Promise<void>;
}

const roleNamed = (word: string): StaffRole | undefined =>
  staffRoles.find((role) => role.toLowerCase() === word.toLowerCase());

/** `ruth.adeyemi@…` → `Ruth Adeyemi`: a placeholder until the name is corrected. */
const nameOf = (email: string): string => {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(" ") || "Administrator";
};

const memberIn = (args: readonly string[]): NewStaffMember | undefined => {
  const [email = "", ...rest] = args;
  const roles = rest.flatMap((word) => roleNamed(word) ?? []);
  const [name = nameOf(email), ...more] = rest.filter((word) => roleNamed(word) === undefined);
  const member = {
    email: canonicalAddress(email),
    name: name.trim(),
    roles: roles.length > 0 ? [...new Set(roles)] : (["ADMINISTRATOR"] as const),
  };
  const isWrong = more.length > 0 || Object.keys(invitationIssues(member)).length > 0;
  return isWrong ? undefined : member;
};

/**
 * `npm run staff:invite`: the first administrator cannot be invited by another. The server sends the e-mail.
 * @returns the exit code. 0: invited; 1: the arguments are wrong, or the address is known; 2: the database could not be used
 */
export const inviteProgram = async (
  args: readonly string[],
  { readConfig, print, complain }: Surroundings,
): Promise<number> => {
  const member = memberIn(args);
  if (!member) {
    await complain(USAGE);
    return WRONG_ARGUMENTS;
  }
  let databases: Databases | undefined;
  try {
    const config = readConfig();
    databases = await openDatabases(
      config,
      newLog(config, (line) => void complain(line.trimEnd())),
      { plan: databasePlan },
    );
    const actor = { kind: "job", name: "staff-invite" } as const;
    const id = await databases.db.transaction().execute((tx) => inviteStaff({ tx, actor }, member));
    if (id === undefined) {
      await complain(`${member.email} has been invited already. An administrator can send the e-mail again.`);
      return WRONG_ARGUMENTS;
    }
    await print(
      `${member.email} is invited as ${member.roles.join(" and ").toLowerCase()}. The server sends the e-mail.`,
    );
    return INVITED;
  } catch (cause) {
    const isSaid = cause instanceof WrongSetting;
    await complain(isSaid ? cause.message : `The invitation failed: ${messageOf(cause)}`);
    return NO_DATABASE;
  } finally {
    await databases?.leave();
  }
};
