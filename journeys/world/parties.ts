import { type ConditionValues, conditionsOf } from "@latchkey/domain/policies/condition-kinds.ts";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { World } from "./world.ts";

/** Changes that stories make directly in the database: what only reviewers will be able to do, and faults. */

const OWN_PARTY = "account_id = (select id from account where email = $1)";

export interface Asked {
  /** Identity, if nothing else is said. */
  readonly section?: SectionName;
  readonly start: string;
  readonly end: string;
  readonly documentType?: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  /** About the only income of the person. */
  readonly aboutIncome?: boolean;
}

/** A reviewer sends the case back with one request. */
export const returnParty = (world: World, email: string, asked: Asked): Promise<void> =>
  world.change(
    `with request as (
      insert into remedial_section (application_id, party_id, section, start_step, end_step, document_type, reasons, comment, related_object_uuid)
      select application_id, id, $7, $2, $3, $4, $5, $6,
        (select s.id from income_source s where s.party_id = party.id and $8::boolean) from party where ${OWN_PARTY}
      returning id, application_id, party_id, related_object_uuid),
    item as (
      insert into progress_item (application_id, party_id, section, completed_steps, answers, remedial_section_id, related_object_uuid)
      select application_id, party_id, $7, '{}', '{}', id, related_object_uuid from request)
    insert into party_event (application_id, party_id, kind)
      select application_id, party_id, 'returned' from request`,
    email,
    asked.start,
    asked.end,
    asked.documentType ?? null,
    asked.reasons,
    asked.comment,
    asked.section ?? "IDENTITY",
    asked.aboutIncome ?? false,
  );

/** Gives the case the terms of another built-in policy. */
export const followPolicy = (
  world: World,
  email: string,
  name: string,
  role: PartyRole = "tenant",
): Promise<void> => {
  const terms = policyNamed(name)?.terms[role];
  if (!terms) throw new Error(`No policy is called ${name}.`);
  return world.change(
    `update party set sections = $2, conditions = $3 where ${OWN_PARTY}`,
    email,
    JSON.stringify(terms.sections),
    JSON.stringify(terms.conditions),
  );
};

/** Gives the case these conditions alone. */
export const setConditions = (world: World, email: string, conditions: ConditionValues): Promise<void> =>
  world.change(
    `update party set conditions = $2 where ${OWN_PARTY}`,
    email,
    JSON.stringify(conditionsOf(conditions)),
  );

export const endAllSessions = (world: World, email: string): Promise<void> =>
  world.change(`update session_family set revoked_at = now() where ${OWN_PARTY}`, email);
