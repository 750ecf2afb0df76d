import { restsOnSums } from "@latchkey/domain/review/decision.ts";
import { decisionNoteIssue, neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { EVIDENCE_CHANGED } from "@latchkey/domain/review/dropped-decision.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { forbiddenRules } from "../policies/read-policies.ts";
import { assertMaySee } from "../review/own-party.ts";
import { takeParty } from "../review/take-party.ts";
import { agreeToDecision, dropDecision, refuseDecision } from "./change-decision.ts";
import { countSecond } from "./count-decision.ts";
import { isSameBasis } from "./decision-inputs.ts";
import { isAllOpened, readEvidence } from "./evidence.ts";
import { assertNotFrozen } from "./freezes/freezes.ts";
import { type Home, lockHome, personIn } from "./home.ts";
import { type DecisionRow, decidersOf, findDecisionParty, isOpen, readDecisions } from "./read-decisions.ts";
import { settleHome } from "./settle.ts";

export interface View {
  readonly decisionId: string;
  readonly staffId: string;
  readonly note: string;
}

interface Found {
  readonly home: Home;
  readonly party: PartyKey;
  readonly decision: DecisionRow;
}

/** @throws NOT_FOUND; OWN_CASE; DECISION_OVER if it is no longer open */
const lockOpen = async (work: Work, decisionId: string): Promise<Found> => {
  const party = await findDecisionParty(work.tx, decisionId);
  if (!party) throw notFound();
  await assertMaySee(work, party.applicationId);
  const home = await lockHome(work, party.applicationId);
  const decision = (await readDecisions(work.tx, party)).find(({ id }) => id === decisionId);
  if (!decision || !isOpen(decision)) throw new Refusal("DECISION_OVER");
  return { home, party, decision };
};

/** @throws SECOND_PERSON_NEEDED for the proposer; HELD_BY_COLLEAGUE */
const lockProposal = async (work: Work, { decisionId, staffId }: View): Promise<Found> => {
  const found = await lockOpen(work, decisionId);
  if (found.decision.state !== "proposed") throw new Refusal("DECISION_OVER");
  if (found.decision.proposedBy.id === staffId) throw new Refusal("SECOND_PERSON_NEEDED");
  await takeParty(work, found.party, { staffId });
  return found;
};

const isCurrent = async ({ home, party, decision }: Found): Promise<boolean> =>
  isSameBasis(decision.inputs, await home.inputsOf(personIn(home, party)));

const noteOrNull = (note: string): string | null => note.trim() || null;

/**
 * A change of the inputs drops the proposal instead, which the response shows.
 *
 * @throws NOT_FOUND, DECISION_OVER, SECOND_PERSON_NEEDED, HELD_BY_COLLEAGUE, INVALID_INPUT,
 * EVIDENCE_NOT_OPENED; DECISIONS_FROZEN; POLICY_UNLAWFUL if the law of today forbids the sums that it rests on
 */
export const agree = async (work: Work, view: View): Promise<PartyKey> => {
  const issue = decisionNoteIssue(view.note);
  if (issue) throw invalidInput({ note: issue });
  const found = await lockProposal(work, view);
  const { home, party, decision } = found;
  const { role } = personIn(home, party).standing;
  await assertNotFrozen(work, { ...home.application, role });
  if (!(await isCurrent(found))) {
    await dropDecision(work, party, { decision, because: EVIDENCE_CHANGED });
    return party;
  }
  const forbidden = await forbiddenRules(work.tx, home.application, work.services.today());
  if (forbidden.length > 0 && restsOnSums(decision)) throw new Refusal("POLICY_UNLAWFUL");
  const evidence = await readEvidence(work.tx, party, { decision, staffId: view.staffId });
  if (!isAllOpened(evidence)) throw new Refusal("EVIDENCE_NOT_OPENED");
  await agreeToDecision(work, party, { decision, staffId: view.staffId, note: noteOrNull(view.note) });
  await countSecond(work, home.application, { decision, said: "agreed" });
  await settleHome(work, home);
  return party;
};

/** @throws as `agree`; INVALID_INPUT without a note */
export const disagree = async (work: Work, view: View): Promise<PartyKey> => {
  const issue = neededDecisionNoteIssue(view.note);
  if (issue) throw invalidInput({ note: issue });
  const { home, party, decision } = await lockProposal(work, view);
  await refuseDecision(work, party, { decision, staffId: view.staffId, note: noteOrNull(view.note) });
  await countSecond(work, home.application, { decision, said: "refused" });
  return party;
};

/**
 * Takes back a decision that is not final: a proposal by its proposer, an agreed one by any reviewer.
 *
 * @throws NOT_FOUND, DECISION_OVER, INVALID_INPUT without a reason; FORBIDDEN for a colleague's proposal;
 * SECOND_PERSON_NEEDED for a reconsideration of one's own decision
 */
export const takeBack = async (work: Work, { decisionId, staffId, note }: View): Promise<PartyKey> => {
  const issue = neededDecisionNoteIssue(note);
  if (issue) throw invalidInput({ note: issue });
  const { party, decision } = await lockOpen(work, decisionId);
  if (decision.state === "proposed" && decision.proposedBy.id !== staffId) throw new Refusal("FORBIDDEN");
  if (decidersOf(await readDecisions(work.tx, party)).includes(staffId))
    throw new Refusal("SECOND_PERSON_NEEDED");
  await dropDecision(work, party, { decision, because: note.trim() });
  return party;
};
