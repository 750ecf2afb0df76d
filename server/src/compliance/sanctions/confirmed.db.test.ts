import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asParty, codeOf, signIn } from "../../../test/client.ts";
import { decide } from "../../../test/decisions.ts";
import { ME } from "../../../test/identity.ts";
import { partyNamed } from "../../../test/parties.ts";
import { BRANDT, importRows, judge, OTHERS, sanctionsDeskOf, sendAs } from "../../../test/sanctions.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { wordsIn } from "../../../test/words-in.ts";
import { readTrail } from "../../investigations/read-bundle.ts";

/** Ids and times differ between two servers. */
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

let server: TestServer;
let priya: Colleague;
beforeEach(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterEach(() => server.close());

describe("LAW-19 (in part) a confirmed candidate", () => {
  const confirmed = async (email: string | null) => {
    await server.context.pool.query("update agency set compliance_email = $1", [email]);
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const party = await sendAs(server, ["Lukas", "Brandt"]);
    await server.context.pool.query("update agency set compliance_email = $1", [email]);
    const [{ id }] = (await sanctionsDeskOf(priya, party.partyId)).candidates;
    const before = server.emails.length;
    const { data } = await judge(priya, {
      partyId: party.partyId,
      candidateId: id,
      verdict: "same_person",
      reason: "The passport has the same number as the list.",
    });
    await server.runJobs();
    return { ...party, desk: data.judgeSanctionsCandidate, emails: server.emails.slice(before) };
  };

  test("is told to the agency's compliance contact alone, with the text for OFSI, and stops an acceptance", async () => {
    const { partyId, desk, emails } = await confirmed("compliance@hartley.example");
    expect(desk.standing.state).toBe("CONFIRMED");
    expect(desk.candidates[0].verdicts[0]).toMatchObject({ verdict: "same_person", tellsAgency: true });
    expect(emails.map(({ to }) => to)).toEqual(["compliance@hartley.example"]);
    const text = JSON.stringify(emails[0]?.message);
    for (const part of [
      "OFSI",
      "UTO0042",
      "Lukas Brandt",
      "The passport has the same number",
      "25 November 2026",
    ]) {
      expect(text).toContain(part);
    }
    expect(wordsIn(emails[0]?.message)).not.toContain("1991");
    expect(codeOf(await decide(priya, partyId, { outcome: "ACCEPTED" }))).toBe("SANCTIONS_CONFIRMED");
  });

  test("without a contact sends nothing, and the page has the text for OFSI", async () => {
    const { desk, emails } = await confirmed(null);
    expect(emails).toEqual([]);
    expect(desk.hasContact).toBe(false);
    expect(desk.candidates[0].verdicts[0].tellsAgency).toBe(false);
    expect(desk.candidates[0].report).toContainEqual({
      name: "Entry on the list",
      value: expect.stringContaining("UTO0042"),
    });
  });

  /** The answers of the API to Lukas about his case, after a list of these people. */
  const readBy = async (rows: Parameters<typeof importRows>[2]) => {
    const other = await openTestServer();
    try {
      const reviewer = await aColleague(other);
      await importRows(other, "25-Nov-2026", rows);
      const { partyId, email } = await sendAs(other, ["Lukas", "Brandt"]);
      const [found] = (await sanctionsDeskOf(reviewer, partyId)).candidates;
      if (found) await judge(reviewer, { partyId, candidateId: found.id, verdict: "same_person" });
      await other.runJobs();
      const { data, errors } = await asParty(await signIn(other, email), partyId).graphql(ME);
      expect(errors).toBeUndefined();
      const emails = other.emails
        .filter(({ to, id }) => to === email && !id.startsWith("sign-in"))
        .map(({ message }) => [message.subject, message.paragraphs]);
      const page = JSON.stringify([{ ...data.me, identityDocuments: [] }, emails]);
      return { page: page.replace(IDS, ""), isRaised: found !== undefined };
    } finally {
      await other.close();
    }
  };

  test("the applicant reads nothing of it: neither page, nor data, nor e-mail differ", async () => {
    const [raised, clear] = [await readBy([BRANDT]), await readBy(OTHERS)];
    expect([raised.isRaised, clear.isRaised]).toEqual([true, false]);
    expect(raised.page).toBe(clear.page);
    expect(raised.page).toContain("Lukas");
    expect(readFileSync("server/schema.graphql", "utf8")).not.toMatch(/sanction/i);
  });

  test("a bundle of the case leaves it out", async () => {
    const { partyId } = await confirmed(null);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as n from audit_entry where party_id = $1 and action = 'sanctions-candidate-judged'",
      [partyId],
    );
    expect(rows).toEqual([{ n: 1 }]);
    const trail = await readTrail(server.context.db, await partyNamed(server, partyId));
    expect(trail.map(({ action }) => action)).toContain("validation-submitted");
    expect(JSON.stringify(trail)).not.toContain("sanctions");
  });
});
