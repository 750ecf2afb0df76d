import { sql } from "kysely";
import type { MeRow } from "../api/applicant/me.ts";
import type { Tx } from "../api/applicant/request-context.ts";
import { seal, unseal, unwrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";

/** A share code opens a person's immigration status to whoever has it: it lies sealed with the applicant's own key. */

const contextOf = (applicantId: string): string => `share-code/${applicantId}`;

/** null: none was given */
export const shareCodeOf = ({ uuid, sealedShareCode }: MeRow, keyring: Keyring): string | null => {
  if (!sealedShareCode) return null;
  const wrapped = Buffer.from(sealedShareCode.wrappedKey, "base64");
  const sealed = Buffer.from(sealedShareCode.value, "base64");
  return unseal(unwrapKey(keyring, wrapped, uuid), sealed, contextOf(uuid)).toString();
};

/** @param code normalised; null takes it back */
export const storeShareCode = async (
  tx: Tx,
  { applicantId, code }: { readonly applicantId: string; readonly code: string | null },
  keyring: Keyring,
): Promise<void> => {
  const { wrapped_key } = await tx
    .selectFrom("applicant")
    .select("wrapped_key")
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const key = unwrapKey(keyring, wrapped_key, applicantId);
  await tx
    .updateTable("applicant")
    .set({
      share_code: code === null ? sql<null>`null` : seal(key, Buffer.from(code), contextOf(applicantId)),
    })
    .where("id", "=", applicantId)
    .execute();
};
