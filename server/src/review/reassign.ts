import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { isPresentReviewer } from "./reviewers.ts";

/** Any reviewer may take the case, and an answer waits for any. */
export const UNASSIGNED = {
  reviewer_id: null,
  held_until: null,
  is_assigned: false,
  handed_note_id: null,
} as const;

interface Reassignment {
  /** The next reviewer, unless they are away or blocked; null: any. */
  readonly reviewerId: string | null;
  readonly closedTo: readonly string[];
}

/** Reassigns the party and ends the current assignment. */
export const reassign = async (
  { tx, services }: Pick<Work, "tx" | "services">,
  { partyId }: PartyKey,
  { reviewerId, closedTo }: Reassignment,
): Promise<void> => {
  const isThere = reviewerId !== null && (await isPresentReviewer(tx, reviewerId, services.today()));
  await tx
    .updateTable("queue_entry")
    .set({ ...UNASSIGNED, reviewer_id: isThere ? reviewerId : null, closed_to: [...closedTo] })
    .where("party_id", "=", partyId)
    .execute();
};
