import { describe, expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { ME, saveProgress, submit } from "../../../test/identity.ts";
import { askFor, seedPeople } from "../../../test/parties.ts";
import { startTestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { seededPeople } from "../../app/seeds/people.ts";

const remedialPerson = async (start = "upload") => {
  const server = await startTestServer();
  const person = seededPeople.find(({ remedial }) => remedial?.start === start);
  if (!person) throw new Error("Nobody of the seeded people has a request for more.");
  await seedPeople(server, [person]);
  const client = await signIn(server, person.email);
  const { data } = await client.graphql(
    "{ me { latestValidation { remedialSections { uuid progressId } } } }",
  );
  const [remedial] = data.me.latestValidation.remedialSections as { uuid: string; progressId: number }[];
  if (!remedial) throw new Error("The request for more is missing.");
  return { server, client, remedial };
};

test("FRM-007 a request carries its reasons, and a reviewer's comment if there is one", async () => {
  const { server, client } = await remedialPerson();
  const carried = async () => {
    const { data } = await client.graphql(
      "{ me { latestValidation { remedialSections { reasons comment } } } }",
    );
    return data.me.latestValidation.remedialSections;
  };
  const reasons = ["PARTIAL_CROPPED_BLURRY_DOCUMENT"];
  expect(await carried()).toEqual([
    { reasons, comment: expect.stringMatching(/left edge of your passport/) },
  ]);
  await server.context.pool.query(
    "update remedial_section set comment = null, reasons = '{EXPIRED_DOCUMENT,MISSING_ID}'",
  );
  expect(await carried()).toEqual([{ reasons: ["EXPIRED_DOCUMENT", "MISSING_ID"], comment: null }]);
});

test("ACL-04 a request for missing information is not answered by files of the first round", async () => {
  const { client, remedial } = await remedialPerson();
  const answer = await saveProgress(client, {
    id: remedial.progressId,
    remedial: remedial.uuid,
    steps: ["upload"],
    completed: true,
  });
  expect(answer.errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
  expect((await submit(client)).errors?.[0]?.extensions).toMatchObject({ code: "SUBMISSION_NOT_ALLOWED" });
});

test("ACL-04 a request opens no other section, and not the ordinary item of its own", async () => {
  const { server, client, remedial } = await remedialPerson();
  await askFor(server, "IDENTITY_DEFAULT", "RESIDENCE_DEFAULT");
  const before = (await client.graphql(ME)).data;
  const codeOf = async (given: object) =>
    (await saveProgress(client, { steps: [], ...given })).errors?.[0]?.extensions.code;
  expect(await codeOf({ name: "RESIDENCE" })).toBe("ALREADY_SUBMITTED");
  expect(await codeOf({ name: "RESIDENCE", remedial: remedial.uuid })).toBe("NOT_FOUND");
  expect(await codeOf({ name: "IDENTITY" })).toBe("ALREADY_SUBMITTED");
  const ordinary = before.me.latestValidation.progress.find(
    (item: { remedialSectionUuid: string | null }) => item.remedialSectionUuid === null,
  );
  expect(await codeOf({ name: "IDENTITY", id: ordinary.id, remedial: remedial.uuid })).toBe("NOT_FOUND");
  expect((await client.graphql(ME)).data).toEqual(before);
});

test("SHR-019 FRM-006 a new file answers it, and the case can be submitted again", async () => {
  const { server, client, remedial } = await remedialPerson();
  const path = await uploadFile(server, client);
  const added = await client.graphql(
    `mutation MutateMe($path: String!, $remedial: ID!) {
      updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }], remedialSectionUuid: $remedial) { me { identityDocuments { path remedialSectionUuid } } } }`,
    { path, remedial: remedial.uuid },
  );
  expect(added.data.updateMe.me.identityDocuments).toContainEqual({
    path,
    remedialSectionUuid: remedial.uuid,
  });
  const saved = await saveProgress(client, {
    id: remedial.progressId,
    remedial: remedial.uuid,
    steps: ["upload"],
    completed: true,
  });
  expect(saved.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  expect((await submit(client)).data.submitValidation.submittedValidation.validationSubmitted).toBe(true);
  const { progress } = (await client.graphql(ME)).data.me.latestValidation;
  expect(progress.every(({ submittedDtm }: { submittedDtm: string | null }) => submittedDtm !== null)).toBe(
    true,
  );
});

test("IDN-016 IDN-041 a request for one named document accepts that one and no other", async () => {
  const { server, client, remedial } = await remedialPerson("genericUpload");
  const add = async (type: string) =>
    client.graphql(
      `mutation MutateMe($type: String!, $path: String!, $remedial: ID!) {
        updateMe(identityDocuments: [{ type: $type, path: $path }], remedialSectionUuid: $remedial) { me { uuid } } }`,
      { type, path: await uploadFile(server, client), remedial: remedial.uuid },
    );
  const complete = () =>
    saveProgress(client, {
      id: remedial.progressId,
      remedial: remedial.uuid,
      steps: ["missingInformation", "genericUpload"],
      completed: true,
    });
  expect((await add("DBS")).errors?.[0]?.extensions.code).toBe("DOCUMENT_NOT_ACCEPTED");
  expect((await complete()).errors?.[0]?.extensions.code).toBe("PROGRESS_NOT_REACHABLE");
  expect((await add("BIRTH_ADOPTION")).errors).toBeUndefined();
  expect((await complete()).errors).toBeUndefined();
  expect((await submit(client)).errors).toBeUndefined();
});

describe("ACL-04 a request for one document leaves the rest of the submission unchanged", () => {
  const facts = [
    ["a first name", `firstName: "Mario"`],
    ["a date of birth", `birthdate: "1991-01-01"`],
    ["a nationality", `nationality: "FR"`],
    ["a share code", `shareCode: "R1234ABCD"`],
  ] as const;

  test.each(facts)("%s", async (_what, fact) => {
    const { client, remedial } = await remedialPerson("genericUpload");
    const before = (await client.graphql(ME)).data;
    const answer = await client.graphql(
      `mutation F($remedial: ID!) { updateMe(${fact}, remedialSectionUuid: $remedial) { me { uuid } } }`,
      { remedial: remedial.uuid },
    );
    expect(answer.errors?.[0]?.extensions.code).toBe("ALREADY_SUBMITTED");
    expect((await client.graphql(ME)).data).toEqual(before);
  });

  test("the document of the first round", async () => {
    const { client, remedial } = await remedialPerson();
    const documents = async () =>
      (await client.graphql("{ me { identityDocuments { id type path expiresOn } } }")).data.me
        .identityDocuments as { type: string; path: string }[];
    const [first] = await documents();
    const answer = await client.graphql(
      `mutation E($type: String!, $path: String!, $remedial: ID!) {
        updateMe(identityDocuments: [{ type: $type, path: $path, expiresOn: "2040-01-01" }], remedialSectionUuid: $remedial) { me { uuid } } }`,
      { type: first?.type, path: first?.path, remedial: remedial.uuid },
    );
    expect(answer.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await documents()).toContainEqual(first);
  });
});

test("an inherited choice may be changed in answer to a request: no other tab has taken it away", async () => {
  const { client, remedial } = await remedialPerson();
  const SAVE = `mutation MutateProgress($id: Int, $remedial: ID, $answers: Json, $before: Json) {
    updateWizardProgress(id: $id, name: IDENTITY, completedSteps: ["missingInformation"], completed: false,
      remedialSectionUuid: $remedial, answers: $answers, answersBefore: $before) { wizardProgress { answers } } }`;
  const answer = (answers: object, before: object) =>
    client.graphql(SAVE, { id: remedial.progressId, remedial: remedial.uuid, answers, before });
  const changed = await answer({ documents: "DRIVING_LICENCE" }, { documents: "PASSPORT" });
  expect(changed.data?.updateWizardProgress.wizardProgress.answers).toEqual({ documents: "DRIVING_LICENCE" });
  const late = await answer({ documents: "none" }, { documents: "PASSPORT" });
  expect(late.errors?.[0]?.extensions.code).toBe("CHANGED_ELSEWHERE");
});
