import type { GivenRecord, RecordPurpose } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { GivenDocument } from "@latchkey/domain/compliance/right-to-rent/record-documents.ts";
import type { RecordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { RightToRentRoute } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import type { Kysely } from "kysely";
import { findEvidenceKey, type UploadKey } from "../documents/upload-key.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { decrypt, encrypt } from "../platform/keys/encryption.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { memberOf } from "./named-member.ts";

/**
 * `complete`: with a statutory excuse, or a right that was not shown; `without_excuse`: a second reviewer has agreed to an override;
 * `proposed`: a second reviewer has not answered yet.
 */
export const checkStates = ["complete", "without_excuse", "proposed", "refused"] as const;
export type CheckState = (typeof checkStates)[number];

export interface SecondOpinion {
  readonly agrees: boolean;
  readonly reason: string | null;
  readonly by: string;
  readonly at: Date;
}

export interface KeptCheck extends RecordResult {
  readonly id: number;
  readonly partyId: string;
  readonly ruleSet: string;
  readonly purpose: RecordPurpose;
  readonly route: RightToRentRoute;
  /** The member of staff or the user of the agency who recorded it. */
  readonly byId: string;
  /** A user of the agency is named with the agency. */
  readonly by: string;
  readonly isByAgency: boolean;
  readonly at: Date;
  readonly state: CheckState;
  readonly second: SecondOpinion | null;
}

const stateOf = (shows: RecordResult["shows"], agrees: boolean | null): CheckState => {
  if (shows !== "no_excuse") return "complete";
  if (agrees === null) return "proposed";
  return agrees ? "without_excuse" : "refused";
};

const selectChecks = (db: Kysely<Schema>) =>
  db
    .selectFrom("right_to_rent_check as c")
    .innerJoinLateral(memberOf("c"), (join) => join.onTrue())
    .leftJoin("right_to_rent_second as o", "o.check_id", "c.id")
    .leftJoin("staff_member as other", "other.id", "o.staff_id")
    .select(["c.id", "c.party_id", "c.rule_set", "c.purpose", "c.route", "c.checked_on", "c.shows"])
    .select(["c.is_time_limited", "c.follow_up_by", "c.at", "m.by", "m.by_id", "m.is_by_agency"])
    .select(["o.agrees", "o.reason", "o.at as second_at", "other.name as second_by"]);

type CheckRow = Awaited<ReturnType<ReturnType<typeof selectChecks>["executeTakeFirstOrThrow"]>>;

interface SecondColumns {
  readonly agrees: boolean | null;
  readonly reason: string | null;
  readonly second_at: Date | null;
  readonly second_by: string | null;
}

export const secondOf = ({
  agrees,
  reason,
  second_at: at,
  second_by: by,
}: SecondColumns): SecondOpinion | null =>
  agrees === null || at === null || by === null ? null : { agrees, reason, by, at };

const checkOf = (row: CheckRow): KeptCheck => ({
  id: row.id,
  partyId: row.party_id,
  ruleSet: row.rule_set,
  purpose: row.purpose,
  route: row.route,
  checkedOn: row.checked_on,
  shows: row.shows,
  isTimeLimited: row.is_time_limited,
  followUpBy: row.follow_up_by,
  byId: row.by_id,
  by: row.by,
  isByAgency: row.is_by_agency,
  at: row.at,
  state: stateOf(row.shows, row.agrees),
  second: secondOf(row),
});

/** The records of all parties of an application, the newest first. */
export const readChecks = async (db: Kysely<Schema>, applicationId: string): Promise<readonly KeptCheck[]> =>
  (
    await selectChecks(db).where("c.application_id", "=", applicationId).orderBy("c.id", "desc").execute()
  ).map(checkOf);

export const counts = ({ state }: KeptCheck): boolean => state === "complete" || state === "without_excuse";

/** The record that counts: the newest that is complete, or to which a second reviewer has agreed. */
export const countingCheck = (
  checks: readonly KeptCheck[],
  partyId: string,
  purpose?: RecordPurpose,
): KeptCheck | undefined =>
  checks.find(
    (check) => check.partyId === partyId && counts(check) && (!purpose || check.purpose === purpose),
  );

export const isRightNotShown = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<boolean> => countingCheck(await readChecks(db, applicationId), partyId)?.shows === "no_right";

export interface CheckContent {
  readonly values: GivenRecord["values"];
  readonly documents: readonly GivenDocument[];
}

const contextOf = (partyId: string): string => `right-to-rent-check/${partyId}`;

const openKey = (keyring: Keyring, { wrappedKey, keyOwner }: UploadKey): Buffer =>
  unwrapKey(keyring, wrappedKey, keyOwner);

export const sealContent = (
  keyring: Keyring,
  { key, partyId }: { readonly key: UploadKey; readonly partyId: string },
  content: CheckContent,
): Buffer => encrypt(openKey(keyring, key), Buffer.from(JSON.stringify(content)), contextOf(partyId));

/** undefined: no such record of the party, or its evidence is deleted. */
export const readContent = async (
  { db, keyring }: { readonly db: Kysely<Schema>; readonly keyring: Keyring },
  party: PartyKey,
  id: number,
): Promise<CheckContent | undefined> => {
  const key = await findEvidenceKey(db, party);
  const row = await db
    .selectFrom("right_to_rent_check")
    .select("sealed")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!key || !row) return undefined;
  const content: CheckContent = JSON.parse(
    decrypt(openKey(keyring, key), row.sealed, contextOf(party.partyId)).toString(),
  );
  return content;
};

export interface EvidenceFile {
  readonly uploadId: string;
  readonly field: string;
  readonly name: string;
  readonly sha256: string | null;
}

export const readEvidenceFiles = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  checkId: number,
): Promise<readonly EvidenceFile[]> => {
  const rows = await db
    .selectFrom("right_to_rent_file as f")
    .innerJoin("upload as u", (on) =>
      on.onRef("u.application_id", "=", "f.application_id").onRef("u.id", "=", "f.upload_id"),
    )
    .select(["f.upload_id", "f.field", "u.given_name", "u.file_name", "u.sha256"])
    .where("f.application_id", "=", applicationId)
    .where("f.party_id", "=", partyId)
    .where("f.check_id", "=", checkId)
    .orderBy("f.id")
    .execute();
  return rows.map(({ upload_id, field, given_name, file_name, sha256 }) => ({
    uploadId: upload_id,
    field,
    name: given_name ?? file_name,
    sha256,
  }));
};
