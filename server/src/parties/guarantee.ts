import { jsonList } from "../platform/db/json-sql.ts";

/** SQL of a guarantee, for statements about the party `p`. */

const GUARANTEED = "from party t where t.application_id = p.application_id and t.guarantor_id = p.id";

export const GUARANTEED_PENCE = `(select coalesce(sum(t.rent_share_minor), 0) ${GUARANTEED})`;

/** The answered name, else the one in the agency's record. */
const namePart = (part: "first" | "last"): string =>
  `coalesce(nullif(i.${part}_name, ''), t.invited_${part}_name)`;

const NAME = `trim(concat(${namePart("first")}, ' ', ${namePart("last")}))`;

/** A guarantor sees this name of a tenant, and nothing else. */
const TENANTS = jsonList(
  NAME,
  `from party t left join identity_facts i on i.application_id = t.application_id and i.party_id = t.id
    where t.application_id = p.application_id and t.guarantor_id = p.id`,
  `${NAME}, t.id`,
);

const AGREED = `(select c.shown from consent c where c.application_id = p.application_id and c.party_id = p.id
    and c.name = 'guarantee' and c.given order by c.id desc limit 1)`;

/** null for parties that are not guarantors. */
export const GUARANTEE_JSON = `case p.role when 'guarantor' then json_build_object('asked', json_build_object('tenants', ${TENANTS},
    'home', (select l.property_address from application l where l.id = p.application_id), 'monthlyPence', ${GUARANTEED_PENCE}), 'agreed', ${AGREED},
    'country', (select l.property_country from application l where l.id = p.application_id)) end`;
