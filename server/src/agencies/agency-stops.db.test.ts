import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../test/api-keys.ts";
import { codeOf, issuesOf } from "../../test/client.ts";
import { anApplication, createApplication, newApplication } from "../../test/new-applications.ts";
import { writeAgreement } from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
let priya: Colleague;
let program: Program;
let agencyId: string;
let name: string;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  priya = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  name = `Harbour ${randomUUID()}`;
  const { data } = await askConsole(ruth, "mutation ($name: String!) { addAgency(name: $name) { id } }", {
    name,
  });
  agencyId = data.addAgency.id;
  program = await aProgram(server, ["applications:read", "applications:write"], name);
});

const stop = (reason: string, id = agencyId) =>
  askConsole(ruth, `mutation ($id: ID!, $reason: String!) { stopAgency(id: $id, reason: $reason) { id } }`, {
    id,
    reason,
  });
const startAgain = () =>
  askConsole(ruth, "mutation ($id: ID!) { startAgencyAgain(id: $id) { id } }", { id: agencyId });

const shown = async () =>
  (
    await askConsole(ruth, "query ($id: ID!) { agency(id: $id) { isStopped stop { reason by } } }", {
      id: agencyId,
    })
  ).data.agency;

const { agency: _agency, ...BODY } = newApplication();
const createByApi = (headers?: Record<string, string>) =>
  program.send("POST", "/applications", BODY, headers);

const actions = async () =>
  (
    await server.context.pool.query(
      "select action from audit_entry where subject = $1 and action like '%st%ed%' order by id",
      [agencyId],
    )
  ).rows.map(({ action }) => action);

describe("an agency whose new applications are stopped", () => {
  test("gets none by the API, with a code of its own", async () => {
    await stop(" Three invoices are unpaid ");
    const { status, body } = await createByApi();
    expect([status, body.code, body.errors]).toEqual([409, "AGENCY_STOPPED", undefined]);
    expect((await program.send("GET", "/agency")).body.isStopped).toBe(true);
    expect((await program.send("GET", "/applications")).body.rows).toEqual([]);
  });

  test("gets none in the console, which says so at the agency", async () => {
    await stop("Unpaid");
    expect(issuesOf(await createApplication(priya, newApplication({ agency: name.toUpperCase() })))).toEqual({
      agency: "newApplication.validations.agencyStopped",
    });
    const { agencyOffers } = (await askConsole(priya, "{ agencyOffers { id isStopped } }")).data;
    expect(agencyOffers).toContainEqual({ id: agencyId, isStopped: true });
  });

  test("keeps the applications that have begun, and an earlier request sent again is answered", async () => {
    const idempotency = { "idempotency-key": randomUUID() };
    const { body: made } = await createByApi(idempotency);
    const inConsole = await anApplication(priya, { agency: name });
    await stop("Unpaid");
    expect((await createByApi(idempotency)).body.id).toBe(made.id);
    const path = `/applications/${made.id}/people/${made.people[0].id}`;
    expect((await program.send("POST", `${path}/resend`)).status).toBe(200);
    expect((await program.send("POST", `${path}/withdraw`)).status).toBe(200);
    expect((await program.send("GET", `/applications/${inConsole.id}`)).body.people[0].status).toBe(
      "invited",
    );
  });

  test("shows the reason and the administrator, and is audited once", async () => {
    await stop(" Unpaid ");
    expect(await shown()).toEqual({
      isStopped: true,
      stop: { reason: "Unpaid", by: expect.stringMatching(/\S/) },
    });
    await stop("Another reason");
    expect(await actions()).toEqual(["agency-stopped"]);
    for (let time = 0; time < 2; time += 1) await startAgain();
    expect(await shown()).toEqual({ isStopped: false, stop: null });
    expect(await actions()).toEqual(["agency-stopped", "agency-started-again"]);
    expect((await createByApi()).status).toBe(201);
    expect((await createApplication(priya, newApplication({ agency: name }))).errors).toBeUndefined();
  });

  test("needs a reason, and has to be one", async () => {
    expect(issuesOf(await stop(" "))).toEqual({ reason: "validation.required" });
    expect(codeOf(await stop("Unpaid", randomUUID()))).toBe("NOT_FOUND");
    expect(await actions()).toEqual([]);
  });
});

describe("the list of agencies", () => {
  const listed = async () => {
    const { agencies } = (
      await askConsole(ruth, "{ agencies { id isStopped hasEndedAgreement openBranches } }")
    ).data;
    return agencies.find(({ id }: { readonly id: string }) => id === agencyId);
  };

  test("says that new applications are stopped, and names the open branches", async () => {
    await stop("Unpaid");
    for (const branch of ["York", "Leeds"])
      await askConsole(
        ruth,
        `mutation ($id: ID!, $name: String!) { addAgencyBranch(agencyId: $id, input: { name: $name,
          address: "2 Calverley Court", phone: "" }) { id } }`,
        { id: agencyId, name: branch },
      );
    expect(await listed()).toEqual({
      id: agencyId,
      isStopped: true,
      hasEndedAgreement: false,
      openBranches: ["Leeds", "York"],
    });
  });

  test("says that the agreement with the agency has ended, until another one holds", async () => {
    const end = async () => {
      const { rows } = await server.context.pool.query(
        "select id from responsibility where agency_id = $1 and ended_on is null",
        [agencyId],
      );
      for (const { id } of rows)
        await askConsole(
          ruth,
          `mutation ($id: ID!) { endResponsibility(id: $id, endedOn: "2026-11-01") { id } }`,
          { id: String(id) },
        );
    };
    await writeAgreement(ruth, { agencyId, landlord: "R. Calvert" });
    await end();
    expect((await listed()).hasEndedAgreement).toBe(false);
    await writeAgreement(ruth, { agencyId, landlord: null });
    expect((await listed()).hasEndedAgreement).toBe(false);
    await end();
    expect((await listed()).hasEndedAgreement).toBe(true);
    await writeAgreement(ruth, { agencyId, landlord: null });
    expect((await listed()).hasEndedAgreement).toBe(false);
  });
});
