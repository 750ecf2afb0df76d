import type { Actor } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { seededPeople } from "./people.ts";
import { seedCreditFiles } from "./seed-credit-files.ts";
import { seedDesk } from "./seed-desk.ts";
import { seedFacts } from "./seed-facts.ts";
import { seedFigures } from "./seed-figures.ts";
import { seedPeople } from "./seed-people.ts";
import { seedRightToRent } from "./seed-right-to-rent.ts";
import { seedSanctions } from "./seed-sanctions.ts";
import { addTeam } from "./staff.ts";

/** The name of the row of a seeded installation. */
export const SEEDED = "demo";

const SEEDS: Actor = { kind: "job", name: "seed-demo" };

export const seedDemo = async (services: Services): Promise<void> => {
  if (services.config.mode !== "demo") return;
  await inTransaction(services, SEEDS, async (work) => {
    const first = await work.tx
      .insertInto("installation")
      .values({ name: SEEDED, value: "seeded" })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!first) return;
    await seedPeople(work, seededPeople);
    const team = await addTeam(work);
    await seedDesk(work, team);
    await seedCreditFiles(work, team);
    await seedRightToRent(work, team);
    await seedFacts(work);
    await seedFigures(work, [team.priya, team.lucia]);
    await seedSanctions(work);
  });
};
