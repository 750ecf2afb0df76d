import { type DecisionStage, queueRanks } from "@latchkey/domain/parties/queue-place.ts";
import { noteIssue } from "@latchkey/domain/review/note.ts";
import { sql } from "kysely";
import { endCaseHold } from "../parties/case-holds.ts";
import { appendEvent } from "../parties/events.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { absentStaff } from "../staff/absences.ts";
import { barOf, closedApplications } from "./own-party.ts";
import { LATE, notOnHold } from "./queue-conditions.ts";
import { UNASSIGNED } from "./reassign.ts";

/**
 * An assignment is exclusive for ten minutes after each action of its reviewer. Afterwards colleagues may
 * take over, but it stays until one does, so that an answer returns to the reviewer who asked.
 */
export const HOLD_MINUTES = 10;

interface Held {
  readonly status: string;
  readonly reviewerId: string | null;
  readonly isHeld: boolean;
  readonly closedTo: readonly string[];
  readonly stage: DecisionStage;
}

const readHeld = async ({ tx }: Work, { partyId }: PartyKey): Promise<Held> => {
  const { status, reviewer_id, is_held, closed_to, stage } = await tx
    .selectFrom("queue_entry")
    .select(["status", "reviewer_id", "closed_to", "stage"])
    .select(sql<boolean>`coalesce(held_until > now(), false)`.as("is_held"))
    .where("party_id", "=", partyId)
    .executeTakeFirstOrThrow();
  return { status, reviewerId: reviewer_id, isHeld: is_held, closedTo: closed_to, stage };
};

/** A reviewer who proposed or decided does not take the case. */
export const mayTake = async (work: Work, party: PartyKey, staffId: string): Promise<boolean> =>
  !(await readHeld(work, party)).closedTo.includes(staffId);

/** What a case was given with stays as long as its reviewer does. */
const keptFor = (staffId: string) => ({
  is_assigned: sql<boolean>`is_assigned and reviewer_id = ${staffId}`,
  handed_note_id: sql<number | null>`case when reviewer_id = ${staffId} then handed_note_id end`,
});

const hold = async ({ tx }: Work, { partyId }: PartyKey, staffId: string): Promise<void> => {
  await tx
    .updateTable("queue_entry")
    .set({
      reviewer_id: staffId,
      held_until: sql<Date>`now() + make_interval(mins => ${HOLD_MINUTES})`,
      ...keptFor(staffId),
    })
    .where("party_id", "=", partyId)
    .execute();
};

/**
 * @param reason for taking it over from a colleague; recorded @throws HELD_BY_COLLEAGUE without one;
 * NOT_TO_REVIEW if it does not wait for a reviewer; SECOND_PERSON_NEEDED for an excluded reviewer; OWN_CASE
 * for a party of the application; KNOWN_PERSON; INVALID_INPUT for an invalid reason
 */
export const takeParty = async (
  work: Work,
  party: PartyKey,
  { staffId, reason }: { readonly staffId: string; readonly reason?: string | undefined },
): Promise<void> => {
  await lockParty(work.tx, party);
  const { status, reviewerId, isHeld, closedTo } = await readHeld(work, party);
  if (status !== "submitted" && status !== "in_review") throw new Refusal("NOT_TO_REVIEW");
  const bar = await barOf(work.tx, party.applicationId, staffId);
  if (bar) throw new Refusal(bar);
  if (closedTo.includes(staffId)) throw new Refusal("SECOND_PERSON_NEEDED");
  const isColleagues = isHeld && reviewerId !== null && reviewerId !== staffId;
  const issue = isColleagues && reason?.trim() ? noteIssue(reason) : undefined;
  if (issue) throw invalidInput({ reason: issue });
  if (isColleagues && !reason?.trim()) throw new Refusal("HELD_BY_COLLEAGUE");
  await endCaseHold(work, party);
  if (status === "submitted") await appendEvent(work, party, "taken_for_review");
  await hold(work, party, staffId);
  const action = isColleagues ? "party-taken-over" : "party-taken";
  await audit(work, { action, outcome: "done", party, subject: party.partyId });
  if (isColleagues && reason) await addTakeOverNote(work, party, { staffId, reason });
};

/** Call before any reviewer's action: extends the assignment, or makes it. @throws what `takeParty` throws */
export const workOnParty = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  await lockParty(work.tx, party);
  const { status, reviewerId, isHeld } = await readHeld(work, party);
  if (status === "in_review" && isHeld && reviewerId === staffId) await hold(work, party, staffId);
  else await takeParty(work, party, { staffId });
  await noteActed(work, party, staffId);
};

/** The note with which the case was given to its reviewer has been read. */
export const noteActed = async ({ tx }: Work, { partyId }: PartyKey, staffId: string): Promise<void> => {
  await tx
    .updateTable("queue_entry")
    .set({ handed_note_id: null })
    .where("party_id", "=", partyId)
    .where("reviewer_id", "=", staffId)
    .where("handed_note_id", "is not", null)
    .execute();
};

const addTakeOverNote = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { staffId, reason }: { readonly staffId: string; readonly reason: string },
): Promise<void> => {
  await tx
    .insertInto("party_note")
    .values({ application_id: applicationId, party_id: partyId, staff_id: staffId, text: reason.trim() })
    .execute();
};

/**
 * For actions of the assigned reviewer only. An expired assignment suffices until a colleague takes over.
 * @throws NOT_TO_REVIEW if it is not in review; HELD_BY_COLLEAGUE if it is assigned to a colleague
 */
export const assertWorksOn = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const { status, reviewerId, stage } = await readHeld(work, party);
  if (status !== "in_review") throw new Refusal("NOT_TO_REVIEW");
  if (stage === "proposed" || stage === "agreed") throw new Refusal("DECISION_OPEN");
  if (reviewerId !== staffId) throw new Refusal("HELD_BY_COLLEAGUE");
  await noteActed(work, party, staffId);
};

/** Ends the exclusive time; an answer still returns to the reviewer. */
export const endHold = async ({ tx }: Work, { partyId }: PartyKey): Promise<void> => {
  await tx.updateTable("queue_entry").set({ held_until: null }).where("party_id", "=", partyId).execute();
};

export const releaseParty = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  await lockParty(work.tx, party);
  await work.tx
    .updateTable("queue_entry")
    .set({ held_until: null, is_assigned: false })
    .where("party_id", "=", party.partyId)
    .where("reviewer_id", "=", staffId)
    .execute();
};

/** Returns a reviewer's open parties to the queue, and lets answers go to any reviewer. */
export const releaseAllParties = async ({ tx }: Work, staffId: string): Promise<void> => {
  await tx
    .updateTable("queue_entry")
    .set(UNASSIGNED)
    .where("reviewer_id", "=", staffId)
    .where("rank", "<", queueRanks.over)
    .execute();
};

/** Extends the assignment. @returns whether it is the reviewer's */
export const keepHolding = async ({ tx }: Work, { partyId }: PartyKey, staffId: string): Promise<boolean> => {
  const kept = await tx
    .updateTable("queue_entry")
    .set({ held_until: sql<Date>`now() + make_interval(mins => ${HOLD_MINUTES})` })
    .where("party_id", "=", partyId)
    .where("reviewer_id", "=", staffId)
    .where("held_until", "is not", null)
    .returning("party_id")
    .executeTakeFirst();
  return kept !== undefined;
};

interface Taking {
  readonly staffId: string;
}

/** Locks like every change to a party, but skips rows that a colleague is taking at this moment. */
const lockNext = async (work: Work, { staffId }: Taking): Promise<PartyKey | undefined> => {
  const today = work.services.today();
  const { rows } = await sql<{ application_id: string; party_id: string }>`
    select q.application_id, q.party_id from queue_entry q
      join application a on a.id = q.application_id
      join party p on p.application_id = q.application_id and p.id = q.party_id
    where q.rank = 0 and ${notOnHold(today)}
      and not (q.closed_to @> array[${staffId}::uuid])
      and q.application_id not in ${closedApplications(staffId)}
      and (q.held_until is null or q.held_until < now())
      and (q.reviewer_id is null or q.reviewer_id = ${staffId} or (q.status = 'in_review' and not q.is_assigned)
        or q.reviewer_id in ${absentStaff(today)} or (${sql.raw(LATE)}))
    order by coalesce(q.reviewer_id = ${staffId}, false) desc, q.since, q.party_id
    limit 1 for share of a skip locked for update of p skip locked`.execute(work.tx);
  const [found] = rows;
  return found && { applicationId: found.application_id, partyId: found.party_id };
};

/** A colleague may take it between the query and the lock. */
const MOST_LOOKS = 10;

/**
 * The longest wait, but cases that are the reviewer's first: answers to their requests, and what was given to them. Two concurrent calls get two parties.
 * Parties assigned to colleagues are skipped, unless they are late.
 *
 * @returns undefined: nothing waits
 */
export const takeNext = async (work: Work, taking: Taking): Promise<PartyKey | undefined> => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const party = await lockNext(work, taking);
    if (!party) return undefined;
    const { isHeld } = await readHeld(work, party);
    if (isHeld) continue;
    await takeParty(work, party, { staffId: taking.staffId });
    return party;
  }
  return undefined;
};
