import { createHash } from "node:crypto";
import type { ListedEntry } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { importList } from "../../compliance/sanctions/sanctions-lists.ts";
import type { Work } from "../../platform/work/work.ts";
import type { SeededPerson } from "./people.ts";
import { seedPeople } from "./seed-people.ts";

/** A list of invented people, and an applicant with almost the name of one of them, who is another person. */

export const namesake = {
  email: "name.on.list@example.com",
  firstName: "Lukas",
  lastName: "Brandt",
  birthdate: "1991-04-14",
  nationality: "DE",
  policy: "identity-only",
  consents: true,
  identity: "completed",
  submitted: true,
} as const satisfies SeededPerson;

const listed = (id: string, names: readonly string[], more: Partial<ListedEntry> = {}): ListedEntry => ({
  id,
  names: names.map((text) => ({ text, isWeak: false })),
  births: [],
  regime: "The Utopia (Sanctions) Regulations 2024",
  nationalities: ["Utopia"],
  bornIn: ["Port Utopia, Utopia"],
  addresses: ["Port Utopia, Utopia"],
  hasPassport: false,
  listedOn: null,
  ...more,
});

const persons: readonly ListedEntry[] = [
  listed("UTO0042", ["Lukas Emil BRANDT", "Lucas BRAND"], {
    births: [{ year: 1992, month: null, day: null }],
  }),
  listed("UTO0043", ["Zdravko Velimir OSTROVEC", "Zdravko OSTROVETS"]),
  listed("UTO0044", ["Yusuf Harun AL-MALFUR", "Youssef EL MALFOUR", "يوسف هارون الملفور"]),
  listed("UTO0045", ["Konstantin Arkadyevich TREROSHKO", "Константин Аркадьевич Трерошко"]),
  listed("UTO0046", ["RYOM Kwang-tok", "YEOM Gwangdeok"]),
];

/** Call last: the jobs of the server screen everybody who was seeded before. */
export const seedSanctions = async (work: Work): Promise<void> => {
  await seedPeople(work, [namesake]);
  const hash = createHash("sha256").update(JSON.stringify(persons)).digest("hex");
  const list = { day: addDays(work.services.today(), -1), persons, others: 0 };
  await importList(work, { list, hash, fileName: "invented-list.csv" });
  await work.tx
    .updateTable("agency")
    .set({ compliance_email: "compliance@lettings.example" })
    .where("compliance_email", "is", null)
    .execute();
};
