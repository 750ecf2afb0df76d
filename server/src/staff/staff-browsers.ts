import type { Kysely } from "kysely";
import { noteBrowser } from "../accounts/known-browsers.ts";
import type { Schema } from "../platform/db/schema.ts";

/**
 * @param browser the random value of its cookie @returns whether to tell the member: it is new, and not their
 * first one
 */
export const rememberStaffBrowser = async (
  tx: Kysely<Schema>,
  staffId: string,
  browser: string,
): Promise<boolean> => {
  const another = await tx
    .selectFrom("staff_browser")
    .select("staff_id")
    .where("staff_id", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  const isNew = await noteBrowser(tx, "staff_browser", { ownerId: staffId, browser });
  return isNew && another !== undefined;
};
