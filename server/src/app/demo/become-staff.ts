import type { RefreshToken } from "../../accounts/refresh-token.ts";
import { openMemberSession } from "../../members/member-sessions.ts";
import { unblockMember } from "../../members/members.ts";
import type { Work } from "../../platform/work/work.ts";
import { addTeam, type StaffOfDemo } from "../seeds/staff.ts";

/** Unblocks the member if a visitor has blocked them. @returns their session */
export const becomeStaff = async (work: Work, { name, email, roles }: StaffOfDemo): Promise<RefreshToken> => {
  await addTeam(work);
  const { id } = await work.tx
    .insertInto("staff_member")
    .values({ name, email, roles: [...roles] })
    .onConflict((conflict) =>
      conflict.constraint("one_staff_member_per_email").doUpdateSet({ roles: [...roles] }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await unblockMember(work.tx, id);
  return openMemberSession(work, { id, audience: "staff" });
};
