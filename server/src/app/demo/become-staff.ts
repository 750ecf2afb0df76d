import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { RefreshToken } from "../../accounts/refresh-token.ts";
import type { Work } from "../../platform/work/work.ts";
import { openStaffSession } from "../../staff/staff-sessions.ts";
import { addTeam, type StaffOfDemo } from "../seeds/staff.ts";

/** @returns their session. Free again if somebody has blocked them. */
export const becomeStaff = async (
  work: Work,
  { name, email, roles }: StaffOfDemo,
  language: Language,
): Promise<RefreshToken> => {
  await addTeam(work, language);
  const { id } = await work.tx
    .insertInto("staff_member")
    .values({ name, email, roles: [...roles], language })
    .onConflict((conflict) =>
      conflict
        .constraint("one_staff_member_per_email")
        .doUpdateSet({ roles: [...roles], language, blocked_at: null }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return openStaffSession(work, { id, roles });
};
