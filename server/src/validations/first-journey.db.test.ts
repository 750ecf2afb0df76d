import { expect, test } from "vitest";
import { aHouse } from "../../test/house.ts";
import { uploadFile } from "../../test/upload.ts";
import { signIn } from "../../test/visitor.ts";

const SAVE = `mutation MutateProgress($steps: [String!]!, $completed: Boolean!, $answers: Json) {
  updateWizardProgress(name: IDENTITY, completedSteps: $steps, completed: $completed, answers: $answers) {
    wizardProgress { id name completedDtm completedSteps relatedObjectUuid }
  }
}`;

test("FRM-002 FRM-004 FRM-157 FRM-356 an applicant signs in, answers identity and submits", async () => {
  const house = await aHouse();
  const visitor = await signIn(house, "amara@example.com");
  const facts = await visitor.graphql(
    `mutation MutateMe { updateMe(firstName: "Amara", lastName: "Okafor", birthdate: "1994-03-27", nationality: "GB") { me { name { firstName } profile { nationality birthdate } } } }`,
  );
  expect(facts.errors).toBeUndefined();
  const path = await uploadFile(house, visitor);
  const document = await visitor.graphql(
    `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }]) { me { identityDocuments { id type path } } } }`,
    { path },
  );
  expect(document.data.updateMe.me.identityDocuments).toMatchObject([{ type: "PASSPORT", path }]);
  const saved = await visitor.graphql(SAVE, {
    steps: ["name", "birthdate", "nationality", "documents", "upload"],
    completed: true,
    answers: { documents: "PASSPORT" },
  });
  expect(saved.errors).toBeUndefined();
  expect(saved.data.updateWizardProgress.wizardProgress.completedDtm).not.toBeNull();
  const early = await visitor.graphql(
    "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }",
  );
  expect(early.errors?.[0]?.extensions).toMatchObject({
    code: "SUBMISSION_NOT_ALLOWED",
    missing: ["CONSENTS"],
  });
  await visitor.graphql(
    "mutation UpdateConsents { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }",
  );
  const submitted = await visitor.graphql(
    "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }",
  );
  expect(submitted.data).toEqual({
    submitValidation: { submittedValidation: { validationSubmitted: true } },
  });
  await house.runJobs();
  expect(house.letters.map(({ letter }) => letter.subject)).toContain("We have your application");
});
