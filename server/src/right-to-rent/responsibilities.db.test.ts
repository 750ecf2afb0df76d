import { randomUUID } from "node:crypto";
import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import {
  aTenantOf,
  checksOf,
  RESPONSIBILITY,
  responsibleOf,
  sendAgencyFile,
  sendEvidence,
  sendRecordAlone,
  sendResponsibility,
  withFile,
  writeAgreement,
} from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { agencyNamed } from "../agencies/agencies.ts";

let server: TestServer;
let priya: Colleague;
let ruth: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => CHECKED_ON, nowSeconds });
  [priya, ruth] = [await aColleague(server), await aColleague(server, ["ADMINISTRATOR"])];
});
afterAll(() => server.close());

const missing = "rightToRent.validations.responsibility";

describe("a record for which the agent is responsible", () => {
  let partyId: string;
  let agencyId: string;
  beforeEach(async () => {
    ({ partyId } = await aTenantOf(server, priya));
    ({ agencyId = "" } = (await responsibleOf(priya, partyId)) ?? {});
    const { rows } = await server.context.pool.query("insert into agency (name) values ($1) returning id", [
      randomUUID(),
    ]);
    // An agency of this test's own, so that no other agreement is filed with it.
    agencyId = rows[0].id;
    await server.context.pool.query(
      "update application set agency_id = $1 where id = (select application_id from party where id = $2)",
      [agencyId, partyId],
    );
  });

  const record = async (changes: Readonly<Record<string, string>> = {}) => {
    const given = aRightToRentRecord("ONLINE", changes);
    return sendRecordAlone(priya, partyId, withFile(given, await sendEvidence(server, priya, partyId)));
  };

  test("LAW-04 (in part) is complete with both agreements alone, and names them", async () => {
    expect(issuesOf(await record())).toEqual({
      landlordResponsibility: missing,
      agencyResponsibility: missing,
    });
    await writeAgreement(priya, { agencyId, landlord: "R. Calvert" });
    expect(issuesOf(await record())).toEqual({ agencyResponsibility: missing });
    await writeAgreement(priya, { agencyId, landlord: null });
    expect((await record()).errors).toBeUndefined();
    const [{ values }] = (await checksOf(priya, partyId)).checks;
    const known = (await responsibleOf(priya, partyId))?.responsibilities as unknown as {
      readonly id: string;
      readonly landlord: string | null;
    }[];
    const idOf = (landlord: string | null) => known.find((one) => one.landlord === landlord)?.id;
    expect(values).toContainEqual({ name: "landlordResponsibility", value: idOf("R. Calvert") });
    expect(values).toContainEqual({ name: "agencyResponsibility", value: idOf(null) });
  });

  test("needs those of its own landlord and agency, made by the day of the check", async () => {
    const other = await server.context.db.transaction().execute((tx) => agencyNamed(tx, randomUUID()));
    await writeAgreement(priya, { agencyId: other, landlord: "R. Calvert" });
    await writeAgreement(priya, { agencyId, landlord: "S. Obi" });
    await writeAgreement(priya, { agencyId, landlord: null, acceptedOn: CHECKED_ON });
    expect(issuesOf(await record())).toEqual({ landlordResponsibility: missing });
    expect((await record({ landlord: " s. obi " })).errors).toBeUndefined();
  });

  test("needs none of them where the landlord is responsible, and of our own agency the landlord's alone", async () => {
    expect((await record({ responsible: "landlord" })).errors).toBeUndefined();
    const { pool } = server.context;
    await pool.query("update agency set is_own = false");
    await pool.query("update agency set is_own = true where id = $1", [agencyId]);
    expect(issuesOf(await record())).toEqual({ landlordResponsibility: missing });
    await pool.query("update agency set is_own = false where id = $1", [agencyId]);
  });

  test("an agreement that has ended holds for earlier checks alone", async () => {
    await writeAgreement(priya, { agencyId, landlord: "R. Calvert" });
    const { data } = await writeAgreement(priya, { agencyId, landlord: null });
    const { id } = data.writeResponsibility.find(
      ({ landlord }: { readonly landlord: string | null }) => landlord === null,
    );
    const end = (by: Colleague, endedOn: string, of = id) =>
      askConsole(
        by,
        `mutation ($id: ID!, $day: String!) { endResponsibility(id: $id, endedOn: $day) { ${RESPONSIBILITY} } }`,
        { id: of, day: endedOn },
      );
    expect(issuesOf(await end(ruth, "2026-10-04"))).toEqual({
      endedOn: "responsibility.validations.endsBefore",
    });
    expect(issuesOf(await end(ruth, "2026-12-08"))).toEqual({ endedOn: "validation.date.future" });
    expect((await end(ruth, CHECKED_ON)).data.endResponsibility[0]).toMatchObject({ endedOn: CHECKED_ON });
    expect(codeOf(await end(ruth, CHECKED_ON))).toBe("NOT_FOUND");
    for (const unknown of ["x", "0", "99999999"])
      expect(codeOf(await end(ruth, CHECKED_ON, unknown))).toBe("NOT_FOUND");
    expect(issuesOf(await record())).toEqual({ agencyResponsibility: missing });
    const earlier = { checkedAt: "2026-12-06T10:00", pageDay: "2026-12-06" };
    expect((await record(earlier)).errors).toBeUndefined();
  });
});

describe("an agreement", () => {
  const aNewAgency = () => server.context.db.transaction().execute((tx) => agencyNamed(tx, randomUUID()));
  const given = { isOfAgency: false, landlord: "R. Calvert", acceptedOn: "2026-10-05" };

  test("is refused by field, without a file of its own agency, and of an unknown agency", async () => {
    const [agencyId, other] = [await aNewAgency(), await aNewAgency()];
    const foreign = (await sendAgencyFile(priya, { agencyId: other })).json().id;
    const refused = await sendResponsibility(priya, agencyId, {
      isOfAgency: false,
      landlord: " ",
      acceptedOn: "2027-01-01",
      fileId: "",
    });
    expect(issuesOf(refused)).toEqual({
      landlord: "validation.required",
      acceptedOn: "validation.date.future",
      fileId: "responsibility.validations.file",
    });
    for (const fileId of [foreign, randomUUID(), "x"])
      expect(issuesOf(await sendResponsibility(priya, agencyId, { ...given, fileId }))).toEqual({
        fileId: "responsibility.validations.file",
      });
    for (const unknown of [randomUUID(), "x"])
      expect(codeOf(await sendResponsibility(priya, unknown, { ...given, fileId: foreign }))).toBe(
        "NOT_FOUND",
      );
  });

  test("stands on the agency's page, the newest first, with its landlords", async () => {
    const agencyId = await aNewAgency();
    for (const acceptedOn of ["2026-10-05", "2026-11-05", "2026-10-20"])
      await writeAgreement(ruth, { agencyId, landlord: "R. Calvert", acceptedOn });
    const { data } = await askConsole(
      ruth,
      `query ($id: ID!) { agency(id: $id) { name landlords responsibilities { ${RESPONSIBILITY} } } }`,
      { id: agencyId },
    );
    expect(data.agency.landlords).toEqual(["R. Calvert"]);
    expect(data.agency.responsibilities).toMatchObject(
      ["2026-11-05", "2026-10-20", "2026-10-05"].map((acceptedOn) => ({
        acceptedOn,
        landlord: "R. Calvert",
        endedOn: null,
        fileName: "agreement.pdf",
        by: "Priya Nair",
      })),
    );
    for (const unknown of [randomUUID(), "x"])
      expect(
        codeOf(await askConsole(ruth, `query ($id: ID!) { agency(id: $id) { id } }`, { id: unknown })),
      ).toBe("NOT_FOUND");
  });
});
