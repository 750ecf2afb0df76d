import { randomUUID } from "node:crypto";
import type { ConditionValues } from "@latchkey/domain/policies/condition-kinds.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { fileDownloadPath, filePagePath, outsideFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ownFilePath } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asParty, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decide, decideFully, deskOf, onDecision } from "../../test/decisions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, change, partyNamed } from "../../test/parties.ts";
import { publishPolicy } from "../../test/policies.ts";
import { auditOf } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper, postForm } from "../../test/upload.ts";
import { removeAbandonedUploads } from "../documents/abandoned-uploads.ts";
import { bindDocument } from "../documents/documents.ts";
import { scanUpload } from "../documents/scan-upload.ts";
import { plainLines } from "../platform/mail/email-text.ts";

const FIRST_DAY = "2026-11-23";
const MAX_DAYS = 30;

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let policy: string;
let sampled: string;
let today = FIRST_DAY;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
  const administrators = [
    await aColleague(server, ["ADMINISTRATOR"]),
    await aColleague(server, ["ADMINISTRATOR"]),
  ] as const;
  const publish = (title: string, conditions: ConditionValues) =>
    publishPolicy(administrators, {
      title,
      copyOf: "identity-only",
      change: (content) => ({ ...withConditions(content, conditions), title }),
      from: FIRST_DAY,
    });
  const asked = { CREDIT_FILE_MAX_DAYS: MAX_DAYS };
  policy = await publish("With a credit file", { ...asked, SAMPLED_REVIEW_PERCENT: 0 });
  sampled = await publish("With a credit file, sampled", { ...asked, SAMPLED_REVIEW_PERCENT: 100 });
});
afterAll(() => server.close());

interface Tenant {
  readonly id: string;
  readonly email: string;
}

const aTenant = async (of = policy): Promise<Tenant> => {
  const person = somebody();
  const { people } = await anApplication(priya, { policy: of, people: [person] });
  const [{ id }] = people;
  await addEvents(server, await partyNamed(server, id), "opened", "submitted");
  return { id, email: person.email };
};

const prepare = (by: Colleague, partyId: string, fileType = "application/pdf") =>
  askConsole(
    by,
    `mutation ($id: ID!, $type: String!) { prepareOutsideFile(partyId: $id, fileType: $type) {
      uploadId url fields { name value } } }`,
    { id: partyId, type: fileType },
  );

interface Sent {
  readonly uploadId: string;
  readonly key: string;
}

const sendFile = async (by: Colleague, partyId: string, content = aPaper().content): Promise<Sent> => {
  const { data } = await prepare(by, partyId);
  const { uploadId, url, fields } = data.prepareOutsideFile;
  const response = await postForm(server, url, [...fields, { name: "file", value: content }]);
  expect(response.statusCode).toBe(204);
  const { value } = fields.find(({ name }: { readonly name: string }) => name === "key");
  return { uploadId, key: value };
};

const aFile = {
  kind: "CREDIT_FILE",
  title: "",
  provider: "Experian",
  madeOn: "2026-11-03",
  ccjs: 1,
  insolvency: "none",
  verdict: "counts_against",
  reason: "A judgment of £900 of March 2026 is not satisfied.",
};
const clear = { ...aFile, ccjs: 0, verdict: "nothing_against", reason: "" };

const record = (by: Colleague, partyId: string, input: object) =>
  askConsole(
    by,
    "mutation ($id: ID!, $input: OutsideResultInput!) { recordOutsideResult(partyId: $id, input: $input) }",
    { id: partyId, input },
  );

const recordWithFile = async (by: Colleague, partyId: string, input: object): Promise<Sent> => {
  const sent = await sendFile(by, partyId);
  expect((await record(by, partyId, { ...input, uploadId: sent.uploadId })).errors).toBeUndefined();
  return sent;
};

const shownTo = async (by: Colleague, partyId: string) =>
  (
    await askConsole(
      by,
      `query ($id: ID!) { dossier(partyId: $id) { outsideSlots { kind maxDays } outsideResults {
        id kind title provider madeOn ccjs insolvency verdict reason by isTooOld } } }`,
      { id: partyId },
    )
  ).data.dossier;

const missing = { outcome: "ACCEPTED", block: "OUTSIDE_RESULT_MISSING" };
const decline = { outcome: "DECLINED", reasons: ["OUTSIDE_RESULT_UNFAVOURABLE"] } as const;

describe("a slot of the policy", () => {
  test("blocks an acceptance until its result is recorded", async () => {
    const { id } = await aTenant();
    expect(await shownTo(priya, id)).toEqual({
      outsideSlots: [{ kind: "CREDIT_FILE", maxDays: MAX_DAYS }],
      outsideResults: [],
    });
    expect((await deskOf(priya, id)).blocked).toContainEqual(missing);
    expect(codeOf(await decide(priya, id, { outcome: "ACCEPTED" }))).toBe("OUTSIDE_RESULT_MISSING");
    await recordWithFile(priya, id, clear);
    expect((await shownTo(priya, id)).outsideResults).toEqual([
      {
        id: expect.any(String),
        kind: "CREDIT_FILE",
        title: null,
        provider: "Experian",
        madeOn: "2026-11-03",
        ccjs: 0,
        insolvency: "none",
        verdict: "nothing_against",
        reason: null,
        by: "Priya Nair",
        isTooOld: false,
      },
    ]);
    expect(await auditOf(server, id, "outside-result-recorded")).toEqual([
      { actor: `staff:${priya.id}`, outcome: "done", subject: expect.any(String) },
    ]);
    expect((await deskOf(priya, id)).blocked).not.toContainEqual(missing);
    expect((await decide(priya, id, { outcome: "ACCEPTED" })).errors).toBeUndefined();
    await server.runJobs();
    expect(codeOf(await record(priya, id, { ...clear, uploadId: "" }))).toBe("NOT_TO_REVIEW");
  });

  test("refuses an older result, and blocks again when the result has aged", async () => {
    const { id } = await aTenant();
    const { uploadId } = await sendFile(priya, id);
    const old = { ...clear, uploadId, madeOn: addDays(FIRST_DAY, -MAX_DAYS - 1) };
    expect(issuesOf(await record(priya, id, old))).toEqual({ madeOn: "outside.validations.tooOld" });
    const oldest = { ...old, madeOn: addDays(FIRST_DAY, -MAX_DAYS) };
    expect((await record(priya, id, oldest)).errors).toBeUndefined();
    expect((await deskOf(priya, id)).blocked).not.toContainEqual(missing);
    today = addDays(FIRST_DAY, 1);
    try {
      expect((await shownTo(priya, id)).outsideResults).toMatchObject([{ isTooOld: true }]);
      expect((await deskOf(priya, id)).blocked).toContainEqual(missing);
    } finally {
      today = FIRST_DAY;
    }
  });

  test("refuses a result that is older than the one that counts, unless that was recorded wrongly", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, clear);
    const { uploadId } = await sendFile(priya, id);
    const older = { ...aFile, uploadId, madeOn: "2026-11-02" };
    expect(issuesOf(await record(priya, id, older))).toEqual({ madeOn: "outside.validations.older" });
    expect((await shownTo(priya, id)).outsideResults).toMatchObject([{ madeOn: "2026-11-03" }]);
    expect((await record(priya, id, { ...older, corrects: true })).errors).toBeUndefined();
    expect((await shownTo(priya, id)).outsideResults).toMatchObject([{ madeOn: "2026-11-02" }]);
  });

  test("is needed: without one nothing can be recorded, and nothing is blocked", async () => {
    const { id } = await aTenant("identity-only");
    const notAskedFor = { kind: "validation.please_select_an_option" };
    expect(issuesOf(await prepare(priya, id))).toEqual(notAskedFor);
    expect(issuesOf(await record(priya, id, { ...clear, uploadId: randomUUID() }))).toEqual(notAskedFor);
    expect((await deskOf(priya, id)).blocked).not.toContainEqual(missing);
  });
});

describe("an adverse decision", () => {
  test("rests on a result that counts against, and its e-mail and page name the source", async () => {
    const { id, email } = await aTenant();
    expect(issuesOf(await decide(priya, id, decline))).toHaveProperty("reasons");
    await recordWithFile(priya, id, clear);
    expect(issuesOf(await decide(priya, id, decline))).toHaveProperty("reasons");
    await recordWithFile(priya, id, aFile);
    const told = await decideFully(server, [priya, lucia], { ...decline, partyId: id });
    await server.runJobs();
    const [sent] = server.emails.filter((one) => one.id === `decided-${told}`);
    expect(sent && plainLines(sent.message)).toContain(
      "A credit file counts against you: Experian, 3 November 2026. You can ask Experian for a copy, and ask them to correct it.",
    );
    const client = asParty(await signIn(server, email), id);
    const { data, errors } = await client.graphql(
      "query { me { latestValidation { decision { reasons outside { kind title provider madeOn countsAgainst } } } } }",
    );
    expect(errors).toBeUndefined();
    expect(data.me.latestValidation.decision).toEqual({
      reasons: ["OUTSIDE_RESULT_UNFAVOURABLE"],
      outside: [
        { kind: "CREDIT_FILE", title: null, provider: "Experian", madeOn: "2026-11-03", countsAgainst: true },
      ],
    });
  });

  test("is shown to its reviewer as it is sent", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, aFile);
    const { data } = await askConsole(
      priya,
      `query ($id: ID!) { decisionDesk(partyId: $id, language: en) { previews { outcome withSources yours { lines } } } }`,
      { id },
    );
    const linesOf = (withSources: boolean): string =>
      data.decisionDesk.previews
        .filter(
          (one: { outcome: string; withSources: boolean }) =>
            one.outcome === "DECLINED" && one.withSources === withSources,
        )
        .flatMap((one: { yours: { lines: readonly string[] } }) => one.yours.lines)
        .join(" ");
    expect(linesOf(true)).toContain("Experian, 3 November 2026");
    expect(linesOf(false)).not.toContain("Experian");
  });

  test("is dropped by a newer result", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, aFile);
    const { data } = await decide(priya, id, decline);
    const decisionId = data.proposeDecision.open.id;
    await recordWithFile(lucia, id, clear);
    await server.runJobs();
    const { open, earlier } = await deskOf(lucia, id);
    expect(open).toBeNull();
    expect(earlier).toMatchObject([{ id: decisionId, state: "DROPPED", droppedBecause: "evidence-changed" }]);
    expect(codeOf(await onDecision(lucia, "agreeToDecision", decisionId))).toBe("DECISION_OVER");
  });
});

test("a result that ages while a proposal waits drops it", async () => {
  const { id } = await aTenant();
  await recordWithFile(priya, id, { ...aFile, madeOn: addDays(FIRST_DAY, -MAX_DAYS) });
  const { data } = await decide(priya, id, decline);
  today = addDays(FIRST_DAY, 1);
  try {
    await onDecision(lucia, "agreeToDecision", data.proposeDecision.open.id);
    expect((await deskOf(lucia, id)).earlier).toMatchObject([
      { state: "DROPPED", droppedBecause: "evidence-changed" },
    ]);
  } finally {
    today = FIRST_DAY;
  }
});

test("a second reviewer of a sample sees what a result says, and no verdict", async () => {
  const { id } = await aTenant(sampled);
  await recordWithFile(priya, id, aFile);
  expect((await decide(priya, id, { outcome: "ACCEPTED" })).errors).toBeUndefined();
  const listed = await askConsole(lucia, "{ secondReviews { waiting { id } } }");
  const [{ id: review }] = listed.data.secondReviews.waiting;
  const { data } = await askConsole(
    lucia,
    `mutation ($id: ID!) { openSecondReview(id: $id) { outside { kind title provider madeOn ccjs insolvency } } }`,
    { id: review },
  );
  expect(data.openSecondReview.outside).toEqual([
    {
      kind: "CREDIT_FILE",
      title: null,
      provider: "Experian",
      madeOn: "2026-11-03",
      ccjs: 1,
      insolvency: "none",
    },
  ]);
  const given = await askConsole(
    lucia,
    `mutation ($id: ID!) { giveSecondReview(id: $id, outcome: DECLINED, reasons: [OUTSIDE_RESULT_UNFAVOURABLE], note: "") { agrees } }`,
    { id: review },
  );
  expect(given.data.giveSecondReview).toEqual({ agrees: false });
});

describe("the table", () => {
  const row = {
    kind: "CREDIT_FILE",
    title: null as string | null,
    ccjs: 1 as number | null,
    insolvency: "none" as string | null,
    verdict: "counts_against",
    reason: "A judgment." as string | null,
  };

  test.each([
    ["known_outside_kind", { kind: "HOROSCOPE", ccjs: null, insolvency: null }],
    ["known_outside_verdict", { verdict: "maybe" }],
    ["title_of_other_screening", { title: "A title" }],
    ["figures_of_credit_file", { ccjs: null }],
    ["figures_of_credit_file", { kind: "OTHER_SCREENING", title: "Sanctions lists" }],
    ["against_for_a_reason", { reason: null }],
    ["clear_file_counts_for", { ccjs: 0 }],
  ])("refuses by %s: %j", async (constraint, wrong) => {
    const { id } = await aTenant();
    const { uploadId } = await sendFile(priya, id);
    const { kind, title, ccjs, insolvency, verdict, reason } = { ...row, ...wrong };
    const inserted = server.context.pool.query(
      `insert into outside_result (application_id, party_id, kind, title, provider, made_on, upload_id, ccjs, insolvency,
        verdict, reason, staff_id)
       select application_id, id, $2, $3, 'Experian', '2026-11-03', $4, $5, $6, $7, $8, $9 from party where id = $1`,
      [id, kind, title, uploadId, ccjs, insolvency, verdict, reason, priya.id],
    );
    await expect(inserted).rejects.toMatchObject({ constraint });
  });
});

describe("who agrees to a decision", () => {
  test("has to open the file of each result that it rests on", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, aFile);
    const { data } = await decide(priya, id, decline);
    const decisionId = data.proposeDecision.open.id;
    expect(codeOf(await onDecision(lucia, "agreeToDecision", decisionId))).toBe("EVIDENCE_NOT_OPENED");
    const seen = async () =>
      (
        await askConsole(
          lucia,
          `query ($id: ID!) { decisionDesk(partyId: $id, language: en) {
            outsideEvidence { result { id kind title provider } openedAt } } }`,
          { id },
        )
      ).data.decisionDesk.outsideEvidence;
    const [{ result, openedAt }] = await seen();
    expect(result).toMatchObject({ kind: "CREDIT_FILE", title: null, provider: "Experian" });
    expect(openedAt).toBeNull();
    const page = await lucia.client.get(filePagePath(outsideFilePath(id, result.id), 1));
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await seen()).toMatchObject([{ openedAt: expect.any(String) }]);
    expect((await onDecision(lucia, "agreeToDecision", decisionId)).errors).toBeUndefined();
  });
});

describe("earlier results", () => {
  test("are listed after the newest of their kind, and count no more", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, aFile);
    await recordWithFile(priya, id, { ...clear, provider: "Equifax" });
    const { data } = await askConsole(
      priya,
      `query ($id: ID!) { dossier(partyId: $id) { outsideResults { provider } earlierOutside { id provider verdict } } }`,
      { id },
    );
    expect(data.dossier).toEqual({
      outsideResults: [{ provider: "Equifax" }],
      earlierOutside: [{ id: expect.any(String), provider: "Experian", verdict: "counts_against" }],
    });
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    const asked = await askConsole(
      priya,
      `mutation ($id: ID!) { askForCaseBundle(partyId: $id, name: "TPO-7", recipient: "The Ombudsman") }`,
      { id },
    );
    const bundle = await askConsole(ruth, "query ($id: ID!) { caseBundle(id: $id) { content } }", {
      id: asked.data.askForCaseBundle,
    });
    expect(bundle.data.caseBundle.content.outsideResults).toMatchObject([
      { provider: "Experian", verdict: "counts_against", reason: aFile.reason, by: "Priya Nair" },
      { provider: "Equifax", verdict: "nothing_against", reason: null },
    ]);
    const [{ id: resultId }] = data.dossier.earlierOutside;
    expect((await lucia.client.get(filePagePath(outsideFilePath(id, resultId), 1))).statusCode).toBe(200);
  });
});

describe("the file", () => {
  test("is no document: the applicant can neither see nor use it", async () => {
    const { id, email } = await aTenant();
    const { key } = await recordWithFile(priya, id, aFile);
    const client = asParty(await signIn(server, email), id);
    for (const what of ["picture", "notices"] as const) {
      expect((await client.get(ownFilePath(key, what))).statusCode).toBe(404);
    }
    const party = await partyNamed(server, id);
    const place = { section: "IDENTITY", relatedObjectUuid: null, remedialSectionUuid: null } as const;
    const document = { place, type: "PASSPORT", side: "front", key, expiresOn: null } as const;
    await expect(change(server, (work) => bindDocument(work, party, document))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const { data } = await client.graphql("query { me { identityDocuments { id } } }");
    expect(data.me.identityDocuments).toEqual([]);
  });

  test("stays while a result names it, and goes with the unused ones otherwise", async () => {
    const { id } = await aTenant();
    const { uploadId } = await recordWithFile(priya, id, aFile);
    const unused = await sendFile(priya, id);
    const { db, store, pool } = server.context;
    await pool.query("update upload set created_at = created_at - interval '24 hours' where party_id = $1", [
      id,
    ]);
    await removeAbandonedUploads(db, store);
    const { rows } = await pool.query("select id from upload where party_id = $1", [id]);
    expect(rows).toEqual([{ id: uploadId }]);
    expect(issuesOf(await record(priya, id, { ...aFile, uploadId: unused.uploadId }))).toEqual({
      uploadId: "outside.validations.file",
    });
  });

  test("has to have arrived, be scanned, and be a reviewer's, for this party", async () => {
    const { id } = await aTenant();
    const other = await aTenant();
    const issue = async (uploadId: string) => issuesOf(await record(priya, id, { ...aFile, uploadId }));
    const wrong = { uploadId: "outside.validations.file" };
    const { data } = await prepare(priya, id);
    expect(await issue(data.prepareOutsideFile.uploadId)).toEqual(wrong);
    expect(await issue((await sendFile(priya, other.id)).uploadId)).toEqual(wrong);
    expect(await issue("nothing")).toEqual(wrong);
    const { uploadId } = await sendFile(priya, id);
    const { pool } = server.context;
    await pool.query("update upload set scan_state = 'pending' where id = $1", [uploadId]);
    expect(await issue(uploadId)).toEqual({ uploadId: "outside.validations.scan" });
    await pool.query("update upload set scan_state = 'infected' where id = $1", [uploadId]);
    expect(await issue(uploadId)).toEqual(wrong);
    expect(issuesOf(await prepare(priya, id, "text/html"))).toEqual(wrong);
  });

  test("is downloaded by a reviewer alone, and that is audited", async () => {
    const { id } = await aTenant();
    await recordWithFile(priya, id, aFile);
    const [{ id: resultId }] = (await shownTo(priya, id)).outsideResults;
    const path = fileDownloadPath(outsideFilePath(id, resultId));
    const administrator = await aColleague(server, ["ADMINISTRATOR"]);
    expect((await administrator.client.get(path)).statusCode).toBe(403);
    const copy = await priya.client.get(path);
    expect([copy.statusCode, copy.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await priya.client.get(fileDownloadPath(outsideFilePath(id, "x")))).statusCode).toBe(404);
    expect(await auditOf(server, id, "document-downloaded")).toMatchObject([
      { actor: `staff:${administrator.id}`, outcome: "refused" },
      { actor: `staff:${priya.id}`, outcome: "done" },
    ]);
  });

  test("is opened beside what was recorded, without the verdict, and that is audited", async () => {
    const { id } = await aTenant();
    const other = await aTenant();
    await recordWithFile(priya, id, aFile);
    const [{ id: resultId }] = (await shownTo(priya, id)).outsideResults;
    const open = (partyId: string, result: string) =>
      askConsole(
        lucia,
        `query ($id: ID!, $result: ID!) { outsideResult(partyId: $id, resultId: $result) {
          heldByYou party { id } result { id kind provider ccjs insolvency } } }`,
        { id: partyId, result },
      );
    expect((await open(id, resultId)).data.outsideResult).toEqual({
      heldByYou: false,
      party: { id },
      result: { id: resultId, kind: "CREDIT_FILE", provider: "Experian", ccjs: 1, insolvency: "none" },
    });
    expect(await auditOf(server, id, "document-opened")).toEqual([
      { actor: `staff:${lucia.id}`, outcome: "done", subject: resultId },
    ]);
    expect(codeOf(await open(other.id, resultId))).toBe("NOT_FOUND");
    expect(codeOf(await open(id, "x"))).toBe("NOT_FOUND");
  });

  test("that turns out to be infected is not told to the applicant, who did not send it", async () => {
    const { id, email } = await aTenant();
    const { uploadId } = await sendFile(priya, id);
    await server.runJobs();
    await server.context.pool.query("update upload set scan_state = 'pending' where id = $1", [uploadId]);
    const scanner = { scan: async () => "infected" as const, ping: async () => undefined };
    const options = { tellBy: "e-mail", timeoutMs: 1000 } as const;
    expect(await scanUpload({ ...server.context, scanner }, uploadId, options)).toBe("infected");
    const before = server.emails.length;
    await server.runJobs();
    expect(server.emails.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect(await auditOf(server, id, "file-quarantined")).toHaveLength(1);
  });
});

test("only the reviewer who works on the case records", async () => {
  const { id } = await aTenant();
  const { uploadId } = await sendFile(priya, id);
  expect(codeOf(await record(lucia, id, { ...aFile, uploadId }))).toBe("HELD_BY_COLLEAGUE");
  expect(codeOf(await prepare(lucia, id))).toBe("HELD_BY_COLLEAGUE");
  const administrator = await aColleague(server, ["ADMINISTRATOR"]);
  expect(codeOf(await record(administrator, id, { ...aFile, uploadId }))).toBe("FORBIDDEN");
  expect(codeOf(await prepare(administrator, id))).toBe("FORBIDDEN");
});
