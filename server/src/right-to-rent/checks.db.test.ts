import type { GivenRecord } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { filePagePath, rightToRentFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asParty, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decide, deskOf } from "../../test/decisions.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { auditOf } from "../../test/reviewed.ts";
import {
  aHomeOf,
  aTenantOf,
  checksOf,
  prepareEvidenceFile,
  providersOf,
  recordOf,
  sendEvidence,
  sendLetting,
  sendProvider,
  sendProviderLook,
  sendProviderUse,
  sendRecord,
  signingOf,
  withFile,
} from "../../test/right-to-rent.ts";
import { aColleague, addStaff, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { readLettingFiles } from "../compliance/deposit-files.ts";
import { removeAbandonedUploads } from "../documents/abandoned-uploads.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let ruth: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  const clock = { today: () => CHECKED_ON, nowSeconds };
  server = await openTestServer({}, { ...clock, checks: openTestChecks() });
  priya = await aColleague(server);
  lucia = await aColleague(server);
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const aHome = (people = 1, country: "ENG" | "SCT" = "ENG") => aHomeOf(priya, people, country);
const aTenant = (facts: { nationality?: string; birthdate?: string } = {}) => aTenantOf(server, priya, facts);
const record = (partyId: string, given: GivenRecord, by = priya) => recordOf(server, by, { partyId, given });

const online = (changes: Readonly<Record<string, string | undefined>> = {}) =>
  aRightToRentRecord("ONLINE", changes);
const limited = online({ outcome: "time_limited", limitedUntil: "2028-02-01" });
const override = aRightToRentRecord("NO_EXCUSE");

describe("a record", () => {
  test("of a share code is complete, says who and when, and is read with its file", async () => {
    const { partyId } = await aTenant();
    expect((await record(partyId, limited)).errors).toBeUndefined();
    const reads = () => auditOf(server, partyId, "right-to-rent-read");
    const before = (await reads()).length;
    const { checks, ruleSet } = await checksOf(priya, partyId);
    expect(ruleSet).toBe("ENG-RTR-2026-10-01");
    expect(checks).toMatchObject([
      {
        route: "ONLINE",
        purpose: "BEFORE_AGREEMENT",
        state: "COMPLETE",
        ruleSet: "ENG-RTR-2026-10-01",
        checkedOn: CHECKED_ON,
        shows: "RIGHT",
        isTimeLimited: true,
        followUpBy: "2028-02-01",
        by: "Priya Nair",
        second: null,
        files: [{ field: "resultFile" }],
      },
    ]);
    expect(checks[0].values).toContainEqual({ name: "shareCode", value: "R12 345 678" });
    expect(await auditOf(server, partyId, "right-to-rent-recorded")).toHaveLength(1);
    expect(await reads()).toHaveLength(before + 1);
  });

  test("is kept encrypted, under a key of its own", async () => {
    const { partyId } = await aTenant();
    await record(partyId, limited);
    const { rows } = await server.context.pool.query(
      `select c.sealed, k.wrapped_key <> p.wrapped_key as own, u.key_kind from right_to_rent_check c
        join right_to_rent_key k on k.id = c.party_id join party p on p.id = c.party_id
        join right_to_rent_file f on f.check_id = c.id join upload u on u.id = f.upload_id where c.party_id = $1`,
      [partyId],
    );
    expect(rows).toHaveLength(1);
    for (const { sealed, own, key_kind } of rows) {
      expect(sealed.toString("latin1")).not.toMatch(/R12|Wójcik|Calvert/);
      expect([own, key_kind]).toEqual([true, "right_to_rent"]);
    }
    // The party's key is destroyed: the record and its file stay readable.
    await server.context.pool.query("update party set wrapped_key = '\\x00' where id = $1", [partyId]);
    const { checks } = await checksOf(priya, partyId);
    expect(checks[0].values).not.toEqual([]);
    const [{ uploadId }] = checks[0].files;
    const page = await priya.client.get(filePagePath(rightToRentFilePath(partyId, uploadId), 1));
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("image/jpeg");
  });

  test("is refused with the fields that lack, and nothing is kept", async () => {
    const { partyId } = await aTenant();
    const refused = await record(partyId, online({ shownName: undefined, likeness: undefined }));
    expect(issuesOf(refused)).toEqual({
      shownName: "validation.required",
      likeness: "rightToRent.validations.confirm",
    });
    expect((await checksOf(priya, partyId)).checks).toEqual([]);
  });

  test("takes only files that have arrived for this person's check", async () => {
    const one = await aTenant();
    const other = await aTenant();
    const foreign = await sendEvidence(server, priya, other.partyId);
    const file = { resultFile: "rightToRent.validations.file" };
    expect(issuesOf(await sendRecord(priya, one.partyId, withFile(limited, foreign)))).toEqual(file);
    expect(issuesOf(await sendRecord(priya, one.partyId, limited))).toEqual(file);
    const prepared = (await prepareEvidenceFile(priya, one.partyId)).data.prepareRightToRentFile.uploadId;
    expect(issuesOf(await sendRecord(priya, one.partyId, withFile(limited, prepared)))).toEqual(file);
    expect(issuesOf(await prepareEvidenceFile(priya, one.partyId, "application/msword"))).toEqual({
      file: "rightToRent.validations.file",
    });
  });

  test("keeps its file, and a file that no record uses is tidied up", async () => {
    const { partyId } = await aTenant();
    await record(partyId, limited);
    await sendEvidence(server, priya, partyId);
    await server.context.pool.query(
      "update upload set created_at = created_at - interval '30 days' where party_id = $1",
      [partyId],
    );
    const { db, store } = server.context;
    await removeAbandonedUploads(db, store);
    const { rows } = await server.context.pool.query(
      "select is_bound from upload where party_id = $1 and state = 'stored'",
      [partyId],
    );
    expect(rows).toEqual([{ is_bound: true }]);
  });

  test("keeps nothing that the rules do not ask for", async () => {
    const { partyId } = await aTenant();
    await record(partyId, online({ noExcuseReason: "not asked for", limitedUntil: "2028-02-01" }));
    const [{ values }] = (await checksOf(priya, partyId)).checks;
    const names = values.map(({ name }: { readonly name: string }) => name);
    expect(names).toContain("shownName");
    expect(names).not.toContain("noExcuseReason");
    expect(names).not.toContain("limitedUntil");
  });

  test("is superseded by a newer one and never edited", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, limited);
    await record(partyId, online(), lucia);
    const { checks } = await checksOf(priya, partyId);
    expect(checks.map((check: { readonly followUpBy: string | null }) => check.followUpBy)).toEqual([
      null,
      "2028-02-01",
    ]);
    expect((await signingOf(priya, applicationId)).people).toMatchObject([{ followUpBy: null }]);
    await expect(
      server.context.pool.query("update right_to_rent_check set route = 'DVS' where party_id = $1", [
        partyId,
      ]),
    ).rejects.toThrow(/permission denied/);
  });

  test("LAW-25 is asked of nobody outside England, and of no stranger to the case", async () => {
    const { people } = await aHome(1, "SCT");
    const [partyId = ""] = people;
    expect(codeOf(await prepareEvidenceFile(priya, partyId))).toBe("NOT_FOUND");
    expect(codeOf(await sendRecord(priya, partyId, limited))).toBe("NOT_FOUND");
  });

  test("LAW-06 (in part) follows the nationality for a registered provider", async () => {
    await sendProvider(ruth);
    const given = aRightToRentRecord("DVS");
    const indian = await aTenant();
    expect(issuesOf(await record(indian.partyId, given))).toEqual({
      route: "rightToRent.validations.britishOrIrish",
    });
    const british = await aTenant({ nationality: "GB" });
    expect((await record(british.partyId, given)).errors).toBeUndefined();
  });
});

describe("LAW-06 (in part) a record of a registered provider", () => {
  const added = async (registerId: string, changes: object = {}): Promise<string> => {
    const { data } = await sendProvider(ruth, { name: "Harrow Verify", registerId, ...changes });
    const { providers } = data.addRegisteredProvider;
    return providers.find((one: { readonly registerId: string }) => one.registerId === registerId).id;
  };
  const recordWith = async (registerId: string, provider = "Harrow Verify") => {
    const { partyId } = await aTenant({ nationality: "GB" });
    return { partyId, sent: await record(partyId, aRightToRentRecord("DVS", { provider, registerId })) };
  };
  const unlisted = { provider: "rightToRent.validations.provider" };

  test("is refused for one that is not in the table, or not under this number", async () => {
    await added("DVS-1001");
    expect(issuesOf((await recordWith("DVS-1000")).sent)).toEqual(unlisted);
    expect(issuesOf((await recordWith("DVS-1001", "Harrow")).sent)).toEqual(unlisted);
    expect((await recordWith("DVS-1001")).sent.errors).toBeUndefined();
  });

  test("is counted for the provider that it names, and for no other", async () => {
    const [id, other] = [await added("DVS-1010"), await added("DVS-1011")];
    const usesOf = async (one: string): Promise<number> => {
      const { providers } = (await providersOf(ruth)).data.registeredProviders;
      return providers.find((entry: { readonly id: string }) => entry.id === one).uses;
    };
    expect((await recordWith("DVS-1010")).sent.errors).toBeUndefined();
    const { partyId } = await recordWith("DVS-1010");
    expect((await record(partyId, aRightToRentRecord("MANUAL_A1"))).errors).toBeUndefined();
    expect([await usesOf(id), await usesOf(other)]).toEqual([2, 0]);
  });

  test("is refused for one that is not used, until it is used again", async () => {
    const id = await added("DVS-1002");
    await sendProviderUse(ruth, id, false);
    expect(issuesOf((await recordWith("DVS-1002")).sent)).toEqual(unlisted);
    await sendProviderUse(ruth, id, true);
    expect((await recordWith("DVS-1002")).sent.errors).toBeUndefined();
  });

  test("is complete until the day on which the entry ends, and stays when it has ended", async () => {
    const id = await added("DVS-1003", { validUntil: CHECKED_ON });
    const { partyId, sent } = await recordWith("DVS-1003");
    expect(sent.errors).toBeUndefined();
    await sendProviderLook(ruth, id, { validUntil: addDays(CHECKED_ON, -1) });
    expect(issuesOf((await recordWith("DVS-1003")).sent)).toEqual(unlisted);
    const [kept] = (await checksOf(priya, partyId)).checks;
    expect(kept).toMatchObject({ state: "COMPLETE", shows: "RIGHT" });
    expect(kept.values).toContainEqual({ name: "registerId", value: "DVS-1003" });
  });

  test("is refused for one that the register lists without the right to rent", async () => {
    await added("DVS-1004", { services: ["right_to_work"] });
    expect(issuesOf((await recordWith("DVS-1004")).sent)).toEqual(unlisted);
  });

  test("may rest on an entry that was looked at long ago", async () => {
    await added("DVS-1005", { lookedOn: "2026-01-02" });
    expect((await recordWith("DVS-1005")).sent.errors).toBeUndefined();
  });

  test("is offered the table, and the administrators who keep it", async () => {
    await added("DVS-1006", { name: "Pinpoint ID" });
    const blocked = await aColleague(server, ["ADMINISTRATOR"]);
    const name = async (id: string, given: string) =>
      server.context.pool.query("update staff_member set name = $2 where id = $1", [id, given]);
    await name(ruth.id, "Ruth Adeyemi");
    await name(blocked.id, "Henry Cole");
    await server.context.pool.query("update member set blocked_at = now() where id = $1", [blocked.id]);
    await addStaff(server, ["ADMINISTRATOR"]);
    const { partyId } = await aTenant();
    const { providers, administrators } = await checksOf(priya, partyId);
    expect(administrators).toEqual(["Ruth Adeyemi"]);
    expect(providers).toContainEqual({
      name: "Pinpoint ID",
      registerId: "DVS-1006",
      isInUse: true,
      services: ["right_to_rent"],
      validUntil: "2027-03-14",
    });
  });
});

describe("in production", () => {
  test("no record is completed under rules that no administrator has confirmed", async () => {
    const { partyId } = await aTenant();
    const uploadId = await sendEvidence(server, priya, partyId);
    const given = withFile(limited, uploadId);
    const { config } = server.context;
    const before = config.mode;
    Object.assign(config, { mode: "production" });
    try {
      expect((await checksOf(priya, partyId)).mayRecord).toBe(false);
      expect(codeOf(await sendRecord(priya, partyId, given))).toBe("RULES_NOT_CONFIRMED");
      await ruth.client.post("/console/graphql", {
        query: `mutation { confirmRightToRentRules(id: "ENG-RTR-2026-10-01", adviser: "Quill & Partners") { id } }`,
      });
      expect((await checksOf(priya, partyId)).mayRecord).toBe(true);
      expect((await sendRecord(priya, partyId, given)).errors).toBeUndefined();
    } finally {
      Object.assign(config, { mode: before });
    }
  });
});

describe("a record without a statutory excuse", () => {
  const answer = (by: Colleague, partyId: string, checkId: string, agrees: boolean, reason = "") =>
    by.client.post("/console/graphql", {
      query: `mutation ($id: ID!, $check: ID!, $agrees: Boolean!, $reason: String!) {
        answerRightToRent(partyId: $id, checkId: $check, agrees: $agrees, reason: $reason) }`,
      variables: { id: partyId, check: checkId, agrees, reason },
    });
  const answered = async (...given: Parameters<typeof answer>) => (await answer(...given)).json();

  test("waits for a second reviewer, says so, and lets the home be signed", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, override);
    const [{ id, state }] = (await checksOf(priya, partyId)).checks;
    expect(state).toBe("PROPOSED");
    expect((await signingOf(priya, applicationId)).people).toMatchObject([{ block: "NOT_RECORDED" }]);
    expect(codeOf(await answered(priya, partyId, id, true))).toBe("SECOND_PERSON_NEEDED");
    expect((await answered(lucia, partyId, id, true)).errors).toBeUndefined();
    expect(await signingOf(priya, applicationId)).toMatchObject({
      isReady: true,
      people: [{ block: null, state: "WITHOUT_EXCUSE" }],
    });
    expect(codeOf(await answered(lucia, partyId, id, true))).toBe("DECISION_OVER");
    expect(codeOf(await answered(lucia, partyId, "none", true))).toBe("NOT_FOUND");
    expect(await auditOf(server, partyId, "right-to-rent-agreed")).toHaveLength(1);
  });

  test("is refused for a reason, and then does not count", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, override);
    const [{ id }] = (await checksOf(priya, partyId)).checks;
    expect(issuesOf(await answered(lucia, partyId, id, false))).toHaveProperty("reason");
    await answered(lucia, partyId, id, false, "A share code was never asked for.");
    expect((await checksOf(priya, partyId)).checks).toMatchObject([
      {
        state: "REFUSED",
        second: { agrees: false, reason: "A share code was never asked for.", by: "Priya Nair" },
      },
    ]);
    expect((await signingOf(priya, applicationId)).isReady).toBe(false);
  });

  test("never follows a no of the Landlord Checking Service", async () => {
    const { applicationId, partyId } = await aTenant();
    const no = aRightToRentRecord("LCS", {
      serviceAnswer: "no",
      outcome: "not_shown",
      noticeReference: undefined,
      noticeOn: undefined,
      limitedUntil: undefined,
      failedWhy: "The service said no.",
      landlordToldOn: CHECKED_ON,
      landlordToldHow: "By e-mail",
    });
    expect((await record(partyId, no)).errors).toBeUndefined();
    expect((await checksOf(priya, partyId)).hadNo).toBe(true);
    const files = await readLettingFiles(server.context.db, applicationId);
    expect(files?.tenants).toMatchObject([{ checks: [{ route: "LCS", on: CHECKED_ON }] }]);
    expect((await signingOf(priya, applicationId)).people).toMatchObject([{ block: "NO_RIGHT" }]);
    expect(issuesOf(await record(partyId, override))).toEqual({ route: "rightToRent.validations.afterNo" });
  });
});

describe("ready to sign", () => {
  test("LAW-04 (in part) an application is accepted while the right to rent is open, and ready once each adult has a record", async () => {
    const { id, people } = await aHome(2);
    const [one = "", other = ""] = people;
    for (const partyId of people)
      await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    expect((await deskOf(priya, one)).blocked).not.toContainEqual({
      outcome: "ACCEPTED",
      block: "RIGHT_TO_RENT_NOT_RECORDED",
    });
    expect((await decide(priya, one, { outcome: "ACCEPTED" })).errors).toBeUndefined();
    expect(await signingOf(priya, id)).toMatchObject({ isReady: false, firstLimitedDay: "2026-11-17" });
    await record(one, aRightToRentRecord("MANUAL_A1"));
    expect((await signingOf(priya, id)).people).toMatchObject([
      { partyId: one, block: null, recordedOn: CHECKED_ON },
      { partyId: other, block: "NOT_RECORDED", recordedOn: null },
    ]);
    await record(other, limited);
    expect((await signingOf(priya, id)).isReady).toBe(true);
  });

  test("LAW-09 (in part) records are judged again when the days of the letting move (table A4)", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, limited);
    expect((await signingOf(priya, applicationId)).isReady).toBe(true);
    // 27 days after the check is the last start that it serves.
    const latest = addDays(CHECKED_ON, 27);
    expect((await sendLetting(priya, applicationId, { startsOn: latest })).data.recordLetting.start).toBe(
      latest,
    );
    expect((await signingOf(priya, applicationId)).isReady).toBe(true);
    await sendLetting(priya, applicationId, { startsOn: addDays(latest, 1) });
    expect(await signingOf(priya, applicationId)).toMatchObject({
      isReady: false,
      firstLimitedDay: addDays(CHECKED_ON, 1),
      letting: { landlord: "R. Calvert", startsOn: addDays(latest, 1), isRecorded: true },
      people: [{ block: "TOO_EARLY" }],
    });
    await record(partyId, online());
    expect((await signingOf(priya, applicationId)).isReady).toBe(true);
  });

  test("who is under 18 on the first day has no record, and joins the next follow-up", async () => {
    const minor = await aTenant({ birthdate: "2008-12-15" });
    expect(await signingOf(priya, minor.applicationId)).toMatchObject({ isReady: true, people: [] });
    const adult = await aTenant({ birthdate: "2008-12-14" });
    expect(await signingOf(priya, adult.applicationId)).toMatchObject({ isReady: false });
    await sendLetting(priya, minor.applicationId, { signedOn: CHECKED_ON });
    expect((await checksOf(priya, minor.partyId)).purpose).toBe("FOLLOW_UP");
  });

  test("the letting names its landlord, who is then known to the agency", async () => {
    const { applicationId, partyId } = await aTenant();
    expect(issuesOf(await sendLetting(priya, applicationId, { landlord: " ", agreementOn: "" }))).toEqual({
      landlord: "validation.required",
      agreementOn: "validation.required",
    });
    await sendLetting(priya, applicationId, { landlord: "Marlow Estates" });
    await sendLetting(priya, applicationId, { landlord: "marlow estates" });
    const { landlords } = await checksOf(priya, partyId);
    expect(landlords.filter((name: string) => /marlow/i.test(name))).toEqual(["Marlow Estates"]);
    const { rows } = await server.context.pool.query(
      "select outcome from audit_entry where application_id = $1 and action = 'letting-recorded'",
      [applicationId],
    );
    expect(rows).toEqual([{ outcome: "done" }, { outcome: "done" }]);
  });

  test("a home outside England has nothing to record", async () => {
    expect(await signingOf(priya, (await aHome(1, "SCT")).id)).toBeNull();
  });
});

describe("a follow-up", () => {
  const followUpOf = async (partyId: string) => {
    const { data } = await askConsole(
      priya,
      `{ open: followUps(group: OPEN) { rows { ...One } } over: followUps(group: OVER) { rows { ...One } } }
        fragment One on FollowUp { partyId state followUpBy endedOn }`,
      {},
    );
    return [...data.open.rows, ...data.over.rows].find(
      (one: { readonly partyId: string }) => one.partyId === partyId,
    );
  };

  test("is listed once the agreement is signed, and ends with the tenancy", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, limited);
    expect(await followUpOf(partyId)).toBeUndefined();
    const signed = { startsOn: CHECKED_ON, agreementOn: CHECKED_ON, signedOn: CHECKED_ON };
    await sendLetting(priya, applicationId, signed);
    expect(await followUpOf(partyId)).toMatchObject({ state: "LATER" });
    await sendLetting(priya, applicationId, { ...signed, endedOn: CHECKED_ON });
    expect(await followUpOf(partyId)).toMatchObject({ state: "ENDED", endedOn: CHECKED_ON });
  });

  test("is never due for a right without a limit", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, online());
    await sendLetting(priya, applicationId, { signedOn: CHECKED_ON });
    expect(await followUpOf(partyId)).toBeUndefined();
  });

  test("LAW-09 (in part) follows the signature, renews the day, and a failed one says how it was reported", async () => {
    const { applicationId, partyId } = await aTenant();
    await record(partyId, limited);
    await sendLetting(priya, applicationId, { agreementOn: CHECKED_ON, signedOn: CHECKED_ON });
    expect((await checksOf(priya, partyId)).purpose).toBe("FOLLOW_UP");
    expect(await followUpOf(partyId)).toMatchObject({ state: "LATER", followUpBy: "2028-02-01" });
    const renewed = online({ outcome: "time_limited", limitedUntil: "2028-06-30" });
    expect((await record(partyId, renewed)).errors).toBeUndefined();
    expect((await checksOf(priya, partyId)).checks[0]).toMatchObject({
      purpose: "FOLLOW_UP",
      followUpBy: "2028-06-30",
    });
    const failed = online({ outcome: "not_shown", failedWhy: "The permission has ended." });
    expect(issuesOf(await record(partyId, failed))).toMatchObject({ reportedOn: "validation.required" });
    const report = { reportedOn: CHECKED_ON, reportedBy: "page", reportReference: "HO-1" };
    const reported = { ...failed, values: { ...failed.values, ...report } };
    expect((await record(partyId, reported)).errors).toBeUndefined();
    expect(await followUpOf(partyId)).toMatchObject({ state: "NOT_SHOWN" });
    // The letting is signed, so a later record does not block it.
    expect((await signingOf(priya, applicationId)).people).toMatchObject([{ block: null, followUpBy: null }]);
  });
});

describe("the outcome of the reference", () => {
  const deskFor = async (partyId: string) => {
    const { data } = await askConsole(
      priya,
      `query ($id: ID!) { decisionDesk(partyId: $id, language: en) {
        blocked { outcome block } mayDecide previews { outcome withConditions theirs { lines } } } }`,
      { id: partyId },
    );
    return data.decisionDesk;
  };

  test("LAW-11 (in part) is the same for two households that differ in nationality and permission alone", async () => {
    const desks = [];
    for (const nationality of ["GB", "IN"]) {
      const { partyId } = await aTenant({ nationality });
      await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
      if (nationality === "IN") await record(partyId, limited);
      desks.push(await deskFor(partyId));
      expect((await decide(priya, partyId, { outcome: "ACCEPTED" })).errors).toBeUndefined();
    }
    const [british, indian] = desks;
    const withoutLinks = (desk: unknown) => JSON.stringify(desk).replaceAll(/case=[0-9a-f-]+/g, "case=");
    expect(withoutLinks(indian)).toBe(withoutLinks(british));
    expect(JSON.stringify(british)).toContain(
      "the right to rent of every adult who will live there is recorded",
    );
  });

  test("is told with the day of the record alone, whatever the way", async () => {
    const { partyId } = await aTenant();
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    await decide(priya, partyId, { outcome: "ACCEPTED" });
    await server.runJobs();
    const { rows } = await server.context.pool.query(
      "select email from account join party on party.account_id = account.id where party.id = $1",
      [partyId],
    );
    const client = asParty(await signIn(server, rows[0].email), partyId);
    const told = async () => {
      const { data } = await client.graphql(
        "{ me { latestValidation { decision { outcome rightToRent { recordedOn } } } } }",
        {},
      );
      return data.me.latestValidation.decision;
    };
    expect(await told()).toEqual({ outcome: "ACCEPTED", rightToRent: { recordedOn: null } });
    await record(partyId, limited);
    expect(await told()).toEqual({ outcome: "ACCEPTED", rightToRent: { recordedOn: CHECKED_ON } });
  });

  test("is never a decline for the right to rent without a check that has failed", async () => {
    const { partyId } = await aTenant();
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    const decline = { outcome: "DECLINED", reasons: ["RIGHT_TO_RENT_NOT_SHOWN"] } as const;
    expect(issuesOf(await decide(priya, partyId, decline))).toHaveProperty("reasons");
    const failed = { failedWhy: "No code came.", landlordToldOn: CHECKED_ON, landlordToldHow: "By e-mail" };
    await record(partyId, online({ outcome: "not_shown", ...failed }));
    expect((await decide(priya, partyId, decline)).errors).toBeUndefined();
  });
});
