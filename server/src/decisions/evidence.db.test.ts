import { documentFilePath, filePagePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { decide, onDecision, take } from "../../test/decisions.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { aSentDocument, auditOf, getPage } from "../../test/reviewed.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const checks = openTestChecks();
let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  server = await openTestServer({ DOCUMENT_VIEWS_PER_DAY: "5" }, { checks });
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

/** A party with a passport, and Priya's proposal to decline it. */
const aProposal = async () => {
  const document = await aSentDocument(server, priya);
  await take(priya, document.partyId);
  const { data } = await decide(priya, document.partyId, {
    outcome: "DECLINED",
    reasons: ["IDENTITY_NOT_SHOWN"],
  });
  return { document, id: data.proposeDecision.open.id };
};

describe("what a second reviewer has opened", () => {
  test("is no page that the document does not have", async () => {
    const { document, id } = await aProposal();
    const { client } = lucia;
    const nowhere = await client.get(
      filePagePath(documentFilePath(document.partyId, document.documentId), "2"),
    );
    expect(nowhere.statusCode).toBe(422);
    expect(await auditOf(server, document.partyId, "document-viewed")).toMatchObject([
      { outcome: "refused" },
    ]);
    expect(codeOf(await onDecision(lucia, "agreeToDecision", id))).toBe("EVIDENCE_NOT_OPENED");
    expect((await getPage(lucia, document)).statusCode).toBe(200);
    expect((await onDecision(lucia, "agreeToDecision", id)).errors).toBeUndefined();
  });

  test("is a file that is gone, once it was asked for", async () => {
    const { document, id } = await aProposal();
    await server.context.store.remove(document.key);
    expect(codeOf(await onDecision(lucia, "agreeToDecision", id))).toBe("EVIDENCE_NOT_OPENED");
    expect((await getPage(lucia, document)).statusCode).toBe(410);
    expect((await onDecision(lucia, "agreeToDecision", id)).errors).toBeUndefined();
  });

  test("is nothing that was refused for the day's limit", async () => {
    const tom = await aColleague(server);
    const other = await aSentDocument(server, priya);
    for (let look = 0; look < 5; look += 1) await getPage(tom, other);
    const { document, id } = await aProposal();
    expect((await getPage(tom, document)).statusCode).toBe(429);
    expect(codeOf(await onDecision(tom, "agreeToDecision", id))).toBe("EVIDENCE_NOT_OPENED");
  });
});
