import type { AppContext } from "../context.ts";
import { seededPeople } from "./people.ts";
import { seedPerson } from "./seed-person.ts";

/** Fills an empty demo once, in one transaction, and remembers that it did. */
export const seedDemo = async (context: AppContext): Promise<void> => {
  if (context.config.mode !== "demo") return;
  await context.db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto("installation")
      .values({ name: "demo", value: "seeded" })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!first) return;
    for (const person of seededPeople) await seedPerson(tx, person, context);
  });
};
