import { randomUUID } from "node:crypto";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { addEvents } from "../../../test/parties.ts";
import { askedReference } from "../../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const now = (): string => londonMinute(server.context.nowSeconds() * 1000);

const aCall = () => ({
  channel: "PHONE",
  calledAt: now(),
  contact: "0113 496 0112",
  source: "APPLICANT",
  sourceNote: "",
  isReached: true,
  spokeTo: "Letting manager",
  said: "Paid in time.",
});

interface Recording {
  readonly party: { readonly partyId: string };
  readonly uuid: string;
}

const record = (
  { party, uuid }: Recording,
  input: object = {},
  { corrects, by = priya }: { readonly corrects?: string; readonly by?: Colleague } = {},
) =>
  askConsole(
    by,
    `mutation ($party: ID!, $id: ID!, $corrects: ID, $input: ReferenceCallInput!) {
      recordReferenceCall(partyId: $party, referenceId: $id, corrects: $corrects, input: $input) }`,
    { party: party.partyId, id: uuid, corrects, input: { ...aCall(), ...input } },
  );

const callsOf = async ({ uuid }: Recording) => {
  const { data } = await askConsole(
    priya,
    `query ($id: ID!) { reference(referenceId: $id) { references { calls {
      id channel calledAt contact source sourceNote isReached spokeTo said isCorrected corrects by } } } }`,
    { id: uuid },
  );
  return data.reference.references[0].calls;
};

test("a call is kept with the source of its number, in the case and the log", async () => {
  const asked = await askedReference(server);
  expect((await record(asked)).errors).toBeUndefined();
  const [call, ...others] = await callsOf(asked);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    channel: "PHONE",
    contact: "+441134960112",
    source: "APPLICANT",
    sourceNote: null,
    isReached: true,
    spokeTo: "Letting manager",
    said: "Paid in time.",
    isCorrected: false,
    corrects: null,
    by: "Priya Nair",
  });
  const { data } = await askConsole(
    priya,
    "query ($id: ID!) { dossier(partyId: $id) { references { calls { id } } } }",
    { id: asked.party.partyId },
  );
  expect(data.dossier.references).toEqual([{ calls: [{ id: call.id }] }]);
  const { rows } = await server.context.pool.query(
    "select subject from audit_entry where action = 'reference-call-recorded' and party_id = $1",
    [asked.party.partyId],
  );
  expect(rows).toEqual([{ subject: `${asked.uuid}/${call.id}` }]);
});

test("a correction is a row of its own, once for each entry; nothing is changed or removed", async () => {
  const asked = await askedReference(server);
  await record(asked);
  const [first] = await callsOf(asked);
  expect((await record(asked, { said: "Late, once." }, { corrects: first.id })).errors).toBeUndefined();
  expect(await callsOf(asked)).toMatchObject([
    { said: "Late, once.", corrects: first.id, isCorrected: false },
    { said: "Paid in time.", corrects: null, isCorrected: true },
  ]);
  expect(codeOf(await record(asked, {}, { corrects: first.id }))).toBe("CHANGED_ELSEWHERE");
  expect(await callsOf(asked)).toHaveLength(2);
  await expect(server.context.pool.query("update reference_call set said = 'x'")).rejects.toThrow(
    /permission/,
  );
  await expect(server.context.pool.query("delete from reference_call")).rejects.toThrow(/permission/);
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where action like 'reference-call%' and party_id = $1 order by id",
    [asked.party.partyId],
  );
  expect(rows.map(({ action }) => action)).toEqual(["reference-call-recorded", "reference-call-corrected"]);
});

test("is refused at the field, in another case, and in one that is over", async () => {
  const asked = await askedReference(server);
  expect(issuesOf(await record(asked, { contact: "office", source: "" }))).toEqual({
    contact: "validation.phone_number",
    source: "validation.please_select_an_option",
  });
  expect(issuesOf(await record(asked, { calledAt: "2099-01-01T00:00" }))).toEqual({
    calledAt: "validation.date.future",
  });
  const other = await askedReference(server);
  await record(other);
  const [foreign] = await callsOf(other);
  expect(codeOf(await record({ party: asked.party, uuid: other.uuid }))).toBe("NOT_FOUND");
  expect(codeOf(await record(asked, {}, { corrects: foreign.id }))).toBe("NOT_FOUND");
  expect(codeOf(await record({ party: asked.party, uuid: randomUUID() }))).toBe("NOT_FOUND");
  await addEvents(server, asked.party, "withdrawn");
  expect(codeOf(await record(asked))).toBe("CASE_CLOSED");
  expect(await callsOf(asked)).toEqual([]);
});
