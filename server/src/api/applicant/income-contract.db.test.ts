import { expect, test } from "vitest";
import { askedForMore } from "../../../test/bank.ts";
import { codeOf, signIn } from "../../../test/client.ts";
import { tenantsOf } from "../../../test/guarantors.ts";
import { saveProgress, submit } from "../../../test/identity.ts";
import {
  addIncome,
  aGuarantorSaid,
  aJob,
  anEarner,
  incomeOf,
  removeIncome,
  saveIncome,
} from "../../../test/income.ts";
import { pinnedTo } from "../../../test/parties.ts";
import { askedReference, openReference } from "../../../test/references.ts";
import { startTestServer } from "../../../test/test-server.ts";
import { aPaper, postForm, signForm, uploadFile } from "../../../test/upload.ts";

/** The contract of the income section's calls (spec 3 §3 and §7). */

test("INC-213 INC-015 FRM-144 the user has uuid, email and konfirEnabled: the policy offers it, and a partner is there", async () => {
  const server = await startTestServer();
  const enabled = async (policy: string, on = server) =>
    (await incomeOf(await anEarner(on, policy))).konfirEnabled;
  expect([await enabled("every-proof"), await enabled("no-references")]).toEqual([true, false]);
  const alone = await startTestServer({}, { employmentService: undefined });
  expect(await enabled("every-proof", alone)).toBe(false);
  const { uuid, email } = await incomeOf(await anEarner(server));
  expect([uuid, email]).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/@example\.com$/),
  ]);
});

test("INC-268 reference and accountDocuments take the uuid of a request: documents of the round, whom to ask the same", async () => {
  const server = await startTestServer();
  const { client, uuid, remedial } = await askedForMore(server, { start: "upload" });
  const path = await uploadFile(server, client, aPaper());
  const saved = await saveIncome(client, {
    uuid,
    remedialSectionUuid: remedial,
    accountDocuments: [{ type: "PENSION_STATEMENT", path }],
  });
  expect(saved.errors).toBeUndefined();
  const { data } = await client.graphql(
    `query Round($remedial: ID) { me { income { incomeSources { uuid
      reference(remedialSectionUuid: $remedial) { name email }
      ofRequest: accountDocuments(remedialSectionUuid: $remedial) { type path }
      ofFirst: accountDocuments { type path } } } } }`,
    { remedial },
  );
  expect(data.me.income.incomeSources).toEqual([
    { uuid, reference: null, ofRequest: [{ type: "PENSION_STATEMENT", path }], ofFirst: [] },
  ]);
});

test("INC-280 progress is saved, and files are signed and sent, by the calls of every section", async () => {
  const server = await startTestServer();
  const client = await anEarner(server);
  const uuid = await addIncome(client, aJob);
  const saved = await saveProgress(client, {
    name: "INCOME",
    steps: ["whoIsPaying", "incomeType"],
    related: uuid,
    answers: { whoIsPaying: "me" },
  });
  expect(saved.data.updateWizardProgress.wizardProgress).toMatchObject({
    name: "INCOME",
    relatedObjectUuid: uuid,
  });
  const paper = aPaper();
  const { url, fields } = await signForm(client, paper);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const sent = await postForm(server, url, [...parts, { name: "file", value: paper.content }]);
  expect(sent.statusCode).toBe(204);
  const path = String(sent.headers.location);
  await saveIncome(client, { uuid, accountDocuments: [{ type: "PAYSLIP", path }] });
  const [source] = (await incomeOf(client)).income.incomeSources;
  expect(source.accountDocuments).toMatchObject([{ type: "PAYSLIP", path }]);
});

test("INC-010 nobody else acts in an applicant's section: neither the guarantor, nor a referee, nor a stranger", async () => {
  const server = await startTestServer();
  const [tenant] = await tenantsOf(server, 1);
  if (!tenant) throw new Error("Nobody has signed in.");
  const source = await addIncome(tenant, aJob);
  await submit(tenant);
  const { uuid: partyId } = await incomeOf(tenant);
  const referee = await openReference(server, await askedReference(server));
  const guarantor = await signIn(server, aGuarantorSaid.email);
  const stranger = await signIn(server);
  for (const other of [guarantor, stranger]) {
    expect(codeOf(await saveIncome(other, { uuid: source, ...aJob }))).toBe("NOT_FOUND");
    expect(codeOf(await removeIncome(pinnedTo(other, { partyId }), source))).toBe("NOT_FOUND");
    expect(
      codeOf(await pinnedTo(other, { partyId }).graphql("{ me { income { incomeSources { uuid } } } }")),
    ).toBe("NOT_FOUND");
  }
  expect((await saveIncome(referee, { uuid: source, ...aJob })).status).toBe(401);
  expect((await incomeOf(tenant)).income.incomeSources).toMatchObject([{ uuid: source }]);
});
