import { verifyReport } from "@latchkey/domain/reports/verify-report.ts";
import { reportFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../test/api-keys.ts";
import { issuesOf } from "../../test/client.ts";
import { anEarnerDecided } from "../../test/decided-earner.ts";
import { recordConditions } from "../../test/decisions.ts";
import { writtenIn } from "../../test/fake-pdf.ts";
import { withOwner } from "../../test/owner.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, startBeside, type TestServer } from "../../test/test-server.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { reportMissingFiles } from "../documents/missing-files.ts";
import { nodeTools } from "./node-tools.ts";
import { listReports } from "./read-reports.ts";
import { openReportKeys } from "./report-keys.ts";
import { REPORT_FILES } from "./report-objects.ts";

let server: TestServer;
let colleagues: readonly [Colleague, Colleague];
beforeAll(async () => {
  server = await openTestServer();
  colleagues = [await aColleague(server), await aColleague(server)];
});
afterAll(() => server.close());

interface Decided {
  readonly partyId: string;
  readonly applicationId: string;
  readonly agencyId: string;
  /** A program of the application's agency. */
  readonly program: Program;
}

const decided = async (input?: Parameters<typeof anEarnerDecided>[2]): Promise<Decided> => {
  const partyId = await anEarnerDecided(server, colleagues, input);
  await server.runJobs();
  const { rows } = await server.context.pool.query(
    "select a.id, a.agency_id, g.name from party p join application a on a.id = p.application_id join agency g on g.id = a.agency_id where p.id = $1",
    [partyId],
  );
  const [{ id, agency_id, name }] = rows;
  const program = await aProgram(server, ["applications:read", "applications:write"], name);
  return { partyId, applicationId: id, agencyId: agency_id, program };
};

const get = async ({ key }: Program, path: string) =>
  server.app.inject({ method: "GET", url: `/api/v1${path}`, headers: { authorization: `Bearer ${key}` } });

const open = async (url: string) => server.app.inject({ method: "GET", url: new URL(url).pathname });

const publicKeys = async () => (await server.app.inject("/.well-known/latchkey-keys.json")).json();

describe("a report", () => {
  test("of a person and of the home is made once the person is decided, and an unchanged home gets no other", async () => {
    const { partyId, applicationId, program } = await decided();
    const application = (await program.send("GET", `/applications/${applicationId}`)).body;
    expect(application.report).toMatchObject({ version: 1, path: `/applications/${applicationId}/report` });
    expect(application.people[0].report).toMatchObject({
      version: 1,
      path: `/applications/${applicationId}/people/${partyId}/report`,
    });
    await server.context.pool.query(
      "select graphile_worker.add_job('make-reports', json_build_object('applicationId', $1::text))",
      [applicationId],
    );
    await server.runJobs();
    expect((await program.send("GET", application.report.path)).body.version).toBe(1);
  });

  test("tells what was found, and no amount unless the policy lets the agency read it", async () => {
    const { partyId, applicationId, program } = await decided();
    const path = `/applications/${applicationId}/people/${partyId}/report`;
    const { body } = await program.send("GET", path);
    const [person] = body.content.people;
    expect(body).toMatchObject({ outcome: "ACCEPTED", label: "Accepted", edition: "agency" });
    expect(body.validUntil).toBe(body.content.validUntil);
    expect(person.affordability).toMatchObject({
      isMet: true,
      shownHundredths: 3600,
      askedMultiple: 30,
      amounts: null,
      affordableMinor: null,
    });
    expect(person.incomes).toEqual([{ sort: "EMPLOYMENT", isShown: true, foundIn: ["PAYSLIPS"] }]);
    expect(person.evidence.map(({ sort }: { sort: string }) => sort)).toContain("PAYSLIPS");
    expect(JSON.stringify(body.content)).not.toMatch(/3600050|36000|birthdate|nationality|@|T_EMPLOYED/);
  });

  test("has the PDF that the signed JSON names, and one changed byte of either is found", async () => {
    const { applicationId, program } = await decided();
    const path = `/applications/${applicationId}/report`;
    const { body } = await program.send("GET", path);
    const response = await get(program, `${path}.pdf`);
    expect(response.headers["content-type"]).toBe("application/pdf");
    const pdf = response.rawPayload;
    const json = JSON.stringify(body.signed);
    const keys = await publicKeys();
    expect(await verifyReport({ json, pdf }, keys, nodeTools)).toMatchObject({
      state: "genuine",
      report: { pdfSha256: body.pdfSha256, version: 1, label: "Accepted" },
    });
    const changed = Buffer.concat([pdf, Buffer.from(" ")]);
    expect((await verifyReport({ json, pdf: changed }, keys, nodeTools)).state).toBe("other_pdf");
    const forged = JSON.stringify({ ...body.signed, payload: body.signed.payload.replace(/.$/, "A") });
    expect((await verifyReport({ json: forged, pdf }, keys, nodeTools)).state).toBe("changed");
  });

  test("gets a new version when a condition is met, and the first stays as it was", async () => {
    const { partyId, applicationId, program } = await decided({
      outcome: "ACCEPTED",
      conditions: ["ORIGINALS_BEFORE_KEYS"],
      metBy: "2026-12-20",
    });
    const path = `/applications/${applicationId}/people/${partyId}/report`;
    const first = (await program.send("GET", path)).body;
    expect(first.content.people[0].conditions).toEqual([
      { kind: "ORIGINALS_BEFORE_KEYS", by: "2026-12-20", state: "open" },
    ]);
    const { rows } = await server.context.pool.query(
      "select id from decision where party_id = $1 and state = 'final'",
      [partyId],
    );
    await recordConditions(colleagues[0], rows[0].id, "MET");
    await server.runJobs();
    const second = (await program.send("GET", path)).body;
    expect([second.version, second.content.people[0].conditions[0].state]).toEqual([2, "met"]);
    const kept = await server.context.pool.query(
      "select count(*)::int as n from report where application_id = $1 and party_id = $2",
      [applicationId, partyId],
    );
    expect(kept.rows[0].n).toBe(2);
  });

  test("of a declined person has reasons by codes that accuse nobody, and no end", async () => {
    const { partyId, applicationId, program } = await decided({
      outcome: "DECLINED",
      reasons: ["DOCUMENTS_NOT_GENUINE"],
      words: "The payslip cannot be used.",
    });
    const { body } = await program.send("GET", `/applications/${applicationId}/people/${partyId}/report`);
    expect(body).toMatchObject({ outcome: "NOT_COMPLETED", label: "Not completed", validUntil: null });
    expect(body.content.people[0].reasons).toEqual(["DOCUMENTS_NOT_CONFIRMED"]);
    expect(JSON.stringify(body.content)).not.toMatch(/GENUINE|payslip cannot/);
  });

  test("is not there for another agency, by no path", async () => {
    const { partyId, applicationId, program } = await decided();
    const other = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
    const link = await program.send("POST", `/applications/${applicationId}/report-links`, {
      handedTo: "Mr Shah",
    });
    for (const path of ["report", "report.pdf", `people/${partyId}/report`, "report-links"]) {
      expect((await get(other, `/applications/${applicationId}/${path}`)).statusCode).toBe(404);
    }
    const url = `/api/v1/applications/${applicationId}/report-links`;
    const headers = { authorization: `Bearer ${other.key}` };
    const payload = { handedTo: "Me" };
    expect((await server.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(404);
    const ending = await server.app.inject({
      method: "DELETE",
      url: `${url}/${link.body.links[0].id}`,
      headers,
    });
    expect(ending.statusCode).toBe(404);
    expect((await open(link.body.links[0].url)).statusCode).toBe(200);
  });

  test("is told of by an event without a name, that of the home without a person", async () => {
    const { partyId, applicationId, program } = await decided();
    const { report, people } = (await program.send("GET", `/applications/${applicationId}`)).body;
    const { rows } = (await program.send("GET", "/events?limit=100")).body;
    const told = rows.filter(
      ({ type, data }: { type: string; data: { applicationId: string } }) =>
        type === "report.ready" && data.applicationId === applicationId,
    );
    const about = { applicationId, reference: expect.any(String), version: 1 };
    expect(told.map(({ data }: { data: object }) => data)).toEqual([
      { ...about, partyId, reportId: people[0].report.id },
      { ...about, partyId: null, reportId: report.id },
    ]);
  });

  test("and its sum stand in the audit trail", async () => {
    const { applicationId, program } = await decided();
    const { pdfSha256, id } = (await program.send("GET", `/applications/${applicationId}/report`)).body;
    const { rows } = await withOwner(server, (owner) =>
      owner.query("select subject from audit_entry where action = 'report-made' and application_id = $1", [
        applicationId,
      ]),
    );
    expect(rows.map(({ subject }) => subject)).toContain(`${id} agency sha256:${pdfSha256}`);
  });
});

describe("the files of reports", () => {
  const newestKey = async (applicationId: string): Promise<string> => {
    const { rows } = await server.context.pool.query(
      `select e.object_key from report_edition e join report r on r.id = e.report_id
        where r.application_id = $1 and e.edition = 'agency' and r.party_id is null`,
      [applicationId],
    );
    return rows[0].object_key;
  };

  test("are no files without a row for the tidy-up, however old they are", async () => {
    const { applicationId, program } = await decided();
    const key = await newestKey(applicationId);
    const { store } = server.context;
    const old = {
      ...store,
      keysOlderThan: async function* () {
        yield `${key}.pdf`;
        yield `${key}.json`;
      },
    };
    await tidyUpHandler.run({}, { ...server.context, store: old });
    expect((await get(program, `/applications/${applicationId}/report.pdf`)).statusCode).toBe(200);
    expect((await get(program, `/applications/${applicationId}/report`)).statusCode).toBe(200);
  });

  test("are reported if the store has lost them", async () => {
    const { applicationId } = await decided();
    const key = `${await newestKey(applicationId)}.pdf`;
    await server.context.store.remove(key);
    expect(await reportMissingFiles(server.context, REPORT_FILES)).toContain(key);
  });

  test("are read by reviewers, and nobody reads those of a case of their own", async () => {
    const { applicationId } = await decided();
    const [report] = await listReports(server.context.db, applicationId);
    const path = (edition: string, type: string) => reportFilePath(report?.id ?? "", edition, type);
    const [priya] = colleagues;
    const pdf = await priya.client.get(path("landlord", "pdf"));
    expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await priya.client.get(path("landlord", "docx"))).statusCode).toBe(404);
    expect((await priya.client.get(path("tenant", "pdf"))).statusCode).toBe(404);
    await server.context.pool.query(
      "update account set email = $1 where id = (select account_id from party where application_id = $2 limit 1)",
      [priya.email, applicationId],
    );
    expect((await priya.client.get(path("agency", "pdf"))).statusCode).toBe(403);
  });
});

describe("an agency's words for outcomes", () => {
  test("stand in the reports that are made from then on, and a word that accuses is refused", async () => {
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    const { agencyId } = await decided();
    const none = {
      ACCEPTED_CONDITIONS: "",
      ACCEPTED_GUARANTOR: "",
      NOT_ACCEPTED_CRITERIA: "",
      NOT_COMPLETED: "",
    };
    const set = (labels: object) =>
      askConsole(
        ruth,
        "mutation ($id: ID!, $labels: OutcomeLabelsInput!) { setOutcomeLabels(id: $id, labels: $labels) { outcomeLabels { outcome label } } }",
        { id: agencyId, labels: { ...none, ...labels } },
      );
    expect(issuesOf(await set({ ACCEPTED: "Pass", NOT_ACCEPTED_CRITERIA: "Fail RTR" }))).toEqual({
      NOT_ACCEPTED_CRITERIA: "agency.validations.accusing",
    });
    const { data } = await set({ ACCEPTED: "Pass" });
    expect(data.setOutcomeLabels.outcomeLabels).toEqual([{ outcome: "ACCEPTED", label: "Pass" }]);
    const { applicationId, program } = await decided();
    const { body } = await program.send("GET", `/applications/${applicationId}/report`);
    expect([body.outcome, body.label]).toEqual(["ACCEPTED", "Pass"]);
    await set({ ACCEPTED: "" });
  });
});

describe("the landlord", () => {
  const linkFor = async (
    { applicationId, program }: Decided,
    body: object = { handedTo: "Mr Shah", days: 7 },
  ) => program.send("POST", `/applications/${applicationId}/report-links`, body);

  test("reads outcome and conditions by a link, both files of it prove each other, and each view is kept", async () => {
    const home = await decided();
    const { body } = await linkFor(home);
    const { url } = body.links[0];
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Accepted");
    expect(page.body).not.toMatch(/payslip|employment|36 times|right to rent/i);
    const [pdf, json] = [await open(`${url}/report.pdf`), await open(`${url}/report.json`)];
    expect(JSON.stringify(writtenIn(pdf.rawPayload))).not.toMatch(/payslip|Employment|times the monthly/i);
    const verdict = await verifyReport(
      { json: json.body, pdf: pdf.rawPayload },
      await publicKeys(),
      nodeTools,
    );
    expect(verdict).toMatchObject({ state: "genuine", report: { edition: "landlord" } });
    const listed = (await home.program.send("GET", `/applications/${home.applicationId}/report-links`)).body;
    expect(listed.links[0].views.map(({ what }: { what: string }) => what)).toEqual(["json", "pdf", "page"]);
  });

  test("reads nothing by a link that was ended, has expired, or was changed", async () => {
    const home = await decided();
    const { id, url } = (await linkFor(home)).body.links[0];
    expect((await open(`${url.slice(0, -2)}AA`)).statusCode).toBe(404);
    const later = await startBeside(server, { nowSeconds: () => Date.now() / 1000 + 8 * 86_400 });
    expect((await later.app.inject(new URL(url).pathname)).statusCode).toBe(404);
    await server.app.inject({
      method: "DELETE",
      url: `/api/v1/applications/${home.applicationId}/report-links/${id}`,
      headers: { authorization: `Bearer ${home.program.key}` },
    });
    expect((await open(url)).statusCode).toBe(404);
    expect((await open(`${url}/report.pdf`)).statusCode).toBe(404);
  });

  test.each([
    [{ handedTo: " ", days: 7 }, "/handedTo"],
    [{ handedTo: "Mr Shah", days: 91 }, "/days"],
    [{ handedTo: "Mr Shah", days: 0 }, "/days"],
  ])("gets no link by %o", async (body, pointer) => {
    const { status, body: said } = await linkFor(await decided(), body);
    expect([status, said.errors[0].pointer]).toEqual([422, pointer]);
  });
});

describe("keys", () => {
  const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;

  test("that signed stay public after they are taken out of the settings", async () => {
    const { applicationId, program } = await decided();
    const { signed } = (await program.send("GET", `/applications/${applicationId}/report`)).body;
    const { kid } = JSON.parse(Buffer.from(signed.protected, "base64url").toString("utf8"));
    const after = await startBeside(server, {}, { REPORT_SIGNING_KEYS: key("new", 9) });
    const { keys } = (await after.app.inject("/.well-known/latchkey-keys.json")).json();
    expect(keys.map((one: { kid: string }) => one.kid)).toEqual(expect.arrayContaining(["new", kid]));
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test.each(["", "a:short", `${key("a", 1)},${key("a", 2)}`])("are refused: %s", (text) => {
    expect(() => openReportKeys(text)).toThrow(/REPORT_SIGNING_KEYS/);
  });

  test("sign the same text the same way, and each by its own name", async () => {
    const keys = openReportKeys(`${key("2026a", 1)},${key("2025b", 2)}`);
    expect(await keys.sign("text")).toEqual(await keys.sign("text"));
    expect(keys.all.map(({ id }) => id)).toEqual(["2026a", "2025b"]);
    expect(keys.current.id).toBe("2026a");
  });
});

describe("the page that checks reports", () => {
  test("has its script, its style and the public keys inside, and may load nothing", async () => {
    const page = await server.app.inject("/report-check");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(page.body).toContain('"kty":"OKP"');
    expect(page.body).not.toMatch(/src="|href="|%KEYS%|%PROVIDER_NAME%/);
  });
});
