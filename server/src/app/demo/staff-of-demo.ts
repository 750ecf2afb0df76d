import type { StaffRole } from "@latchkey/domain/staff/roles.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { RefreshToken } from "../../accounts/refresh-token.ts";
import { startSession } from "../../accounts/sessions.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Work } from "../../platform/work/work.ts";
import { noteSeen } from "../../staff/staff-sessions.ts";

/** Staff of the demo: one press signs in, and counts as both factors. Only on the visitor's own machine. */
export interface StaffOfDemo {
  readonly id: "priya" | "lucia" | "owen" | "ruth";
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

export const staffOfDemo: readonly StaffOfDemo[] = [
  { id: "priya", name: "Priya Nair", email: "priya.nair@quillfield.example", roles: ["REVIEWER"] },
  { id: "lucia", name: "Lucía Ortega", email: "lucia.ortega@quillfield.example", roles: ["REVIEWER"] },
  { id: "owen", name: "Owen Clarke", email: "owen.clarke@quillfield.example", roles: ["REVIEWER"] },
  { id: "ruth", name: "Ruth Adeyemi", email: "ruth.adeyemi@quillfield.example", roles: ["ADMINISTRATOR"] },
];

/** Everybody is on the team from the first press on, whoever that is: a proposal needs a colleague. */
const addTeam = async ({ tx }: Work, language: Language): Promise<void> => {
  await tx
    .insertInto("staff_member")
    .values(staffOfDemo.map(({ name, email, roles }) => ({ name, email, roles: [...roles], language })))
    .onConflict((conflict) => conflict.constraint("one_staff_member_per_email").doNothing())
    .execute();
};

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
  const owner = { audience: "staff", ownerId: id } as const;
  const session = await startSession(work.tx, owner, work.services.config.session);
  await noteSeen(work.tx, id);
  await audit(work, { action: "signed-in", outcome: "done", subject: session.familyId });
  return session;
};
