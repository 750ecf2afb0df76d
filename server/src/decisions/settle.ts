import type { SanctionsState } from "@latchkey/domain/compliance/sanctions/standing.ts";
import { EVIDENCE_CHANGED } from "@latchkey/domain/review/dropped-decision.ts";
import { readSanctionsStanding } from "../compliance/sanctions/screenings.ts";
import type { Work } from "../platform/work/work.ts";
import { dropDecision, finishDecision } from "./change-decision.ts";
import { countDecision } from "./count-decision.ts";
import { isSameBasis } from "./decision-inputs.ts";
import { freezeOf } from "./freezes/freezes.ts";
import { findHome, type Home } from "./home.ts";
import { keepFacts } from "./keep-facts.ts";
import {
  hasGone,
  isDecided,
  type PersonDecision,
  readPeopleDecisions,
  standsDeclined,
} from "./people-decisions.ts";

/**
 * Drops each decision of an application whose inputs change, and publishes all at once when the last is
 * agreed.
 */

/** Accepted with a guarantor who is declined, now or in an earlier decision that stands. */
const isWithDeclined = ({ decision, person }: PersonDecision, all: readonly PersonDecision[]): boolean =>
  decision?.outcome === "accepted_with_guarantor" &&
  all.some((other) => other.party.partyId === person.guarantorId && standsDeclined(other));

const isAgreed = ({ decision }: PersonDecision): boolean => decision?.state === "agreed";

const guarantorIsOpen = (standing: PersonDecision, all: readonly PersonDecision[]): boolean =>
  standing.decision?.outcome === "accepted_with_guarantor" &&
  all.some(
    (other) => other.party.partyId === standing.person.guarantorId && !isAgreed(other) && !isDecided(other),
  );

type SanctionsStates = ReadonlyMap<string, SanctionsState>;

const readSanctionsStates = async (
  work: Work,
  standings: readonly PersonDecision[],
): Promise<SanctionsStates> => {
  const states = new Map<string, SanctionsState>();
  for (const { party, decision } of standings) {
    if (decision === undefined || decision.outcome === "declined") continue;
    states.set(party.partyId, (await readSanctionsStanding(work, party)).state);
  }
  return states;
};

/** A newer list may raise a candidate after the decision. */
const isStopped = ({ party }: PersonDecision, states: SanctionsStates): boolean => {
  const state = states.get(party.partyId);
  return state === "OPEN" || state === "CONFIRMED";
};

const dropStale = async (
  work: Work,
  home: Home,
  { standings, states }: { readonly standings: readonly PersonDecision[]; readonly states: SanctionsStates },
): Promise<readonly PersonDecision[]> => {
  const left: PersonDecision[] = [];
  for (const standing of standings) {
    const { person, party, decision } = standing;
    const inputs = decision && (await home.inputsOf(person));
    const isStale = inputs && !isSameBasis(decision.inputs, inputs);
    const isOver = isStale || hasGone(standing) || isWithDeclined(standing, standings);
    if (decision && (isOver || isStopped(standing, states))) {
      await dropDecision(work, party, { decision, because: EVIDENCE_CHANGED });
      left.push({ ...standing, decision: undefined });
    } else {
      left.push(standing);
    }
  }
  return left;
};

/** An agreed decision waits until the freeze is lifted. */
const isFrozen = async (
  { tx, services }: Work,
  { application }: Home,
  standings: readonly PersonDecision[],
): Promise<boolean> => {
  for (const standing of standings.filter(isAgreed)) {
    const { role } = standing.person.standing;
    if (await freezeOf(tx, { ...application, role }, services.today())) return true;
  }
  return false;
};

export const settleHome = async (work: Work, home: Home): Promise<void> => {
  const before = await readPeopleDecisions(work.tx, home.application);
  const states = await readSanctionsStates(work, before);
  const standings = await dropStale(work, home, { standings: before, states });
  const waitedFor = standings.filter((standing) => !hasGone(standing));
  // A person with a final decision delays no others, even during a reconsideration.
  const isComplete = waitedFor.every((standing) => isAgreed(standing) || standing.told !== undefined);
  // The screening by a list that came a moment ago settles the home again.
  if (await isFrozen(work, home, waitedFor)) return;
  if (!isComplete || [...states.values()].includes("NOT_SCREENED")) return;
  const calculated = new Set<string>();
  for (const standing of waitedFor) {
    const { person, party, decision } = standing;
    if (!decision || !isAgreed(standing) || guarantorIsOpen(standing, standings)) continue;
    const inputs = await home.inputsOf(person);
    await finishDecision(work, party, { decision, inputs });
    await countDecision(work, home.application, { ...standing, decision, inputs });
    if (inputs.calculated !== null) calculated.add(party.partyId);
  }
  await keepFacts(work, home.application, calculated);
};

/**
 * Call after any change that a decision of this application rests on or waits for. Locks the application, so
 * that concurrent decisions about its last two people are serialised.
 */
export const settleApplication = async (work: Work, applicationId: string): Promise<void> => {
  const home = await findHome(work, applicationId);
  if (home) await settleHome(work, home);
};
