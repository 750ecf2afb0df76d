import type { RefreshToken } from "../../accounts/refresh-token.ts";
import { agencyNamed } from "../../agencies/agencies.ts";
import { sampleApplication } from "../../applications/sample-application.ts";
import { openMemberSession } from "../../members/member-sessions.ts";
import { unblockMember } from "../../members/members.ts";
import type { Work } from "../../platform/work/work.ts";
import type { AgentOfDemo } from "../seeds/agents.ts";

/** Ends a block that a visitor has set. @returns the session of the user of the sample agency */
export const becomeAgent = async (work: Work, { name, email, roles }: AgentOfDemo): Promise<RefreshToken> => {
  const { agencyName } = sampleApplication(work.services.today());
  const { id } = await work.tx
    .insertInto("agency_user")
    .values({ agency_id: await agencyNamed(work.tx, agencyName), name, email, roles: [...roles] })
    .onConflict((conflict) =>
      conflict.constraint("one_agency_user_per_email").doUpdateSet({ roles: [...roles] }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await unblockMember(work.tx, id);
  return openMemberSession(work, { id, audience: "agency" });
};
