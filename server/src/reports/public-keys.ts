import type { Kysely } from "kysely";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { ReportKeys } from "./report-keys.ts";

/** A public key as a JWK (RFC 8037). */
const jwk = (kid: string, x: string) =>
  ({ kty: "OKP", crv: "Ed25519", use: "sig", alg: "EdDSA", kid, x }) as const;

interface Keys {
  readonly db: Kysely<Schema>;
  readonly reportKeys: ReportKeys;
}

const keptKeys = ({ db }: Pick<Keys, "db">) =>
  db.selectFrom("report_signing_key").select(["id", "public_key"]).orderBy("first_used_at", "desc").execute();

/** Each key that ever signed is listed, also one that is no longer configured. */
export const readPublicKeys = async ({ db, reportKeys }: Keys) => {
  const kept = await keptKeys({ db });
  const isKept = (id: string): boolean => kept.some((one) => one.id === id);
  return {
    keys: [
      ...reportKeys.all.filter(({ id }) => !isKept(id)).map(({ id, publicKey }) => jwk(id, publicKey)),
      ...kept.map(({ id, public_key }) => jwk(id, public_key)),
    ],
  };
};

/** A new key under an old name would make earlier reports look changed. @throws WrongSetting */
export const assertKnownKeys = async ({ db, reportKeys }: Keys): Promise<void> => {
  const kept = await keptKeys({ db });
  for (const { id, publicKey } of reportKeys.all) {
    const known = kept.find((one) => one.id === id);
    if (known && known.public_key !== publicKey) {
      throw new WrongSetting(
        `The setting REPORT_SIGNING_KEYS names another key ${id} than the one that signed earlier reports. Give the new key a new name.`,
      );
    }
  }
};
