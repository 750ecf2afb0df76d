import {
  MOST_SAVED_VIEWS,
  type SavedList,
  savedParameters,
  savedViewNameIssue,
  TOO_MANY_VIEWS,
  VIEW_NAME_TAKEN,
} from "@latchkey/domain/review/saved-view.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** By name. */
export const listSavedViews = async (
  db: Kysely<Schema>,
  { list, staffId }: { readonly list: SavedList; readonly staffId: string },
): Promise<readonly SavedView[]> =>
  await db
    .selectFrom("saved_view")
    .select(["id", "name", "query"])
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .orderBy(sql`lower(name)`)
    .execute();

interface Named {
  readonly list: SavedList;
  readonly name: string;
  readonly staffId: string;
}

/** With the lock of their owner, so that two requests get neither one name nor more views than the limit. */
const lockViews = async ({ tx }: Work, staffId: string) => {
  await tx.selectFrom("staff_member").select("id").where("id", "=", staffId).forNoKeyUpdate().execute();
  return tx.selectFrom("saved_view").select(["id", "list", "name"]).where("staff_id", "=", staffId).execute();
};

type Locked = Awaited<ReturnType<typeof lockViews>>;

const assertFree = (views: Locked, { list, name }: Omit<Named, "staffId">): void => {
  const folded = name.toLowerCase();
  if (views.some((view) => view.list === list && view.name.toLowerCase() === folded)) {
    throw invalidInput({ name: VIEW_NAME_TAKEN });
  }
};

/** @throws INVALID_INPUT with the field `name` */
export const saveView = async (
  work: Work,
  { query, staffId, list, ...given }: Named & { readonly query: string },
): Promise<SavedView> => {
  const issue = savedViewNameIssue(given.name);
  if (issue) throw invalidInput({ name: issue });
  const name = tidy(given.name);
  const views = await lockViews(work, staffId);
  if (views.length >= MOST_SAVED_VIEWS) throw invalidInput({ name: TOO_MANY_VIEWS });
  assertFree(views, { list, name });
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [parameter, value] of savedParameters(list, (one) => asked.get(one))) kept.set(parameter, value);
  return await work.tx
    .insertInto("saved_view")
    .values({ staff_id: staffId, list, name, query: kept.toString() })
    .returning(["id", "name", "query"])
    .executeTakeFirstOrThrow();
};

interface OwnView {
  readonly id: string;
  readonly staffId: string;
}

/** @throws NOT_FOUND also for a colleague's; INVALID_INPUT with the field `name` */
export const renameView = async (
  work: Work,
  { id, staffId, ...given }: OwnView & { readonly name: string },
): Promise<SavedView> => {
  const views = await lockViews(work, staffId);
  const renamed = views.find((view) => view.id === id);
  if (!renamed) throw notFound();
  const issue = savedViewNameIssue(given.name);
  if (issue) throw invalidInput({ name: issue });
  const name = tidy(given.name);
  assertFree(
    views.filter((view) => view !== renamed),
    { list: renamed.list, name },
  );
  return await work.tx
    .updateTable("saved_view")
    .set({ name })
    .where("id", "=", id)
    .returning(["id", "name", "query"])
    .executeTakeFirstOrThrow();
};

/** Removed once is removed: a second request changes nothing. */
export const removeView = async ({ tx }: Work, { id, staffId }: OwnView): Promise<void> => {
  if (!isUuid(id)) throw notFound();
  await tx.deleteFrom("saved_view").where("id", "=", id).where("staff_id", "=", staffId).execute();
};
