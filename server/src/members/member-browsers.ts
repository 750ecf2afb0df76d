import type { Kysely } from "kysely";
import { noteBrowser } from "../accounts/known-browsers.ts";
import type { Schema } from "../platform/db/schema.ts";

/**
 * @param browser the random value of its cookie @returns whether to tell the member: it is new, and not their
 * first one
 */
export const rememberMemberBrowser = async (
  tx: Kysely<Schema>,
  memberId: string,
  browser: string,
): Promise<boolean> => {
  const another = await tx
    .selectFrom("member_browser")
    .select("member_id")
    .where("member_id", "=", memberId)
    .limit(1)
    .executeTakeFirst();
  const isNew = await noteBrowser(tx, "member_browser", { ownerId: memberId, browser });
  return isNew && another !== undefined;
};
