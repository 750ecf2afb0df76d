import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf } from "../../../test/client.ts";
import { saveProgress } from "../../../test/identity.ts";
import { addIncome, aJob, anEarner } from "../../../test/income.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

/** The relation of records and sources of income. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const income = { name: "INCOME", steps: ["whoIsPaying"] } as const;

const save = async (client: Client, more: Parameters<typeof saveProgress>[1] = {}) =>
  (await saveProgress(client, { ...income, ...more })).data.updateWizardProgress.wizardProgress as {
    readonly id: number;
    readonly relatedObjectUuid: string | null;
  };

/** A new source and its progress, as one page sends them: in one operation, which names the record that it knows. */
const saveNewSource = async (client: Client, id?: number, related?: string) => {
  const { data, errors } = await client.graphql(
    `mutation UpdateIncome($id: Int, $related: ID) {
      updateIncome(incomeType: T_EMPLOYED_PERM, companyName: "${aJob.companyName}", jobTitle: "Baker",
        startDate: "2024-02-01", removeProbation: true) { incomeSource { uuid } }
      updateWizardProgress(id: $id, name: INCOME, completedSteps: ["incomeType"], completed: false,
        relatedObjectUuid: $related) { wizardProgress { id relatedObjectUuid } } }`,
    { id, related },
  );
  return {
    errors,
    uuid: data?.updateIncome?.incomeSource.uuid as string,
    record: data?.updateWizardProgress?.wizardProgress,
  };
};

/** Every record of income, by its id, with what it is about. */
const recordsOf = async (client: Client): Promise<Readonly<Record<number, string | null>>> => {
  const { data } = await client.graphql(
    "{ me { latestValidation { progress { id name relatedObjectUuid } } } }",
  );
  const progress = data.me.latestValidation.progress as {
    id: number;
    name: string;
    relatedObjectUuid: string | null;
  }[];
  return Object.fromEntries(
    progress
      .filter(({ name }) => name === "INCOME")
      .map(({ id, relatedObjectUuid }) => [id, relatedObjectUuid]),
  );
};

describe("a record that began without an object", () => {
  test("becomes that of the source which the same operation writes, and keeps what it had", async () => {
    const client = await anEarner(server);
    const { id, relatedObjectUuid } = await save(client);
    expect(relatedObjectUuid).toBeNull();
    const { uuid, record } = await saveNewSource(client, id);
    expect(record).toEqual({ id, relatedObjectUuid: uuid });
    const later = await saveProgress(client, { ...income, id, steps: ["currentEmployer"] });
    expect(later.data.updateWizardProgress.wizardProgress).toMatchObject({
      id,
      relatedObjectUuid: uuid,
      completedSteps: ["whoIsPaying", "incomeType", "currentEmployer"],
    });
  });

  test("becomes that of a source that is named", async () => {
    const client = await anEarner(server);
    const { id } = await save(client);
    const uuid = await addIncome(client);
    expect(await save(client, { id, related: uuid })).toMatchObject({ id, relatedObjectUuid: uuid });
    expect(await recordsOf(client)).toEqual({ [id]: uuid });
  });

  test("stays without one while none is named or written", async () => {
    const client = await anEarner(server);
    const { id } = await save(client);
    await addIncome(client);
    expect(await save(client, { id })).toMatchObject({ id, relatedObjectUuid: null });
  });

  test("is not given to a source that has one already, whose own is used", async () => {
    const client = await anEarner(server);
    const uuid = await addIncome(client);
    const own = await save(client, { related: uuid });
    const begun = await save(client);
    expect(begun.id).not.toBe(own.id);
    expect(await save(client, { id: begun.id, related: uuid })).toEqual(expect.objectContaining(own));
    expect(await recordsOf(client)).toEqual({ [own.id]: uuid, [begun.id]: null });
  });
});

describe("REL-03 (in part) a record that another tab has given to another source", () => {
  const twoTabs = async () => {
    const client = await anEarner(server);
    const { id } = await save(client);
    const first = await saveNewSource(client, id);
    const second = await saveNewSource(client, id);
    return { client, id, first, second };
  };

  test("stays that one's, and the new source gets one of its own", async () => {
    const { client, id, first, second } = await twoTabs();
    expect(second.errors).toBeUndefined();
    expect(second.record.id).not.toBe(id);
    expect(second.record.relatedObjectUuid).toBe(second.uuid);
    expect(await recordsOf(client)).toEqual({ [id]: first.uuid, [second.record.id]: second.uuid });
  });

  test("as often as it happens, and at once", async () => {
    const client = await anEarner(server);
    const { id } = await save(client);
    const tabs = await Promise.all(Array.from({ length: 4 }, () => saveNewSource(client, id)));
    expect(tabs.map(({ errors }) => errors)).toEqual(Array(4).fill(undefined));
    const expected = Object.fromEntries(tabs.map(({ record, uuid }) => [record.id, uuid]));
    expect(Object.keys(expected)).toHaveLength(4);
    expect(await recordsOf(client)).toEqual(expected);
  });

  test("is found by each of them afterwards", async () => {
    const { client, id, first, second } = await twoTabs();
    expect((await save(client, { related: first.uuid })).id).toBe(id);
    expect((await save(client, { related: second.uuid })).id).toBe(second.record.id);
    expect(await save(client, { id: second.record.id })).toMatchObject({ relatedObjectUuid: second.uuid });
  });

  test("is not found under the id of another source that this operation has not written", async () => {
    const { client, id, first, second } = await twoTabs();
    const before = await recordsOf(client);
    const attempts = [
      { id, related: second.uuid },
      { id: second.record.id, related: first.uuid },
    ];
    for (const attempt of attempts) {
      expect(codeOf(await saveProgress(client, { ...income, ...attempt }))).toBe("NOT_FOUND");
    }
    expect(await recordsOf(client)).toEqual(before);
  });

  test("nor if the operation names another one than it has written, and then writes nothing", async () => {
    const { client, id, second } = await twoTabs();
    const before = await recordsOf(client);
    const { errors } = await saveNewSource(client, id, second.uuid);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await recordsOf(client)).toEqual(before);
  });

  test("of somebody else is not found either", async () => {
    const { id } = await twoTabs();
    const other = await anEarner(server);
    const { errors } = await saveNewSource(other, id);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await recordsOf(other)).toEqual({});
  });
});
