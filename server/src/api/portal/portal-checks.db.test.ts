import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { textOfPages } from "@latchkey/document-checks/corpus/pdf-text.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { portalPackPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import {
  CHECKED_PERSON,
  prepareCopy,
  recordOriginals,
  sendCopy,
  sendOriginals,
} from "../../../test/agency-checks.ts";
import { type Agent, anAgent } from "../../../test/agents.ts";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { openTestPdfWriter } from "../../../test/fake-pdf.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { asOwner } from "../../../test/owner.ts";
import { addEvents, change, partyNamed } from "../../../test/parties.ts";
import { auditOf } from "../../../test/reviewed.ts";
import {
  checksOf,
  recordOf,
  responsibleOf,
  sendLetting,
  signingOf,
  withFile,
  writeAgreement,
} from "../../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { withAgencyRights } from "../../agencies/agency-rights.ts";
import { scanUpload } from "../../documents/scan-upload.ts";
import { countUnbound } from "../../documents/uploads.ts";
import { storeIdentityFacts } from "../../identity/identity-facts.ts";

const pdfWriter = openTestPdfWriter();
let server: TestServer;
let priya: Colleague;
let jo: Agent;
let stranger: Agent;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => CHECKED_ON, nowSeconds, pdfWriter });
  priya = await aColleague(server);
  jo = await anAgent(server, { name: "Jo Park", roles: ["RIGHT_TO_RENT_CHECKER"] });
  stranger = await anAgent(server, { agency: "Mill Lets", roles: ["RIGHT_TO_RENT_CHECKER"] });
});
afterAll(async () => {
  await server.close();
  pdfWriter.close();
});

interface Home {
  readonly id: string;
  readonly people: readonly string[];
}

const aHome = async (given: Parameters<typeof anApplication>[1] = {}): Promise<Home> => {
  const home = await anApplication(priya, {
    country: "ENG",
    policy: "england-identity-only",
    start: "2026-12-14",
    people: [somebody()],
    ...given,
  });
  return { id: home.id, people: home.people.map(({ id }: { readonly id: string }) => id) };
};

/** With the landlord's agreement, and without one of the agency with the provider. */
const aTenant = async (): Promise<{ readonly applicationId: string; readonly partyId: string }> => {
  const { id, people } = await aHome();
  const [partyId = ""] = people;
  const { agencyId = "" } = (await responsibleOf(priya, partyId)) ?? {};
  await writeAgreement(priya, { agencyId, landlord: "R. Calvert" });
  return { applicationId: id, partyId };
};

const originals = (changes: Readonly<Record<string, string | undefined>> = {}) =>
  aRightToRentRecord("MANUAL_A1", changes);

const record = (by: Agent, partyId: string, given = originals()) =>
  recordOriginals(server, by, { partyId, given });

const read = (by: Agent, partyId: string) =>
  by.ask(`query ($id: ID!) { checkedPerson(personId: $id) { ${CHECKED_PERSON} } }`, { id: partyId });

const list = async (by: Agent, search = "") =>
  (
    await by.ask(
      `query ($search: String) { checks(search: $search) { next
        rows { id firstName home start signedOn recordedOn shows followUpBy isDue isExempt } } }`,
      { search },
    )
  ).data.checks;

const packOf = (by: Agent, partyId: string, checkId: string, handedTo = "R. Calvert") =>
  by.ask(
    `mutation ($id: ID!, $check: ID!, $to: String!) { askForPack(personId: $id, checkId: $check, handedTo: $to) }`,
    { id: partyId, check: checkId, to: handedTo },
  );

describe("a checker's record of originals", () => {
  test("makes the home ready to sign, and the console names the checker with the agency", async () => {
    const { applicationId, partyId } = await aTenant();
    expect((await read(jo, partyId)).data.checkedPerson).toMatchObject({
      id: partyId,
      name: "Amara Okafor",
      block: "not_recorded",
      isReady: false,
      checks: [],
    });
    const { data, errors } = await record(jo, partyId);
    expect(errors).toBeUndefined();
    expect(data.recordCheck).toMatchObject({
      block: null,
      isReady: true,
      checks: [
        {
          route: "MANUAL_A1",
          checkedOn: CHECKED_ON,
          shows: "RIGHT",
          by: "Jo Park of Quillfield Lettings",
          documents: [{ kind: "BRITISH_PASSPORT" }],
        },
      ],
    });
    expect(data.recordCheck.checks[0].files).toContain("copies");
    expect(await signingOf(priya, applicationId)).toMatchObject({
      isReady: true,
      people: [{ partyId, recordedOn: CHECKED_ON }],
    });
    const { checks } = await checksOf(priya, partyId);
    expect(checks).toMatchObject([{ route: "MANUAL_A1", by: "Jo Park of Quillfield Lettings" }]);
  });

  test("needs the landlord's agreement with the agency, and none of the agency with the provider", async () => {
    const { partyId } = await aTenant();
    const given = originals({ landlord: "M. Lund", agencyResponsibility: undefined });
    expect(issuesOf(await record(jo, partyId, given))).toEqual({
      landlordResponsibility: "rightToRent.validations.responsibility",
    });
    expect((await record(jo, partyId, originals({ landlord: "R. Calvert" }))).errors).toBeUndefined();
    const [{ values }] = (await checksOf(priya, partyId)).checks;
    const names = values.map(({ name }: { readonly name: string }) => name);
    expect(names).toContain("landlordResponsibility");
    expect(names).not.toContain("agencyResponsibility");
  });

  test.each(["ONLINE", "DVS", "LCS", "NO_EXCUSE"] as const)("is refused by the way %s", async (route) => {
    const { partyId } = await aTenant();
    const refused = await record(jo, partyId, aRightToRentRecord(route));
    expect(issuesOf(refused)).toMatchObject({ route: "validation.please_select_an_option" });
    expect((await checksOf(priya, partyId)).checks).toEqual([]);
  });

  test("is in the audit trail as theirs, and the reports of the home are made anew", async () => {
    const { applicationId, partyId } = await aTenant();
    await read(jo, partyId);
    await record(jo, partyId);
    const actor = `agency-user:${jo.id}`;
    expect(await auditOf(server, partyId, "right-to-rent-read")).toContainEqual({
      actor,
      outcome: "done",
      subject: partyId,
    });
    expect(await auditOf(server, partyId, "right-to-rent-recorded")).toMatchObject([
      { actor, outcome: "done" },
    ]);
    const { rows } = await server.context.pool.query(
      "select agency_user_id, staff_id from right_to_rent_check where application_id = $1",
      [applicationId],
    );
    expect(rows).toEqual([{ agency_user_id: jo.id, staff_id: null }]);
    const jobs = await server.context.pool.query("select key from graphile_worker.jobs where key = $1", [
      `make-reports/${applicationId}`,
    ]);
    expect(jobs.rows).toHaveLength(1);
  });

  test("has files that are marked as the agency's, under the key of the evidence", async () => {
    const { partyId } = await aTenant();
    expect(issuesOf(await prepareCopy(jo, partyId, "application/msword"))).toEqual({
      file: "rightToRent.validations.file",
    });
    await record(jo, partyId);
    const { rows } = await server.context.pool.query(
      "select staff_id, agency_user_id, key_kind, is_bound from upload where party_id = $1",
      [partyId],
    );
    expect(rows).toEqual([
      { staff_id: null, agency_user_id: jo.id, key_kind: "right_to_rent", is_bound: true },
    ]);
  });

  test("has files that use up none of the applicant's room", async () => {
    const { partyId } = await aTenant();
    await prepareCopy(jo, partyId);
    const key = await partyNamed(server, partyId);
    const counted = await server.context.db
      .transaction()
      .execute(async (tx) => [await countUnbound(tx, key), await countUnbound(tx, key, "member")]);
    expect(counted.map(Number)).toEqual([0, 1]);
  });

  test("has files whose infection is not told to the applicant, who did not send them", async () => {
    const { partyId } = await aTenant();
    const uploadId = await sendCopy(server, jo, partyId);
    await server.runJobs();
    await server.context.pool.query("update upload set scan_state = 'pending' where id = $1", [uploadId]);
    const scanner = { scan: async () => "infected" as const, ping: async () => undefined };
    const options = { tellBy: "e-mail", timeoutMs: 1000 } as const;
    expect(await scanUpload({ ...server.context, scanner }, uploadId, options)).toBe("infected");
    const before = server.emails.length;
    await server.runJobs();
    expect(server.emails.slice(before)).toEqual([]);
    expect(await auditOf(server, partyId, "file-quarantined")).toHaveLength(1);
  });

  test("can neither be changed nor name both sides", async () => {
    const { partyId } = await aTenant();
    await record(jo, partyId);
    await expect(
      server.context.pool.query("update right_to_rent_check set route = 'DVS' where party_id = $1", [
        partyId,
      ]),
    ).rejects.toThrow(/permission denied/);
    for (const table of ["right_to_rent_check", "right_to_rent_pack", "upload"])
      await expect(
        asOwner(server, `update ${table} set staff_id = $1, agency_user_id = $2`, [priya.id, jo.id]).then(
          // A table without a row has nothing to refuse.
          () => (table === "right_to_rent_pack" ? Promise.reject(new Error("by_one_member")) : undefined),
        ),
      ).rejects.toThrow(/by_one_member/);
  });
});

test("the provider's own record tells the agency its day, and neither its way nor its reviewer", async () => {
  const { partyId } = await aTenant();
  const limited = { outcome: "time_limited", limitedUntil: "2028-02-01" };
  await recordOf(server, priya, { partyId, given: aRightToRentRecord("ONLINE", limited) });
  const { checks } = (await read(jo, partyId)).data.checkedPerson;
  expect(checks).toEqual([
    {
      id: expect.any(String),
      route: null,
      checkedOn: CHECKED_ON,
      shows: "RIGHT",
      followUpBy: "2028-02-01",
      by: null,
      hasEvidence: true,
      values: [],
      documents: [],
      files: [],
      packs: [],
    },
  ]);
});

test("an override that waits for a second reviewer is not told", async () => {
  const { partyId } = await aTenant();
  await recordOf(server, priya, { partyId, given: aRightToRentRecord("NO_EXCUSE") });
  expect((await read(jo, partyId)).data.checkedPerson.checks).toEqual([]);
  expect((await list(jo)).rows.find(({ id }: { readonly id: string }) => id === partyId)).toMatchObject({
    recordedOn: null,
  });
});

describe("the list of checks", () => {
  const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);
  const named = (firstName: string, given = {}) => somebody({ firstName, ...given });
  /** A name of letters alone, which no other person has. */
  const word = () => `Q${randomUUID().replaceAll(/[-\d]/g, "")}`.slice(0, 16);

  test("has adults of English homes who will live there, and finds them by words", async () => {
    const name = word();
    const { people } = await aHome({ people: [named(name)] });
    await aHome({ people: [named(name)], country: "SCT", policy: "identity-only" });
    const gone = await aHome({ people: [named(name)] });
    await addEvents(server, await partyNamed(server, gone.people[0] ?? ""), "withdrawn");
    const { rows } = await list(jo, name);
    expect(rows).toMatchObject([
      { id: people[0], firstName: name, start: "2026-12-14", recordedOn: null, isDue: true, isExempt: false },
    ]);
  });

  test("leaves out those who are under 18 on the first day", async () => {
    const name = word();
    const { people } = await aHome({ people: [named(name)] });
    const key = await partyNamed(server, people[0] ?? "");
    const born = (birthdate: string) =>
      change(server, (work) => storeIdentityFacts(work, key, { birthdate }));
    await born("2008-12-15");
    expect((await list(jo, name)).rows).toEqual([]);
    await born("2008-12-14");
    expect(idsOf(await list(jo, name))).toEqual(people);
  });

  test("begins with those whose day is near, and ends with those who are recorded", async () => {
    const name = word();
    const later = await aHome({ people: [named(name)], start: addDays(CHECKED_ON, 40) });
    const recorded = await aHome({ people: [named(name)], start: "2026-12-12" });
    const near = await aHome({ people: [named(name)], start: "2026-12-20" });
    const { agencyId = "" } = (await responsibleOf(priya, near.people[0] ?? "")) ?? {};
    await writeAgreement(priya, { agencyId, landlord: "R. Calvert" });
    expect((await record(jo, recorded.people[0] ?? "")).errors).toBeUndefined();
    const page = await list(jo, name);
    expect(idsOf(page)).toEqual([near, later, recorded].flatMap(({ people }) => people));
    expect(page.rows.map(({ isDue }: { readonly isDue: boolean }) => isDue)).toEqual([true, false, false]);
    expect(page.rows[2]).toMatchObject({ recordedOn: CHECKED_ON, shows: "RIGHT", followUpBy: null });
  });

  test("says when the agreement was signed, and forgets a tenancy that has ended", async () => {
    const name = word();
    const { id, people } = await aHome({ people: [named(name)] });
    await sendLetting(priya, id, {
      agreementOn: "2026-12-01",
      startsOn: "2026-12-01",
      signedOn: "2026-12-01",
    });
    expect((await list(jo, name)).rows).toMatchObject([{ id: people[0], signedOn: "2026-12-01" }]);
    await sendLetting(priya, id, {
      agreementOn: "2026-12-01",
      startsOn: "2026-12-01",
      signedOn: "2026-12-01",
      endedOn: CHECKED_ON,
    });
    expect((await list(jo, name)).rows).toEqual([]);
  });

  test("goes on after 50 rows, and shows each once", async () => {
    const name = word();
    const ids: string[] = [];
    for (let group = 0; group < 9; group += 1) {
      const people = Array.from({ length: 6 }, () => named(name, { shareMinor: 95_000 }));
      ids.push(...(await aHome({ people, rentMinor: 6 * 95_000 })).people);
    }
    const first = await list(jo, name);
    expect(first.rows).toHaveLength(50);
    const { data } = await jo.ask(
      `query ($search: String, $after: String) { checks(search: $search, after: $after) { next rows { id } } }`,
      { search: name, after: first.next },
    );
    expect(data.checks.next).toBeNull();
    expect([...idsOf(first), ...idsOf(data.checks)].toSorted()).toEqual(ids.toSorted());
  });
});

describe("a pack", () => {
  test("of a record is downloaded by the checker who asked, and by no other", async () => {
    const { partyId } = await aTenant();
    await record(jo, partyId);
    const [{ id }] = (await read(jo, partyId)).data.checkedPerson.checks;
    const address = (await packOf(jo, partyId, id)).data.askForPack;
    const { statusCode, headers, rawPayload } = await jo.client.get(address);
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/zip"]);
    const zip = await fromBufferPromise(rawPayload);
    const files: Record<string, Buffer> = {};
    for await (const entry of zip.eachEntry())
      files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["record.pdf", "statement.pdf", "evidence/1-copies.pdf", "SHA256SUMS.txt"]),
    );
    const paper = (await textOfPages(files["record.pdf"] ?? Buffer.from(""))).join(" ");
    expect(paper.replaceAll(/\s+/g, " ")).toContain("Recorded by Jo Park of Quillfield Lettings");
    expect((await read(jo, partyId)).data.checkedPerson.checks[0].packs).toEqual([
      { handedTo: "R. Calvert", by: "Jo Park of Quillfield Lettings" },
    ]);
    const entry = { actor: `agency-user:${jo.id}`, outcome: "done", subject: id };
    expect(await auditOf(server, partyId, "right-to-rent-pack-read")).toEqual([entry]);
    const kim = await anAgent(server, { name: "Kim Lee", roles: ["RIGHT_TO_RENT_CHECKER"] });
    expect((await kim.client.get(address)).statusCode).toBe(404);
    expect((await stranger.client.get(address)).statusCode).toBe(404);
    expect((await priya.client.get(address)).statusCode).toBe(401);
    const negotiator = await anAgent(server, { roles: ["NEGOTIATOR"] });
    expect((await negotiator.client.get(address)).statusCode).toBe(403);
    const packId = address.split("/").at(-1) ?? "";
    await asOwner(server, "update right_to_rent_pack set at = at - interval '601 seconds' where id = $1", [
      packId,
    ]);
    expect((await jo.client.get(address)).statusCode).toBe(404);
    expect((await jo.client.get(portalPackPath(partyId, "x"))).statusCode).toBe(404);
  });

  test("of the provider's record may be taken too, for the party that is responsible", async () => {
    const { partyId } = await aTenant();
    await recordOf(server, priya, { partyId, given: aRightToRentRecord("ONLINE") });
    const [{ id }] = (await read(jo, partyId)).data.checkedPerson.checks;
    const address = (await packOf(jo, partyId, id)).data.askForPack;
    expect((await jo.client.get(address)).statusCode).toBe(200);
    expect(issuesOf(await packOf(jo, partyId, id, " "))).toEqual({ handedTo: "validation.required" });
  });
});

describe("ACL-07 (in part) a checker of another agency", () => {
  test("finds no person, sends no file, records nothing and takes no pack", async () => {
    const { partyId } = await aTenant();
    const upload = await sendCopy(server, jo, partyId);
    await record(jo, partyId);
    const [{ id }] = (await read(jo, partyId)).data.checkedPerson.checks;
    expect((await list(stranger)).rows).toEqual([]);
    const refused = [
      await read(stranger, partyId),
      await prepareCopy(stranger, partyId),
      await sendOriginals(stranger, partyId, withFile(originals(), upload)),
      await packOf(stranger, partyId, id),
    ];
    expect(refused.map(codeOf)).toEqual(Array(4).fill("NOT_FOUND"));
    expect((await checksOf(priya, partyId)).checks).toHaveLength(1);
  });

  test("sees no row of a check as the role of agencies", async () => {
    const { partyId } = await aTenant();
    await record(jo, partyId);
    const seenBy = (agencyId: string) =>
      server.context.db
        .transaction()
        .execute((tx) =>
          withAgencyRights(tx, { agencyId }, (scoped) =>
            scoped
              .selectFrom("right_to_rent_check")
              .select("checked_on")
              .where("party_id", "=", partyId)
              .execute(),
          ),
        );
    expect(await seenBy(jo.agencyId)).toEqual([{ checked_on: CHECKED_ON }]);
    expect(await seenBy(stranger.agencyId)).toEqual([]);
  });
});
