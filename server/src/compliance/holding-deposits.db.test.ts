import { depositFilePath, fileDownloadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decideFully } from "../../test/decisions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper, postForm } from "../../test/upload.ts";
import { removeAbandonedUploads } from "../documents/abandoned-uploads.ts";

const TODAY = "2026-11-29";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let today = TODAY;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

interface Letting {
  readonly id: string;
  readonly partyId: string;
  readonly email: string;
}

const aLettingIn = async (country: "ENG" | "WLS" | "SCT" | "NIR" = "ENG"): Promise<Letting> => {
  const person = somebody();
  const { id, people } = await anApplication(priya, { people: [person] });
  await server.context.pool.query("update application set property_country = $2 where id = $1", [
    id,
    country,
  ]);
  return { id, partyId: people[0].id, email: person.email };
};

const DEPOSIT = `deposit { law grounds endedOn recorded { id receivedOn agreedOn filePartyId by } days { agreementBy noticeBy refundBy }
  offered { key ground person what on } statement { refundBy noticeBy by grounds { ground words evidence { key person } } } }`;

const depositOf = async (id: string) =>
  (await askConsole(priya, `query ($id: ID!) { application(id: $id) { ${DEPOSIT} } }`, { id })).data
    .application.deposit;

const record = (id: string, given: object, by = priya) =>
  askConsole(
    by,
    `mutation ($id: ID!, $input: HoldingDepositInput!) { recordHoldingDeposit(applicationId: $id, input: $input) { ${DEPOSIT} } }`,
    { id, input: { receivedOn: "2026-11-20", agreedOn: "", uploadId: "", ...given } },
  );

const state = (id: string, grounds: readonly object[] = []) =>
  askConsole(
    priya,
    `mutation ($id: ID!, $grounds: [DepositGroundInput!]!) { recordDepositStatement(applicationId: $id, grounds: $grounds) { ${DEPOSIT} } }`,
    { id, grounds },
  );

const prepare = (id: string, fileType = "application/pdf") =>
  askConsole(
    priya,
    `mutation ($id: ID!, $type: String!) { prepareDepositFile(applicationId: $id, fileType: $type) {
      uploadId url fields { name value } } }`,
    { id, type: fileType },
  );

const sendFile = async (id: string): Promise<string> => {
  const { uploadId, url, fields } = (await prepare(id)).data.prepareDepositFile;
  const sent = await postForm(server, url, [...fields, { name: "file", value: aPaper().content }]);
  expect(sent.statusCode).toBe(204);
  return uploadId;
};

const decline = async ({ partyId }: Letting, reasons: readonly string[] = ["IDENTITY_NOT_SHOWN"]) => {
  await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
  await decideFully(server, [priya, lucia], { partyId, outcome: "DECLINED", reasons });
  await server.runJobs();
};

describe("LAW-13 (in part) a holding deposit", () => {
  test("has its deadline on the last of 15 days that begin with its receipt, and the days that follow", async () => {
    const { id } = await aLettingIn();
    expect(await depositOf(id)).toMatchObject({
      law: "Tenant Fees Act 2019, Schedule 2",
      recorded: null,
      days: null,
    });
    const { data } = await record(id, {});
    expect(data.recordHoldingDeposit.deposit).toMatchObject({
      endedOn: null,
      recorded: { receivedOn: "2026-11-20", agreedOn: null, filePartyId: null, by: "Priya Nair" },
      days: { agreementBy: "2026-12-04", noticeBy: "2026-12-10", refundBy: "2026-12-10" },
      offered: [],
      statement: null,
    });
  });

  test("is corrected by a newer record, and the earlier one stays", async () => {
    const { id } = await aLettingIn();
    await record(id, {});
    await record(id, { receivedOn: "2026-11-21" });
    expect((await depositOf(id)).days.agreementBy).toBe("2026-12-05");
    const { rows } = await server.context.pool.query(
      "select received_on from holding_deposit where application_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ received_on }) => received_on)).toEqual(["2026-11-20", "2026-11-21"]);
    await expect(
      server.context.pool.query("update holding_deposit set received_on = '2026-01-01'"),
    ).rejects.toThrow(/permission denied/);
    const audited = await server.context.pool.query(
      "select actor from audit_entry where application_id = $1 and action = 'holding-deposit-recorded'",
      [id],
    );
    expect(audited.rows).toEqual([{ actor: `staff:${priya.id}` }, { actor: `staff:${priya.id}` }]);
  });

  test("has another deadline with its written agreement alone", async () => {
    const letting = await aLettingIn();
    const agreed = { agreedOn: "2026-12-18" };
    expect(issuesOf(await record(letting.id, agreed))).toEqual({ uploadId: "validation.required" });
    expect(issuesOf(await record(letting.id, { ...agreed, uploadId: letting.id }))).toEqual({
      uploadId: "outside.validations.file",
    });
    expect(issuesOf(await prepare(letting.id, "text/html"))).toEqual({
      uploadId: "outside.validations.file",
    });
    const uploadId = await sendFile(letting.id);
    const other = await aLettingIn();
    expect(issuesOf(await record(other.id, { ...agreed, uploadId }))).toEqual({
      uploadId: "outside.validations.file",
    });
    const { data } = await record(letting.id, { ...agreed, uploadId });
    const { recorded, days } = data.recordHoldingDeposit.deposit;
    expect(recorded).toMatchObject({ agreedOn: "2026-12-18", filePartyId: letting.partyId });
    expect(days).toEqual({ agreementBy: "2026-12-18", noticeBy: "2026-12-24", refundBy: "2026-12-24" });
    await server.context.pool.query("update upload set created_at = now() - interval '2 years'");
    await removeAbandonedUploads(server.context.db, server.context.store);
    const path = fileDownloadPath(depositFilePath(letting.partyId, recorded.id));
    const copy = await priya.client.get(path);
    expect([copy.statusCode, copy.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const administrator = await aColleague(server, ["ADMINISTRATOR"]);
    expect((await administrator.client.get(path)).statusCode).toBe(403);
    expect(
      (await priya.client.get(fileDownloadPath(depositFilePath(other.partyId, recorded.id)))).statusCode,
    ).toBe(404);
  });

  test("is known in England and Wales alone", async () => {
    const welsh = await aLettingIn("WLS");
    expect((await record(welsh.id, {})).errors).toBeUndefined();
    expect((await depositOf(welsh.id)).grounds).toEqual(["false_information", "withdrew", "no_steps"]);
    for (const country of ["SCT", "NIR"] as const) {
      const { id } = await aLettingIn(country);
      expect(await depositOf(id)).toBeNull();
      expect(codeOf(await record(id, {}))).toBe("NOT_FOUND");
      expect(codeOf(await prepare(id))).toBe("NOT_FOUND");
    }
    expect(codeOf(await record("nothing", {}))).toBe("NOT_FOUND");
  });

  test("keeps the rules of its days", async () => {
    const { id } = await aLettingIn();
    expect(issuesOf(await record(id, { receivedOn: "2026-11-30" }))).toEqual({
      receivedOn: "validation.date.future",
    });
  });
});

const queueOf = async (order: "WAIT" | "AGREEMENT") =>
  (
    await askConsole(
      priya,
      `query ($order: QueueOrder) { queue(filter: OPEN, order: $order, search: "") { rows { partyId agreementBy } } }`,
      { order },
    )
  ).data.queue.rows;

test("LAW-13 (in part) the queue has the soonest deadline first on wish, also of people added later", async () => {
  await server.context.pool.query("delete from queue_entry");
  const [first, later, sooner] = [await aLettingIn(), await aLettingIn(), await aLettingIn()];
  await record(later.id, { receivedOn: "2026-11-25" });
  await record(sooner.id, { receivedOn: "2026-11-10" });
  expect(await queueOf("WAIT")).toEqual([
    { partyId: first.partyId, agreementBy: null },
    { partyId: later.partyId, agreementBy: "2026-12-09" },
    { partyId: sooner.partyId, agreementBy: "2026-11-24" },
  ]);
  const ids = async () =>
    (await queueOf("AGREEMENT")).map(({ partyId }: { readonly partyId: string }) => partyId);
  expect(await ids()).toEqual([sooner.partyId, later.partyId, first.partyId]);
  // A correction counts at once; an entry that is made anew knows it too.
  await record(later.id, { receivedOn: "2026-11-09" });
  expect(await ids()).toEqual([later.partyId, sooner.partyId, first.partyId]);
  await server.context.pool.query("delete from queue_entry where party_id = $1", [later.partyId]);
  await addEvents(server, await partyNamed(server, later.partyId), "opened");
  expect(await ids()).toEqual([later.partyId, sooner.partyId, first.partyId]);
});

describe("LAW-13 (in part) the statement on a holding deposit", () => {
  test("is none while the letting may come about, or without a deposit", async () => {
    const letting = await aLettingIn();
    expect(codeOf(await state(letting.id))).toBe("NOT_FOUND");
    await record(letting.id, {});
    expect(codeOf(await state(letting.id))).toBe("NOT_FOUND");
  });

  test("pays back what only could not be verified, by seven days that begin with the decline", async () => {
    const letting = await aLettingIn();
    await record(letting.id, {});
    await decline(letting, ["IDENTITY_NOT_SHOWN"]);
    const shown = await depositOf(letting.id);
    const told = await server.context.pool.query(
      "select (final_at at time zone 'Europe/London')::date::text as day from decision where party_id = $1 and state = 'final'",
      [letting.partyId],
    );
    expect(shown.endedOn).toBe(told.rows[0].day);
    expect(shown.offered).toEqual([]);
    const false_information = {
      ground: "false_information",
      evidence: ["document/none"],
      words: "The identity could not be verified at all.",
    };
    expect(issuesOf(await state(letting.id, [false_information]))).toEqual({
      "false_information.evidence": "validation.please_select_an_option",
    });
    const { data } = await state(letting.id);
    expect(data.recordDepositStatement.deposit.statement).toMatchObject({
      grounds: [],
      refundBy: shown.days.refundBy,
      by: "Priya Nair",
    });
  });

  test("names its grounds with evidence of the file, in time alone", async () => {
    const letting = await aLettingIn();
    await record(letting.id, {});
    const client = await signIn(server, letting.email);
    await client.graphql("mutation { leaveApplication { __typename } }");
    const { offered, days } = await depositOf(letting.id);
    expect(offered).toMatchObject([{ ground: "withdrew", person: "Amara Okafor", what: "withdrawn" }]);
    const [{ key }] = offered;
    const withdrew = {
      ground: "withdrew",
      evidence: [key],
      words: "The tenant wrote that they live elsewhere now.",
    };
    today = "2027-01-31";
    expect(days.noticeBy < today).toBe(true);
    expect(issuesOf(await state(letting.id, [withdrew]))).toEqual({
      grounds: "depositStatement.validations.late",
    });
    today = TODAY;
    const { data } = await state(letting.id, [withdrew]);
    expect(data.recordDepositStatement.deposit.statement.grounds).toEqual([
      { ground: "withdrew", words: withdrew.words, evidence: [{ key, person: "Amara Okafor" }] },
    ]);
  });
});
