import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAgent } from "../../../test/agents.ts";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { issuesOf } from "../../../test/client.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { withOwner } from "../../../test/owner.ts";
import { aColleague, askConsole } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let program: Program;
let other: Program;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => "2026-11-30" });
  program = await aProgram(server);
  other = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
});
afterAll(() => server.close());

const KINDS = ["invited", "opened", "decided", "contested", "withdrawn", "expired"];

/** Events of one person at chosen instants, in the order of the log. */
const aPersonWith = async (by: Program, events: readonly (readonly [kind: string, at: string])[]) => {
  const { agency: _agency, ...body } = newApplication({ people: [somebody()] });
  const { body: made } = await by.send("POST", "/applications", body);
  await withOwner(server, async (owner) => {
    await owner.query("delete from party_event where application_id = $1", [made.id]);
    await owner.query("alter table party_event drop constraint if exists decided_by_a_decision");
    for (const [kind, at] of events)
      await owner.query(
        `insert into party_event (application_id, party_id, kind, at, actor)
          select application_id, id, $2, $3, 'job:test' from party where application_id = $1`,
        [made.id, kind, at],
      );
  });
  return made;
};

const usage = async (query = "", by = program) => (await by.send("GET", `/usage${query}`)).body;

describe("the usage of an agency", () => {
  test("counts people by month of London, the first decision apart from later ones", async () => {
    await aPersonWith(program, [
      ["invited", "2026-08-31T22:59:59Z"],
      ["decided", "2026-08-31T23:00:00Z"],
      ["contested", "2026-09-02T10:00:00Z"],
      ["decided", "2026-09-30T22:59:59Z"],
    ]);
    await aPersonWith(program, [
      ["invited", "2026-09-10T10:00:00Z"],
      ["opened", "2026-09-10T11:00:00Z"],
      ["withdrawn", "2026-09-11T10:00:00Z"],
    ]);
    await aPersonWith(program, [
      ["invited", "2026-09-12T10:00:00Z"],
      ["expired", "2026-10-31T23:59:59Z"],
    ]);
    await aPersonWith(other, [["invited", "2026-09-12T10:00:00Z"]]);
    const none = { started: 0, finished: 0, decidedAgain: 0, withdrawn: 0, expired: 0 };
    const same = { branch: null, policy: "identity-only" };
    expect(await usage("?from=2026-08&to=2026-10")).toEqual({
      from: "2026-08",
      to: "2026-10",
      rows: [
        { ...none, ...same, month: "2026-08", started: 1 },
        { ...none, ...same, month: "2026-09", started: 2, finished: 1, decidedAgain: 1, withdrawn: 1 },
        { ...none, ...same, month: "2026-10", expired: 1 },
      ],
    });
    expect((await usage("?from=2026-09&to=2026-09", other)).rows).toEqual([
      { ...none, ...same, month: "2026-09", started: 1 },
    ]);
  });

  test("equals the log of events, whatever is in it", async () => {
    for (let person = 0; person < 12; person += 1)
      await aPersonWith(
        program,
        Array.from({ length: 1 + (person % 5) }, (_none, place) => [
          KINDS[(person * 7 + place * 3) % KINDS.length] ?? "",
          `2026-0${1 + ((person + place) % 6)}-15T12:00:00Z`,
        ]),
      );
    const { rows: events } = await server.context.pool.query(
      `select e.kind, e.party_id from party_event e join application a on a.id = e.application_id
        join agency g on g.id = a.agency_id where g.name = 'Quillfield Lettings' and e.at < '2026-07-01' order by e.id`,
    );
    const decided = events.filter(({ kind }) => kind === "decided").map(({ party_id }) => party_id);
    const of = (kind: string) => events.filter((event) => event.kind === kind).length;
    const { rows } = await usage("?from=2026-01&to=2026-06");
    const sum = (name: string) =>
      rows.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
    expect([sum("started"), sum("withdrawn"), sum("expired")]).toEqual(
      ["invited", "withdrawn", "expired"].map(of),
    );
    expect([sum("finished"), sum("finished") + sum("decidedAgain")]).toEqual([
      new Set(decided).size,
      decided.length,
    ]);
  });

  test("is of the last year unless months are named", async () => {
    const { from, to } = await usage();
    expect([from, to]).toEqual(["2025-12", "2026-11"]);
    expect((await usage("?to=2026-03")).from).toBe("2025-04");
  });

  test.each(["?from=2026-13", "?from=November", "?month=2026-10"])(
    "refuses %s as a request",
    async (query) => {
      const { status, body } = await program.send("GET", `/usage${query}`);
      expect([status, body.code]).toEqual([400, "INVALID_REQUEST"]);
    },
  );

  test.each(["?from=2026-10&to=2026-09", "?from=2024-01&to=2026-01"])(
    "refuses the months %s",
    async (query) => {
      const { status, body } = await program.send("GET", `/usage${query}`);
      expect([status, body.errors]).toEqual([
        422,
        [{ pointer: "/from", code: "usage.validations.months", params: { max: 24 } }],
      ]);
    },
  );
});

describe("the usage in the console", () => {
  const ask = async (variables: Record<string, unknown>) =>
    askConsole(
      await aColleague(server, ["ADMINISTRATOR"]),
      `query ($from: String, $to: String) { usage(from: $from, to: $to) {
        month agencyId agency branch policy started finished decidedAgain withdrawn expired } }`,
      variables,
    );

  test("is that of every agency, and equals the log of events", async () => {
    const programs = [program, other, await aProgram(server, undefined, "Mill Lets")];
    for (const [place, by] of programs.entries())
      for (let person = 0; person <= place; person += 1)
        await aPersonWith(by, [
          ["invited", `2025-0${1 + place}-15T12:00:00Z`],
          ["decided", `2025-0${2 + person}-15T12:00:00Z`],
          ["decided", `2025-0${3 + person}-15T12:00:00Z`],
          [person % 2 ? "withdrawn" : "expired", `2025-0${4 + person}-01T00:00:00Z`],
        ]);
    interface Row extends Readonly<Record<string, unknown>> {
      readonly month: string;
      readonly agencyId: string;
    }
    const { data } = await ask({ from: "2025-01", to: "2025-12" });
    const usage: readonly Row[] = data.usage;
    const { rows: logged } = await server.context.pool.query(
      `select to_char(e.at at time zone 'Europe/London', 'YYYY-MM') as month, a.agency_id as "agencyId", e.kind,
          e.party_id, row_number() over (partition by e.party_id, e.kind order by e.id) as place
        from party_event e join application a on a.id = e.application_id
        where e.at >= '2025-01-01' and e.at < '2026-01-01'`,
    );
    const counted = (kind: string, isIt: (place: number) => boolean = () => true) =>
      logged.filter((event) => event.kind === kind && isIt(event.place));
    const parts = {
      started: counted("invited"),
      finished: counted("decided", (place) => place === 1),
      decidedAgain: counted("decided", (place) => place > 1),
      withdrawn: counted("withdrawn"),
      expired: counted("expired"),
    };
    for (const [name, events] of Object.entries(parts)) {
      expect(events.length, name).toBeGreaterThan(0);
      for (const { month, agencyId } of logged) {
        const of = (all: readonly Row[]) =>
          all.filter((row) => row.month === month && row.agencyId === agencyId);
        const sum = of(usage).reduce((total, row) => total + Number(row[name]), 0);
        expect([name, month, sum]).toEqual([name, month, of(events).length]);
      }
    }
    expect(new Set(usage.map(({ agency }) => agency))).toEqual(
      new Set(["Quillfield Lettings", "Harbour Homes", "Mill Lets"]),
    );
  });

  test("is of the last year unless months are named, and refuses too many", async () => {
    expect((await ask({})).errors).toBeUndefined();
    expect(issuesOf(await ask({ from: "2024-01", to: "2026-01" }))).toEqual({
      from: "usage.validations.months",
    });
    expect(issuesOf(await ask({ from: "soon" }))).toEqual({ from: "usage.validations.months" });
  });
});

describe("the usage in the portal", () => {
  test("equals the log of events of the user's agency, and leaves out another's", async () => {
    const agency = "Elm Lets";
    const own = await aProgram(server, ["applications:read", "applications:write"], agency);
    for (const [place, by] of [own, other, own].entries())
      await aPersonWith(by, [
        ["invited", `2024-0${1 + place}-15T12:00:00Z`],
        ["decided", "2024-04-15T12:00:00Z"],
        ["contested", "2024-04-16T12:00:00Z"],
        ["decided", `2024-0${4 + place}-30T12:00:00Z`],
        ["expired", "2024-07-01T00:00:00Z"],
      ]);
    const user = await anAgent(server, { agency, roles: ["AGENCY_ADMINISTRATOR"] });
    const { data } = await user.ask(
      `{ usage(from: "2024-01", to: "2024-12") { month branch policy policyTitle started finished decidedAgain withdrawn expired } }`,
    );
    const { rows: logged } = await server.context.pool.query(
      `select to_char(e.at at time zone 'Europe/London', 'YYYY-MM') as month, e.kind,
          row_number() over (partition by e.party_id, e.kind order by e.id) > 1 as again
        from party_event e join application a on a.id = e.application_id
        where a.agency_id = $1 and e.kind <> 'contested' and e.at >= '2024-01-01' and e.at < '2025-01-01' order by 1`,
      [user.agencyId],
    );
    const counted = (month: string, kind: string, again = false) =>
      logged.filter((event) => event.month === month && event.kind === kind && event.again === again).length;
    const months = [...new Set(logged.map(({ month }) => month))];
    expect(data.usage).toEqual(
      months.map((month) => ({
        month,
        branch: null,
        policy: "identity-only",
        policyTitle: "Identity only",
        started: counted(month, "invited"),
        finished: counted(month, "decided"),
        decidedAgain: counted(month, "decided", true),
        withdrawn: 0,
        expired: counted(month, "expired"),
      })),
    );
    expect(data.usage).toHaveLength(5);
  });

  test("refuses months of the wrong order at their field", async () => {
    const user = await anAgent(server, { agency: "Elm Lets", roles: ["AGENCY_ADMINISTRATOR"] });
    expect(issuesOf(await user.ask(`{ usage(from: "2026-10", to: "2026-09") { month } }`))).toEqual({
      from: "usage.validations.months",
    });
  });
});
