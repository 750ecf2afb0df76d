import type pg from "pg";

/** A final decision of a person, as a row: what agencies read of it does not depend on how it came about. */
export const insertFinalDecision = async (
  owner: pg.Client,
  partyId: string,
  reasons: readonly string[] = ["RENT_ARREARS"],
): Promise<void> => {
  const { rows } = await owner.query(
    `insert into decision (application_id, party_id, outcome, reasons, conditions, state, needs_second, inputs, policy,
        policy_version, criteria, proposed_by, second_by, final_at, note, words)
      select p.application_id, p.id, 'declined', $2, '{}', 'final', true, '{}', a.policy, a.policy_version, a.criteria, s.id, t.id,
        '2026-11-20T23:30:00Z', 'a note', 'words'
      from party p join application a on a.id = p.application_id,
        lateral (select id from staff_member order by id limit 1) s,
        lateral (select id from staff_member order by id desc limit 1) t
      where p.id = $1 returning id`,
    [partyId, reasons],
  );
  await owner.query(
    `insert into party_event (application_id, party_id, kind, actor, decision_id)
      select application_id, id, 'decided', 'job:test', $2 from party where id = $1`,
    [partyId, rows[0].id],
  );
  await owner.query("update queue_entry set status = 'decided' where party_id = $1", [partyId]);
};
