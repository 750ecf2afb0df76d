import { fileDownloadPath, rightToRentFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asParty, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decide } from "../../test/decisions.ts";
import {
  answerExemption,
  endExemption,
  exemptionsOf,
  proposeExemption,
  sendExemptionFile,
} from "../../test/exemptions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { removeAbandonedUploads } from "../documents/abandoned-uploads.ts";

const START = "2026-11-21";
let today = START;
let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${START}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => today, nowSeconds, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

const aHome = async (country: "ENG" | "SCT" = "ENG") => {
  const { id, people } = await anApplication(priya, {
    country,
    policy: country === "ENG" ? "england-identity-only" : "identity-only",
    start: "2026-12-14",
    rentMinor: 95_000,
    people: [somebody({ shareMinor: 95_000 })],
  });
  return { id, partyId: String(people[0].id) };
};

const proposed = async (id: string, changes: object = {}): Promise<string> => {
  const uploadId = await sendExemptionFile(server, priya, id);
  const { data } = await proposeExemption(priya, id, { uploadId, ...changes });
  return data.proposeExemption.exemptions[0].id;
};

const actionsOf = async (id: string) =>
  (
    await server.context.pool.query(
      "select action from audit_entry where application_id = $1 and action like 'exemption-%' order by id",
      [id],
    )
  ).rows.map(({ action }) => action);

describe("an exemption of an application", () => {
  test("counts once another reviewer has agreed, and then nobody in the home is checked", async () => {
    const { id } = await aHome();
    const exemptionId = await proposed(id);
    expect(await exemptionsOf(priya, id)).toMatchObject({
      signing: { isReady: false, isExempt: false, people: [{ block: "NOT_RECORDED" }] },
      exemptions: [{ state: "PROPOSED", ground: "STUDENT_HALL", askedAgainOn: "2027-11-21", second: null }],
    });
    const own = await answerExemption(priya, id, { exemptionId, agrees: true });
    expect(codeOf(own)).toBe("SECOND_PERSON_NEEDED");
    const { data } = await answerExemption(lucia, id, { exemptionId, agrees: true });
    expect(data.answerExemption).toMatchObject({
      signing: { isReady: true, isExempt: true, people: [{ block: null }] },
      exemptions: [{ state: "IN_FORCE", second: { agrees: true, reason: null } }],
    });
    const again = await answerExemption(lucia, id, { exemptionId, agrees: true });
    expect(codeOf(again)).toBe("DECISION_OVER");
    expect(await actionsOf(id)).toEqual(["exemption-proposed", "exemption-agreed"]);
  });

  test("is refused with a reason, and the home is checked as before", async () => {
    const { id } = await aHome();
    const exemptionId = await proposed(id);
    const silent = await answerExemption(lucia, id, { exemptionId, agrees: false, reason: " " });
    expect(issuesOf(silent)).toEqual({ reason: "validation.required" });
    const reason = "A private block is no hall of an institution.";
    const { data } = await answerExemption(lucia, id, { exemptionId, agrees: false, reason });
    expect(data.answerExemption).toMatchObject({
      signing: { isReady: false, isExempt: false },
      exemptions: [{ state: "REFUSED", second: { agrees: false, reason } }],
    });
  });

  test("ends with its ground, and a newer proposal leaves the one in force until it is agreed to", async () => {
    const { id } = await aHome();
    const first = await proposed(id);
    await answerExemption(lucia, id, { exemptionId: first, agrees: true });
    const second = await proposed(id, { ground: "NOMINATED_STUDENT" });
    expect((await exemptionsOf(priya, id)).signing.isExempt).toBe(true);
    const reason = "The university has sold the hall.";
    const silent = await endExemption(priya, id, { exemptionId: first, reason: "" });
    expect(issuesOf(silent)).toEqual({ reason: "validation.required" });
    const { data } = await endExemption(priya, id, { exemptionId: first, reason });
    expect(data.endExemption).toMatchObject({
      signing: { isReady: false, isExempt: false },
      exemptions: [
        { id: second, state: "PROPOSED" },
        { state: "ENDED", ended: { reason } },
      ],
    });
    expect(codeOf(await endExemption(priya, id, { exemptionId: second, reason }))).toBe("DECISION_OVER");
  });

  test("is asked about again after a year, and does not count until it was recorded again", async () => {
    const { id } = await aHome();
    const exemptionId = await proposed(id);
    await answerExemption(lucia, id, { exemptionId, agrees: true });
    today = "2027-11-20";
    expect((await exemptionsOf(priya, id)).signing.isExempt).toBe(true);
    today = "2027-11-21";
    expect(await exemptionsOf(priya, id)).toMatchObject({
      signing: { isReady: false, isExempt: false },
      exemptions: [{ state: "TO_ASK_AGAIN" }],
    });
    today = START;
  });

  test("keeps its file with the right-to-rent evidence, where a reviewer takes a copy", async () => {
    const { id, partyId } = await aHome();
    await proposed(id);
    const [{ filePartyId, uploadId }] = (await exemptionsOf(priya, id)).exemptions;
    expect(filePartyId).toBe(partyId);
    const { db, store, pool } = server.context;
    await pool.query("update upload set created_at = created_at - interval '30 days' where id = $1", [
      uploadId,
    ]);
    await removeAbandonedUploads(db, store);
    const { rows } = await pool.query("select key_kind, is_bound from upload where id = $1", [uploadId]);
    expect(rows).toEqual([{ key_kind: "right_to_rent", is_bound: true }]);
    const path = fileDownloadPath(rightToRentFilePath(partyId, uploadId));
    const copy = await priya.client.get(path);
    expect(copy.statusCode).toBe(200);
  });

  test("names what is missing at its field, and takes no file of another application", async () => {
    const { id } = await aHome();
    const other = await aHome();
    const uploadId = await sendExemptionFile(server, priya, other.id);
    const empty = { ground: "DIPLOMAT", words: "", confirmedBy: "", confirmedOn: "2026-11-22", uploadId };
    expect(issuesOf(await proposeExemption(priya, id, empty))).toEqual({
      ground: "validation.please_select_an_option",
      words: "validation.required",
      confirmedBy: "validation.required",
      confirmedOn: "validation.date.future",
      uploadId: "rightToRent.validations.file",
    });
    const foreign = await proposed(other.id);
    expect(codeOf(await answerExemption(lucia, id, { exemptionId: foreign, agrees: true }))).toBe(
      "NOT_FOUND",
    );
    expect(codeOf(await answerExemption(lucia, id, { exemptionId: "x", agrees: true }))).toBe("NOT_FOUND");
    const scottish = await aHome("SCT");
    expect(codeOf(await proposeExemption(priya, scottish.id, { uploadId }))).toBe("NOT_FOUND");
    expect((await exemptionsOf(priya, scottish.id)).exemptions).toEqual([]);
  });

  test("leaves nothing to be recorded in what the applicant reads", async () => {
    const { id, partyId } = await aHome();
    const exemptionId = await proposed(id);
    await answerExemption(lucia, id, { exemptionId, agrees: true });
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    expect((await decide(priya, partyId, { outcome: "ACCEPTED" })).errors).toBeUndefined();
    await server.runJobs();
    const { rows } = await server.context.pool.query(
      "select email from account join party on party.account_id = account.id where party.id = $1",
      [partyId],
    );
    const { email } = rows[0];
    const told = server.emails.filter(({ to }) => to === email).at(-1);
    expect(told?.id).toMatch(/^decided/);
    expect(JSON.stringify(told?.message)).not.toContain("right to rent");
    const { data } = await asParty(await signIn(server, email), partyId).graphql(
      "{ me { latestValidation { decision { outcome rightToRent { recordedOn } } } } }",
      {},
    );
    expect(data.me.latestValidation.decision).toEqual({ outcome: "ACCEPTED", rightToRent: null });
  });
});
