import { startSession } from "../server/src/accounts/sessions.ts";
import { agencyRole } from "../server/src/agencies/agency-role.ts";
import { readMe } from "../server/src/api/applicant/me.ts";
import { buildContext } from "../server/src/app/context.ts";
import { seedDemo } from "../server/src/app/seeds/seed-demo.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import { type Figure, median } from "./support/figures.ts";
import { ownerOf } from "./support/owner.ts";
import { inFolder } from "./support/processes.ts";

/** The cost of row-level security for agencies to an applicant: the dashboard's statement with it and without, in turn. */

const ROUNDS = 9;
const REQUESTS = 1_000;

const switchSecurity = async (
  owner: ReturnType<typeof ownerOf>,
  state: "enable" | "disable",
): Promise<void> => {
  for (const table of Object.keys(agencyRole.reads))
    await owner.query(`alter table ${table} ${state} row level security`);
};

const secondsOf = async (read: () => Promise<unknown>): Promise<number> => {
  // The statement is planned anew after each switch.
  for (let count = 0; count < 20; count += 1) await read();
  const start = performance.now();
  for (let count = 0; count < REQUESTS; count += 1) await read();
  return performance.now() - start;
};

export const agencyRights = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const context = await buildContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: "fatal" }));
    const owner = ownerOf(context);
    try {
      await seedDemo(context);
      const { id: accountId } = await context.db
        .selectFrom("account")
        .select("id")
        .where("email", "=", "amara.okafor@example.com")
        .executeTakeFirstOrThrow();
      const session = await startSession(
        context.db,
        { audience: "applicant", ownerId: accountId },
        context.config.session,
      );
      const read = () => readMe(context.pool, { accountId, sessionId: session.familyId }, undefined);
      await secondsOf(read);
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await switchSecurity(owner, "disable");
        const without = await secondsOf(read);
        await switchSecurity(owner, "enable");
        ratios.push((await secondsOf(read)) / without);
      }
      return [
        {
          name: "dashboard's statement with row-level security for agencies",
          value: median(ratios),
          unit: "×",
          most: 1.05,
          budget: 1.25,
        },
      ];
    } finally {
      await owner.end();
      await context.close();
    }
  });
