import type { PartyKey } from "../platform/actor/actor.ts";
import type { Tx } from "../platform/work/work-of.ts";

interface Reassignment {
  /** The next reviewer; null: any. */
  readonly reviewerId: string | null;
  readonly closedTo: readonly string[];
}

/** Reassigns the party and ends the current assignment. */
export const reassign = async (
  tx: Tx,
  { partyId }: PartyKey,
  { reviewerId, closedTo }: Reassignment,
): Promise<void> => {
  await tx
    .updateTable("queue_entry")
    .set({ reviewer_id: reviewerId, held_until: null, closed_to: [...closedTo] })
    .where("party_id", "=", partyId)
    .execute();
};
