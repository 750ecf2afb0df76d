import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { decide, decideFully, deskOf } from "../../../test/decisions.ts";
import { seedPeople } from "../../../test/parties.ts";
import {
  BRANDT,
  importRows,
  judge,
  OTHERS,
  sanctionsDeskOf,
  sendAs,
  someoneOf,
} from "../../../test/sanctions.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeEach(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterEach(() => server.close());

const blocksOf = async (partyId: string): Promise<readonly string[]> =>
  (await deskOf(priya, partyId)).blocked
    .filter(({ outcome }: { outcome: string }) => outcome === "ACCEPTED")
    .map(({ block }: { block: string }) => block)
    .filter((block: string) => block.startsWith("SANCTIONS"));

const [ACCEPTED, OTHER] = [{ outcome: "ACCEPTED" }, "other_person"] as const;

describe("LAW-19 (in part) screening", () => {
  test("a party is screened on sending, and the result without a candidate keeps the list's day and hash", async () => {
    const hash = await importRows(server, "25-Nov-2026", [BRANDT, ...OTHERS]);
    const { partyId } = await sendAs(server, ["Amara", "Okafor"]);
    const desk = await sanctionsDeskOf(priya, partyId);
    expect(desk.standing).toEqual({ state: "CLEAR", day: "2026-11-25", open: 0 });
    expect(desk.screenings).toEqual([{ day: "2026-11-25", hash, found: 0 }]);
    expect(await blocksOf(partyId)).toEqual([]);
    expect((await decide(priya, partyId, ACCEPTED)).errors).toBeUndefined();
  });

  test.each(["tenant", "occupier", "guarantor"] as const)("a %s is screened", async (role) => {
    const home = `${randomUUID()} Road`;
    const [, party] = await seedPeople(server, [
      { ...someoneOf(["Amara", "Okafor"]), home, submitted: true },
      { ...someoneOf(["Lukas", "Brandt"]), home, role, submitted: true },
    ]);
    await importRows(server, "25-Nov-2026", [BRANDT]);
    await server.runJobs();
    expect((await sanctionsDeskOf(priya, party?.partyId ?? "")).standing.state).toBe("OPEN");
  });

  test("nothing of what was asked or found is readable in the database", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    await sendAs(server, ["Lukas", "Brandt"]);
    const { rows } = await server.context.pool.query(
      "select s.*, c.* from sanctions_screening s join sanctions_candidate c on c.screening_id = s.id",
    );
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(
      rows.map((row) =>
        Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : value)),
      ),
    );
    expect(text).not.toMatch(/brandt|UTO0042|1991-\d\d-\d\d|\d\d\/1991/i);
  });

  test("an open candidate stops an acceptance until a person has given a verdict", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT, ...OTHERS]);
    const { partyId } = await sendAs(server, ["Lukas", "Brandt"]);
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
    const { partyId } = await sendAs(server, ["Amara", "Okafor"]);
    await importRows(server, "25-Nov-2026", [BRANDT]);
    expect(codeOf(await decide(priya, partyId, ACCEPTED))).toBe("SANCTIONS_NOT_SCREENED");
    await server.runJobs();
    expect((await decide(priya, partyId, ACCEPTED)).errors).toBeUndefined();
  });

  test("without a list nothing is screened and nothing stops, unless the setting asks for one", async () => {
    const { partyId } = await sendAs(server, ["Lukas", "Brandt"]);
    expect((await sanctionsDeskOf(priya, partyId)).standing).toEqual({
      state: "NO_LIST",
      day: null,
      open: 0,
    });
    expect(await blocksOf(partyId)).toEqual([]);
    const strict = await openTestServer({ SANCTIONS_LIST: "required" });
    try {
      const ruth = await aColleague(strict);
      const [party] = await seedPeople(strict, [{ ...someoneOf(["Lukas", "Brandt"]), submitted: true }]);
      expect(codeOf(await decide(ruth, party?.partyId ?? "", ACCEPTED))).toBe("SANCTIONS_LIST_MISSING");
    } finally {
      await strict.close();
    }
  });

  test("changed names are screened again, and the candidate of before stays", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const { partyId } = await sendAs(server, ["Lukas", "Brandt"]);
    await server.context.pool.query("update identity_facts set last_name = 'Winter' where party_id = $1", [
      partyId,
    ]);
    await server.context.pool.query("update party set invited_last_name = 'Winter' where id = $1", [partyId]);
    expect(await blocksOf(partyId)).toEqual(["SANCTIONS_CANDIDATE_OPEN"]);
  });
});

describe("LAW-19 (in part) a newer list", () => {
  test("screens every open party again; a judged candidate needs no second verdict, a changed entry does", async () => {
    await importRows(server, "25-Nov-2026", [BRANDT]);
    const { partyId } = await sendAs(server, ["Lukas", "Brandt"]);
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
    const [party] = await seedPeople(server, [
      { ...someoneOf(["Lukas", "Brandt"]), home, submitted: true },
      { ...someoneOf(["Nina", "Moss"]), home, identity: "none", submitted: false },
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
    const accepted = await sendAs(server, ["Lukas", "Brandt"]);
    const declined = await sendAs(server, ["Lucas", "Brandt"]);
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
