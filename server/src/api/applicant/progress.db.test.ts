import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import {
  addDocument,
  answerIdentity,
  ME,
  saveFacts,
  saveProgress as sendProgress,
} from "../../../test/identity.ts";
import { addIncomeSource, change, startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { saveProgress } from "../../sections/save-progress.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const progressOf = async (client: Client) =>
  (await client.graphql(ME)).data.me.latestValidation.progress as {
    id: number;
    completedSteps: string[];
    startedDtm: string | null;
    completedDtm: string | null;
    answers: unknown;
  }[];

test("FRM-152 FRM-153 FRM-154 FRM-265 the first save creates the item, later ones update it", async () => {
  const client = await signIn(server);
  expect(await progressOf(client)).toEqual([]);
  const first = await sendProgress(client, { steps: ["name"] });
  const { id } = first.data.updateWizardProgress.wizardProgress;
  await sendProgress(client, { id, steps: ["name", "birthdate"] });
  const [item, ...others] = await progressOf(client);
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    id,
    completedSteps: ["name", "birthdate"],
    completedDtm: null,
    optional: false,
  });
  expect(item?.startedDtm).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("a save without an id uses the open item, even if ten come at once", async () => {
  const client = await signIn(server);
  await Promise.all(
    ["name", "birthdate", "nationality", "documents"].map((step) => sendProgress(client, { steps: [step] })),
  );
  const items = await progressOf(client);
  expect(items).toHaveLength(1);
  expect(items[0]?.completedSteps.toSorted()).toEqual(["birthdate", "documents", "name", "nationality"]);
});

test("REL-03 (in part) completed steps merge as a set: a late save removes none", async () => {
  const client = await signIn(server);
  await sendProgress(client, { steps: ["name", "birthdate"] });
  await sendProgress(client, { steps: ["name"] });
  expect((await progressOf(client))[0]?.completedSteps).toEqual(["name", "birthdate"]);
});

describe("completed is a request", () => {
  test("ACL-08 without data it is refused, and nothing is stored", async () => {
    const client = await signIn(server);
    const answer = await sendProgress(client, {
      steps: ["name", "upload"],
      completed: true,
      answers: { documents: "PASSPORT" },
    });
    expect(answer.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    expect(await progressOf(client)).toEqual([]);
  });

  test("it is granted when the server's own walk reaches an end", async () => {
    const client = await signIn(server);
    const answer = await answerIdentity(server, client);
    expect(answer.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });

  test("IDN-032 the acknowledged notice reaches an end too", async () => {
    const client = await signIn(server);
    await saveFacts(client);
    const early = await sendProgress(client, {
      steps: ["none"],
      completed: true,
      answers: { documents: "none" },
    });
    expect(early.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    const done = await sendProgress(client, {
      steps: ["none"],
      completed: true,
      answers: { documents: "none", none: "acknowledged" },
    });
    expect(done.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });

  test("a two-sided document needs both sides, uploaded or declared missing", async () => {
    const client = await signIn(server);
    await saveFacts(client);
    await addDocument(client, "DRIVING_LICENCE_FRONT", await uploadFile(server, client));
    const answers = {
      documents: "DRIVING_LICENCE",
      docSignposting: ["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"],
    };
    const early = await sendProgress(client, { steps: ["upload"], completed: true, answers });
    expect(early.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    const done = await sendProgress(client, {
      steps: ["uploadBack"],
      completed: true,
      answers: { ...answers, withoutDocument: { DRIVING_LICENCE_BACK: "lost" } },
    });
    expect(done.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });
});

describe("changing an answer of a completed section", () => {
  test("a nationality that does not allow the document revokes completion", async () => {
    const client = await signIn(server);
    await saveFacts(client);
    await addDocument(client, "DRIVING_LICENCE_FRONT", await uploadFile(server, client));
    await addDocument(client, "DRIVING_LICENCE_BACK", await uploadFile(server, client));
    await sendProgress(client, {
      steps: ["name", "uploadBack"],
      completed: true,
      answers: {
        documents: "DRIVING_LICENCE",
        docSignposting: ["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"],
      },
    });
    expect((await progressOf(client))[0]?.completedDtm).not.toBeNull();
    await saveFacts(client, { nationality: "IN" });
    expect((await progressOf(client))[0]?.completedDtm).toBeNull();
  });

  test("a fact that changes nothing about the walk leaves it completed", async () => {
    const client = await signIn(server);
    await answerIdentity(server, client);
    await saveFacts(client, { firstName: "Ama" });
    expect((await progressOf(client))[0]?.completedDtm).not.toBeNull();
  });

  test("a withdrawn document revokes completion", async () => {
    const client = await signIn(server);
    await answerIdentity(server, client);
    const [document] = (await client.graphql(ME)).data.me.identityDocuments;
    await client.graphql(
      "mutation MutateMe($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }",
      { id: document.id },
    );
    expect((await progressOf(client))[0]?.completedDtm).toBeNull();
  });
});

describe("what is refused", () => {
  test("unknown steps, with their field", async () => {
    const { errors } = await sendProgress(await signIn(server), { steps: ["name", "admin"] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "completedSteps" }],
    });
  });

  test("a section that the validation does not have, as if it were not there", async () => {
    const { errors } = await sendProgress(await signIn(server), { name: "INCOME", steps: [] });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test.each([
    [
      "another applicant's id",
      async (other: Client) => ({
        id: (await sendProgress(other, {})).data.updateWizardProgress.wizardProgress.id,
      }),
    ],
    ["a random id", async () => ({ id: 2_000_000_000 })],
    ["a random request", async () => ({ remedial: randomUUID() })],
  ])("ACL-01 %s is not found", async (_name, make) => {
    const other = await signIn(server);
    const { errors } = await sendProgress(await signIn(server), await make(other));
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("answers beyond the listed choices are dropped", async () => {
    const client = await signIn(server);
    await sendProgress(client, {
      answers: { documents: "CROWN", admin: true, none: "yes", docSignposting: ["PASSPORT", 5] },
    });
    expect((await progressOf(client))[0]?.answers).toEqual({ docSignposting: ["PASSPORT"] });
  });

  test("oversized answers", async () => {
    const { errors } = await sendProgress(await signIn(server), {
      answers: { documents: "x".repeat(30_000) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", issues: [{ field: "answers" }] });
  });
});

describe("an object that an earlier field of the same operation has written", () => {
  const withSource = async () => {
    const email = `source-${randomUUID()}@example.com`;
    const party = await startSingle(server, { email }, "scotland-wales-ni-default");
    return { party, source: await addIncomeSource(server, party) };
  };
  const income = { name: "INCOME", completedSteps: [], completed: false } as const;
  const save = (work: Work, party: PartyKey) => saveProgress(work, party, income);

  test("is the related object of a save that names none", async () => {
    const { party, source } = await withSource();
    const item = await change(server, (work) => {
      work.writtenObjects.set("INCOME", source);
      return save(work, party);
    });
    expect(item.relatedObjectUuid).toBe(source);
  });

  test("is none of another operation", async () => {
    const { party } = await withSource();
    const item = await change(server, (work) => save(work, party));
    expect(item.relatedObjectUuid).toBeNull();
  });
});
