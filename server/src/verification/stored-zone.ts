import type { MachineReadableZone } from "@latchkey/document-checks/findings.ts";
import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { decrypt } from "../platform/keys/encryption.ts";
import type { Work } from "../platform/work/work.ts";
import { zoneContext } from "./findings.ts";

/** undefined: the file has no zone, or none was read. */
export const readStoredZone = async (
  { tx, services: { keyring } }: Pick<Work, "tx" | "services">,
  party: PartyKey,
  uploadId: string,
): Promise<MachineReadableZone | undefined> => {
  const row = await tx
    .selectFrom("file_check")
    .select("zone")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("upload_id", "=", uploadId)
    .where("kind", "=", "document")
    .executeTakeFirst();
  if (!row?.zone) return undefined;
  const key = unwrapKey(keyring, await readWrappedKey(tx, party), party.partyId);
  return JSON.parse(decrypt(key, row.zone, zoneContext(uploadId)).toString());
};
