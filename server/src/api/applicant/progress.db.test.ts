import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { addDocument, answerIdentity, ME, saveFacts, saveProgress } from "../../../test/identity.ts";
import { uploadFile } from "../../../test/upload.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const progressOf = async (visitor: Visitor) =>
  (await visitor.graphql(ME)).data.me.latestValidation.progress as {
    id: number;
    completedSteps: string[];
    startedDtm: string | null;
    completedDtm: string | null;
    answers: unknown;
  }[];

test("FRM-152 FRM-153 FRM-154 FRM-265 the first save creates the item, later ones update it", async () => {
  const visitor = await signIn(house);
  expect(await progressOf(visitor)).toEqual([]);
  const first = await saveProgress(visitor, { steps: ["name"] });
  const { id } = first.data.updateWizardProgress.wizardProgress;
  await saveProgress(visitor, { id, steps: ["name", "birthdate"] });
  const [item, ...others] = await progressOf(visitor);
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    id,
    completedSteps: ["name", "birthdate"],
    completedDtm: null,
    optional: false,
  });
  expect(item?.startedDtm).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("a save without an id meets the open item, also when ten come at once", async () => {
  const visitor = await signIn(house);
  await Promise.all(
    ["name", "birthdate", "nationality", "documents"].map((step) => saveProgress(visitor, { steps: [step] })),
  );
  const items = await progressOf(visitor);
  expect(items).toHaveLength(1);
  expect(items[0]?.completedSteps.toSorted()).toEqual(["birthdate", "documents", "name", "nationality"]);
});

test("completed steps merge as a set: a late save takes none back", async () => {
  const visitor = await signIn(house);
  await saveProgress(visitor, { steps: ["name", "birthdate"] });
  await saveProgress(visitor, { steps: ["name"] });
  expect((await progressOf(visitor))[0]?.completedSteps).toEqual(["name", "birthdate"]);
});

describe("completed is a request", () => {
  test("ACL-08 without data it is refused, and nothing is stored", async () => {
    const visitor = await signIn(house);
    const answer = await saveProgress(visitor, {
      steps: ["name", "upload"],
      completed: true,
      answers: { documents: "PASSPORT" },
    });
    expect(answer.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    expect(await progressOf(visitor)).toEqual([]);
  });

  test("it is granted when the server's own walk reaches an end", async () => {
    const visitor = await signIn(house);
    const answer = await answerIdentity(house, visitor);
    expect(answer.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });

  test("IDN-032 the acknowledged notice reaches an end too", async () => {
    const visitor = await signIn(house);
    await saveFacts(visitor);
    const early = await saveProgress(visitor, {
      steps: ["none"],
      completed: true,
      answers: { documents: "none" },
    });
    expect(early.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    const done = await saveProgress(visitor, {
      steps: ["none"],
      completed: true,
      answers: { documents: "none", none: "acknowledged" },
    });
    expect(done.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });

  test("a two-sided document needs both sides, given or said to be missing", async () => {
    const visitor = await signIn(house);
    await saveFacts(visitor);
    await addDocument(visitor, "DRIVING_LICENCE_FRONT", await uploadFile(house, visitor));
    const answers = {
      documents: "DRIVING_LICENCE",
      docSignposting: ["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"],
    };
    const early = await saveProgress(visitor, { steps: ["upload"], completed: true, answers });
    expect(early.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
    const done = await saveProgress(visitor, {
      steps: ["uploadBack"],
      completed: true,
      answers: { ...answers, withoutDocument: { DRIVING_LICENCE_BACK: "lost" } },
    });
    expect(done.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  });
});

describe("changing an answer of a completed section", () => {
  test("a nationality that does not allow the document takes completion back", async () => {
    const visitor = await signIn(house);
    await saveFacts(visitor);
    await addDocument(visitor, "DRIVING_LICENCE_FRONT", await uploadFile(house, visitor));
    await addDocument(visitor, "DRIVING_LICENCE_BACK", await uploadFile(house, visitor));
    await saveProgress(visitor, {
      steps: ["name", "uploadBack"],
      completed: true,
      answers: {
        documents: "DRIVING_LICENCE",
        docSignposting: ["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"],
      },
    });
    expect((await progressOf(visitor))[0]?.completedDtm).not.toBeNull();
    await saveFacts(visitor, { nationality: "IN" });
    expect((await progressOf(visitor))[0]?.completedDtm).toBeNull();
  });

  test("a fact that changes nothing about the walk leaves it completed", async () => {
    const visitor = await signIn(house);
    await answerIdentity(house, visitor);
    await saveFacts(visitor, { firstName: "Ama" });
    expect((await progressOf(visitor))[0]?.completedDtm).not.toBeNull();
  });

  test("a withdrawn document takes completion back", async () => {
    const visitor = await signIn(house);
    await answerIdentity(house, visitor);
    const [document] = (await visitor.graphql(ME)).data.me.identityDocuments;
    await visitor.graphql(
      "mutation MutateMe($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }",
      { id: document.id },
    );
    expect((await progressOf(visitor))[0]?.completedDtm).toBeNull();
  });
});

describe("what is refused", () => {
  test("unknown steps, with their field named", async () => {
    const { errors } = await saveProgress(await signIn(house), { steps: ["name", "admin"] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "completedSteps" }],
    });
  });

  test("a section that the validation does not have, as if it were not there", async () => {
    const { errors } = await saveProgress(await signIn(house), { name: "INCOME", steps: [] });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test.each([
    [
      "another applicant's id",
      async (other: Visitor) => ({
        id: (await saveProgress(other, {})).data.updateWizardProgress.wizardProgress.id,
      }),
    ],
    ["a random id", async () => ({ id: 2_000_000_000 })],
    ["a random request", async () => ({ remedial: randomUUID() })],
  ])("ACL-01 %s is not found", async (_name, make) => {
    const other = await signIn(house);
    const { errors } = await saveProgress(await signIn(house), await make(other));
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("answers beyond the listed choices are dropped", async () => {
    const visitor = await signIn(house);
    await saveProgress(visitor, {
      answers: { documents: "CROWN", admin: true, none: "yes", docSignposting: ["PASSPORT", 5] },
    });
    expect((await progressOf(visitor))[0]?.answers).toEqual({ docSignposting: ["PASSPORT"] });
  });

  test("answers of a monstrous size", async () => {
    const { errors } = await saveProgress(await signIn(house), {
      answers: { documents: "x".repeat(30_000) },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", issues: [{ field: "answers" }] });
  });
});
