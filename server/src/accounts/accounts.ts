import { randomUUID } from "node:crypto";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import type { Kysely } from "kysely";
import { openValidation } from "../cases/create-application.ts";
import { sampleLetting } from "../cases/sample-letting.ts";
import type { Config } from "../platform/config/config.ts";
import type { Schema } from "../platform/db/schema.ts";
import { newWrappedKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";

export interface ApplicantDeps {
  readonly config: Pick<Config, "selfSignUp">;
  readonly keyring: Keyring;
  readonly today: () => string;
}

export const createApplicant = async (
  tx: Kysely<Schema>,
  email: string,
  keyring: Keyring,
): Promise<string | undefined> => {
  const id = randomUUID();
  const created = await tx
    .insertInto("applicant")
    .values({ id, email, wrapped_key: newWrappedKey(keyring, id) })
    .onConflict((conflict) => conflict.constraint("one_applicant_per_email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return created?.id;
};

const findApplicant = async (tx: Kysely<Schema>, email: string): Promise<string | undefined> =>
  (await tx.selectFrom("applicant").select("id").where("email", "=", email).executeTakeFirst())?.id;

/**
 * The applicant of an address. Where anybody may sign up (the demo), a newcomer gets a sample application that can
 * really be submitted. undefined: unknown, and nobody may sign up.
 */
export const findOrCreateApplicant = async (
  tx: Kysely<Schema>,
  email: string,
  { config, keyring, today }: ApplicantDeps,
): Promise<string | undefined> => {
  const known = await findApplicant(tx, email);
  if (known || !config.selfSignUp) return known;
  const created = await createApplicant(tx, email, keyring);
  if (!created) return findApplicant(tx, email);
  const policy = policyNamed("identity-only");
  if (!policy) throw new Error("The policy of the sample application is missing.");
  await openValidation(tx, { applicantId: created, policy, letting: sampleLetting(today()) });
  return created;
};
