import { slotType } from "@latchkey/domain/documents/definitions.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { identitySection } from "@latchkey/domain/identity/section.ts";
import { type CarriedFact, isStillValid } from "@latchkey/domain/parties/carry-over.ts";
import { variantIn } from "@latchkey/domain/wizard/section.ts";
import type { Kysely } from "kysely";
import { type CopiedUpload, copyUpload } from "../documents/copy-upload.ts";
import { bindDocument, readDocuments } from "../documents/documents.ts";
import { earlierParties } from "../parties/earlier-parties.ts";
import { readWrappedKey } from "../parties/parties.ts";
import { type PartyRow, partyKeyOf, readParty } from "../parties/party-row.ts";
import { assertSectionOpen } from "../parties/standing.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { checkIfMissing } from "../verification/missing-check.ts";
import { checkOf } from "../verification/question-of-document.ts";
import {
  type FactsToStore,
  type IdentityFactsRow,
  readIdentity,
  storeIdentityFacts,
} from "./identity-facts.ts";

/** Answers from an earlier application, offered as copies while identity is not answered here. */
export interface EarlierApplication {
  readonly home: string;
  readonly toldOn: string;
  readonly facts: readonly { readonly fact: CarriedFact; readonly value: string }[];
  readonly documents: readonly EarlierDocument[];
}

export interface EarlierDocument extends CopiedUpload {
  readonly id: string;
  readonly wireType: string;
  readonly addedOn: string;
}

interface Found extends EarlierApplication {
  readonly party: PartyKey;
  readonly row: IdentityFactsRow;
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

const factsOf = ({ firstName, middleName, lastName, birthdate, nationality }: IdentityFactsRow) => {
  const name = [firstName, middleName, lastName].filter(Boolean).join(" ");
  return [
    ...(firstName && lastName ? [{ fact: "name", value: name } as const] : []),
    ...(birthdate ? [{ fact: "birthdate", value: birthdate } as const] : []),
    ...(nationality ? [{ fact: "nationality", value: nationality } as const] : []),
  ];
};

/**
 * Files that this party is asked for too, unexpired and not rejected by any check. A live photo is taken
 * again.
 */
const documentsOf = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  { standing, today }: { readonly standing: PartyRow; readonly today: string },
): Promise<readonly EarlierDocument[]> => {
  const variant = variantIn(standing.sections, "IDENTITY");
  if (!variant) return [];
  const opened = identitySection.opens(variant, undefined);
  const rows = await db
    .selectFrom("document as d")
    .innerJoin("upload as u", "u.id", "d.upload_id")
    .select(["d.id", "d.type", "d.side", "d.expires_on", "d.created_at"])
    .select(["u.object_key", "u.file_name", "u.given_name", "u.content_type", "u.scan_state"])
    .where("d.application_id", "=", applicationId)
    .where("d.party_id", "=", partyId)
    .where("d.section", "=", "IDENTITY")
    .where("u.scan_state", "in", ["clean", "unscanned"])
    .orderBy("d.created_at")
    .execute();
  return rows
    .filter(
      ({ type, expires_on }) =>
        type !== LIVE_PHOTO && opened.document(type) && isStillValid(expires_on, today),
    )
    .map((row) => ({
      id: row.id,
      type: row.type,
      side: row.side,
      wireType: slotType(row.type, row.side),
      key: row.object_key,
      fileName: row.file_name,
      givenName: row.given_name,
      contentType: row.content_type,
      scanState: row.scan_state,
      expiresOn: row.expires_on,
      addedOn: day(row.created_at),
    }));
};

const isUnanswered = (row: IdentityFactsRow): boolean => !row.birthdate && !row.nationality;

const findEarlier = async (
  work: Pick<Work, "services"> & { readonly db: Kysely<Schema> },
  standing: PartyRow,
): Promise<Found | undefined> => {
  const { db } = work;
  const party = partyKeyOf(standing);
  if (!isUnanswered(await readIdentity(db, party))) return undefined;
  // The newest may have been left after the name: then an older one has more.
  for (const { home, changedAt, ...from } of await earlierParties(db, party)) {
    const row = await readIdentity(db, from);
    if (changedAt === null || isUnanswered(row)) continue;
    return {
      home,
      toldOn: day(changedAt),
      facts: factsOf(row),
      documents: await documentsOf(db, from, { standing, today: work.services.today() }),
      party: from,
      row,
    };
  }
  return undefined;
};

/** undefined: there is none, or this party has answers. */
export const readEarlierApplication = (
  work: Pick<Work, "services"> & { readonly db: Kysely<Schema> },
  standing: PartyRow,
): Promise<EarlierApplication | undefined> => findEarlier(work, standing);

export interface CarriedItems {
  readonly facts: readonly CarriedFact[];
  readonly documents: readonly string[];
}

const factsToCopy = (row: IdentityFactsRow, facts: readonly CarriedFact[]): FactsToStore => ({
  ...(facts.includes("name") && row.firstName && row.lastName
    ? { firstName: row.firstName, middleName: row.middleName, lastName: row.lastName }
    : {}),
  ...(facts.includes("birthdate") && row.birthdate ? { birthdate: row.birthdate } : {}),
  ...(facts.includes("nationality") && row.nationality ? { nationality: row.nationality } : {}),
});

/**
 * Copies what the person has confirmed, item by item. A copied file is independent: its own row, key and
 * retention. It counts as unchecked here, whatever was found before.
 *
 * @throws NOT_FOUND for a document that is not offered
 */
export const carryOver = async (work: Work, party: PartyKey, items: CarriedItems): Promise<void> => {
  const standing = await readParty(work, party);
  assertSectionOpen(standing, { section: "IDENTITY" });
  const earlier = await findEarlier({ services: work.services, db: work.tx }, standing);
  const documents = items.documents.map((id) => earlier?.documents.find((document) => document.id === id));
  if (!earlier || documents.includes(undefined)) throw notFound();
  await storeIdentityFacts(work, party, factsToCopy(earlier.row, items.facts));
  const existing = await readDocuments(work.tx, party);
  for (const document of documents) {
    if (!document || existing.some(({ type, side }) => type === document.type && side === document.side))
      continue;
    const wrappedKey = await readWrappedKey(work.tx, earlier.party);
    const key = await copyUpload(work, document, { from: { ...earlier.party, wrappedKey }, to: party });
    const place = { section: "IDENTITY", relatedObjectUuid: null, remedialSectionUuid: null } as const;
    const { type, side, expiresOn } = document;
    const uploadId = await bindDocument(work, party, { place, type, side, key, expiresOn });
    await checkIfMissing(work.tx, { uploadId, party, ...checkOf(type, side) });
  }
  await audit(work, {
    action: "copied-from-earlier-case",
    outcome: "done",
    party,
    subject: earlier.party.partyId,
  });
  await work.services.changed(work, party, "IDENTITY");
};
