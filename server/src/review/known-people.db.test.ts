import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

interface Person {
  readonly id: string;
  readonly number: string;
}

let server: TestServer;
let priya: Colleague;
let jonas: Colleague;
let ruth: Colleague;
/** Amara and Ngozi share a home; Amara has an application of her own, too. */
let home: string;
let amara: Person;
let ngozi: Person;
let other: { readonly id: string; readonly person: string };
beforeAll(async () => {
  server = await openTestServer();
  jonas = await aColleague(server);
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.pool.query("delete from queue_entry");
  priya = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
  const email = `${randomUUID()}@example.com`;
  const shared = await anApplication(jonas, {
    rentMinor: 190_000,
    people: [somebody({ email }), somebody({ firstName: "Ngozi", lastName: "Eze" })],
  });
  home = shared.id;
  [amara, ngozi] = shared.people;
  const own = await anApplication(jonas, { people: [somebody({ email })] });
  other = { id: own.id, person: own.people[0].id };
  for (const id of [amara.id, ngozi.id]) await addEvents(server, await partyNamed(server, id), "submitted");
});

const declare = (id = amara.id, by = priya) =>
  askConsole(by, "mutation ($id: ID!) { declareKnownPerson(partyId: $id) }", { id });

const take = (id: string, by = priya) =>
  askConsole(by, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id });

const look = (id: string, by = priya) =>
  askConsole(by, "query ($id: ID!) { dossier(partyId: $id) { id } }", { id });

const listed = async (by: Colleague) => {
  const { data } = await askConsole(
    by,
    `{ queue(filter: OPEN, search: "") { rows { partyId } } applications { rows { id } } queueCounts { waiting } }`,
  );
  const applications: readonly { readonly id: string }[] = data.applications.rows;
  return {
    people: data.queue.rows.length,
    waiting: data.queueCounts.waiting,
    applications: applications.filter(({ id }) => [home, other.id].includes(id)).length,
  };
};

const standing = async (by = ruth): Promise<readonly { readonly id: string; readonly number: string }[]> =>
  (await askConsole(by, "{ knownPeople { id number reviewer } }")).data.knownPeople;

const declaredId = async (): Promise<string> =>
  (await standing()).find(({ number }) => number === amara.number)?.id ?? "";

const lift = (id: string, reason = "Another person of that name", by = ruth) =>
  askConsole(by, "mutation ($id: ID!, $reason: String!) { liftKnownPerson(id: $id, reason: $reason) }", {
    id,
    reason,
  });

const actionsOf = async (): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where party_id = $1 and action like 'known-person%' order by id",
    [amara.id],
  );
  return rows.map(({ action }) => action);
};

const owners = async () => {
  const { rows } = await server.context.pool.query(
    "select reviewer_id, held_until from queue_entry where party_id = any($1)",
    [[amara.id, ngozi.id]],
  );
  return rows;
};

describe("a reviewer who knows the person of a case", () => {
  test("is locked out of it, of the other people's cases and of the person's other applications", async () => {
    await declare();
    for (const id of [amara.id, ngozi.id, other.person]) {
      expect(codeOf(await look(id)), id).toBe("KNOWN_PERSON");
      expect(codeOf(await take(id)), id).toBe("KNOWN_PERSON");
    }
    const refused = [
      `{ application(id: "${home}") { id } }`,
      `{ application(id: "${other.id}") { id } }`,
      `{ decisionDesk(partyId: "${ngozi.id}", language: en) { id } }`,
      `{ document(partyId: "${amara.id}", documentId: "${randomUUID()}") { id } }`,
      `mutation { writeNote(partyId: "${ngozi.id}", text: "Fine people") { id } }`,
      `mutation { withdrawParty(partyId: "${amara.id}") { id } }`,
      `mutation { revealAnswer(partyId: "${amara.id}", section: INCOME, step: "x") }`,
      `mutation { declareKnownPerson(partyId: "${amara.id}") }`,
    ];
    for (const query of refused) expect(codeOf(await askConsole(priya, query)), query).toBe("KNOWN_PERSON");
    expect(await actionsOf()).toEqual(["known-person-declared"]);
  });

  test("sees none of it in a list, and gets none with the next case; colleagues see all", async () => {
    await declare();
    expect(await listed(priya)).toEqual({ people: 0, waiting: 0, applications: 0 });
    expect((await askConsole(priya, "mutation { takeNext }")).data.takeNext).toBeNull();
    expect(await listed(jonas)).toEqual({ people: 3, waiting: 2, applications: 2 });
    expect((await look(ngozi.id, jonas)).errors).toBeUndefined();
  });

  test("gives back what they had taken there", async () => {
    await take(ngozi.id);
    await take(amara.id);
    await declare();
    expect(await owners()).toEqual([
      { reviewer_id: null, held_until: null },
      { reviewer_id: null, held_until: null },
    ]);
    expect((await take(ngozi.id, jonas)).errors).toBeUndefined();
  });

  test("is not offered as the second person", async () => {
    const colleagues = async (): Promise<readonly string[]> =>
      (
        await askConsole(
          jonas,
          "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { colleagues { id } } }",
          { id: ngozi.id },
        )
      ).data.decisionDesk.colleagues.map(({ id }: { id: string }) => id);
    expect(await colleagues()).toContain(priya.id);
    await declare();
    expect(await colleagues()).not.toContain(priya.id);
  });
});

describe("an administrator", () => {
  test("sees who knows whom, and opens the applications again with a reason", async () => {
    await declare();
    expect(await standing()).toContainEqual({
      id: await declaredId(),
      number: amara.number,
      reviewer: "Priya Nair",
    });
    expect(issuesOf(await lift(await declaredId(), "  "))).toEqual({ reason: "validation.required" });
    const id = await declaredId();
    expect((await lift(id)).errors).toBeUndefined();
    expect(codeOf(await lift(id))).toBe("NOT_FOUND");
    expect((await look(ngozi.id)).errors).toBeUndefined();
    expect(await actionsOf()).toEqual(["known-person-declared", "known-person-lifted"]);
    await declare();
    expect(codeOf(await look(ngozi.id))).toBe("KNOWN_PERSON");
  });

  test("does not lift what they declared themselves", async () => {
    await declare();
    expect(codeOf(await lift(await declaredId(), "It is fine", priya))).toBe("NOT_YOURSELF");
    expect(codeOf(await look(ngozi.id))).toBe("KNOWN_PERSON");
  });
});
