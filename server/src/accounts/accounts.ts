import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export const findAccount = async (db: Kysely<Schema>, email: string): Promise<string | undefined> =>
  (await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst())?.id;

export interface FoundAccount {
  readonly accountId: string;
  readonly isNew: boolean;
}

/** Two concurrent calls create one account. */
export const findOrCreateAccount = async (
  tx: Kysely<Schema>,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<FoundAccount> => {
  const created = await tx
    .insertInto("account")
    .values({ email, language })
    .onConflict((conflict) => conflict.constraint("one_account_per_email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created) return { accountId: created.id, isNew: true };
  const found = await findAccount(tx, email);
  if (!found) throw new Error("An account that was there a moment ago is gone.");
  return { accountId: found, isNew: false };
};

export const rememberLanguage = async (
  tx: Kysely<Schema>,
  accountId: string,
  language: Language,
): Promise<void> => {
  await tx.updateTable("account").set({ language }).where("id", "=", accountId).execute();
};
