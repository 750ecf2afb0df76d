import { expect, test } from "vitest";
import { decide, take } from "../../../test/decisions.ts";
import { openTestPdfWriter } from "../../../test/fake-pdf.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { aSentDocument, getCopy, getPage } from "../../../test/reviewed.ts";
import { aColleague, askConsole, signInAgain } from "../../../test/staff.ts";
import { startTestServer } from "../../../test/test-server.ts";

const CREATE_KEY = `mutation { createApiKey(agency: "Quillfield", name: "Leeds", scopes: [APPLICATIONS_READ], days: 30) { key { id } } }`;
const CHANGE_STAFF = `mutation ($id: ID!) {
  changeStaff(id: $id, name: "Priya Nair", roles: [REVIEWER, ADMINISTRATOR]) { id } }`;

test("LOG-01 a sign-in, a refusal, a look at a document, its copy, a decision and what administrators change are in the audit trail: who, what, when, where and with which outcome", async () => {
  const server = await startTestServer({}, { checks: openTestChecks(), pdfWriter: openTestPdfWriter() });
  const priya = await aColleague(server);
  const ruth = await aColleague(server, ["ADMINISTRATOR"]);
  const document = await aSentDocument(server, priya);
  const { rows: before } = await server.context.pool.query(
    "select coalesce(max(id), 0) as last from audit_entry",
  );

  await signInAgain(server, priya);
  expect((await getPage(ruth, document)).statusCode).toBe(403);
  expect((await getPage(priya, document)).statusCode).toBe(200);
  expect((await getCopy(priya, document)).statusCode).toBe(200);
  await take(priya, document.partyId);
  expect((await decide(priya, document.partyId, { outcome: "ACCEPTED" })).errors).toBeUndefined();
  const { data } = await askConsole(ruth, CREATE_KEY);
  expect((await askConsole(ruth, CHANGE_STAFF, { id: priya.id })).errors).toBeUndefined();

  const { rows } = await server.context.pool.query(
    `select actor, action, outcome, party_id, subject, origin,
       at between now() - interval '1 hour' and now() as is_now from audit_entry where id > $1 order by id`,
    [before[0].last],
  );
  const [reviewer, administrator] = [`staff:${priya.id}`, `staff:${ruth.id}`];
  const about = { party_id: document.partyId, subject: document.uploadId };
  for (const entry of [
    { actor: reviewer, action: "signed-in", outcome: "done" },
    { actor: administrator, action: "document-viewed", outcome: "refused", ...about },
    { actor: reviewer, action: "document-viewed", outcome: "done", ...about },
    { actor: reviewer, action: "document-downloaded", outcome: "done", ...about },
    { actor: reviewer, action: "party-decided", outcome: "done", party_id: document.partyId },
    { actor: administrator, action: "api-key-created", outcome: "done", subject: data.createApiKey.key.id },
    { actor: administrator, action: "staff-changed", outcome: "done", subject: priya.id },
  ]) {
    expect(rows).toContainEqual(expect.objectContaining(entry));
  }
  // The origin: the same for all requests of one address, without revealing the address.
  const origins = new Set(rows.map(({ origin }) => origin));
  expect([...origins]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  expect(rows.every(({ is_now }) => is_now)).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/);
});
