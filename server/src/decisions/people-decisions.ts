import { needsDueDiligence } from "@latchkey/domain/compliance/due-diligence.ts";
import { statusOf } from "@latchkey/domain/parties/status.ts";
import type { BlockFacts } from "@latchkey/domain/review/decision-blocks.ts";
import { lacksOutsideResult, outsideSlots } from "@latchkey/domain/review/outside-result.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import type { Kysely } from "kysely";
import { type ApplicationRow, type PersonRow, stillApplies } from "../applications/read-application.ts";
import { readDueDiligence } from "../compliance/due-diligence.ts";
import { readSanctionsStanding } from "../compliance/sanctions/screenings.ts";
import { partyKeyOf } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import { isCheckRunning } from "../verification/running-check.ts";
import type { InputsRead } from "./decision-inputs.ts";
import { type DecisionRow, isOpen, readDecisions } from "./read-decisions.ts";

export interface PersonDecision {
  readonly person: PersonRow;
  readonly party: PartyKey;
  readonly decision: DecisionRow | undefined;
  readonly told: DecisionRow | undefined;
}

const readPersonDecision = async (
  db: Kysely<Schema>,
  application: ApplicationRow,
  person: PersonRow,
): Promise<PersonDecision> => {
  const party = { applicationId: application.id, partyId: person.standing.uuid };
  const decisions = await readDecisions(db, party);
  const told = decisions.find(({ state }) => state === "final");
  return { person, party, decision: decisions.find(isOpen), told };
};

export const readPeopleDecisions = async (
  db: Kysely<Schema>,
  application: ApplicationRow,
): Promise<readonly PersonDecision[]> => {
  const standings: PersonDecision[] = [];
  for (const person of application.people) standings.push(await readPersonDecision(db, application, person));
  return standings;
};

export const hasGone = ({ person }: PersonDecision): boolean => !stillApplies(person);

export const isDecided = ({ person }: PersonDecision): boolean =>
  statusOf(person.standing.events) === "decided";

/** A proposal does not count, nor does a final decision during a reconsideration. */
export const standsDeclined = (standing: PersonDecision): boolean => {
  const { decision, told } = standing;
  if (decision) return decision.state === "agreed" && decision.outcome === "declined";
  return isDecided(standing) && told?.outcome === "declined";
};

const guarantorIsDeclined = async (
  db: Kysely<Schema>,
  application: ApplicationRow,
  { guarantorId }: PersonRow,
): Promise<boolean> => {
  const guarantor = application.people.find(({ standing }) => standing.uuid === guarantorId);
  return guarantor !== undefined && standsDeclined(await readPersonDecision(db, application, guarantor));
};

/** The person of a decision, and what the decision rests on. */
export interface ToDecide extends InputsRead {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
}

/** By the rent of the whole home, and the condition of the person's policy. */
export const isDueDiligenceNeeded = (
  { application, person: { standing } }: Pick<ToDecide, "application" | "person">,
  today: CivilDate,
): boolean =>
  needsDueDiligence(
    {
      role: standing.role,
      conditions: standing.conditions,
      rentMinor: application.rentMinor,
      currency: currencies.find((one) => one === application.currency) ?? "GBP",
      rates: application.criteria.rates,
    },
    today,
  );

export const readBlockFacts = async (
  { tx, now, services }: Work,
  { application, person, inputs: { guarantor, documents, references, outside = [] }, dossier }: ToDecide,
): Promise<BlockFacts> => ({
  lacksDueDiligence:
    isDueDiligenceNeeded({ application, person }, services.today()) &&
    (await readDueDiligence(tx, { applicationId: application.id, partyId: person.standing.uuid })) ===
      undefined,
  sanctions: (await readSanctionsStanding({ tx, services }, partyKeyOf(person.standing))).state,
  needsSanctionsList: services.config.needsSanctionsList,
  lacksOutsideResult: lacksOutsideResult(outsideSlots(person.standing.conditions), outside),
  role: person.standing.role,
  documents,
  references,
  isCheckRunning: isCheckRunning(dossier.documents, now),
  guarantor: guarantor && {
    ...guarantor,
    isDeclined: await guarantorIsDeclined(tx, application, person),
  },
});
