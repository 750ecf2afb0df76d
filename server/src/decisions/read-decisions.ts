import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { CannedWords } from "@latchkey/domain/review/canned-text.ts";
import type { ConditionOutcome } from "@latchkey/domain/review/condition-outcome.ts";
import type { DecisionCondition, DecisionReason } from "@latchkey/domain/review/decision.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { Override } from "@latchkey/domain/review/override.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { DecisionState } from "./decisions.table.ts";

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface SecondLook {
  readonly text: string;
  readonly language: Language;
  readonly askedAt: string;
}

export interface RecordedConditions {
  readonly outcome: ConditionOutcome;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

/** Instants are ISO strings in UTC. */
export interface DecisionRow {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly metBy: string | null;
  readonly words: string | null;
  readonly wordsLanguage: Language | null;
  readonly canned: readonly CannedWords[];
  readonly note: string | null;
  readonly confirmedRule: LawRuleId | null;
  readonly override: Override | null;
  readonly state: DecisionState;
  readonly needsSecond: boolean;
  readonly calculated: Outcome | null;
  readonly inputs: DecisionInputs;
  readonly policy: string;
  readonly policyVersion: number;
  readonly proposedBy: Person;
  readonly proposedAt: string;
  readonly askedStaff: Person | null;
  readonly secondBy: Person | null;
  readonly secondAt: string | null;
  readonly secondNote: string | null;
  readonly droppedBecause: string | null;
  readonly finalAt: string | null;
  readonly secondLook: SecondLook | null;
  readonly recorded: RecordedConditions | null;
}

const person = (alias: string): string =>
  `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;

const DECISION = `json_build_object('id', d.id, 'outcome', d.outcome, 'reasons', d.reasons, 'conditions', d.conditions, 'metBy', d.met_by,
    'words', d.words, 'canned', coalesce(d.canned, '[]'), 'wordsLanguage', d.words_language, 'note', d.note, 'confirmedRule', d.confirmed_rule,
    'override', case when d.override_reason is null then null else json_build_object('reason', d.override_reason, 'words', d.override_words) end, 'state', d.state, 'needsSecond', d.needs_second,
    'calculated', d.calculated, 'inputs', d.inputs, 'policy', d.policy, 'policyVersion', d.policy_version,
    'proposedBy', ${person("proposer")}, 'proposedAt', ${utcInstant("d.proposed_at")}, 'askedStaff', ${person("asked")},
    'secondBy', ${person("second")}, 'secondAt', ${utcInstant("d.second_at")}, 'secondNote', d.second_note,
    'droppedBecause', d.dropped_because, 'finalAt', ${utcInstant("d.final_at")},
    'secondLook', case when look.decision_id is null then null else json_build_object('text', look.text, 'language', look.language,
      'askedAt', ${utcInstant("look.asked_at")}) end,
    'recorded', (select json_build_object('outcome', o.outcome, 'note', o.note, 'by', recorder.name, 'at', ${utcInstant("o.at")})
      from condition_outcome o join staff_member recorder on recorder.id = o.staff_id
      where o.application_id = d.application_id and o.party_id = d.party_id and o.decision_id = d.id order by o.id desc limit 1))`;

const FROM = `from decision d join staff_member proposer on proposer.id = d.proposed_by
    left join staff_member asked on asked.id = d.asked_staff_id left join staff_member second on second.id = d.second_by
    left join second_look look on look.decision_id = d.id`;

/** Newest first. */
export const readDecisions = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly DecisionRow[]> => {
  const { rows } = await sql<{
    decision: DecisionRow;
  }>`select ${sql.raw(DECISION)} as decision ${sql.raw(FROM)}
    where d.application_id = ${applicationId} and d.party_id = ${partyId} order by d.proposed_at desc, d.id`.execute(
    db,
  );
  return rows.map(({ decision }) => decision);
};

export const isOpen = ({ state }: Pick<DecisionRow, "state">): boolean =>
  state === "proposed" || state === "agreed";

export const decidersOf = (decisions: readonly DecisionRow[]): readonly string[] =>
  decisions
    .filter(({ state }) => state === "final")
    .flatMap(({ proposedBy, secondBy }) => [proposedBy.id, ...(secondBy ? [secondBy.id] : [])]);

export const findDecisionParty = async (
  db: Kysely<Schema>,
  decisionId: string,
): Promise<PartyKey | undefined> => {
  const row = await db
    .selectFrom("decision")
    .select(["application_id", "party_id"])
    .where("id", "=", decisionId)
    .executeTakeFirst();
  return row && { applicationId: row.application_id, partyId: row.party_id };
};
