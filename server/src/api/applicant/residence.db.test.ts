import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { startSingle } from "../../../test/parties.ts";
import {
  aHistoryItem,
  aLandlord,
  anAddress,
  aRent,
  historyOf,
  removeHome,
  saveAboutHome,
  saveHome,
} from "../../../test/residence.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { forgetRemovedHomes } from "../../residence/removed-homes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** An applicant who is asked for residence. */
const aRenter = async (): Promise<Client> => {
  const email = `${randomUUID()}@example.com`;
  await startSingle(server, { email }, "identity-residence");
  return signIn(server, email);
};

describe("the residential history", () => {
  test("RES-001 RES-004 RES-035 RES-083 (in part) RES-085 a home is saved at once, and read back as it was sent", async () => {
    const client = await aRenter();
    const item = aHistoryItem({ isCurrent: false, end: "2024-05-31" });
    expect((await saveHome(client, item)).errors).toBeUndefined();
    expect(await historyOf(client)).toEqual([
      {
        ...item,
        currency: null,
        rent: null,
        rentFrequency: null,
        rentPaymentDate: null,
        reference: null,
        documents: [],
      },
    ]);
  });

  test("a second save with the same id changes it, so that a save may be retried", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    await saveHome(client, { ...item, residenceType: "FAMILY_HOME" });
    expect(await historyOf(client)).toMatchObject([{ uuid: item.uuid, residenceType: "FAMILY_HOME" }]);
  });

  test("RES-036 RES-086 one that is removed is gone, twice is once, and saving it brings it back", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    await saveAboutHome(client, { uuid: item.uuid, ...aRent });
    for (const attempt of [1, 2]) {
      const { data } = await removeHome(client, item.uuid);
      expect([attempt, data.deleteResidentialHistoryItems]).toEqual([
        attempt,
        { success: true, uuid: item.uuid },
      ]);
    }
    expect(await historyOf(client)).toEqual([]);
    await saveHome(client, item);
    expect(await historyOf(client)).toMatchObject([{ uuid: item.uuid, rent: 1150.5 }]);
  });

  test("one that was removed yesterday is forgotten, with the files about it", async () => {
    const client = await aRenter();
    const [kept, gone] = [aHistoryItem(), aHistoryItem()];
    for (const item of [kept, gone]) {
      await saveHome(client, item);
      const path = await uploadFile(server, client);
      await saveAboutHome(client, { uuid: item.uuid, documents: [{ type: "UTILITY_BILL", path }] });
      await removeHome(client, item.uuid);
    }
    await server.context.pool.query(
      "update residence set removed_at = now() - interval '2 days' where id = $1",
      [gone.uuid],
    );
    await forgetRemovedHomes(server.context.db);
    for (const item of [kept, gone]) await saveHome(client, item);
    const files = (await historyOf(client)).map((home: { documents: unknown[] }) => home.documents.length);
    expect(files).toEqual([1, 0]);
  });

  test("a half-typed home is kept as a draft, whatever it lacks", async () => {
    const client = await aRenter();
    const address = { ...anAddress, city: "", postalCode: "LS" };
    const draft = aHistoryItem({ draft: true, start: null, residenceType: null, address });
    expect((await saveHome(client, draft)).errors).toBeUndefined();
    expect(await historyOf(client)).toMatchObject([{ draft: true, start: null, address }]);
    const wrong = await saveHome(client, { ...draft, start: "2024-13" });
    expect(issuesOf(wrong)).toEqual({ start: "validation.date.invalid" });
    const long = await saveHome(client, { ...draft, address: { ...address, street: "x".repeat(301) } });
    expect(issuesOf(long)).toEqual({ "address.street": "validation.max_length" });
  });

  test.each([
    ["a character that no database stores", "Lee\u0000ds"],
    ["half a character", "Lee\ud800ds"],
  ])("API-04 (in part) not even a draft has %s", async (_what, city) => {
    const client = await aRenter();
    const answer = await saveHome(client, aHistoryItem({ draft: true, address: { ...anAddress, city } }));
    expect([codeOf(answer), issuesOf(answer)]).toEqual([
      "INVALID_INPUT",
      { "address.city": "validation.pattern" },
    ]);
  });

  test.each([
    ["no kind of home", { residenceType: null }, { residenceType: "validation.please_select_an_option" }],
    ["no start", { start: null }, { start: "validation.required" }],
    ["a start that no calendar has", { start: "2024-02-30" }, { start: "validation.date.invalid" }],
    ["a start in the future", { start: "2100-01-01" }, { start: "validation.date.future" }],
    ["neither current nor an end", { isCurrent: false }, { end: "validation.required" }],
    [
      "an end before the start",
      { isCurrent: false, end: "2016-10-31" },
      { end: "validation.date.beforeStart" },
    ],
    ["no town", { address: { ...anAddress, city: "" } }, { "address.city": "validation.address.city" }],
  ])("API-04 (in part) RES-034 (in part) refuses %s at its field", async (_what, said, issues) => {
    const client = await aRenter();
    const answer = await saveHome(client, aHistoryItem(said));
    expect([codeOf(answer), issuesOf(answer)]).toEqual(["INVALID_INPUT", issues]);
    expect(await historyOf(client)).toEqual([]);
  });

  test("fifty homes are the most", async () => {
    const client = await aRenter();
    for (let home = 0; home < 50; home += 1) await saveHome(client, aHistoryItem());
    expect(issuesOf(await saveHome(client, aHistoryItem()))).toEqual({
      uuid: "validation.residences.tooMany",
    });
  });

  test("a home with the id of somebody else's is another home", async () => {
    const [one, other] = [await aRenter(), await aRenter()];
    const item = aHistoryItem();
    await saveHome(one, item);
    await saveHome(other, { ...item, residenceType: "FAMILY_HOME" });
    await removeHome(other, item.uuid);
    expect(await historyOf(one)).toMatchObject([{ residenceType: "RENTED_FLAT" }]);
    expect(await historyOf(other)).toEqual([]);
    expect(codeOf(await removeHome(other, aHistoryItem().uuid))).toBe("NOT_FOUND");
  });

  test("a case without residence has none", async () => {
    const client = await signIn(server);
    expect(codeOf(await saveHome(client, aHistoryItem()))).toBe("NOT_FOUND");
  });
});

describe("REL-03 (in part) two tabs on one history", () => {
  test("that change different homes lose nothing", async () => {
    const client = await aRenter();
    const [one, other] = [aHistoryItem(), aHistoryItem()];
    for (const item of [one, other]) await saveHome(client, item);
    await saveHome(client, { ...one, residenceType: "FAMILY_HOME" }, { before: one });
    await saveHome(client, { ...other, start: "2017-01-01" }, { before: other });
    expect(await historyOf(client)).toMatchObject([
      { residenceType: "FAMILY_HOME", start: "2016-11-01" },
      { residenceType: "RENTED_FLAT", start: "2017-01-01" },
    ]);
  });

  test("that change the same home: the later is told, and may insist", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    await saveHome(client, { ...item, start: "2017-01-01" }, { before: item });
    const late = { ...item, residenceType: "FAMILY_HOME" };
    expect(codeOf(await saveHome(client, late, { before: item }))).toBe("CHANGED_ELSEWHERE");
    expect(await historyOf(client)).toMatchObject([{ start: "2017-01-01", residenceType: "RENTED_FLAT" }]);
    await saveHome(client, late);
    expect(await historyOf(client)).toMatchObject([{ start: "2016-11-01", residenceType: "FAMILY_HOME" }]);
  });

  test("that remove and change the same home: the change does not silently bring it back", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    await removeHome(client, item.uuid);
    const late = { ...item, residenceType: "FAMILY_HOME" };
    expect(codeOf(await saveHome(client, late, { before: item }))).toBe("CHANGED_ELSEWHERE");
    expect(await historyOf(client)).toEqual([]);
    await saveHome(client, late);
    expect(await historyOf(client)).toMatchObject([{ residenceType: "FAMILY_HOME" }]);
  });

  test("a save whose response was lost may be repeated", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    const later = { ...item, start: "2017-01-01" };
    for (const attempt of [1, 2]) {
      expect([attempt, codeOf(await saveHome(client, later, { before: item }))]).toEqual([
        attempt,
        undefined,
      ]);
    }
  });

  test("rent and landlord of one home", async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    const before = {
      currency: null,
      rent: null,
      rentFrequency: null,
      rentPaymentDate: null,
      reference: null,
    };
    await saveAboutHome(client, { uuid: item.uuid, ...aRent }, { before });
    const late = await saveAboutHome(client, { uuid: item.uuid, ...aRent, rent: 900 }, { before });
    expect(codeOf(late)).toBe("CHANGED_ELSEWHERE");
    const landlord = await saveAboutHome(client, { uuid: item.uuid, reference: aLandlord }, { before });
    expect(landlord.errors).toBeUndefined();
  });
});
