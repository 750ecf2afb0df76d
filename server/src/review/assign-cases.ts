import { type DecisionStage, queueRanks } from "@latchkey/domain/parties/queue-place.ts";
import { type AssignmentRefusal, assignmentIssues } from "@latchkey/domain/review/assignment.ts";
import type { NoteKind } from "@latchkey/domain/review/note.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { barOf, isBlindTo } from "./own-party.ts";
import { UNASSIGNED } from "./reassign.ts";
import { isPresentReviewer } from "./reviewers.ts";

export interface AssignedCase {
  readonly partyId: string;
  /** null: it is assigned. */
  readonly refused: AssignmentRefusal | null;
}

export interface Assignment {
  /** The lead. */
  readonly staffId: string;
  /** null: back to all reviewers. */
  readonly reviewerId: string | null;
  readonly partyIds: readonly string[];
  readonly note: string;
}

interface Standing {
  readonly rank: number;
  readonly stage: DecisionStage;
  readonly reviewerId: string | null;
  readonly closedTo: readonly string[];
  readonly isHeld: boolean;
}

export const readStanding = async (
  { tx }: Pick<Work, "tx">,
  { partyId }: PartyKey,
): Promise<Standing | undefined> => {
  const row = await tx
    .selectFrom("queue_entry")
    .select(["rank", "stage", "reviewer_id", "closed_to"])
    .select(sql<boolean>`coalesce(held_until > now(), false)`.as("is_held"))
    .where("party_id", "=", partyId)
    .executeTakeFirst();
  return (
    row && {
      rank: row.rank,
      stage: row.stage,
      reviewerId: row.reviewer_id,
      closedTo: row.closed_to,
      isHeld: row.is_held,
    }
  );
};

/** undefined: the case can be given to the reviewer, or to all if there is none. */
export const refusalOf = async (
  { tx }: Pick<Work, "tx">,
  { applicationId }: PartyKey,
  { standing, reviewerId }: { readonly standing: Standing | undefined; readonly reviewerId: string | null },
): Promise<AssignmentRefusal | undefined> => {
  if (!standing || standing.rank >= queueRanks.applicant) return "NOT_TO_REVIEW";
  if (standing.stage === "agreed") return "DECISION_OPEN";
  if (reviewerId === null) return undefined;
  if (standing.closedTo.includes(reviewerId)) return "SECOND_PERSON_NEEDED";
  const bar = await barOf(tx, applicationId, reviewerId);
  if (bar) return bar;
  return (await isBlindTo(tx, applicationId, reviewerId)) ? "SECOND_REVIEW_OPEN" : undefined;
};

interface Given {
  readonly staffId: string;
  readonly reviewerId: string | null;
  readonly kind: Exclude<NoteKind, "note">;
  readonly note: string;
}

const addNote = async (
  { tx }: Pick<Work, "tx">,
  { applicationId, partyId }: PartyKey,
  { staffId, reviewerId, kind, note }: Given,
): Promise<number | null> => {
  if (note.trim() === "") return null;
  const { id } = await tx
    .insertInto("party_note")
    .values({
      application_id: applicationId,
      party_id: partyId,
      staff_id: staffId,
      text: note.trim(),
      kind,
      given_to: reviewerId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
};

/** The note stands at the top of the case until the reviewer acts. */
export const give = async (work: Work, party: PartyKey, given: Given): Promise<void> => {
  const noteId = await addNote(work, party, given);
  const { reviewerId } = given;
  await work.tx
    .updateTable("queue_entry")
    .set(
      reviewerId === null
        ? UNASSIGNED
        : { ...UNASSIGNED, reviewer_id: reviewerId, is_assigned: true, handed_note_id: noteId },
    )
    .where("party_id", "=", party.partyId)
    .execute();
  const action = given.kind === "assigned" ? "party-assigned" : "party-handed-over";
  await audit(work, { action, outcome: "done", party, subject: reviewerId ?? "all" });
};

/** In the order in which every change locks: by application, then by party. */
const findParties = async ({ tx }: Work, partyIds: readonly string[]): Promise<readonly PartyKey[]> => {
  const rows = await tx
    .selectFrom("party")
    .select(["id", "application_id"])
    .where("id", "in", [...partyIds])
    .orderBy("application_id")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, partyId: row.id }));
};

/** Taking a case from a colleague who is at work on it needs a note, as taking it over does. */
const isTaken = ({ isHeld, reviewerId }: Standing, given: Assignment): boolean =>
  isHeld && reviewerId !== given.reviewerId && reviewerId !== given.staffId && given.note.trim() === "";

const assignOne = async (
  work: Work,
  party: PartyKey,
  given: Assignment,
): Promise<AssignmentRefusal | undefined> => {
  const { staffId, reviewerId, note } = given;
  await lockParty(work.tx, party);
  const isClosed =
    (await barOf(work.tx, party.applicationId, staffId)) ||
    (await isBlindTo(work.tx, party.applicationId, staffId));
  if (isClosed) return "NOT_FOUND";
  const standing = await readStanding(work, party);
  const refused = await refusalOf(work, party, { standing, reviewerId });
  if (refused) return refused;
  if (standing && isTaken(standing, given)) return "HELD_BY_COLLEAGUE";
  await give(work, party, { staffId, reviewerId, kind: "assigned", note });
  return undefined;
};

/** @throws INVALID_INPUT with the field `reviewerId` for one who is away, blocked or no reviewer */
export const assertGivenTo = async ({ tx, services }: Work, reviewerId: string): Promise<void> => {
  const isThere = isUuid(reviewerId) && (await isPresentReviewer(tx, reviewerId, services.today()));
  if (!isThere) throw invalidInput({ reviewerId: { code: "validation.please_select_an_option" } });
};

/**
 * A case that cannot be given is named with its reason, and the others go through.
 *
 * @throws INVALID_INPUT by field
 */
export const assignCases = async (work: Work, given: Assignment): Promise<readonly AssignedCase[]> => {
  const issues = assignmentIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  if (given.reviewerId !== null) await assertGivenTo(work, given.reviewerId);
  const parties = await findParties(work, given.partyIds.filter(isUuid));
  const refusals = new Map<string, AssignmentRefusal | undefined>();
  for (const party of parties) refusals.set(party.partyId, await assignOne(work, party, given));
  return [...new Set(given.partyIds)].map((partyId) => ({
    partyId,
    refused: refusals.has(partyId) ? (refusals.get(partyId) ?? null) : "NOT_FOUND",
  }));
};
