import { randomUUID } from "node:crypto";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { aHomeOf, sendLetting, signingOf } from "../../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

const SIGNED_ON = addDays(CHECKED_ON, -40);
const STARTS_ON = addDays(CHECKED_ON, -30);
const YESTERDAY = addDays(CHECKED_ON, -1);

let server: TestServer;
let priya: Colleague;
let program: Program;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => CHECKED_ON });
  priya = await aColleague(server);
  program = await aProgram(server);
});
afterAll(() => server.close());

const aSignedHome = async (changes: object = {}): Promise<string> => {
  const { id } = await aHomeOf(priya);
  await sendLetting(priya, id, {
    agreementOn: SIGNED_ON,
    startsOn: STARTS_ON,
    signedOn: SIGNED_ON,
    ...changes,
  });
  return id;
};

const end = (id: string, endedOn: unknown = YESTERDAY, by = program) =>
  by.send("POST", `/applications/${id}/tenancy-ended`, { endedOn });

const rowsOf = async (id: string) =>
  (
    await server.context.pool.query(
      "select ended_on, staff_id is null as by_key, api_key_id from letting where application_id = $1 order by id",
      [id],
    )
  ).rows;

describe("the end of a tenancy", () => {
  test("is recorded by the key, told by the application, and shown in the console", async () => {
    const id = await aSignedHome();
    const read = () => program.send("GET", `/applications/${id}`);
    expect((await read()).body.tenancy).toEqual({ signedOn: SIGNED_ON, endedOn: null });
    const { status, body } = await end(id);
    expect([status, body.tenancy]).toEqual([200, { signedOn: SIGNED_ON, endedOn: YESTERDAY }]);
    expect((await read()).body).toEqual(body);
    expect((await rowsOf(id)).at(-1)).toEqual({
      ended_on: YESTERDAY,
      by_key: true,
      api_key_id: program.keyId,
    });
    expect((await signingOf(priya, id)).letting).toMatchObject({
      landlord: "R. Calvert",
      agreementOn: SIGNED_ON,
      startsOn: STARTS_ON,
      endedOn: YESTERDAY,
    });
    const { rows } = await server.context.pool.query(
      "select actor from audit_entry where application_id = $1 and action = 'letting-recorded' order by id",
      [id],
    );
    expect(rows.at(-1)).toEqual({ actor: `api-key:${program.keyId}` });
  });

  test("is answered alike and recorded once for the same day, and corrected by another", async () => {
    const id = await aSignedHome();
    const first = await end(id);
    const again = await end(id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await rowsOf(id)).toHaveLength(2);
    const corrected = await end(id, CHECKED_ON);
    expect(corrected.body.tenancy.endedOn).toBe(CHECKED_ON);
    expect((await rowsOf(id)).map(({ ended_on }) => ended_on)).toEqual([null, YESTERDAY, CHECKED_ON]);
  });

  test.each([
    ["a day in the future", addDays(CHECKED_ON, 1), "validation.date.future"],
    ["a day before the start", addDays(STARTS_ON, -1), "letting.validations.endsBeforeStart"],
    ["a day that does not exist", "2026-02-30", "validation.date.invalid"],
    ["no day", "", "validation.required"],
    ["a number", 20_261_120, "shape.invalid_type"],
  ])("is refused for %s, and nothing is recorded", async (_what, endedOn, code) => {
    const id = await aSignedHome();
    const { status, body } = await end(id, endedOn);
    expect([status, body.errors]).toEqual([422, [{ pointer: "/endedOn", code }]]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test("is refused before the signature, recorded or not", async () => {
    const unsigned = { pointer: "/endedOn", code: "letting.validations.notSigned" };
    for (const id of [await aSignedHome({ signedOn: "" }), (await aHomeOf(priya)).id]) {
      expect((await program.send("GET", `/applications/${id}`)).body.tenancy).toBeNull();
      const { status, body } = await end(id);
      expect([status, body.errors]).toEqual([422, [unsigned]]);
    }
  });

  test("is nothing that another agency may tell, or a key that only reads", async () => {
    const id = await aSignedHome();
    const scopes = ["applications:read", "applications:write"] as const;
    const harbour = await aProgram(server, scopes, "Harbour Homes");
    const unknown = await end(randomUUID(), YESTERDAY, harbour);
    for (const wrong of [id, "x"]) {
      const { status, body } = await end(wrong, YESTERDAY, harbour);
      expect([status, body]).toEqual([404, unknown.body]);
    }
    const reader = await aProgram(server, ["applications:read"]);
    expect((await end(id, YESTERDAY, reader)).status).toBe(403);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test("has exactly one recorder", async () => {
    const id = await aSignedHome();
    const add = (staff: string | null, key: string | null) =>
      server.context.pool.query(
        `insert into letting (application_id, landlord_id, agreement_on, starts_on, staff_id, api_key_id)
          select application_id, landlord_id, agreement_on, starts_on, $2, $3 from letting where application_id = $1`,
        [id, staff, key],
      );
    await expect(add(null, null)).rejects.toThrow(/recorded_by_one/);
    await expect(add(priya.id, program.keyId)).rejects.toThrow(/recorded_by_one/);
  });
});
