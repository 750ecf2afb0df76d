import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { addEvents } from "../../../test/parties.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  LANDLORD,
  linkTo,
  openReference,
  reviewsOf,
  saveHome,
} from "../../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const askAgain = (partyId: string, referenceId: string, email: string = LANDLORD.email) =>
  askConsole(
    priya,
    `mutation ($party: ID!, $reference: ID!, $email: String!) {
      askRefereeAgain(partyId: $party, referenceId: $reference, email: $email) }`,
    { party: partyId, reference: referenceId, email },
  );

const auditOf = async (partyId: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where party_id = $1 and actor = $2 order by id",
    [partyId, `staff:${priya.id}`],
  );
  return rows.map(({ action }) => action);
};

test("a referee is asked again with a new link, at the address that is right", async () => {
  const { party, uuid, secret } = await askedReference(server);
  const email = "right@harbourstreet.example";
  expect((await askAgain(party.partyId, uuid, ` ${email} `)).errors).toBeUndefined();
  await server.runJobs();
  expect(linkTo(server, email).uuid).toBe(uuid);
  expect((await openReference(server, { uuid, secret })).access).toBeUndefined();
  expect(await reviewsOf(server, party)).toMatchObject([{ state: "sent", referee: { ...LANDLORD, email } }]);
  expect(await auditOf(party.partyId)).toEqual(["reference-requested", "referee-address-corrected"]);
});

test("the same address stays as it was written, and is no correction", async () => {
  const { party, uuid } = await askedReference(server);
  await askAgain(party.partyId, uuid, LANDLORD.email.toUpperCase());
  expect(await reviewsOf(server, party)).toMatchObject([{ generation: 2, referee: LANDLORD }]);
  expect(await auditOf(party.partyId)).toEqual(["reference-requested"]);
});

test("an address that is none, or the applicant's own, is refused at its field", async () => {
  const { party, uuid } = await askedReference(server);
  expect(issuesOf(await askAgain(party.partyId, uuid, "joanne"))).toHaveProperty("email");
  const { rows } = await server.context.pool.query(
    "select email from account join party on party.account_id = account.id where party.id = $1",
    [party.partyId],
  );
  expect(issuesOf(await askAgain(party.partyId, uuid, rows[0].email))).toEqual({
    email: "personalEmailMatch",
  });
  expect(await reviewsOf(server, party)).toMatchObject([{ generation: 1 }]);
});

test("nobody is asked again after an answer, after somebody else was named, in another case or in one that is over", async () => {
  const answered = await askedReference(server);
  await (await openReference(server, answered)).put(`/tenant-review/${answered.uuid}/`, ALL_WELL);
  expect(codeOf(await askAgain(answered.party.partyId, answered.uuid))).toBe("CHANGED_ELSEWHERE");

  const home = aHome();
  const replaced = await askedReference(server, home);
  const other = { ...home, reference: { ...LANDLORD, firstName: "Ada", email: "ada@harbourstreet.example" } };
  await saveHome(server, replaced.party, other);
  await ask(server, replaced.party, other);
  expect(codeOf(await askAgain(replaced.party.partyId, replaced.uuid))).toBe("CHANGED_ELSEWHERE");
  expect(codeOf(await askAgain(answered.party.partyId, replaced.uuid))).toBe("NOT_FOUND");
  expect(codeOf(await askAgain(answered.party.partyId, "x"))).toBe("NOT_FOUND");

  const over = await askedReference(server);
  await addEvents(server, over.party, "withdrawn");
  expect(codeOf(await askAgain(over.party.partyId, over.uuid))).toBe("CASE_CLOSED");
});
