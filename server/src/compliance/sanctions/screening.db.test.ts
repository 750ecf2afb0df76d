import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { personRow } from "@latchkey/domain/testing/sanctions-list.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asParty, codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, decideFully, deskOf } from "../../../test/decisions.ts";
import { ME, submit } from "../../../test/identity.ts";
import { seedPeople } from "../../../test/parties.ts";
import { importRows, judge, sanctionsDeskOf } from "../../../test/sanctions.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

const BRANDT = personRow("UTO0042", ["Lukas Emil", "BRANDT"], {
  "D.O.B": "00/00/1992",
  "Nationality(/ies)": "Utopia",
});
const OTHERS = ["Zoltan Verekes", "Ilmari Takkunen", "Oyelaran Bamidele"].map((name, at) => {
  const [given = "", surname = ""] = name.split(" ");
  return personRow(`UTO010${at}`, [given, surname]);
});

/** Ids and times differ between two servers. */
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

let server: TestServer;
let priya: Colleague;
beforeEach(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterEach(() => server.close());

const someone = {
  birthdate: "1991-04-14",
  nationality: "DE",
  policy: "identity-only",
  consents: true,
} as const;

const sent = async (firstName: string, lastName: string) => {
  const email = `${randomUUID()}@example.com`;
  const [party] = await seedPeople(server, [
    { ...someone, email, firstName, lastName, identity: "completed", submitted: false },
  ]);
  if (!party) throw new Error("Nobody was seeded.");
  const client = asParty(await signIn(server, email), party.partyId);
  expect((await submit(client)).errors).toBeUndefined();
  await server.runJobs();
  return party;
};

const blocksOf = async (partyId: string): Promise<readonly string[]> =>
  (await deskOf(priya, partyId)).blocked
    .filter(({ outcome }: { outcome: string }) => outcome === "ACCEPTED")
    .map(({ block }: { block: string }) => block)
    .filter((block: string) => block.startsWith("SANCTIONS"));

const [ACCEPTED, OTHER, SAME] = [{ outcome: "ACCEPTED" }, "other_person", "same_person"] as const;

describe("issue England 11: screening", () => {
  test("a party is screened on sending, and the result without a candidate keeps the list's day and hash", async () => {
    const hash = await importRows(server, "25-Nov-2026", [BRANDT, ...OTHERS]);
    const { partyId } = await sent("Amara", "Okafor");
    const desk = await sanctionsDeskOf(priya, partyId);
    expect(desk.standing).toEqual({ state: "CLEAR", day: "2026-11-25", open: 0 });
    expect(desk.screenings).toEqual([{ day: "2026-11-25", hash, found: 0 }]);
    expect(await blocksOf(partyId)).toEqual([]);
    expect((await decide(priya, partyId, ACCEPTED)).errors).toBeUndefined();
  });

  test.each(["tenant", "occupier", "guarantor"] as const)("a %s is screened", async (role) => {
    const home = `${randomUUID()} Road`;
    const people = [
      {
        ...someone,
        email: `${randomUUID()}@example.com`,
        firstName: "Amara",
        lastName: "Okafor",
        role: "tenant",
      },
      { ...someone, email: `${randomUUID()}@example.com`, firstName: "Lukas", lastName: "Brandt", role },
    ] as const;
    const [, party] = await seedPeople(
      server,
      people.map((person) => ({ ...person, home, identity: "completed", submitted: true })),
    );
    await importRows(server, "25-Nov-2026", [BRANDT]);
    await server.runJobs();
    expect((await sanctionsDeskOf(priya, party?.partyId ?? "")).standing.state).toBe("OPEN");
  });

  test("nothing of what was asked or found is readable in the database", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    await sent("Lukas", "Brandt");
    const { rows } = await server.context.pool.query(
      "select s.*, c.* from sanctions_screening s join sanctions_candidate c on c.screening_id = s.id",
    );
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(
      rows.map((row) =>
        Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : value)),
      ),
    );
    expect(text).not.toMatch(/brandt|UTO0042|1991/i);
  });

  test("an open candidate stops an acceptance until a person has given a verdict", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT, ...OTHERS]);
    const { partyId } = await sent("Lukas", "Brandt");
    const desk = await sanctionsDeskOf(priya, partyId);
    expect(desk.standing).toEqual({ state: "OPEN", day: "2026-11-25", open: 1 });
    const [candidate] = desk.candidates;
    expect(candidate).toMatchObject({
      entryId: "UTO0042",
      isOpen: true,
      births: ["1992"],
      nationalities: ["Utopia"],
    });
    expect(candidate.reasons.map(({ code }: { code: string }) => code)).toEqual([
      "NAME_PARTS_ALIKE",
      "NAME_PARTS_MORE",
      expect.stringMatching(/^(NAME_COMMON|BIRTH_IS_CLOSE)$/),
      ...(candidate.reasons.length > 3 ? ["BIRTH_IS_CLOSE"] : []),
    ]);
    expect(codeOf(await decide(priya, partyId, ACCEPTED))).toBe("SANCTIONS_CANDIDATE_OPEN");
    expect(
      (await decide(priya, partyId, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] })).errors,
    ).toBeUndefined();

    const named = { partyId, candidateId: candidate.id };
    expect(issuesOf(await judge(priya, { ...named, verdict: OTHER, reason: "No.", seenOn: [] }))).toEqual({
      reason: "sanctions.validations.reason",
      seenOn: "sanctions.validations.seenOn",
    });
    await judge(priya, { ...named, verdict: "unsure", seenOn: [] });
    expect(await blocksOf(partyId)).toEqual(["SANCTIONS_CANDIDATE_OPEN"]);
    await judge(priya, { ...named, verdict: OTHER });
    const after = await sanctionsDeskOf(priya, partyId);
    expect(after.standing.state).toBe("CLEAR");
    expect(after.candidates[0].verdicts.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      OTHER,
      "unsure",
    ]);
    expect(await blocksOf(partyId)).toEqual([]);
    const { rows } = await server.context.pool.query(
      "select outcome, subject from audit_entry where action = 'sanctions-candidate-judged'",
    );
    expect(rows).toEqual([1, 2].map(() => ({ outcome: "done", subject: candidate.id })));
  });

  test("a screening that has not run stops an acceptance", async () => {
    const { partyId } = await sent("Amara", "Okafor");
    await importRows(server, "25-Nov-2026", [BRANDT]);
    expect(codeOf(await decide(priya, partyId, ACCEPTED))).toBe("SANCTIONS_NOT_SCREENED");
    await server.runJobs();
    expect((await decide(priya, partyId, ACCEPTED)).errors).toBeUndefined();
  });

  test("without a list nothing is screened and nothing stops, unless the setting asks for one", async () => {
    const { partyId } = await sent("Lukas", "Brandt");
    expect((await sanctionsDeskOf(priya, partyId)).standing).toEqual({
      state: "NO_LIST",
      day: null,
      open: 0,
    });
    expect(await blocksOf(partyId)).toEqual([]);
    const strict = await openTestServer({ SANCTIONS_LIST: "required" });
    try {
      const ruth = await aColleague(strict);
      const [party] = await seedPeople(strict, [
        {
          ...someone,
          email: "lukas@example.com",
          firstName: "Lukas",
          lastName: "Brandt",
          identity: "completed",
          submitted: true,
        },
      ]);
      expect(codeOf(await decide(ruth, party?.partyId ?? "", ACCEPTED))).toBe("SANCTIONS_LIST_MISSING");
    } finally {
      await strict.close();
    }
  });

  test("changed names are screened again, and the candidate of before stays", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const { partyId } = await sent("Lukas", "Brandt");
    await server.context.pool.query("update identity_facts set last_name = 'Winter' where party_id = $1", [
      partyId,
    ]);
    await server.context.pool.query("update party set invited_last_name = 'Winter' where id = $1", [partyId]);
    expect(await blocksOf(partyId)).toEqual(["SANCTIONS_CANDIDATE_OPEN"]);
  });
});

describe("issue England 11: a newer list", () => {
  test("screens every open party again; a judged candidate needs no second verdict, a changed entry does", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const { partyId } = await sent("Lukas", "Brandt");
    const [candidate] = (await sanctionsDeskOf(priya, partyId)).candidates;
    await judge(priya, { partyId, candidateId: candidate.id, verdict: OTHER });

    await importRows(server, "26-Nov-2026", [BRANDT, ...OTHERS]);
    await server.runJobs();
    const same = await sanctionsDeskOf(priya, partyId);
    expect(same.standing).toEqual({ state: "CLEAR", day: "2026-11-26", open: 0 });
    expect(same.screenings.map(({ day, found }: { day: string; found: number }) => [day, found])).toEqual([
      ["2026-11-26", 1],
      ["2026-11-25", 1],
    ]);
    expect(same.candidates).toHaveLength(1);

    await importRows(server, "27-Nov-2026", [{ ...BRANDT, "D.O.B": "14/04/1991" }]);
    await server.runJobs();
    expect((await sanctionsDeskOf(priya, partyId)).standing).toMatchObject({ state: "OPEN", open: 1 });
  });

  test("drops an acceptance that is agreed but not told", async () => {
    await importRows(server, "25-Nov-2026", OTHERS);
    const home = `${randomUUID()} Road`;
    const moss = { ...someone, email: `${randomUUID()}@example.com`, firstName: "Nina", lastName: "Moss" };
    const lukas = { ...moss, email: `${randomUUID()}@example.com`, firstName: "Lukas", lastName: "Brandt" };
    const [party] = await seedPeople(server, [
      { ...lukas, home, identity: "completed", submitted: true },
      { ...moss, home, identity: "none", submitted: false },
    ]);
    const partyId = party?.partyId ?? "";
    await server.runJobs();
    await decide(priya, partyId, ACCEPTED);
    expect((await deskOf(priya, partyId)).open.state).toBe("AGREED");
    await importRows(server, "26-Nov-2026", [BRANDT, ...OTHERS]);
    await server.runJobs();
    expect((await deskOf(priya, partyId)).open).toBeNull();
    expect(await blocksOf(partyId)).toEqual(["SANCTIONS_CANDIDATE_OPEN"]);
  });

  test("screens an accepted party until the tenancy starts, and nobody whose application has ended", async () => {
    await importRows(server, "25-Nov-2026", OTHERS);
    const accepted = await sent("Lukas", "Brandt");
    const declined = await sent("Lucas", "Brandt");
    await decide(priya, accepted.partyId, ACCEPTED);
    const second = await aColleague(server);
    await decideFully(server, [priya, second], {
      partyId: declined.partyId,
      outcome: "DECLINED",
      reasons: ["IDENTITY_NOT_SHOWN"],
    });
    await server.runJobs();
    await importRows(server, "26-Nov-2026", [BRANDT, ...OTHERS]);
    await server.runJobs();
    expect((await sanctionsDeskOf(priya, accepted.partyId)).standing.state).toBe("OPEN");
    expect((await sanctionsDeskOf(priya, declined.partyId)).screenings).toHaveLength(1);
    await server.context.pool.query("update application set tenancy_start = '2026-11-01' where id = $1", [
      accepted.applicationId,
    ]);
    await importRows(server, "27-Nov-2026", OTHERS);
    await server.runJobs();
    expect((await sanctionsDeskOf(priya, accepted.partyId)).screenings[0].day).toBe("2026-11-26");
  });
});

describe("issue England 11: a confirmed candidate", () => {
  const confirmed = async (email: string | null) => {
    await server.context.pool.query("update agency set compliance_email = $1", [email]);
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const party = await sent("Lukas", "Brandt");
    await server.context.pool.query("update agency set compliance_email = $1", [email]);
    const [{ id }] = (await sanctionsDeskOf(priya, party.partyId)).candidates;
    const before = server.emails.length;
    const { data } = await judge(priya, {
      partyId: party.partyId,
      candidateId: id,
      verdict: SAME,
      reason: "The passport has the same number as the list.",
    });
    await server.runJobs();
    return { ...party, desk: data.judgeSanctionsCandidate, emails: server.emails.slice(before) };
  };

  test("is told to the agency's compliance contact alone, with the text for OFSI, and stops an acceptance", async () => {
    const { partyId, desk, emails } = await confirmed("compliance@hartley.example");
    expect(desk.standing.state).toBe("CONFIRMED");
    expect(desk.candidates[0].verdicts[0]).toMatchObject({ verdict: SAME, tellsAgency: true });
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
    expect(text).not.toContain("1991");
    expect(codeOf(await decide(priya, partyId, ACCEPTED))).toBe("SANCTIONS_CONFIRMED");
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

  test("the applicant reads nothing of it: neither page, nor data, nor e-mail differ", async () => {
    const email = "lukas.brandt@example.com";
    const seen = async (rows: Parameters<typeof importRows>[2]) => {
      const other = await openTestServer();
      try {
        const reviewer = await aColleague(other);
        await importRows(other, "25-Nov-2026", rows);
        const [party] = await seedPeople(other, [
          {
            ...someone,
            email,
            firstName: "Lukas",
            lastName: "Brandt",
            identity: "completed",
            submitted: true,
          },
        ]);
        await other.runJobs();
        const partyId = party?.partyId ?? "";
        const [found] = (await sanctionsDeskOf(reviewer, partyId)).candidates;
        if (found) await judge(reviewer, { partyId, candidateId: found.id, verdict: SAME });
        await other.runJobs();
        const client = asParty(await signIn(other, email), partyId);
        const { data, errors } = await client.graphql(ME);
        expect(errors).toBeUndefined();
        const page = { ...data.me, uuid: "", identityDocuments: [] };
        const emails = other.emails
          .filter(({ to, id }) => to === email && !id.startsWith("sign-in"))
          .map(({ message }) => [message.subject, JSON.stringify(message.paragraphs)]);
        return { page, emails, raised: found !== undefined };
      } finally {
        await other.close();
      }
    };
    const [raised, clear] = [await seen([BRANDT]), await seen(OTHERS)];
    expect([raised.raised, clear.raised]).toEqual([true, false]);
    expect(raised.emails).toEqual(clear.emails);
    expect(JSON.stringify(raised.page).replace(IDS, "")).toBe(JSON.stringify(clear.page).replace(IDS, ""));
    expect(readFileSync("server/schema.graphql", "utf8")).not.toMatch(/sanction/i);
    expect(JSON.stringify(raised)).not.toMatch(/sanction|UTO0042|OFSI/i);
  });
});
