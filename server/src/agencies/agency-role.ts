import type { ScopedRole, ScopedTable } from "../platform/db/scoped-role.ts";

/**
 * An agency sees its applications, and of each what the portal and the API show. Each condition rests on the one of `application`, to
 * which row-level security applies inside the others, too; that of the queue has its own column.
 */

export const AGENCY_ROLE = "latchkey_agency";
/** The setting of a transaction that names the agency. */
export const AGENCY_SETTING = "latchkey.agency";

/** After a transaction the setting is empty and not absent. */
const OWN = `(select nullif(current_setting('${AGENCY_SETTING}', true), '')::uuid)`;

const ofApplication = (table: string, columns: readonly string[]): ScopedTable => ({
  columns: ["application_id", ...columns],
  using: `exists (select from application a where a.id = ${table}.application_id)`,
});

const APPLICATION: ScopedTable = {
  columns: [
    "id",
    "agency_id",
    "property_address",
    "property_country",
    "monthly_rent_minor",
    "advertised_rent_minor",
    "rent_period",
    "currency",
    "tenancy_start",
    "term_months",
    "reference",
    "policy",
    "policy_version",
    "language",
    "created_at",
    "branch_id",
  ],
  using: `agency_id = ${OWN}`,
};

const PARTY = ofApplication("party", [
  "id",
  "account_id",
  "number",
  "role",
  "invited_first_name",
  "invited_last_name",
  "sections",
  "rent_share_minor",
  "guarantor_id",
  "invitation_sent_at",
  "signed_in_at",
]);

export const agencyRole: ScopedRole = {
  name: AGENCY_ROLE,
  reads: {
    agency: {
      columns: ["id", "name", "standard_policy", "language", "events_numbered", "outcome_labels"],
      using: `id = ${OWN}`,
    },
    agency_policy: { columns: ["agency_id", "policy"], using: `agency_id = ${OWN}` },
    agency_branch: { columns: ["id", "agency_id", "name", "closed_at"], using: `agency_id = ${OWN}` },
    agency_stop: { columns: ["agency_id", "id", "is_stop"], using: `agency_id = ${OWN}` },
    agency_user: {
      columns: [
        "id",
        "agency_id",
        "email",
        "name",
        "roles",
        "branch_id",
        "wants_events",
        "wants_digest",
        "invited_at",
      ],
      using: `agency_id = ${OWN}`,
    },
    member: {
      columns: ["id", "enrolled_at", "last_seen_at", "blocked_at", "has_app"],
      using: "exists (select from agency_user u where u.id = member.id)",
    },
    member_passkey: {
      columns: ["member_id"],
      using: "exists (select from agency_user u where u.id = member_passkey.member_id)",
    },
    application: APPLICATION,
    party: PARTY,
    account: {
      columns: ["id", "email"],
      using: "exists (select from party p where p.account_id = account.id)",
    },
    queue_entry: {
      columns: [
        "application_id",
        "agency_id",
        "party_id",
        "rank",
        "status",
        "since",
        "submitted_at",
        "due_on",
        "words",
      ],
      // The database keeps the column as the application has it; the index of an agency's cases fits.
      using: `agency_id = ${OWN}`,
    },
    identity_facts: ofApplication("identity_facts", ["party_id", "first_name", "last_name"]),
    email_failure: {
      columns: ["kind", "subject", "reason"],
      using:
        "case kind when 'invitation' then exists (select from party p where p.id = subject::uuid) else false end",
    },
    holding_deposit: ofApplication("holding_deposit", ["id", "received_on", "agreement_by"]),
    decision: ofApplication("decision", [
      "id",
      "party_id",
      "outcome",
      "reasons",
      "conditions",
      "met_by",
      "state",
      "final_at",
    ]),
    party_event: ofApplication("party_event", ["id", "party_id", "kind", "at"]),
    reference: ofApplication("reference", ["id", "party_id", "kind", "state", "sent_at"]),
    agency_event: ofApplication("agency_event", ["id", "agency_id", "type", "data", "at", "number"]),
    agency_message: ofApplication("agency_message", ["id", "staff_id", "needs_answer"]),
    remedial_section: ofApplication("remedial_section", [
      "id",
      "party_id",
      "section",
      "document_type",
      "created_at",
      "due_on",
    ]),
    progress_item: ofApplication("progress_item", [
      "party_id",
      "section",
      "started_at",
      "completed_at",
      "submitted_at",
      "related_object_uuid",
      "remedial_section_id",
    ]),
    letting: ofApplication("letting", ["id", "signed_on", "ended_on"]),
    right_to_rent_check: ofApplication("right_to_rent_check", [
      "id",
      "party_id",
      "checked_on",
      "shows",
      "follow_up_by",
    ]),
    right_to_rent_second: {
      columns: ["check_id", "agrees"],
      using: "exists (select from right_to_rent_check c where c.id = right_to_rent_second.check_id)",
    },
    report: ofApplication("report", [
      "id",
      "party_id",
      "version",
      "outcome",
      "valid_until",
      "facts_hash",
      "made_at",
    ]),
  },
};
