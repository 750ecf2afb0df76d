import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { decide, deskOf, type GivenInput, onDecision, openEvidence } from "../../test/decisions.ts";
import { giveConsents } from "../../test/identity.ts";
import { addIncome, aJob, anEarner, aSalary, saveIncome } from "../../test/income.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { askedReference, passDays } from "../../test/references.ts";
import { aSentDocument, judge } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper, uploadFile } from "../../test/upload.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

const basisOf = async (partyId: string): Promise<string> => (await deskOf(priya, partyId)).basis;

/** With nothing settled on the way. */
const accept = async (partyId: string, more: Partial<GivenInput> = {}) =>
  decide(priya, partyId, { outcome: "ACCEPTED", ...more, basis: await basisOf(partyId) });

const blocksOf = async (partyId: string): Promise<readonly string[]> =>
  (await deskOf(priya, partyId)).blocked.flatMap((one: { outcome: string; block: string }) =>
    one.outcome === "ACCEPTED" ? [one.block] : [],
  );

describe("an accept rests on documents", () => {
  test("that were judged, whose problems were explained, and of which no newer one is unjudged", async () => {
    // The second passport of the same file is in somebody else's case as well.
    await aSentDocument(server, priya);
    const document = await aSentDocument(server, priya);
    const { partyId } = document;
    expect(await blocksOf(partyId)).toEqual(["DOCUMENT_NOT_JUDGED", "FINDING_NOT_JUDGED"]);
    expect(codeOf(await accept(partyId))).toBe("DOCUMENT_NOT_JUDGED");
    expect(issuesOf(await judge(priya, document, { explained: [], note: "" }))).toEqual({
      explained: "validation.required",
    });
    expect(issuesOf(await judge(priya, document, { note: "" }))).toEqual({ note: "validation.required" });
    expect((await judge(priya, document)).errors).toBeUndefined();
    expect(await blocksOf(partyId)).toEqual([]);
    expect((await accept(partyId)).errors).toBeUndefined();
    expect((await deskOf(priya, partyId)).party.status).toBe("DECIDED");
  });

  test("a problem that appears after the verdict has to be looked into again", async () => {
    const file = {
      filename: "own.pdf",
      filetype: "application/pdf",
      content: Buffer.from(`%PDF-1.4\n% own ${Math.PI}\n`),
    };
    const document = await aSentDocument(server, priya, { file });
    await judge(priya, document, { explained: [] });
    expect(await blocksOf(document.partyId)).toEqual([]);
    await aSentDocument(server, priya, { file });
    expect(await blocksOf(document.partyId)).toEqual(["FINDING_NOT_JUDGED"]);
    expect(codeOf(await accept(document.partyId))).toBe("FINDING_NOT_JUDGED");
  });

  test("a document that is not used needs no words about its problems, and a no rests on none", async () => {
    const document = await aSentDocument(server, priya);
    const decline = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] } as const;
    await judge(priya, document, { verdict: "DO_NOT_USE", explained: [], note: "Somebody else's." });
    expect(await blocksOf(document.partyId)).toEqual([]);
    const other = await aSentDocument(server, priya);
    expect((await decide(priya, other.partyId, decline)).errors).toBeUndefined();
  });

  test("waits for a check that is queued, and for no more than fifteen minutes", async () => {
    const document = await aSentDocument(server, priya);
    await judge(priya, document);
    const queued = (minutes: number) =>
      server.context.pool.query(
        "update file_check set outcome = 'not_checked:queued', at = now() - make_interval(mins => $2) where upload_id = $1",
        [document.uploadId, minutes],
      );
    await queued(14);
    expect(await blocksOf(document.partyId)).toEqual(["CHECK_RUNNING"]);
    expect(codeOf(await accept(document.partyId))).toBe("CHECK_RUNNING");
    await queued(16);
    expect(await blocksOf(document.partyId)).toEqual([]);
    expect((await accept(document.partyId)).errors).toBeUndefined();
  });
});

describe("an income counts as far as it is shown", () => {
  /** A tenant who states £36,000.50 a year; the share of the rent is £1,000. */
  const withPapers = async (...types: readonly string[]) => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    await saveIncome(client, { uuid, ...aJob, ...aSalary });
    for (const type of types) {
      const path = await uploadFile(server, client, aPaper());
      const { errors } = await saveIncome(client, { uuid, accountDocuments: [{ type, path }] });
      expect(errors).toBeUndefined();
    }
    await giveConsents(client);
    const partyId: string = (await client.graphql("{ me { uuid } }")).data.me.uuid;
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    const { rows } = await server.context.pool.query(
      "select id from document where party_id = $1 order by created_at, id",
      [partyId],
    );
    return { partyId, papers: rows.map(({ id }) => ({ partyId, documentId: id })) };
  };
  const sumOf = async (partyId: string) => {
    const { data } = await askConsole(
      priya,
      `query ($id: ID!) { decisionDesk(partyId: $id, language: en) { calculated application { affordability { isMet
        parties { partyId sum { incomeMinor isMet } declared { incomeMinor isMet } sources { declaredMinor evidencedMinor } } } } } }`,
      { id: partyId },
    );
    const { calculated, application } = data.decisionDesk;
    const { parties, isMet } = application.affordability;
    return { calculated, isMet, ...parties.find((one: { partyId: string }) => one.partyId === partyId) };
  };

  test("a declared income alone shows nothing, and what is stated stands beside it", async () => {
    const { partyId } = await withPapers();
    expect(await sumOf(partyId)).toMatchObject({
      calculated: "DECLINED",
      isMet: false,
      sum: { incomeMinor: 0, isMet: false },
      declared: { incomeMinor: 3_600_050, isMet: true },
      sources: [{ declaredMinor: 3_600_050, evidencedMinor: null }],
    });
  });

  test("an accepted paper without its figure holds the decision up, and its figure counts", async () => {
    const { partyId, papers } = await withPapers("PAYSLIP");
    const [paper] = papers;
    if (!paper) throw new Error("Nothing was sent.");
    await judge(priya, paper, { shownMinor: null });
    expect(await blocksOf(partyId)).toContain("AMOUNT_NOT_READ");
    expect(codeOf(await accept(partyId, { overrideReason: "EVIDENCE_ELSEWHERE" }))).toBe("AMOUNT_NOT_READ");
    expect(issuesOf(await judge(priya, paper, { shownMinor: -1 }))).toEqual({
      shownMinor: "validation.amount",
    });
    await judge(priya, paper, { shownMinor: 3_000_000 });
    expect(await blocksOf(partyId)).toEqual([]);
    expect(await sumOf(partyId)).toMatchObject({
      calculated: "ACCEPTED",
      sum: { incomeMinor: 3_000_000, isMet: true },
      sources: [{ evidencedMinor: 3_000_000 }],
    });
    expect((await accept(partyId)).data.proposeDecision.party.status).toBe("DECIDED");
  });

  test("a figure is void once the source has another currency", async () => {
    const { partyId, papers } = await withPapers("PAYSLIP");
    const [paper] = papers;
    if (!paper) throw new Error("Nothing was sent.");
    await judge(priya, paper, { shownMinor: 3_000_000 });
    await server.context.pool.query("update income_source set currency = 'AUD' where party_id = $1", [
      partyId,
    ]);
    expect(await blocksOf(partyId)).toContain("AMOUNT_NOT_READ");
    expect(await sumOf(partyId)).toMatchObject({ sum: { incomeMinor: 0 } });
  });

  test("several papers of one income do not add up, and none shows more than is declared", async () => {
    const { partyId, papers } = await withPapers("PAYSLIP", "BANK_STATEMENT");
    const [first, second] = papers;
    if (!first || !second) throw new Error("Two papers were sent.");
    await judge(priya, first, { shownMinor: 1_500_000 });
    await judge(priya, second, { shownMinor: 1_600_000 });
    expect(await sumOf(partyId)).toMatchObject({ calculated: "DECLINED", sum: { incomeMinor: 1_600_000 } });
    await judge(priya, second, { shownMinor: 9_900_000 });
    expect(await sumOf(partyId)).toMatchObject({ calculated: "ACCEPTED", sum: { incomeMinor: 3_600_050 } });
    await judge(priya, second, { verdict: "DO_NOT_USE", note: "Another person's.", shownMinor: null });
    expect(await sumOf(partyId)).toMatchObject({ sum: { incomeMinor: 1_500_000 } });
  });

  test("a verified job shows its pay until it ends", async () => {
    const { partyId } = await withPapers();
    const found = (endDate: string | null) =>
      server.context.pool.query(
        `insert into employment_verification (source_id, application_id, party_id, partner_id, candidate_url, webhook_hash,
            state_hash, state, ended_at, result)
          select id, application_id, party_id, gen_random_uuid()::text, 'https://konfir.example', decode(md5(random()::text), 'hex'),
            decode(md5(random()::text), 'hex'), 'completed', now(), jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
              'customId', id, 'status', 'verified', 'yearlyMinor', 3600000, 'endDate', $2::text)))
          from income_source where party_id = $1`,
        [partyId, endDate],
      );
    await found("2026-01-31");
    expect(await sumOf(partyId)).toMatchObject({ sources: [{ evidencedMinor: null }] });
    await found("2999-01-31");
    expect(await sumOf(partyId)).toMatchObject({ sources: [{ evidencedMinor: 3_600_000 }] });
  });

  test("an accept against the sums is an override, with a reason of the list and a second reviewer", async () => {
    const { partyId } = await withPapers();
    expect(issuesOf(await accept(partyId))).toEqual({ overrideReason: "validation.required" });
    expect(issuesOf(await accept(partyId, { overrideReason: "OTHER", overrideWords: "Too short." }))).toEqual(
      {
        overrideWords: "validation.min_length",
      },
    );
    const proposed = await accept(partyId, {
      overrideReason: "OTHER",
      overrideWords: "Her new contract was shown in the office.",
    });
    const { open } = proposed.data.proposeDecision;
    expect(open).toMatchObject({ state: "PROPOSED", needsSecond: true });
    expect((await deskOf(lucia, partyId)).party.status).toBe("IN_REVIEW");
    await openEvidence(server, lucia, partyId);
    expect((await onDecision(lucia, "agreeToDecision", open.id)).errors).toBeUndefined();
    const { rows } = await server.context.pool.query(
      "select override_reason, override_words from decision where party_id = $1",
      [partyId],
    );
    expect(rows).toEqual([
      { override_reason: "OTHER", override_words: "Her new contract was shown in the office." },
    ]);
  });
});

describe("an accept rests on references", () => {
  const waive = (by: Colleague, partyId: string, referenceId: string, more: object = {}) =>
    askConsole(
      by,
      `mutation ($party: ID!, $reference: ID!, $reason: WaiverReason!, $note: String!) {
        waiveReference(partyId: $party, referenceId: $reference, reason: $reason, note: $note) }`,
      { party: partyId, reference: referenceId, reason: "NOT_REACHABLE", note: "", ...more },
    );
  const sent = async () => {
    const asked = await askedReference(server);
    await addEvents(server, asked.party, "opened", "submitted");
    return { ...asked, partyId: asked.party.partyId };
  };

  test("one that may still be answered can only be overridden, by two", async () => {
    const { partyId, uuid } = await sent();
    expect((await deskOf(priya, partyId)).isReferenceOpen).toBe(true);
    expect(codeOf(await waive(priya, partyId, uuid))).toBe("REFERENCE_OPEN");
    expect(issuesOf(await accept(partyId))).toEqual({ overrideReason: "validation.required" });
    const { data } = await accept(partyId, { overrideReason: "LANDLORD_AGREES" });
    expect(data.proposeDecision.open).toMatchObject({ state: "PROPOSED", needsSecond: true });
  });

  test("one that was never answered is waived by one reviewer with a reason, and then one decides", async () => {
    const { partyId, uuid } = await sent();
    await passDays(server, 31);
    await server.runJobs();
    expect(await blocksOf(partyId)).toEqual(["REFERENCE_NOT_WAIVED"]);
    expect(codeOf(await accept(partyId, { overrideReason: "LANDLORD_AGREES" }))).toBe("REFERENCE_NOT_WAIVED");
    expect(issuesOf(await waive(priya, partyId, uuid, { reason: "OTHER", note: " " }))).toEqual({
      note: "validation.required",
    });
    for (const _press of [1, 2]) {
      expect((await waive(priya, partyId, uuid)).errors).toBeUndefined();
    }
    expect(await blocksOf(partyId)).toEqual([]);
    const { data } = await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { references { waiver { reason note by } } } }",
      { id: partyId },
    );
    expect(data.dossier.references).toEqual([
      { waiver: { reason: "NOT_REACHABLE", note: null, by: "Priya Nair" } },
    ]);
    const audited = await server.context.pool.query(
      "select actor from audit_entry where party_id = $1 and action = 'reference-waived'",
      [partyId],
    );
    expect(audited.rows).toEqual([{ actor: `staff:${priya.id}` }]);
    expect((await accept(partyId)).data.proposeDecision.party.status).toBe("DECIDED");
    expect(codeOf(await waive(priya, partyId, uuid))).toBe("CASE_CLOSED");
  });

  test("asking again takes the waiver back", async () => {
    const { partyId, uuid } = await sent();
    await passDays(server, 31);
    await server.runJobs();
    await waive(priya, partyId, uuid);
    const again = await askConsole(
      priya,
      'mutation ($party: ID!, $id: ID!) { askRefereeAgain(partyId: $party, referenceId: $id, email: "ada@moss.example") }',
      { party: partyId, id: uuid },
    );
    expect(again.errors).toBeUndefined();
    expect((await deskOf(priya, partyId)).isReferenceOpen).toBe(true);
  });

  test("another party's reference is not found", async () => {
    const [one, other] = [await sent(), await sent()];
    expect(codeOf(await waive(priya, one.partyId, other.uuid))).toBe("NOT_FOUND");
    expect(codeOf(await waive(priya, one.partyId, "x"))).toBe("NOT_FOUND");
  });
});
