import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { saveProgress } from "../../../test/identity.ts";
import { startSingle } from "../../../test/parties.ts";
import {
  aHistoryItem,
  aLandlord,
  aRent,
  historyOf,
  removeHome,
  saveAboutHome,
  saveHome,
} from "../../../test/residence.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";

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

describe("the home in question", () => {
  const withHome = async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    return { client, uuid: item.uuid };
  };

  test("RES-002 RES-003 RES-084 rent and reference are saved with it", async () => {
    const { client, uuid } = await withHome();
    await saveAboutHome(client, { uuid, ...aRent });
    const spaced = { ...aLandlord, phone: "+44 (0)113 496-0188" };
    await saveAboutHome(client, { uuid, reference: spaced });
    expect(await historyOf(client)).toMatchObject([{ ...aRent, reference: aLandlord }]);
  });

  test.each(["0113 496 0188", "(0113) 496-0188", "0044 113 496 0188", "+44 (0)113 496 0188"])(
    "a landlord's phone number is kept in one form, here sent as %s",
    async (phone) => {
      const { client, uuid } = await withHome();
      await saveAboutHome(client, { uuid, reference: { ...aLandlord, phone } });
      expect(await historyOf(client)).toMatchObject([{ reference: { phone: "+441134960188" } }]);
    },
  );

  test("nobody to name takes the reference away", async () => {
    const { client, uuid } = await withHome();
    await saveAboutHome(client, { uuid, reference: aLandlord });
    await saveAboutHome(client, { uuid, reference: null });
    expect(await historyOf(client)).toMatchObject([{ reference: null }]);
  });

  test("whoever was named is not kept to be asked once the home is removed, and is when it comes back", async () => {
    const { client, uuid } = await withHome();
    await saveAboutHome(client, { uuid, reference: aLandlord });
    const drafts = async () => {
      const { rows } = await server.context.pool.query(
        "select state, referee->>'email' as email from reference where residence_id = $1",
        [uuid],
      );
      return rows;
    };
    const draft = { state: "draft", email: aLandlord.email };
    expect(await drafts()).toEqual([draft]);
    await removeHome(client, uuid);
    expect(await drafts()).toEqual([]);
    await saveHome(client, { ...aHistoryItem(), uuid });
    expect(await drafts()).toEqual([draft]);
  });

  test("RES-005 documents are kept with it", async () => {
    const { client, uuid } = await withHome();
    const path = await uploadFile(server, client);
    await saveAboutHome(client, { uuid, documents: [{ type: "UTILITY_BILL", path }] });
    const [{ documents }] = await historyOf(client);
    expect(documents).toMatchObject([{ type: "UTILITY_BILL", path }]);
    await saveAboutHome(client, { uuid, withdrawnDocuments: [documents[0].uuid] });
    expect(await historyOf(client)).toMatchObject([{ documents: [] }]);
  });

  test.each([
    ["RES-070", { ...aRent, rent: null }, { rent: "validation.required" }],
    ["RES-071", { ...aRent, rent: 1 }, { rent: "rental-details.validations.rent" }],
    ["RES-071", { ...aRent, rent: -5 }, { rent: "rental-details.validations.rent" }],
    ["RES-071", { ...aRent, rent: 2.005 }, { rent: "rental-details.validations.rent" }],
    ["RES-072", { ...aRent, rent: 10_000_000 }, { rent: "rental-details.validations.rent" }],
    ["RES-075", { ...aRent, rentPaymentDate: null }, { rentPaymentDate: "validation.required" }],
    ["RES-076", { ...aRent, rentPaymentDate: "2026-02-30" }, { rentPaymentDate: "validation.date.invalid" }],
    ["RES-077", { ...aRent, rentPaymentDate: "2100-01-01" }, { rentPaymentDate: "validation.date.future" }],
    [
      "API-04 (in part)",
      { reference: { ...aLandlord, firstName: "J", email: "office" } },
      { firstName: "validation.name.length", email: "validation.email.format" },
    ],
  ])("%s the server refuses %j", async (_id, said, issues) => {
    const { client, uuid } = await withHome();
    const answer = await saveAboutHome(client, { uuid, ...said });
    expect([codeOf(answer), issuesOf(answer)]).toEqual(["INVALID_INPUT", issues]);
  });

  test.each(["0113 496 018", "+44 113 496 0188 ext 12", "+44 113 496 01888", "ask for Ellen"])(
    "RES-079 the server refuses the phone number %s",
    async (phone) => {
      const { client, uuid } = await withHome();
      const answer = await saveAboutHome(client, { uuid, reference: { ...aLandlord, phone } });
      expect(issuesOf(answer)).toEqual({ phone: "validation.phone_number" });
    },
  );

  test.each([
    ["RES-008 RES-080 AUTH-10 (in part)", "@example.com", "+LANDLORD@Example.COM"],
    ["AUTH-10 (in part) in wide letters", "@example.com", "@ｅｘａｍｐｌｅ.com"],
    ["AUTH-10 (in part) in the ASCII form of its host", "@bücher.example", "@xn--bcher-kva.example"],
  ])("%s the landlord's e-mail is not the applicant's own", async (_id, host, spelled) => {
    const person = randomUUID();
    await startSingle(server, { email: `${person}${host}` }, "identity-residence");
    const client = await signIn(server, `${person}${host}`);
    const item = aHistoryItem();
    await saveHome(client, item);
    const reference = { ...aLandlord, email: `${person}${spelled}` };
    const answer = await saveAboutHome(client, { uuid: item.uuid, reference });
    expect(issuesOf(answer)).toEqual({ email: "personalEmailMatch" });
  });

  test("an unknown home, another's file and a document of another section are refused", async () => {
    const { client, uuid } = await withHome();
    const stranger = await aRenter();
    const path = await uploadFile(server, stranger);
    expect(codeOf(await saveAboutHome(stranger, { uuid, ...aRent }))).toBe("NOT_FOUND");
    const documents = [{ type: "UTILITY_BILL", path }];
    expect(codeOf(await saveAboutHome(client, { uuid, documents }))).toBe("NOT_FOUND");
    const own = [{ type: "PASSPORT", path: await uploadFile(server, client) }];
    expect(codeOf(await saveAboutHome(client, { uuid, documents: own }))).toBe("DOCUMENT_NOT_ACCEPTED");
    const item = aHistoryItem();
    await saveHome(stranger, item);
    await saveAboutHome(stranger, { uuid: item.uuid, documents });
    const [{ documents: theirs }] = await historyOf(stranger);
    await saveAboutHome(client, { uuid, withdrawnDocuments: [theirs[0].uuid] });
    expect(await historyOf(stranger)).toMatchObject([{ documents: [{ path }] }]);
  });
});

describe("the section", () => {
  test("is completed by a document about the home, and open again when that home changes", async () => {
    const client = await aRenter();
    const item = aHistoryItem({ residenceType: "FAMILY_HOME" });
    await saveHome(client, item);
    const path = await uploadFile(server, client);
    await saveAboutHome(client, { uuid: item.uuid, documents: [{ type: "OTHER", path }] });
    const saved = await saveProgress(client, {
      name: "RESIDENCE",
      steps: ["in-uk", "uk-residential-history", "documents", "upload"],
      completed: true,
      answers: { "in-uk": "yes", documents: "OTHER" },
    });
    const { wizardProgress } = saved.data.updateWizardProgress;
    expect(wizardProgress.completedDtm).not.toBeNull();
    await removeHome(client, item.uuid);
    const again = await saveProgress(client, {
      id: wizardProgress.id,
      name: "RESIDENCE",
      steps: ["in-uk"],
      completed: true,
      answers: { "in-uk": "yes", documents: "OTHER" },
    });
    expect(codeOf(again)).toBe("PROGRESS_NOT_REACHABLE");
  });
});
