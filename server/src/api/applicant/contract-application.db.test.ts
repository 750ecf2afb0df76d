import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, codeOf } from "../../../test/client.ts";
import { addDocument, giveConsents, saveFacts, submit } from "../../../test/identity.ts";
import { addIncome, aJob, anEarner, aSalary, saveIncome } from "../../../test/income.ts";
import { aHistoryItem, aLandlord, aRent, saveAboutHome, saveHome } from "../../../test/residence.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, uploadFile } from "../../../test/upload.ts";

/** A whole application by a client that knows the contract alone. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const progress = async (
  client: Client,
  name: string,
  completedSteps: readonly string[],
  related?: string,
) => {
  const answer = await client.graphql(
    `mutation MutateProgress($completedSteps: [String!]!, $completed: Boolean!, $name: SectionName!, $relatedObjectUuid: ID) {
      updateWizardProgress(completedSteps: $completedSteps, completed: $completed, name: $name, relatedObjectUuid: $relatedObjectUuid) {
        wizardProgress { id name completedDtm completedSteps relatedObjectUuid } } }`,
    { name, completedSteps, completed: true, relatedObjectUuid: related },
  );
  expect([name, codeOf(answer)]).toEqual([name, undefined]);
};

const paper = (client: Client) => uploadFile(server, client, aPaper());

const identity = async (client: Client) => {
  await saveFacts(client);
  await addDocument(client, "PASSPORT", await paper(client));
  await progress(client, "IDENTITY", ["name", "birthdate", "nationality", "documents", "upload"]);
};

const income = async (client: Client) => {
  const uuid = await addIncome(client, {
    ...aJob,
    ...aSalary,
    paymentDate: "2026-11-01",
    referenceName: "Ruth Hall",
    referenceEmail: "ruth@harbourbakery.example",
  });
  const path = await paper(client);
  await saveIncome(client, { uuid, accountDocuments: [{ type: "BANK_STATEMENT", path }] });
  const steps = ["whoIsPaying", "incomeType", "currentEmployer", "yourSalary", "companyReference"];
  const proof = ["openBanking", "feedback", "documents", "bankStatementSignposting", "uploadBankStatements"];
  await progress(client, "INCOME", [...steps, ...proof], uuid);
};

const residence = async (client: Client) => {
  const { draft: _ours, ...home } = aHistoryItem({ residenceType: "STUDENT_ACCOMMODATION" });
  await saveHome(client, home);
  const documents = [{ type: "UTILITY_BILL", path: await paper(client) }];
  await saveAboutHome(client, { ...home, ...aRent, reference: aLandlord, documents });
  const steps = ["in-uk", "uk-residential-history", "rental-details", "landlordDetails", "thanks"];
  await progress(client, "RESIDENCE", [...steps, "documents", "documentSignposting", "upload"]);
};

test("FRM-265 FRM-355 a client of the contract alone completes each section and submits", async () => {
  const client = await anEarner(server);
  await giveConsents(client);
  await identity(client);
  await income(client);
  await residence(client);
  const answer = await submit(client);
  expect(codeOf(answer)).toBeUndefined();
  expect(answer.data.submitValidation.submittedValidation.validationSubmitted).toBe(true);
});
