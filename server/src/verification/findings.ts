import { type ZoneFinding, zoneFindings } from "@latchkey/domain/identity/zone-findings.ts";
import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { decrypt } from "../platform/keys/encryption.ts";
import type { Work } from "../platform/work/work.ts";
import { type NamedPerson, readPerson } from "./person.ts";
import type { Verdict } from "./verifier.ts";

export const zoneContext = (uploadId: string): string => `zone/${uploadId}`;

export const findingsOf = (
  zone: Verdict["zone"],
  { firstName, middleName, lastName, birthdate }: NamedPerson,
  today: string,
): readonly ZoneFinding[] => {
  if (!zone) return [];
  const name = { first_name: firstName, middle_name: middleName, last_name: lastName };
  return zoneFindings(zone, { name, birthdate }, today);
};

/**
 * Compares every zone again after a change of name or date of birth: otherwise an applicant could enter the
 * document's data for the check, and then change it.
 */
export const refreshFindings = async ({ tx, services }: Work, party: PartyKey): Promise<void> => {
  const { applicationId, partyId } = party;
  const rows = await tx
    .selectFrom("file_check")
    .select(["upload_id", "zone"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("kind", "=", "document")
    .where("zone", "is not", null)
    .execute();
  if (rows.length === 0) return;
  const key = unwrapKey(services.keyring, await readWrappedKey(tx, party), partyId);
  const person = await readPerson(tx, party);
  for (const { upload_id, zone } of rows) {
    if (!zone) continue;
    const plain = decrypt(key, zone, zoneContext(upload_id));
    await tx
      .updateTable("file_check")
      .set({ findings: [...findingsOf(JSON.parse(plain.toString()), person, services.today())] })
      .where("application_id", "=", applicationId)
      .where("party_id", "=", partyId)
      .where("upload_id", "=", upload_id)
      .where("kind", "=", "document")
      .execute();
  }
};
