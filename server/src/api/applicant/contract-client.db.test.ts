import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, signIn } from "../../../test/client.ts";
import { addDocument, ME, saveFacts, saveProgress } from "../../../test/identity.ts";
import { addIncome, aJob, anEarner, aSalary, saveIncome, sourcesOf } from "../../../test/income.ts";
import { startSingle } from "../../../test/parties.ts";
import {
  aHistoryItem,
  aLandlord,
  aRent,
  historyOf,
  saveAboutHome,
  saveHome,
} from "../../../test/residence.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";

/** A client that was written against the contract alone may send these. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const aRenter = async (): Promise<Client> => {
  const email = `${randomUUID()}@example.com`;
  await startSingle(server, { email }, "identity-residence");
  return signIn(server, email);
};

const aReference = { referenceName: "Ruth Hall", referenceEmail: "ruth@harbourbakery.example" } as const;

interface Entry {
  readonly type: string;
  readonly path: string;
  readonly id?: string;
}

interface Section {
  readonly client: Client;
  readonly save: (entries: readonly Entry[]) => ReturnType<Client["graphql"]>;
  readonly stored: () => Promise<readonly Entry[]>;
  /** Two types that the section takes. */
  readonly types: readonly [string, string];
}

const identity = async (): Promise<Section> => {
  const client = await signIn(server);
  await saveFacts(client);
  return {
    client,
    types: ["PASSPORT", "NATIONAL_ID_FRONT"],
    save: (identityDocuments) =>
      client.graphql(
        `mutation MutateMe($identityDocuments: [IdentityDocumentInput!]) {
          updateMe(identityDocuments: $identityDocuments) { me { uuid } } }`,
        { identityDocuments },
      ),
    stored: async () => (await client.graphql(ME)).data.me.identityDocuments,
  };
};

const income = async (): Promise<Section> => {
  const client = await anEarner(server);
  const uuid = await addIncome(client);
  return {
    client,
    types: ["PAYSLIP", "EMPLOYMENT_CONTRACT"],
    save: (accountDocuments) => saveIncome(client, { uuid, accountDocuments }),
    stored: async () => (await sourcesOf(client))[0].accountDocuments,
  };
};

const residence = async (): Promise<Section> => {
  const client = await aRenter();
  const item = aHistoryItem();
  await saveHome(client, item);
  return {
    client,
    types: ["UTILITY_BILL", "COUNCIL_TAX_STATEMENT"],
    save: (entries) =>
      saveAboutHome(client, {
        uuid: item.uuid,
        documents: entries.map(({ id, ...entry }) => ({ ...entry, uuid: id })),
      }),
    stored: async () => {
      const [{ documents }] = await historyOf(client);
      return documents.map(({ uuid, ...entry }: Entry & { uuid: string }) => ({ ...entry, id: uuid }));
    },
  };
};

const sections = { identity, income, residence };
const names = ["identity", "income", "residence"] as const;

describe.each(names)("FRM-166 an entry of the documents of %s carries its id", (name) => {
  const withDocument = async () => {
    const section = await sections[name]();
    const [type] = section.types;
    await section.save([{ type, path: await uploadFile(server, section.client, aPaper()) }]);
    const [stored] = await section.stored();
    if (!stored) throw new Error("Nothing was stored");
    const { id = "", path } = stored;
    return { ...section, entry: { id, type, path } };
  };

  test("the id of a stored document keeps it, and adds nothing", async () => {
    const { save, stored, entry } = await withDocument();
    expect((await save([entry])).errors).toBeUndefined();
    expect(await stored()).toMatchObject([entry]);
  });

  test("with another file it replaces the document's, however often it is sent", async () => {
    const { client, save, stored, entry } = await withDocument();
    const replaced = { ...entry, path: await uploadFile(server, client, aPaper()) };
    for (const attempt of [1, 2])
      expect([attempt, codeOf(await save([replaced]))]).toEqual([attempt, undefined]);
    expect(await stored()).toMatchObject([replaced]);
  });

  test("with another type the file is one of that type", async () => {
    const { save, stored, entry, types } = await withDocument();
    const renamed = { ...entry, type: types[1] };
    expect(codeOf(await save([renamed]))).toBeUndefined();
    expect(await stored()).toMatchObject([renamed]);
  });

  test("an id that is no document of the party's is not found, and changes nothing", async () => {
    const { client, save, stored, entry } = await withDocument();
    const path = await uploadFile(server, client, aPaper());
    expect(codeOf(await save([{ ...entry, id: randomUUID() }]))).toBe("NOT_FOUND");
    expect(codeOf(await save([{ ...entry, path, id: randomUUID() }]))).toBe("NOT_FOUND");
    expect(await stored()).toMatchObject([entry]);
  });
});

test("FRM-166 null as an id is a new document", async () => {
  const client = await signIn(server);
  await saveFacts(client);
  const path = await uploadFile(server, client, aPaper());
  await client.graphql(
    `mutation MutateMe($path: String!) {
      updateMe(identityDocuments: [{ type: "PASSPORT", path: $path, id: null }]) { me { uuid } } }`,
    { path },
  );
  expect((await client.graphql(ME)).data.me.identityDocuments).toMatchObject([{ type: "PASSPORT", path }]);
  expect((await addDocument(client, "PASSPORT", path)).errors).toBeUndefined();
});

/** A home as the contract has it: without what only our pages know. */
const readBack = async (client: Client) => {
  const [{ draft: _draft, documents, ...home }] = await historyOf(client);
  const entries = documents.map(({ uuid, type, path }: Record<string, string>) => ({ uuid, type, path }));
  return { ...home, documents: entries };
};

describe("a residence input", () => {
  const withHome = async () => {
    const client = await aRenter();
    const item = aHistoryItem();
    await saveHome(client, item);
    await saveAboutHome(client, {
      uuid: item.uuid,
      ...aRent,
      reference: aLandlord,
      documents: [{ type: "UTILITY_BILL", path: await uploadFile(server, client, aPaper()) }],
    });
    return client;
  };
  const mutations = [
    ["RES-084", "UpdateDefaultResidence", saveAboutHome],
    ["RES-085", "UpdateResidentialHistoryItems", saveHome],
  ] as const;

  test.each(mutations)("%s %s takes a home as it is read back", async (_id, _name, save) => {
    const client = await withHome();
    const before = await historyOf(client);
    expect((await save(client, await readBack(client))).errors).toBeUndefined();
    expect(await historyOf(client)).toEqual(before);
  });

  test.each(mutations)("%s %s saves any part of it", async (_id, _name, save) => {
    const client = await withHome();
    const home = await readBack(client);
    const changed = { ...home, rent: 990, residenceType: "STUDENT_ACCOMMODATION" };
    await save(client, { ...changed, reference: null });
    expect(await readBack(client)).toEqual({ ...changed, reference: null });
  });

  test("RES-084 RES-085 a field that is not sent is left as it is", async () => {
    const client = await withHome();
    const { uuid } = await readBack(client);
    await saveHome(client, { uuid, start: "2017-01-01" });
    await saveAboutHome(client, { uuid, ...aRent, rent: 1000 });
    expect(await historyOf(client)).toMatchObject([
      { draft: false, start: "2017-01-01", residenceType: "RENTED_FLAT", reference: aLandlord },
    ]);
  });

  test("RES-085 a new home needs neither an id nor the word that it is finished", async () => {
    const client = await aRenter();
    const { uuid: _uuid, draft: _draft, ...home } = aHistoryItem();
    expect((await saveHome(client, { ...home, ...aRent, reference: aLandlord })).errors).toBeUndefined();
    expect(await historyOf(client)).toMatchObject([
      { ...home, ...aRent, draft: false, reference: aLandlord },
    ]);
  });

  test("RES-084 a home that does not exist is not found, as a whole item too", async () => {
    const client = await aRenter();
    expect(codeOf(await saveAboutHome(client, aHistoryItem()))).toBe("NOT_FOUND");
  });
});

/** The contract's own variables: no `answers`. */
const complete = (client: Client, name: string, completedSteps: readonly string[], related?: string) =>
  client.graphql(
    `mutation MutateProgress($completedSteps: [String!]!, $id: Int, $completed: Boolean!, $name: SectionName!, $relatedObjectUuid: ID) {
      updateWizardProgress(completedSteps: $completedSteps, id: $id, completed: $completed, name: $name, relatedObjectUuid: $relatedObjectUuid) {
        wizardProgress { id name completedDtm completedSteps relatedObjectUuid } } }`,
    { name, completedSteps, completed: true, relatedObjectUuid: related ?? null, id: null },
  );

const completedOf = (answer: Awaited<ReturnType<typeof complete>>) =>
  answer.data.updateWizardProgress.wizardProgress.completedDtm;

const answersOf = async (client: Client) =>
  (await client.graphql(ME)).data.me.latestValidation.progress[0].answers;

describe("FRM-265 FRM-355 a section is completed by the steps seen and what is stored", () => {
  test("identity", async () => {
    const { client, save } = await identity();
    const steps = ["name", "birthdate", "nationality", "documents", "upload"];
    expect(codeOf(await complete(client, "IDENTITY", steps))).toBe("PROGRESS_NOT_REACHABLE");
    await save([{ type: "PASSPORT", path: await uploadFile(server, client) }]);
    expect(completedOf(await complete(client, "IDENTITY", steps))).not.toBeNull();
    expect(await answersOf(client)).toMatchObject({ documents: "PASSPORT" });
  });

  test("income", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client, { ...aJob, ...aSalary, ...aReference, paymentDate: "2026-11-01" });
    const steps = ["whoIsPaying", "incomeType", "currentEmployer", "yourSalary", "companyReference"];
    const proof = [
      "openBanking",
      "feedback",
      "documents",
      "bankStatementSignposting",
      "uploadBankStatements",
    ];
    expect(codeOf(await complete(client, "INCOME", [...steps, ...proof], uuid))).toBe(
      "PROGRESS_NOT_REACHABLE",
    );
    const path = await uploadFile(server, client, aPaper());
    await saveIncome(client, { uuid, accountDocuments: [{ type: "BANK_STATEMENT", path }] });
    expect(completedOf(await complete(client, "INCOME", [...steps, ...proof], uuid))).not.toBeNull();
  });

  test("residence", async () => {
    const client = await aRenter();
    const item = aHistoryItem({ residenceType: "FAMILY_HOME" });
    await saveHome(client, item);
    const steps = ["in-uk", "uk-residential-history", "documents", "upload"];
    expect(codeOf(await complete(client, "RESIDENCE", steps))).toBe("PROGRESS_NOT_REACHABLE");
    const path = await uploadFile(server, client, aPaper());
    await saveAboutHome(client, { uuid: item.uuid, documents: [{ type: "UTILITY_BILL", path }] });
    expect(completedOf(await complete(client, "RESIDENCE", steps))).not.toBeNull();
    expect(await answersOf(client)).toMatchObject({ "in-uk": "yes", documents: "UTILITY_BILL" });
  });

  test("answers that were sent before stay, and it stays completed", async () => {
    const { client, save } = await identity();
    await saveProgress(client, { answers: { documents: "PASSPORT", docSignposting: ["PASSPORT"] } });
    await save([{ type: "PASSPORT", path: await uploadFile(server, client) }]);
    await complete(client, "IDENTITY", ["upload"]);
    await saveFacts(client, { firstName: "Amara Grace" });
    const { progress } = (await client.graphql(ME)).data.me.latestValidation;
    expect(progress).toMatchObject([{ answers: { docSignposting: ["PASSPORT"] } }]);
    expect(progress[0].completedDtm).not.toBeNull();
  });
});
