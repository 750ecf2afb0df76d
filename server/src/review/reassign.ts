import type { PartyKey } from "../platform/actor/actor.ts";
import type { Tx } from "../platform/work/work-of.ts";

interface Reassignment {
  /** Whose the case is next; null: anybody's. */
  readonly reviewerId: string | null;
  /** Who may not take it. */
  readonly closedTo: readonly string[];
}

/** Gives a case to whoever looks at it next; nobody holds it. */
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
