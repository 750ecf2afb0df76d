import { randomUUID } from "node:crypto";
import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type { Condition, ConditionName } from "@latchkey/domain/policies/condition.ts";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import { findOrCreateAccount } from "../src/accounts/accounts.ts";
import { type SeededPerson, seededPeople } from "../src/app/seeds/people.ts";
import { seedPeople as insertPeople } from "../src/app/seeds/seed-people.ts";
import { addParty, createApplication, type Terms } from "../src/applications/create-application.ts";
import { sampleApplication } from "../src/applications/sample-application.ts";
import { appendDecisionEvent } from "../src/parties/events.ts";
import type { Actor, PartyKey } from "../src/platform/actor/actor.ts";
import { inTransaction, type Work } from "../src/platform/work/work.ts";
import type { Client } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/**
 * Set-up for database tests beyond what a browser can do. But for `requests.ts`, no other test file mentions the tables of
 * cases, so that a change of the schema affects few files.
 */

const TEST: Actor = { kind: "job", name: "test" };

/** Something that no page does, as a unit of work of its own. */
export const change = <Result>(
  { context }: TestServer,
  work: (work: Work) => Promise<Result>,
): Promise<Result> => inTransaction(context, TEST, work);

export const seedPeople = (
  server: TestServer,
  people: readonly SeededPerson[] = seededPeople,
): Promise<readonly PartyKey[]> => change(server, (work) => insertPeople(work, people));

export const shippedPolicy = (name: string): Policy => {
  const policy = policyNamed(name);
  if (!policy) throw new Error(`No policy is called ${name}.`);
  return policy;
};

/** What differs from the sample application. */
type TermOverrides = Partial<Terms> & { readonly language?: Language };

interface NewPerson {
  readonly email: string;
  readonly role?: PartyRole;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isInvited?: boolean;
  readonly rentShareMinor?: number;
  /** Whose rent a guarantor guarantees, by position in the list. */
  readonly guarantees?: readonly number[];
}

/** One application with its people, in the order given. */
export const startApplication = (
  server: TestServer,
  people: readonly NewPerson[],
  policyOrName: string | Policy = "identity-only",
  overrides: TermOverrides = {},
): Promise<readonly PartyKey[]> =>
  change(server, async (work) => {
    const policy = typeof policyOrName === "string" ? shippedPolicy(policyOrName) : policyOrName;
    const { language = "en", ...terms } = overrides;
    const home = { ...sampleApplication(work.services.today()), ...terms };
    const applicationId = await createApplication(work, { policy, terms: home, language });
    const parties: PartyKey[] = [];
    for (const person of people) {
      const {
        email,
        role = "tenant",
        firstName = "",
        lastName = "",
        isInvited = false,
        rentShareMinor = 0,
        guarantees = [],
      } = person;
      const { accountId } = await findOrCreateAccount(work.tx, { email, language: "en" });
      parties.push(
        await addParty(work, {
          applicationId,
          accountId,
          policy,
          role,
          firstName,
          lastName,
          isInvited,
          rentShareMinor,
          guarantees: parties.filter((_party, index) => guarantees.includes(index)),
        }),
      );
    }
    return parties;
  });

/** A separate case. */
export const startSingle = async (
  server: TestServer,
  person: NewPerson,
  policy?: string | Policy,
  overrides: TermOverrides = {},
): Promise<PartyKey> => {
  const [party] = await startApplication(server, [person], policy, overrides);
  if (!party) throw new Error("No party was added.");
  return party;
};

/** @param partyId the contract's `me { uuid }` */
export const partyNamed = async ({ context }: TestServer, partyId: string): Promise<PartyKey> => {
  const row = await context.db
    .selectFrom("party")
    .select("application_id")
    .where("id", "=", partyId)
    .executeTakeFirstOrThrow();
  return { applicationId: row.application_id, partyId };
};

export const addEvents = (
  server: TestServer,
  party: PartyKey,
  ...kinds: readonly PartyEventKind[]
): Promise<void> =>
  change(server, async (work) => {
    for (const kind of kinds) {
      const decisionId = kind === "decided" ? await insertDecision(work, party) : null;
      await appendDecisionEvent(work, party, { kind, decisionId });
    }
  });

/** Nothing is decided without a person. */
const insertDecision = async ({ tx }: Work, { applicationId, partyId }: PartyKey): Promise<string> => {
  const { id: staffId } = await tx
    .insertInto("staff_member")
    .values({
      email: `${randomUUID()}@quillfield.example`,
      name: "Priya Nair",
      roles: ["REVIEWER"],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("decision")
    .values({
      application_id: applicationId,
      party_id: partyId,
      outcome: "accepted",
      reasons: [],
      conditions: [],
      met_by: null,
      words: null,
      words_language: null,
      note: null,
      state: "final",
      needs_second: false,
      calculated: null,
      inputs: JSON.stringify({ documents: [], references: [], income: null, guarantor: null }),
      policy: "identity-only",
      policy_version: 1,
      criteria: JSON.stringify(defaultCriteria),
      proposed_by: staffId,
      final_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes an answer directly, which no page can do. */
export const forgetNationality = async ({ context }: TestServer, partyId: string): Promise<void> => {
  await context.db
    .updateTable("identity_facts")
    .set({ nationality: null })
    .where("party_id", "=", partyId)
    .execute();
};

/** Every case of the server asks for these sections. */
export const askFor = async (
  { context }: TestServer,
  ...sections: readonly SectionVariant[]
): Promise<void> => {
  await context.db
    .updateTable("party")
    .set({ sections: JSON.stringify(sections) })
    .execute();
};

/** What the policy says of a case, besides what it says already. */
export const setConditions = async (
  { context }: TestServer,
  partyId: string,
  conditions: Readonly<Partial<Record<ConditionName, Condition["value"]>>>,
): Promise<void> => {
  const added = Object.entries(conditions).map(([name, value]) => ({ name, description: "", value }));
  await context.pool.query(
    `update party set conditions = $2::jsonb ||
      (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(conditions) c where c->>'name' <> all($3)) where id = $1`,
    [partyId, JSON.stringify(added), Object.keys(conditions)],
  );
};

/** @param pence of the monthly rent */
export const paysShare = async (server: TestServer, partyId: string, pence: number): Promise<void> => {
  await server.context.pool.query("update party set rent_share_minor = $2 where id = $1", [partyId, pence]);
};

export const someoneElsePays = async (server: TestServer, partyId: string): Promise<void> => {
  const { applicationId } = await partyNamed(server, partyId);
  await server.context.db
    .insertInto("income_facts")
    .values({
      application_id: applicationId,
      party_id: partyId,
      employment_status: null,
      someone_else_pays: true,
    })
    .execute();
};

export const nominateGuarantor = async (
  server: TestServer,
  partyId: string,
  guarantor: { readonly firstName: string; readonly lastName: string },
): Promise<void> => {
  const { applicationId } = await partyNamed(server, partyId);
  await server.context.db
    .insertInto("guarantor_nomination")
    .values({
      application_id: applicationId,
      party_id: partyId,
      email: "g@example.com",
      first_name: guarantor.firstName,
      last_name: guarantor.lastName,
      phone_number: "+447700900123",
    })
    .execute();
};

export const eventsOf = async (
  { context }: TestServer,
  partyId: string,
  kind: PartyEventKind,
): Promise<number> => {
  const rows = await context.db
    .selectFrom("party_event")
    .select("id")
    .where("party_id", "=", partyId)
    .where("kind", "=", kind)
    .execute();
  return rows.length;
};

export const consentsOf = ({ context }: TestServer, partyId: string) =>
  context.db
    .selectFrom("consent")
    .select(["name", "given", "language", "text_version", "at"])
    .where("party_id", "=", partyId)
    .orderBy("name")
    .orderBy("id")
    .execute();

/** Every row of a party in the database. */
export const storedFactsOf = async ({ context }: TestServer): Promise<string> => {
  const { rows } = await context.pool.query("select f::text as row from identity_facts f");
  return rows.map(({ row }) => row).join("\n");
};

/** As somebody with access to the database could. */
export const moveShareCode = async ({ context }: TestServer, from: string, to: string): Promise<void> => {
  await context.pool.query(
    "update identity_facts set (share_code, share_code_on) = (select share_code, share_code_on from identity_facts where party_id = $1) where party_id = $2",
    [from, to],
  );
};

/** The wrapped data key of the party whose file this is. */
export const dataKeyOf = async (
  { context }: TestServer,
  objectKey: string,
): Promise<{ readonly partyId: string; readonly wrappedKey: Buffer }> => {
  const row = await context.db
    .selectFrom("upload")
    .innerJoin("party", "party.id", "upload.party_id")
    .select(["party.id", "party.wrapped_key"])
    .where("upload.object_key", "=", objectKey)
    .executeTakeFirstOrThrow();
  return { partyId: row.id, wrappedKey: row.wrapped_key };
};

/** The same browser, on a page that shows this case. */
export const pinnedTo = (client: Client, { partyId }: Pick<PartyKey, "partyId">): Client => {
  const header = { [PARTY_HEADER]: partyId };
  const pinned: Client = {
    ...client,
    get: (url, headers) => client.get(url, { ...header, ...headers }),
    post: (url, body, headers) => client.post(url, body, { ...header, ...headers }),
    graphql: async (query, variables = {}) => {
      const response = await pinned.post("/graphql", { query, variables });
      const { data, errors } = response.json();
      return { status: response.statusCode, data, errors };
    },
  };
  return pinned;
};

/** A salary, without the section that will ask for it. */
export const addIncomeSource = async (
  { context }: TestServer,
  { applicationId, partyId }: PartyKey,
): Promise<string> => {
  const { id } = await context.db
    .insertInto("income_source")
    .values({
      application_id: applicationId,
      party_id: partyId,
      income_type: "T_EMPLOYED_PERM",
      company_name: "Brightwater Bakery",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
