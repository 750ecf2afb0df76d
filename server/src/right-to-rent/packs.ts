import { packIssues } from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { type MemberId, memberColumns } from "../platform/actor/member.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { memberOf } from "./named-member.ts";
import { readPackEvidence } from "./pack-evidence.ts";
import { counts, readChecks } from "./read-checks.ts";

const SERVED_SECONDS = 600;

export interface GivenPack {
  readonly checkId: number;
  readonly handedTo: string;
  readonly by: MemberId;
}

/**
 * @returns the id of the pack, which its reader may download for ten minutes
 * @throws NOT_FOUND for a record that never counted; INVALID_INPUT; what `readPackEvidence` throws
 */
export const askForPack = async (
  work: Work,
  party: PartyKey,
  { checkId, handedTo, by }: GivenPack,
): Promise<string> => {
  const check = (await readChecks(work.tx, party.applicationId)).find(({ id }) => id === checkId);
  if (check?.partyId !== party.partyId || !counts(check)) throw notFound();
  const issues = packIssues({ handedTo });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await readPackEvidence(work.tx, party, checkId);
  const { id } = await work.tx
    .insertInto("right_to_rent_pack")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      check_id: checkId,
      handed_to: tidy(handedTo),
      ...memberColumns(by),
      at: work.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, {
    action: "right-to-rent-pack-asked",
    outcome: "done",
    party,
    subject: String(checkId),
  });
  return id;
};

export interface AskedPack {
  readonly party: PartyKey;
  readonly checkId: number;
  /** The member of staff or the user of the agency who asked for it. */
  readonly byId: string;
  readonly servedUntil: number;
}

export const findPack = async (
  db: Kysely<Schema>,
  { partyId, packId }: { readonly partyId: string; readonly packId: string },
): Promise<AskedPack | undefined> => {
  const row = await db
    .selectFrom("right_to_rent_pack as p")
    .innerJoinLateral(memberOf("p"), (join) => join.onTrue())
    .select(["p.application_id", "p.check_id", "p.at", "m.by_id"])
    .where("p.party_id", "=", partyId)
    .where("p.id", "=", packId)
    .executeTakeFirst();
  return (
    row && {
      party: { applicationId: row.application_id, partyId },
      checkId: row.check_id,
      byId: row.by_id,
      servedUntil: row.at.getTime() / 1000 + SERVED_SECONDS,
    }
  );
};

export interface ListedPack {
  readonly checkId: number;
  readonly handedTo: string;
  readonly by: string;
  readonly isByAgency: boolean;
  readonly at: Date;
}

/** The newest first. */
export const listPacks = (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly ListedPack[]> =>
  db
    .selectFrom("right_to_rent_pack as p")
    .innerJoinLateral(memberOf("p"), (join) => join.onTrue())
    .select([
      "p.check_id as checkId",
      "p.handed_to as handedTo",
      "m.by",
      "m.is_by_agency as isByAgency",
      "p.at",
    ])
    .where("p.application_id", "=", applicationId)
    .where("p.party_id", "=", partyId)
    .orderBy("p.at", "desc")
    .orderBy("p.id")
    .execute();
