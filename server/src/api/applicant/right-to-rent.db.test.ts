import { describe, expect, test } from "vitest";
import { askFor, moveShareCode, storedFactsOf } from "../../../test/cases.ts";
import { aHouse, type House } from "../../../test/house.ts";
import { addDocument, giveConsents, saveFacts, saveProgress, submit } from "../../../test/identity.ts";
import { uploadFile } from "../../../test/upload.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";

const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";

/** Somebody whose new home is in England. */
const inEngland = async (house: House, nationality: string, email?: string): Promise<Visitor> => {
  const visitor = await signIn(house, email);
  await askFor(house, "IDENTITY_RTR");
  await saveFacts(visitor, { nationality });
  return visitor;
};

const shareCode = (visitor: Visitor, code: string | null) =>
  visitor.graphql(
    "mutation MutateMeRTR($code: String) { updateMe(shareCode: $code) { me { profile { shareCode } } } }",
    { code },
  );

const complete = (visitor: Visitor, answers: Record<string, unknown>) =>
  saveProgress(visitor, { steps: ["primaryDocument"], completed: true, answers });

const codeOf = ({ errors }: Awaited<ReturnType<typeof complete>>) => errors?.[0]?.extensions.code;

describe("IDENTITY_RTR on the server", () => {
  test("IDN-076 IDN-089 IDN-090 IDN-111 a share code and a passport complete and can be sent; the code lies sealed", async () => {
    const house = await aHouse();
    const visitor = await inEngland(house, "FR");
    const answers = { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" };
    expect(codeOf(await complete(visitor, answers))).toBe("PROGRESS_NOT_REACHABLE");
    await addDocument(visitor, "PASSPORT", await uploadFile(house, visitor));
    expect(codeOf(await complete(visitor, answers))).toBe("PROGRESS_NOT_REACHABLE");
    const saved = await shareCode(visitor, "r12 34a-bcd");
    expect(saved.data.updateMe.me.profile.shareCode).toBe("R1234ABCD");
    expect(codeOf(await complete(visitor, answers))).toBeUndefined();
    await giveConsents(visitor);
    expect((await submit(visitor)).errors).toBeUndefined();
    const stored = await storedFactsOf(house);
    expect(stored).toContain("FR");
    expect(stored).not.toContain("R1234ABCD");
    expect(stored).not.toContain(Buffer.from("R1234ABCD").toString("hex"));
  });

  test("PRV-03 a share code moved to another applicant's row does not open", async () => {
    const house = await aHouse();
    const owner = await inEngland(house, "FR", "owner@example.com");
    await shareCode(owner, "R1234ABCD");
    const other = await inEngland(house, "FR", "other@example.com");
    const idOf = async (visitor: Visitor) => (await visitor.graphql("{ me { uuid } }")).data.me.uuid;
    await moveShareCode(house, await idOf(owner), await idOf(other));
    const { data, errors } = await other.graphql("{ me { profile { shareCode } } }");
    expect([data.me.profile.shareCode, errors?.[0]?.extensions.code]).toEqual([null, "INTERNAL"]);
  });

  test.each([
    ["W1234ABCD", "validation.shareCode.work"],
    ["S1234ABCD", "validation.shareCode.status"],
    ["R1234", "validation.shareCode.format"],
  ])("IDN-108 API-04 the code %s is refused with %s", async (code, issue) => {
    const visitor = await inEngland(await aHouse(), "FR");
    const { errors } = await shareCode(visitor, code);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "shareCode", code: issue }],
    });
  });

  test("a share code that is taken back is no answer any more", async () => {
    const house = await aHouse();
    const visitor = await inEngland(house, "FR");
    await addDocument(visitor, "PASSPORT", await uploadFile(house, visitor));
    await shareCode(visitor, "R1234ABCD");
    await complete(visitor, { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" });
    await shareCode(visitor, null);
    const { data } = await visitor.graphql(
      "{ me { profile { shareCode } latestValidation { progress { completedDtm } } } }",
    );
    expect(data.me).toEqual({
      profile: { shareCode: null },
      latestValidation: { progress: [{ completedDtm: null }] },
    });
  });

  test("IDN-082 IDN-084 a visa is kept with its last day; one that has run out never completes", async () => {
    const house = await aHouse();
    const visitor = await inEngland(house, "IN");
    await addDocument(visitor, "TIME_LIMITED_PASSPORT_PHOTO_PAGE", await uploadFile(house, visitor));
    const path = await uploadFile(house, visitor);
    const added = await visitor.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2027-01-31" }]) {
        me { identityDocuments { type expiresOn } } } }`,
      { path },
    );
    expect(added.data.updateMe.me.identityDocuments).toContainEqual({ type: VISA, expiresOn: "2027-01-31" });
    const again = await visitor.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2028-01-31" }]) {
        me { identityDocuments { type expiresOn } } } }`,
      { path },
    );
    expect(again.data.updateMe.me.identityDocuments).toContainEqual({ type: VISA, expiresOn: "2028-01-31" });
    await shareCode(visitor, "R1234ABCD");
    const answers = {
      primaryDocument: "TIME_LIMITED_PASSPORT",
      docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE", VISA],
    };
    const expired = { ...answers, expiry: { [VISA]: "2026-11-19" }, expiredVisa: "acknowledged" };
    expect(codeOf(await complete(visitor, expired))).toBe("PROGRESS_NOT_REACHABLE");
    expect(codeOf(await complete(visitor, { ...answers, expiry: { [VISA]: "2027-01-31" } }))).toBeUndefined();
  });

  test("only documents of the variant are taken", async () => {
    const house = await aHouse();
    const visitor = await inEngland(house, "GB");
    const tried = async (type: string) =>
      codeOf(await addDocument(visitor, type, await uploadFile(house, visitor)));
    expect(await tried("UK_PASSPORT")).toBeUndefined();
    expect(await tried("AADHAAR_FRONT")).toBe("DOCUMENT_NOT_ACCEPTED");
    expect(await tried("PAYSLIP")).toBe("DOCUMENT_NOT_ACCEPTED");
  });

  test("a day that never was is refused", async () => {
    const house = await aHouse();
    const visitor = await inEngland(house, "IN");
    const { errors } = await visitor.graphql(
      `mutation MutateMe($path: String!) { updateMe(identityDocuments: [{ type: "${VISA}", path: $path, expiresOn: "2027-02-30" }]) { me { uuid } } }`,
      { path: await uploadFile(house, visitor) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ field: "expiresOn", code: "validation.date.invalid" }],
    });
  });
});
