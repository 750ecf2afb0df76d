import { describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, giveConsents, saveFacts, saveProgress, submit } from "../../../test/identity.ts";
import { askFor, moveShareCode, storedFactsOf } from "../../../test/parties.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";

const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";

/** An applicant whose new home is in England. */
const inEngland = async (server: TestServer, nationality: string, email?: string): Promise<Client> => {
  const client = await signIn(server, email);
  await askFor(server, "IDENTITY_RTR");
  await saveFacts(client, { nationality });
  return client;
};

const shareCode = (client: Client, code: string | null) =>
  client.graphql(
    "mutation MutateMeRTR($code: String) { updateMe(shareCode: $code) { me { profile { shareCode } } } }",
    { code },
  );

const complete = (client: Client, answers: Record<string, unknown>) =>
  saveProgress(client, { steps: ["primaryDocument"], completed: true, answers });

const codeOf = ({ errors }: Awaited<ReturnType<typeof complete>>) => errors?.[0]?.extensions.code;

describe("IDENTITY_RTR on the server", () => {
  test("IDN-076 IDN-089 IDN-090 a share code and a passport complete and can be submitted; the code is stored encrypted", async () => {
    const server = await startTestServer();
    const client = await inEngland(server, "FR");
    const answers = { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" };
    expect(codeOf(await complete(client, answers))).toBe("PROGRESS_NOT_REACHABLE");
    await addDocument(client, "PASSPORT", await uploadFile(server, client));
    expect(codeOf(await complete(client, answers))).toBe("PROGRESS_NOT_REACHABLE");
    const saved = await shareCode(client, "r12 34a-bcd");
    expect(saved.data.updateMe.me.profile.shareCode).toBe("R1234ABCD");
    expect(codeOf(await complete(client, answers))).toBeUndefined();
    await giveConsents(client);
    expect((await submit(client)).errors).toBeUndefined();
    const stored = await storedFactsOf(server);
    expect(stored).toContain("FR");
    expect(stored).not.toContain("R1234ABCD");
    expect(stored).not.toContain(Buffer.from("R1234ABCD").toString("hex"));
  });

  test("PRV-03 a share code moved to another applicant's row cannot be decrypted", async () => {
    const server = await startTestServer();
    const owner = await inEngland(server, "FR", "owner@example.com");
    await shareCode(owner, "R1234ABCD");
    const other = await inEngland(server, "FR", "other@example.com");
    const idOf = async (client: Client) => (await client.graphql("{ me { uuid } }")).data.me.uuid;
    await moveShareCode(server, await idOf(owner), await idOf(other));
    const { data, errors } = await other.graphql("{ me { profile { shareCode } } }");
    expect([data.me.profile.shareCode, errors?.[0]?.extensions.code]).toEqual([null, "INTERNAL"]);
  });

  test.each([
    ["W1234ABCD", "validation.shareCode.work"],
    ["S1234ABCD", "validation.shareCode.status"],
    ["R1234", "validation.shareCode.format"],
  ])("IDN-108 API-04 (in part) the code %s is refused with %s", async (code, issue) => {
    const client = await inEngland(await startTestServer(), "FR");
    const { errors } = await shareCode(client, code);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "shareCode", code: issue }],
    });
  });

  test("a share code that was removed no longer counts as an answer", async () => {
    const server = await startTestServer();
    const client = await inEngland(server, "FR");
    await addDocument(client, "PASSPORT", await uploadFile(server, client));
    await shareCode(client, "R1234ABCD");
    await complete(client, { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" });
    await shareCode(client, null);
    const { data } = await client.graphql(
      "{ me { profile { shareCode } latestValidation { progress { completedDtm } } } }",
    );
    expect(data.me).toEqual({
      profile: { shareCode: null },
      latestValidation: { progress: [{ completedDtm: null }] },
    });
  });

  test("IDN-082 IDN-084 a visa is stored with its expiry date; an expired one never completes", async () => {
    const server = await startTestServer();
    const client = await inEngland(server, "IN");
    await addDocument(client, "TIME_LIMITED_PASSPORT_PHOTO_PAGE", await uploadFile(server, client));
    const path = await uploadFile(server, client);
    const added = await client.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2027-01-31" }]) {
        me { identityDocuments { type expiresOn } } } }`,
      { path },
    );
    expect(added.data.updateMe.me.identityDocuments).toContainEqual({ type: VISA, expiresOn: "2027-01-31" });
    const again = await client.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2028-01-31" }]) {
        me { identityDocuments { type expiresOn } } } }`,
      { path },
    );
    expect(again.data.updateMe.me.identityDocuments).toContainEqual({ type: VISA, expiresOn: "2028-01-31" });
    await shareCode(client, "R1234ABCD");
    const answers = {
      primaryDocument: "TIME_LIMITED_PASSPORT",
      docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE", VISA],
    };
    const expired = { ...answers, expiry: { [VISA]: "2026-11-19" }, expiredVisa: "acknowledged" };
    expect(codeOf(await complete(client, expired))).toBe("PROGRESS_NOT_REACHABLE");
    expect(codeOf(await complete(client, { ...answers, expiry: { [VISA]: "2027-01-31" } }))).toBeUndefined();
  });

  test("only documents of the variant are accepted", async () => {
    const server = await startTestServer();
    const client = await inEngland(server, "GB");
    const tried = async (type: string) =>
      codeOf(await addDocument(client, type, await uploadFile(server, client)));
    expect(await tried("UK_PASSPORT")).toBeUndefined();
    expect(await tried("AADHAAR_FRONT")).toBe("DOCUMENT_NOT_ACCEPTED");
    expect(await tried("PAYSLIP")).toBe("DOCUMENT_NOT_ACCEPTED");
  });

  test("a date that does not exist is refused", async () => {
    const server = await startTestServer();
    const client = await inEngland(server, "IN");
    const { errors } = await client.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2027-02-30" }]) { me { uuid } } }`,
      { path: await uploadFile(server, client) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "expiresOn", code: "validation.date.invalid" }],
    });
  });
});
