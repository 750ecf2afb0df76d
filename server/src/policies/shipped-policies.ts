import { shippedVersions } from "@latchkey/domain/policies/shipped.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

/** Adds the versions that this release ships and the database lacks. Idempotent; nothing that exists changes. */
export const keepShippedPolicies = (db: Kysely<Schema>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const names = [...new Set(shippedVersions.map(({ name }) => name))];
    await tx
      .insertInto("policy")
      .values(names.map((name) => ({ name, is_shipped: true })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto("policy_version")
      .values(
        shippedVersions.map(({ name, version, from, content }) => ({
          policy: name,
          version,
          valid_from: from,
          content: JSON.stringify(content),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
