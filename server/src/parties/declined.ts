/** SQL about the party `p` with its queue entry `q`: the decision that stands declined it. */
export const IS_DECLINED = `(q.status = 'decided' and coalesce((select d.outcome = 'declined' from decision d
  where d.application_id = p.application_id and d.party_id = p.id and d.state = 'final' order by d.final_at desc limit 1), false))`;
