import { noteIssue } from "@latchkey/domain/review/note.ts";
import { endCaseHold } from "../parties/case-holds.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertGivenTo, give, readStanding, refusalOf } from "./assign-cases.ts";

interface HandOver {
  /** The reviewer of the case. */
  readonly staffId: string;
  readonly reviewerId: string;
  readonly note: string;
}

/**
 * The reviewer of a case gives it to a colleague. A hold until a day ends, because its reason is the former reviewer's.
 *
 * @throws INVALID_INPUT by field; HELD_BY_COLLEAGUE if the case is not the caller's; what assigning is refused with
 */
export const handOverCase = async (
  work: Work,
  party: PartyKey,
  { staffId, reviewerId, note }: HandOver,
): Promise<void> => {
  const issue = noteIssue(note);
  if (issue) throw invalidInput({ note: issue });
  await assertGivenTo(work, reviewerId);
  if (reviewerId === staffId) throw new Refusal("NOT_YOURSELF");
  await lockParty(work.tx, party);
  const standing = await readStanding(work, party);
  if (standing?.reviewerId !== staffId) throw new Refusal("HELD_BY_COLLEAGUE");
  const refused = await refusalOf(work, party, { standing, reviewerId });
  if (refused) throw new Refusal(refused);
  await endCaseHold(work, party);
  await give(work, party, { staffId, reviewerId, kind: "handed_over", note });
};
