import type { PartyRole, Policy } from "@latchkey/domain/policies/policy.ts";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import { partyHeader } from "@latchkey/domain/vocabulary/pinned-case.ts";
import type { SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { findOrCreateAccount } from "../src/accounts/accounts.ts";
import { type SeededPerson, seededPeople } from "../src/app/seeds/people.ts";
import { seedPeople as insertPeople } from "../src/app/seeds/seed-people.ts";
import { addParty, createApplication } from "../src/cases/create-application.ts";
import { appendEvent } from "../src/cases/events.ts";
import { sampleLetting } from "../src/cases/sample-letting.ts";
import type { Actor, PartyKey } from "../src/platform/actor/actor.ts";
import { inTransaction, type Work } from "../src/platform/work/work.ts";
import type { House } from "./house.ts";
import type { Visitor } from "./visitor.ts";

/**
 * What database tests arrange besides what a browser can do. Nothing else in the tests names a table of cases, so that a
 * change of the schema is a change of this file.
 */

const TEST: Actor = { kind: "job", name: "test" };

const change = <Result>({ context }: House, work: (work: Work) => Promise<Result>): Promise<Result> =>
  inTransaction(context, TEST, work);

export const seedPeople = (house: House, people: readonly SeededPerson[] = seededPeople): Promise<void> =>
  change(house, (work) => insertPeople(work, people));

const named = (name: string): Policy => {
  const policy = policyNamed(name);
  if (!policy) throw new Error(`No policy is called ${name}.`);
  return policy;
};

interface NewPerson {
  readonly email: string;
  readonly role?: PartyRole;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Whom a guarantor stands for, by their place in the list. */
  readonly guarantees?: readonly number[];
}

/** One application with its people, in the order given. */
export const startApplication = (
  house: House,
  people: readonly NewPerson[],
  policyName = "identity-only",
  letting = {},
): Promise<readonly PartyKey[]> =>
  change(house, async (work) => {
    const policy = named(policyName);
    const home = { ...sampleLetting(work.services.today()), ...letting };
    const applicationId = await createApplication(work, { policy, letting: home, language: "en" });
    const parties: PartyKey[] = [];
    for (const { email, role = "tenant", firstName = "", lastName = "", guarantees = [] } of people) {
      const { accountId } = await findOrCreateAccount(work.tx, { email, language: "en" });
      parties.push(
        await addParty(work, {
          applicationId,
          accountId,
          policy,
          role,
          firstName,
          lastName,
          guarantees: parties.filter((_party, index) => guarantees.includes(index)),
        }),
      );
    }
    return parties;
  });

/** A case of its own. */
export const startCase = async (
  house: House,
  person: NewPerson,
  policy?: string,
  letting = {},
): Promise<PartyKey> => {
  const [party] = await startApplication(house, [person], policy, letting);
  if (!party) throw new Error("No party was added.");
  return party;
};

/** @param partyId the contract's `me { uuid }` */
export const partyNamed = async ({ context }: House, partyId: string): Promise<PartyKey> => {
  const row = await context.db
    .selectFrom("party")
    .select("application_id")
    .where("id", "=", partyId)
    .executeTakeFirstOrThrow();
  return { applicationId: row.application_id, partyId };
};

export const addEvents = (
  house: House,
  party: PartyKey,
  ...kinds: readonly ValidationEventKind[]
): Promise<void> =>
  change(house, async (work) => {
    for (const kind of kinds) await appendEvent(work, party, kind);
  });

/** An answer that no page would take back. */
export const forgetNationality = async ({ context }: House, partyId: string): Promise<void> => {
  await context.db
    .updateTable("identity_facts")
    .set({ nationality: null })
    .where("party_id", "=", partyId)
    .execute();
};

/** Every case of the server asks for these sections. */
export const askFor = async ({ context }: House, ...sections: readonly SectionVariant[]): Promise<void> => {
  await context.db
    .updateTable("party")
    .set({ sections: JSON.stringify(sections) })
    .execute();
};

export const someoneElsePays = async (house: House, partyId: string): Promise<void> => {
  const { applicationId } = await partyNamed(house, partyId);
  await house.context.db
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
  house: House,
  partyId: string,
  guarantor: { readonly firstName: string; readonly lastName: string },
): Promise<void> => {
  const { applicationId } = await partyNamed(house, partyId);
  await house.context.db
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
  { context }: House,
  partyId: string,
  kind: ValidationEventKind,
): Promise<number> => {
  const rows = await context.db
    .selectFrom("case_event")
    .select("id")
    .where("party_id", "=", partyId)
    .where("kind", "=", kind)
    .execute();
  return rows.length;
};

export const consentsOf = ({ context }: House, partyId: string) =>
  context.db
    .selectFrom("consent")
    .select(["name", "given", "language", "text_version"])
    .where("party_id", "=", partyId)
    .orderBy("name")
    .execute();

/** Every row of a party, as the database holds it. */
export const storedFactsOf = async ({ context }: House): Promise<string> => {
  const { rows } = await context.pool.query("select f::text as row from identity_facts f");
  return rows.map(({ row }) => row).join("\n");
};

/** As somebody with the rights of the database might do it. */
export const moveShareCode = async ({ context }: House, from: string, to: string): Promise<void> => {
  await context.pool.query(
    "update identity_facts set share_code = (select share_code from identity_facts where party_id = $1) where party_id = $2",
    [from, to],
  );
};

/** The wrapped data key of the party whose file this is. */
export const dataKeyOf = async (
  { context }: House,
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
export const pinnedTo = (visitor: Visitor, { partyId }: Pick<PartyKey, "partyId">): Visitor => {
  const header = { [partyHeader]: partyId };
  const pinned: Visitor = {
    ...visitor,
    get: (url, headers) => visitor.get(url, { ...header, ...headers }),
    post: (url, body, headers) => visitor.post(url, body, { ...header, ...headers }),
    graphql: async (query, variables = {}) => {
      const response = await pinned.post("/graphql", { query, variables });
      const { data, errors } = response.json();
      return { status: response.statusCode, data, errors };
    },
  };
  return pinned;
};
