import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { Work } from "../../platform/work/work.ts";

/** One click signs in as this member and counts as both factors. Only on the visitor's own machine. */
export interface StaffOfDemo {
  readonly id: "priya" | "lucia" | "owen" | "ruth" | "henry";
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

export const staffOfDemo: readonly StaffOfDemo[] = [
  { id: "priya", name: "Priya Nair", email: "priya.nair@quillfield.example", roles: ["REVIEWER"] },
  { id: "lucia", name: "Lucía Ortega", email: "lucia.ortega@quillfield.example", roles: ["REVIEWER"] },
  {
    id: "owen",
    name: "Owen Clarke",
    email: "owen.clarke@quillfield.example",
    roles: ["REVIEWER", "ADMINISTRATOR"],
  },
  { id: "ruth", name: "Ruth Adeyemi", email: "ruth.adeyemi@quillfield.example", roles: ["ADMINISTRATOR"] },
  { id: "henry", name: "Henry Cole", email: "henry.cole@quillfield.example", roles: ["ADMINISTRATOR"] },
];

type TeamOfDemo = Readonly<Record<"priya" | "lucia" | "ruth" | "henry", string>>;

/** The whole team exists from the first start, because a proposal needs a colleague. */
export const addTeam = async ({ tx }: Work): Promise<TeamOfDemo> => {
  await tx
    .insertInto("staff_member")
    .values(staffOfDemo.map(({ name, email, roles }) => ({ name, email, roles: [...roles] })))
    .onConflict((conflict) => conflict.constraint("one_staff_member_per_email").doNothing())
    .execute();
  const idOf = async (id: StaffOfDemo["id"]): Promise<string> => {
    const row = await tx
      .selectFrom("staff_member")
      .select("id")
      .where("email", "=", staffOfDemo.find((member) => member.id === id)?.email ?? "")
      .executeTakeFirstOrThrow();
    return row.id;
  };
  return {
    priya: await idOf("priya"),
    lucia: await idOf("lucia"),
    ruth: await idOf("ruth"),
    henry: await idOf("henry"),
  };
};
