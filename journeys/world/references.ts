import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { World } from "./world.ts";

/** A landlord who is asked about somebody's home. */

const landlord = (email: string): ReferencePerson => ({
  type: "LANDLORD",
  firstName: "Joanne",
  lastName: "Pryce",
  email,
  phone: "+447700900321",
});

const SHOWN = {
  firstName: "Amara",
  lastName: "Okafor",
  address: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
  start: "2024-08-01",
  end: null,
};

/** What the submission does for a home with a landlord: the e-mail goes out by the product's own job. */
export const askLandlord = async (world: World, applicant: string, email: string): Promise<void> => {
  const [home, review] = [randomUUID(), randomUUID()];
  const person = JSON.stringify(landlord(email));
  await world.change(
    `with home as (
      insert into residence (id, application_id, party_id, is_current, start_date, address, reference)
      select $1, application_id, id, true, '2024-08-01', $2, $3 from party
      where account_id = (select id from account where email = $4) limit 1
      returning id, application_id, party_id)
    insert into tenant_review (id, application_id, party_id, residence_id, state, referee, shown, language, sent_at, expires_at)
      select $5, application_id, party_id, id, 'sent', $3, $6, 'en', now(), now() + interval '30 days' from home`,
    home,
    JSON.stringify(emptyAddress),
    person,
    applicant,
    review,
    JSON.stringify(SHOWN),
  );
  await world.change(
    "select graphile_worker.add_job('send-reference-request', $1::json)",
    JSON.stringify({ reviewId: review, generation: 1 }),
  );
};

/** What the database has of a landlord's answer. */
export const expectAnswer = (world: World, email: string, state: string, condition: string): Promise<void> =>
  world.change(
    `do $body$ begin
      if not exists (select 1 from tenant_review where referee->>'email' = '${email}' and state = '${state}' and ${condition})
      then raise exception 'no such answer'; end if;
    end $body$`,
  );
