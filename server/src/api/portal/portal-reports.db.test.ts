import { portalReportPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Agent, anAgent } from "../../../test/agents.ts";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { anEarnerDecided } from "../../../test/decided-earner.ts";
import { newApplication } from "../../../test/new-applications.ts";
import { partyNamed } from "../../../test/parties.ts";
import { aColleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let id: string;
let agency: string;
let nora: Agent;
let stranger: Agent;
beforeAll(async () => {
  server = await openTestServer();
  const partyId = await anEarnerDecided(server, [await aColleague(server), await aColleague(server)]);
  await server.runJobs();
  id = (await partyNamed(server, partyId)).applicationId;
  const { rows } = await server.context.pool.query(
    "select g.name from application a join agency g on g.id = a.agency_id where a.id = $1",
    [id],
  );
  agency = rows[0].name;
  nora = await anAgent(server, { agency, roles: ["NEGOTIATOR"], name: "Nora Flint" });
  stranger = await anAgent(server, { agency: "Mill Lets" });
});
afterAll(() => server.close());

const SHOWN =
  "report { id version } reportLinks { id url handedTo endedAt views { what } } history { kind user }";

const read = async () =>
  (await nora.ask(`query ($id: ID!) { application(id: $id) { ${SHOWN} } }`, { id })).data.application;

const makeLink = (by: Agent, reportId: string, given: object = {}) =>
  by.ask(
    `mutation ($id: ID!, $reportId: ID!, $handedTo: String!, $days: Int!) {
      makeReportLink(id: $id, reportId: $reportId, handedTo: $handedTo, days: $days) { ${SHOWN} } }`,
    { id, reportId, handedTo: "Ms Lund", days: 7, ...given },
  );

test("the outcome of a decided home stands in the list, on its page and in its history", async () => {
  const { data } = await nora.ask(
    `query ($id: ID!) { applications(view: DECIDED) { rows { id outcome } }
      application(id: $id) { outcome people { outcome } history { kind outcome } } }`,
    { id },
  );
  expect(data.applications.rows).toEqual([{ id, outcome: "ACCEPTED" }]);
  const { history, ...shown } = data.application;
  expect(shown).toEqual({ outcome: "ACCEPTED", people: [{ outcome: "ACCEPTED" }] });
  expect(history).toContainEqual({ kind: "decided", outcome: "ACCEPTED" });
  expect(history).toContainEqual({ kind: "submitted", outcome: null });
});

test("the agency's own words for outcomes come with the user, and those of another agency do not", async () => {
  const words = async (by: Agent) =>
    (await by.ask("{ me { agency { outcomeLabels { outcome label } } } }")).data.me.agency.outcomeLabels;
  await server.context.pool.query("update agency set outcome_labels = $2 where id = $1", [
    nora.agencyId,
    { ACCEPTED: "Good to go" },
  ]);
  expect([await words(nora), await words(stranger)]).toEqual([
    [{ outcome: "ACCEPTED", label: "Good to go" }],
    [],
  ]);
});

test("an agency's user downloads the report of an application in both editions, and nothing else", async () => {
  const { report } = await read();
  const get = (by: Agent, edition = "agency", type = "pdf") =>
    by.client.get(portalReportPath(report.id, edition, type));
  const pdf = await get(nora);
  expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await get(nora, "landlord")).statusCode).toBe(200);
  expect((await get(nora, "agency", "json")).json()).toMatchObject({ payload: expect.any(String) });
  expect((await get(nora, "agency", "docx")).statusCode).toBe(404);
  expect((await get(stranger)).statusCode).toBe(404);
  const checker = await anAgent(server, { agency, roles: ["RIGHT_TO_RENT_CHECKER"] });
  expect((await get(checker)).statusCode).toBe(403);
  const { rows } = await server.context.pool.query(
    "select count(*)::int as count from audit_entry where action = 'report-read' and actor = $1",
    [`agency-user:${nora.id}`],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test("a link for the landlord is made, read, ended, and told in the history with the user's name", async () => {
  const { report } = await read();
  const refused = await makeLink(nora, report.id, { handedTo: " ", days: 0 });
  expect(issuesOf(refused)).toMatchObject({ handedTo: "validation.required", days: expect.any(String) });
  const { data } = await makeLink(nora, report.id);
  const [link] = data.makeReportLink.reportLinks;
  expect(link).toMatchObject({ handedTo: "Ms Lund", endedAt: null, views: [] });
  const open = () => server.app.inject({ method: "GET", url: new URL(link.url).pathname });
  expect((await open()).statusCode).toBe(200);
  expect((await read()).reportLinks[0].views).toEqual([{ what: "page" }]);
  const end = (by: Agent) =>
    by.ask(`mutation ($id: ID!, $linkId: ID!) { endReportLink(id: $id, linkId: $linkId) { ${SHOWN} } }`, {
      id,
      linkId: link.id,
    });
  expect(codeOf(await end(stranger))).toBe("NOT_FOUND");
  const ended = (await end(nora)).data.endReportLink;
  expect(ended.reportLinks[0].endedAt).not.toBeNull();
  expect(ended.history.slice(0, 2)).toEqual([
    { kind: "report-link-ended", user: "Nora Flint" },
    { kind: "report-link-made", user: "Nora Flint" },
  ]);
  expect((await open()).statusCode).not.toBe(200);
});

test("a report of another agency gets no link, by its id or under one's own application", async () => {
  const { report } = await read();
  expect(codeOf(await makeLink(stranger, report.id))).toBe("NOT_FOUND");
  const { agency: _agency, ...application } = newApplication();
  const { data } = await stranger.ask(
    "mutation ($application: NewApplicationInput!) { createApplication(application: $application) { id } }",
    { application },
  );
  const under = await makeLink(stranger, report.id, { id: data.createApplication.id });
  expect(codeOf(under)).toBe("NOT_FOUND");
});
