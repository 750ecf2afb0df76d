import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { defaultAnswers } from "@latchkey/domain/references/rental.ts";
import { tenancyAddress } from "@latchkey/domain/references/tenancy-address.ts";
import type { ReferencePerson, Residence } from "@latchkey/domain/residence/residence.ts";
import type { PartyKey } from "../src/platform/actor/actor.ts";
import { createReview } from "../src/references/draft-review.ts";
import { sendReview } from "../src/references/send-reviews.ts";
import { type Client, newClient } from "./client.ts";
import { change, startSingle } from "./parties.ts";
import type { TestServer } from "./test-server.ts";

/** A home with a landlord, and the reference that is asked for it. */

export const LANDLORD: ReferencePerson = {
  type: "LANDLORD",
  firstName: "Joanne",
  lastName: "Pryce",
  email: "joanne@harbourstreet.example",
  phone: "+447700900321",
};

export const aHome = (changes: Partial<Residence> = {}): Residence => ({
  uuid: randomUUID(),
  draft: false,
  isCurrent: true,
  start: "2024-08-01",
  end: null,
  residenceType: "RENTED_FLAT",
  address: {
    ...emptyAddress,
    flat: "Flat 3",
    streetNumber: "27",
    street: "Harbour Street",
    city: "Leeds",
    postalCode: "LS1 4DL",
    country: "GB",
  },
  currency: "GBP",
  rentMinor: 95_000,
  rentFrequency: "MONTHLY",
  rentPaymentDate: null,
  reference: LANDLORD,
  ...changes,
});

const topicOf = ({ uuid }: Residence) => ({ kind: "rental", residenceId: uuid }) as const;

/** Stores a home, or what has changed about it, and keeps who is to be asked. */
export const saveHome = (server: TestServer, party: PartyKey, home: Residence): Promise<void> =>
  change(server, async (work) => {
    const columns = {
      is_draft: home.draft,
      is_current: home.isCurrent,
      start_date: home.start,
      end_date: home.end,
      residence_type: home.residenceType,
      address: JSON.stringify(home.address),
      reference: home.reference && JSON.stringify(home.reference),
    };
    await work.tx
      .insertInto("residence")
      .values({ ...columns, id: home.uuid, application_id: party.applicationId, party_id: party.partyId })
      .onConflict((conflict) => conflict.columns(["application_id", "party_id", "id"]).doUpdateSet(columns))
      .execute();
    await createReview(work, party, { topic: topicOf(home), referee: home.reference });
  });

export const ask = (server: TestServer, party: PartyKey, home: Residence): Promise<void> =>
  change(server, (work) => {
    const { address, start, end } = home;
    const told = { address: tenancyAddress(address), start, end };
    return sendReview(work, party, { topic: topicOf(home), told });
  });

/** The newest row of a party's references. */
export const reviewsOf = async ({ context }: TestServer, { partyId }: PartyKey) =>
  context.db
    .selectFrom("reference")
    .selectAll()
    .where("party_id", "=", partyId)
    .orderBy("created_at")
    .execute();

export interface ReceivedLink {
  readonly uuid: string;
  readonly secret: string;
}

const LINK =
  /^http:\/\/localhost:8080\/(?:rental|employment|accountant)-reference\/([0-9a-f-]{36})\?lang=[a-z]{2}#k=([A-Za-z0-9_-]{43})$/;

export const linkInEmail = (href: string | undefined): ReceivedLink => {
  const [, uuid = "", secret = ""] = LINK.exec(href ?? "") ?? [];
  if (!secret) throw new Error(`This is no link of a reference: ${href}`);
  return { uuid, secret };
};

/** The link in the newest e-mail to an address. */
export const linkTo = ({ emails }: TestServer, email = LANDLORD.email): ReceivedLink =>
  linkInEmail(emails.findLast(({ to }) => to === email)?.message.button?.href);

export interface AskedReference extends ReceivedLink {
  readonly party: PartyKey;
}

/** A case whose landlord has got the e-mail. */
export const askedReference = async (
  server: TestServer,
  home: Partial<Residence> = {},
): Promise<AskedReference> => {
  const person = { email: `${randomUUID()}@example.com`, firstName: "Amara", lastName: "Okafor" };
  const party = await startSingle(server, person);
  const asked = aHome(home);
  await saveHome(server, party, asked);
  await ask(server, party, asked);
  await server.runJobs();
  return { party, ...linkTo(server, home.reference?.email) };
};

/** The page of a referee: it has exchanged the link's secret. */
export const openReference = async (
  server: TestServer,
  { uuid, secret }: ReceivedLink,
  client: Client = newClient(server),
): Promise<Client> => {
  const response = await client.post("/auth/reference/exchange", { uuid, secret });
  client.access = response.json().access;
  return client;
};

export const ALL_WELL = { ...defaultAnswers, review: "" };

/** Moves everything about references into the past: rows and queued jobs, never the database's clock. */
export const passDays = async ({ context: { pool } }: TestServer, days: number): Promise<void> => {
  await pool.query(
    `update reference set sent_at = sent_at - make_interval(days => $1), expires_at = expires_at - make_interval(days => $1)`,
    [days],
  );
  await pool.query("update graphile_worker._private_jobs set run_at = run_at - make_interval(days => $1)", [
    days,
  ]);
};
