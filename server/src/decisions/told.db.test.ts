import { londonDate } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideFully as decideByTwo, deskOf, type GivenInput } from "../../test/decisions.ts";
import { aSentDocument, auditOf } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { causeText } from "../platform/mail/cause.ts";
import { plainLines } from "../platform/mail/email-text.ts";

const HOOK_SECRET = "a-secret-of-more-than-thirty-two-characters";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  // The day of a decision is that of the clock that its row has.
  const today = () => londonDate(Date.now());
  server = await openTestServer({ MAIL_HOOK_SECRET: HOOK_SECRET, STAFF_NAMES: "full" }, { today });
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

const accept: GivenInput = { outcome: "ACCEPTED" };
const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };
const withCondition: GivenInput = { ...accept, conditions: ["ORIGINALS_BEFORE_KEYS"] };

const decideFully = (partyId: string, given: GivenInput): Promise<string> =>
  decideByTwo(server, [priya, lucia], { ...given, partyId });

describe("the e-mail of a decision", () => {
  test.each([
    ["a yes", accept, { outcome: "ACCEPTED", withConditions: false }],
    [
      "a yes with conditions",
      { ...withCondition, metBy: "soon" },
      { outcome: "ACCEPTED", withConditions: true },
    ],
    ["a no", decline, { outcome: "DECLINED", withConditions: false }],
  ] as const)(
    "is the one that its reviewer was shown, in the applicant's language: %s",
    async (_what, given, kind) => {
      const { partyId } = await aSentDocument(server, priya);
      await server.context.pool.query(
        "update account set language = 'de' where id = (select account_id from party where id = $1)",
        [partyId],
      );
      const { previews } = await deskOf(priya, partyId);
      const metBy = "metBy" in given ? { metBy: server.context.today() } : {};
      const id = await decideFully(partyId, { ...given, ...metBy });
      await server.runJobs();
      const sent = server.emails.filter((email) => email.id === `decided-${id}`);
      expect(sent).toHaveLength(1);
      const shown = previews.find(
        ({ outcome, withConditions }: typeof kind) =>
          outcome === kind.outcome && withConditions === kind.withConditions,
      );
      expect(shown.yours.language).toBe("en");
      for (const { message } of sent) {
        expect(shown.theirs).toEqual({
          language: "de",
          subject: message.subject,
          lines: [...plainLines(message)],
        });
      }
    },
  );

  test("that does not arrive is an entry of the case, and the case shows it", async () => {
    const { partyId } = await aSentDocument(server, priya);
    const id = await decideFully(partyId, accept);
    const report = await server.app.inject({
      method: "POST",
      url: "/callbacks/mail",
      headers: { authorization: `Bearer ${HOOK_SECRET}` },
      payload: { email: causeText(server.context.keyring, { kind: "decided", id }), status: "5.1.1" },
    });
    expect(report.statusCode).toBe(204);
    expect(await auditOf(server, partyId, "decision-bounced")).toEqual([
      { actor: "job:mail", outcome: "done", subject: id },
    ]);
    const { data } = await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { failedEmails { kind reason at } } }",
      { id: partyId },
    );
    expect(data.dossier.failedEmails).toEqual([
      { kind: "DECIDED", reason: "5.1.1", at: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});

test("who decided is named in full where the provider says so", async () => {
  const { client, partyId } = await aSentDocument(server, priya);
  await decideFully(partyId, decline);
  const { data } = await client.graphql("{ me { latestValidation { decision { people } } } }");
  expect(data.me.latestValidation.decision.people).toEqual(["Priya Nair", "Priya Nair"]);
});
