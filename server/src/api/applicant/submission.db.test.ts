import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentsOf, eventsOf, forgetNationality, someoneElsePays } from "../../../test/cases.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { answerIdentity, giveConsents, ME, saveFacts, saveProgress, submit } from "../../../test/identity.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const readyToSubmit = async (): Promise<Visitor> => {
  const visitor = await signIn(house);
  await giveConsents(visitor);
  await answerIdentity(house, visitor);
  return visitor;
};

const validationOf = async (visitor: Visitor) => (await visitor.graphql(ME)).data.me.latestValidation;

const auditedOf = async (partyId: string, action: string): Promise<number> => {
  const { rows } = await house.context.pool.query(
    "select 1 from audit_entry where party_id = $1 and subject = $1::text and action = $2",
    [partyId, action],
  );
  return rows.length;
};

describe("the gate", () => {
  test("FRM-230 refuses with what is missing, and stores nothing", async () => {
    const visitor = await signIn(house);
    const { errors, data } = await submit(visitor);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({
      code: "SUBMISSION_NOT_ALLOWED",
      missing: ["CONSENTS", "IDENTITY"],
    });
    const { validationSubmitted, uuid } = await validationOf(visitor);
    expect(validationSubmitted).toBe(false);
    expect(await eventsOf(house, uuid, "submitted")).toBe(0);
  });

  test("PRV-08 the three consents cannot be gone round", async () => {
    const visitor = await signIn(house);
    await answerIdentity(house, visitor);
    expect((await submit(visitor)).errors?.[0]?.extensions).toMatchObject({ missing: ["CONSENTS"] });
    for (const name of ["termsAndConditions", "backgroundChecks", "dataAccuracy"]) {
      const { errors } = await giveConsents(visitor, { [name]: false });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "INVALID_INPUT",
        issues: [{ field: name, code: "validation.must_accept" }],
      });
    }
    expect((await submit(visitor)).errors?.[0]?.extensions).toMatchObject({ missing: ["CONSENTS"] });
  });

  test("walks again: completed on paper is not enough", async () => {
    const visitor = await readyToSubmit();
    await forgetNationality(house, (await validationOf(visitor)).uuid);
    expect((await submit(visitor)).errors?.[0]?.extensions).toEqual({
      code: "SUBMISSION_NOT_ALLOWED",
      missing: ["IDENTITY"],
    });
  });

  test("FRM-231 someone else paying waives identity, and a waived section without an item gets one", async () => {
    const visitor = await signIn(house);
    await giveConsents(visitor);
    await someoneElsePays(house, (await validationOf(visitor)).uuid);
    expect((await submit(visitor)).data.submitValidation.submittedValidation.validationSubmitted).toBe(true);
    const { progress } = await validationOf(visitor);
    expect(progress).toMatchObject([{ name: "IDENTITY", startedDtm: null, completedDtm: null }]);
    expect(progress[0].submittedDtm).not.toBeNull();
  });
});

describe("submitting", () => {
  test("FRM-157 FRM-215 sets the time on the items and mails once, in one transaction with the event", async () => {
    const visitor = await readyToSubmit();
    const before = house.letters.length;
    expect((await submit(visitor)).data).toEqual({
      submitValidation: { submittedValidation: { validationSubmitted: true } },
    });
    await house.runJobs();
    const { progress, uuid } = await validationOf(visitor);
    expect(progress[0].submittedDtm).not.toBeNull();
    expect(house.letters.length - before).toBe(1);
    expect(await eventsOf(house, uuid, "submitted")).toBe(1);
    expect(await auditedOf(uuid, "validation-submitted")).toBe(1);
  });

  test("a second submit, and twenty at once, change nothing and answer the same", async () => {
    const visitor = await readyToSubmit();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(visitor)));
    answers.push(await submit(visitor));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { uuid } = await validationOf(visitor);
    expect(await eventsOf(house, uuid, "submitted")).toBe(1);
    const before = house.letters.length;
    await house.runJobs();
    expect(house.letters.length - before).toBe(1);
  });

  test("ACL-04 FRM-081 a submitted validation is immutable through the API", async () => {
    const visitor = await readyToSubmit();
    await submit(visitor);
    const before = JSON.stringify((await visitor.graphql(ME)).data);
    const attempts = [
      await saveFacts(visitor, { firstName: "Changed" }),
      await saveProgress(visitor, { steps: ["name"] }),
      await saveProgress(visitor, {
        id: JSON.parse(before).me.latestValidation.progress[0].id,
        answers: { documents: "none" },
      }),
      await visitor.graphql(
        "mutation MutateMe($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { uuid } } }",
        {
          id: JSON.parse(before).me.identityDocuments[0].id,
        },
      ),
    ];
    for (const { errors } of attempts) expect(errors?.[0]?.extensions.code).toBe("ALREADY_SUBMITTED");
    expect(JSON.stringify((await visitor.graphql(ME)).data)).toBe(before);
  });
});

test("FRM-158 PRV-08 consents are kept with the version of their words, the language and the time", async () => {
  const visitor = await signIn(house);
  const { data } = await giveConsents(visitor, { marketing: true, language: "pt" });
  expect(data.updateConsents.me).toEqual({
    consents: { marketing: true },
    latestValidation: { consents: { termsAndConditions: true, backgroundChecks: true, dataAccuracy: true } },
  });
  const rows = await consentsOf(house, (await validationOf(visitor)).uuid);
  expect(rows).toEqual(
    ["backgroundChecks", "dataAccuracy", "marketing", "termsAndConditions"].map((name) => ({
      name,
      given: true,
      language: "pt",
      text_version: "2026-11",
    })),
  );
});
