import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { insertFinalDecision } from "../../../test/decision-rows.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { withOwner } from "../../../test/owner.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let program: Program;
beforeAll(async () => {
  server = await openTestServer();
  program = await aProgram(server);
});
afterAll(() => server.close());

const RENT = 95_000;
const HALF = RENT / 2;

/** A home of two, who pay half each. */
const aHome = async () => {
  const people = [somebody({ shareMinor: HALF }), somebody({ shareMinor: HALF })];
  const { agency: _agency, ...body } = newApplication({ rentMinor: RENT, people });
  return (await program.send("POST", "/applications", body)).body;
};

const change = (id: string, body: object, by = program) => by.send("PUT", `/applications/${id}/people`, body);

const read = async (id: string) => (await program.send("GET", `/applications/${id}`)).body;

const standing = ({ people }: { people: { status: string; shareMinor: number }[] }) =>
  people.map(({ status, shareMinor }) => [status, shareMinor]);

describe("the people of an application", () => {
  test("are replaced in one request: one leaves, another comes, and the rent is shared anew", async () => {
    const { id, people } = await aHome();
    const comes = somebody({ shareMinor: 65_000 });
    const { status, body } = await change(id, {
      withdrawn: [people[0].id],
      shares: [{ personId: people[1].id, shareMinor: 30_000 }],
      added: [comes],
    });
    expect(status).toBe(200);
    expect(standing(body)).toEqual([
      ["withdrawn", HALF],
      ["invited", 30_000],
      ["invited", 65_000],
    ]);
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toContain(comes.email);
  });

  test("stay as they were if a part is wrong, and the place of the mistake is named", async () => {
    const { id, people } = await aHome();
    const [first, second] = people;
    const { status, body } = await change(id, {
      withdrawn: [first.id],
      shares: [{ personId: second.id, shareMinor: RENT + 1 }],
    });
    expect([status, body.errors[0].pointer]).toEqual([422, "/shares/0/shareMinor"]);
    expect(standing(await read(id))).toEqual([
      ["invited", HALF],
      ["invited", HALF],
    ]);
    const tooLittle = await change(id, { shares: [{ personId: second.id, shareMinor: 10_000 }] });
    expect(tooLittle.body.errors[0]).toMatchObject({
      pointer: "/people",
      code: "newApplication.validations.shares",
    });
  });

  test("keep their place in the errors, whatever the order of the given shares", async () => {
    const { id, people } = await aHome();
    const [first, second] = people;
    const { body } = await change(id, {
      shares: [
        { personId: second.id, shareMinor: HALF },
        { personId: first.id, shareMinor: RENT + 1 },
      ],
    });
    expect(body.errors[0].pointer).toBe("/shares/1/shareMinor");
  });

  test("of a person who has left are not shared anew, and another agency finds nothing", async () => {
    const { id, people } = await aHome();
    await program.send("POST", `/applications/${id}/people/${people[0].id}/withdraw`);
    const gone = await change(id, { shares: [{ personId: people[0].id, shareMinor: RENT }] });
    expect([gone.status, gone.body.code]).toEqual([409, "CASE_CLOSED"]);
    const other = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
    expect((await change(id, { withdrawn: [people[1].id] }, other)).status).toBe(404);
    expect((await read(id)).people[1].status).toBe("invited");
  });
});

/** As after a decision that its person was told of. */
const decide = (personId: string, outcome: string) =>
  withOwner(server, async (owner) => {
    await insertFinalDecision(owner, personId);
    await owner.query("update decision set outcome = $2 where party_id = $1", [personId, outcome]);
  });

describe("beside a decided person", () => {
  test("another is replaced: the share of an accepted person stays and counts", async () => {
    const { id, people } = await aHome();
    await decide(people[0].id, "accepted");
    const replaced = await change(id, { withdrawn: [people[1].id], added: [somebody({ shareMinor: HALF })] });
    expect(replaced.status).toBe(200);
    expect(standing(replaced.body)).toEqual([
      ["decided", HALF],
      ["withdrawn", HALF],
      ["invited", HALF],
    ]);
  });

  test("the share of a declined person falls to the others", async () => {
    const { id, people } = await aHome();
    await decide(people[0].id, "declined");
    const half = await change(id, { added: [], shares: [{ personId: people[1].id, shareMinor: HALF }] });
    expect(half.body.errors[0]).toMatchObject({
      pointer: "/people",
      code: "newApplication.validations.shares",
    });
    expect((await change(id, { shares: [{ personId: people[1].id, shareMinor: RENT }] })).status).toBe(200);
  });
});

describe("rent and first day", () => {
  const terms = (id: string, body: object, by = program) => by.send("PUT", `/applications/${id}/terms`, body);

  test("change together with the shares, and everybody goes on", async () => {
    const { id, people } = await aHome();
    const shares = people.map((person: { id: string }) => ({ personId: person.id, shareMinor: 50_000 }));
    const { status, body } = await terms(id, { rentMinor: 100_000, start: "2026-12-15", shares });
    expect(status).toBe(200);
    expect([body.rentMinor, body.start]).toEqual([100_000, "2026-12-15"]);
    expect(standing(body)).toEqual([
      ["invited", 50_000],
      ["invited", 50_000],
    ]);
    const { rows } = await server.context.pool.query(
      "select move_in from queue_entry where application_id = $1",
      [id],
    );
    expect(rows.map(({ move_in }) => move_in)).toEqual(["2026-12-15", "2026-12-15"]);
  });

  test("are refused at their field, and nothing changes", async () => {
    const { id } = await aHome();
    const refused = await terms(id, { rentMinor: 100_000, start: "2031-01-01" });
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      "/people",
      "/start",
    ]);
    expect((await read(id)).rentMinor).toBe(RENT);
    const other = await aProgram(server, ["applications:read", "applications:write"], "Far Homes");
    expect((await terms(id, { rentMinor: RENT, start: "2026-12-15" }, other)).status).toBe(404);
  });

  test("keep the share of an accepted person", async () => {
    const { id, people } = await aHome();
    await decide(people[0].id, "accepted");
    const decided = await terms(id, {
      rentMinor: RENT,
      start: "2026-12-15",
      shares: [{ personId: people[0].id, shareMinor: HALF + 1 }],
    });
    expect([decided.status, decided.body.code]).toEqual([409, "CASE_CLOSED"]);
    const moved = await terms(id, { rentMinor: RENT, start: "2026-12-15" });
    expect(standing(moved.body)).toEqual([
      ["decided", HALF],
      ["invited", HALF],
    ]);
  });
});
