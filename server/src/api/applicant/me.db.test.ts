import { identityDocumentKinds } from "@latchkey/domain/documents/kinds.ts";
import { rightToRentDocuments } from "@latchkey/domain/identity/right-to-rent-rules.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signIn } from "../../../test/client.ts";
import { nominateGuarantor, seedPeople, shippedPolicy, startApplication } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await seedPeople(server);
});
afterAll(() => server.close());

const meOf = async (email: string, fields: string) => {
  const client = await signIn(server, email);
  const { data, errors } = await client.graphql(`query Me { me { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data.me;
};

describe("me", () => {
  test("FRM-140 FRM-141 FRM-142 FRM-143 IDN-001 has a name, a profile, consents and flags", async () => {
    const me = await meOf(
      "amara.okafor@example.com",
      "uuid email name { firstName middleName lastName } profile { nationality birthdate } consents { marketing } connectedOpenBanking zendeskJwt",
    );
    expect(me).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: "amara.okafor@example.com",
      name: { firstName: "Amara", middleName: null, lastName: "Okafor" },
      profile: { nationality: "GB", birthdate: "1994-03-27" },
      consents: { marketing: false },
      connectedOpenBanking: false,
      zendeskJwt: null,
    });
  });

  test("FRM-146 FRM-070 has an income summary with its sources", async () => {
    const { income } = await meOf(
      "amara.okafor@example.com",
      "income { incomeSources { uuid incomeType companyName } meetsAffordabilityCriteria someoneElsePayingForRent employmentStatus }",
    );
    expect(income).toEqual({
      incomeSources: [
        { uuid: expect.any(String), incomeType: "T_EMPLOYED_PERM", companyName: "Brightwater Bakery" },
      ],
      meetsAffordabilityCriteria: false,
      someoneElsePayingForRent: false,
      employmentStatus: "EMPLOYED",
    });
  });

  test("FRM-147 has a guarantor if one was named", async () => {
    const client = await signIn(server, "amara.okafor@example.com");
    const { me } = (await client.graphql("{ me { uuid } }")).data;
    await nominateGuarantor(server, me.uuid, { firstName: "Grace", lastName: "Okafor" });
    const { guarantor } = await meOf(
      "amara.okafor@example.com",
      "guarantor { uuid email firstName lastName phoneNumber }",
    );
    expect(guarantor).toEqual({
      uuid: expect.any(String),
      email: "g@example.com",
      firstName: "Grace",
      lastName: "Okafor",
      phoneNumber: "+447700900123",
    });
  });

  test("FRM-145 has documents, guarantor, income, homes and the newest validation", async () => {
    const me = await meOf(
      "renting.person@example.com",
      `identityDocuments { type } guarantor { uuid } income { incomeSources { uuid } }
       residentialHistory { address { street } reference { lastName } } latestValidation { validationSubmitted }`,
    );
    expect(me).toEqual({
      identityDocuments: [{ type: "PASSPORT" }],
      guarantor: null,
      income: { incomeSources: [] },
      residentialHistory: [{ address: { street: "Harbour Street" }, reference: { lastName: "Pryce" } }],
      latestValidation: { validationSubmitted: false },
    });
  });

  test("FRM-148 FRM-149 FRM-151 FRM-156 the validation has sections with variant and steps, consents and metadata", async () => {
    const { latestValidation } = await meOf(
      "ready.person@example.com",
      `latestValidation { validationSubmitted sections { name variant steps } consents { termsAndConditions backgroundChecks dataAccuracy }
        sectionMetaData { enableIdvt maxFileBytes conditions { name description value } documentUploadDefinitions { docType docName acceptedFileTypes sides sideNames } countriesDocsMap { countryCode allowedIdentityDocs } } }`,
    );
    expect(latestValidation.sections).toEqual([
      {
        name: "IDENTITY",
        variant: "IDENTITY_DEFAULT",
        steps: expect.arrayContaining([
          "name",
          "birthdate",
          "nationality",
          "documents",
          "none",
          "upload",
          "uploadBack",
        ]),
      },
    ]);
    expect(latestValidation.consents).toEqual({
      termsAndConditions: true,
      backgroundChecks: true,
      dataAccuracy: true,
    });
    const { documentUploadDefinitions, countriesDocsMap, enableIdvt, maxFileBytes } =
      latestValidation.sectionMetaData;
    expect([enableIdvt, maxFileBytes]).toEqual([false, 10_485_760]);
    expect(documentUploadDefinitions).toContainEqual({
      docType: "TIME_LIMITED_PASSPORT",
      docName: "TimeLimitedPassport",
      acceptedFileTypes: ["pdf", "png", "jpeg", "jpg"],
      sides: 2,
      sideNames: ["PHOTO_PAGE", "VISA_PAGE"],
    });
    expect(countriesDocsMap).toHaveLength(250);
    expect(countriesDocsMap).toContainEqual({
      countryCode: "GB",
      allowedIdentityDocs: ["PASSPORT", "DRIVING_LICENCE"],
    });
  });

  test("IDN-004 IDN-005 every document that identity knows is defined, and every country has its documents", async () => {
    const { latestValidation } = await meOf(
      "one.paper.more@example.com",
      `latestValidation { sectionMetaData { documentUploadDefinitions { docType docName acceptedFileTypes sides sideNames }
        countriesDocsMap { countryCode allowedIdentityDocs } } }`,
    );
    const { documentUploadDefinitions, countriesDocsMap } = latestValidation.sectionMetaData;
    const [names, kinds] = [
      ["FRONT", "BACK"],
      ["pdf", "png", "jpeg", "jpg"],
    ];
    const oneSide = { acceptedFileTypes: kinds, sides: 1, sideNames: [] };
    const twoSides = { acceptedFileTypes: kinds, sides: 2, sideNames: names };
    for (const definition of [
      { docType: "PASSPORT", docName: "Passport", ...oneSide },
      { docType: "DRIVING_LICENCE", docName: "DrivingLicence", ...twoSides },
      { docType: "NATIONAL_ID", docName: "NationalId", ...twoSides },
      { docType: "AADHAAR", docName: "Aadhaar", ...twoSides },
      { docType: "DBS", docName: "Dbs", ...oneSide },
    ]) {
      expect(documentUploadDefinitions).toContainEqual(definition);
    }
    expect(documentUploadDefinitions.map(({ docType }: { docType: string }) => docType)).toEqual(
      expect.arrayContaining([...identityDocumentKinds, ...rightToRentDocuments]),
    );
    const germany = countriesDocsMap.find(({ countryCode }: { countryCode: string }) => countryCode === "DE");
    expect(germany.allowedIdentityDocs).toEqual([
      "PASSPORT",
      "DRIVING_LICENCE",
      "NATIONAL_ID",
      "RESIDENCE_PERMIT",
    ]);
  });

  test("IDN-006 enableIdvt is the policy's live photo", async () => {
    const enabledUnder = async (policy: string) => {
      const email = `${policy}@example.com`;
      await startApplication(server, [{ email }], policy);
      const { latestValidation } = await meOf(email, "latestValidation { sectionMetaData { enableIdvt } }");
      return latestValidation.sectionMetaData.enableIdvt;
    };
    expect(await enabledUnder("england-identity-only")).toBe(true);
    expect(await enabledUnder("identity-only")).toBe(false);
  });

  test("RES-006 RES-007 the conditions are typed values", async () => {
    const { latestValidation } = await meOf(
      "amara.okafor@example.com",
      "latestValidation { sectionMetaData { conditions { name value } } }",
    );
    expect(latestValidation.sectionMetaData.conditions).toEqual([
      { name: "REQUIRE_RENTAL_REFERENCE", value: true },
      { name: "REQUIRED_ADDRESS_MONTHS", value: 36 },
      { name: "ADDRESS_GAP_DAYS", value: 31 },
    ]);
  });

  test("INC-218 a condition has a name, a description and a value: yes or no, a whole number, a text, or a list of these", async () => {
    const policy = shippedPolicy("no-references");
    const conditions: readonly Condition[] = [
      { name: "SKIP_OPEN_BANKING", description: "Documents, at once", value: true },
      { name: "ADD_MANUAL_DOCUMENT_UPLOAD", description: "Only the bank", value: false },
      { name: "REQUIRED_ADDRESS_MONTHS", description: "Five years", value: 60 },
      { name: "INCOME_START_STEP", description: "Nobody else pays", value: "incomeType" },
      { name: "ALLOWED_INCOME_TYPES", description: "Two types", value: ["T_PENSION", "T_SAVINGS"] },
      { name: "ALLOWED_OTHER_PAYERS", description: "Nobody", value: [] },
      { name: "ADDRESS_GAP_DAYS", description: "Numbers", value: [31, 62] },
      { name: "TAX_LINK", description: "Flags", value: [true, false] },
    ];
    const tenant = { ...policy.terms.tenant, conditions };
    const email = "conditional.person@example.com";
    await startApplication(server, [{ email }], { ...policy, terms: { ...policy.terms, tenant } });
    const { latestValidation } = await meOf(
      email,
      "latestValidation { sectionMetaData { conditions { name description value } } }",
    );
    expect(latestValidation.sectionMetaData.conditions).toEqual(conditions);
  });

  test("FRM-150 SHR-022 FRM-222 a request for more names its section, steps, reasons, comment and progress item", async () => {
    const { latestValidation } = await meOf(
      "remedial.person@example.com",
      `latestValidation { validationSubmitted progress { id remedialSectionUuid submittedDtm }
        remedialSections { uuid section relatedObjectUuid progressId start end reasons comment } }`,
    );
    const [remedial] = latestValidation.remedialSections;
    expect(latestValidation.validationSubmitted).toBe(false);
    expect(remedial).toMatchObject({
      section: "IDENTITY",
      relatedObjectUuid: null,
      start: "upload",
      end: "upload",
      reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT"],
      comment: expect.stringContaining("left edge"),
    });
    expect(latestValidation.progress).toContainEqual({
      id: remedial.progressId,
      remedialSectionUuid: remedial.uuid,
      submittedDtm: null,
    });
  });

  test("in a returned case the ordinary section stays closed", async () => {
    const client = await signIn(server, "remedial.person@example.com");
    const { errors } = await client.graphql('mutation { updateMe(firstName: "Changed") { me { uuid } } }');
    expect(errors?.[0]?.extensions.code).toBe("ALREADY_SUBMITTED");
  });
});

test("GetInitialData and the dashboard are one statement each", async () => {
  const client = await signIn(server, "submitted.person@example.com");
  const statements: string[] = [];
  const { query } = server.context.pool;
  server.context.pool.query = ((...args: unknown[]) => {
    const [first] = args as [{ text?: string } | string];
    statements.push(typeof first === "string" ? first : (first.text ?? ""));
    return Reflect.apply(query, server.context.pool, args);
  }) as typeof query;
  try {
    await client.graphql(
      "query GetInitialData { me { uuid latestValidation { sections { name } progress { id } } } }",
    );
    await client.graphql(
      "query Dashboard { me { uuid income { incomeSources { uuid } } latestValidation { progress { id } remedialSections { uuid } } } }",
    );
  } finally {
    server.context.pool.query = query;
  }
  expect(statements).toHaveLength(2);
  for (const statement of statements) expect(statement).toMatch(/^select case when p\.id is null/);
});

test("Continue reads the whole case once, and returns it once", async () => {
  const client = await signIn(server);
  const CONTINUE = `mutation MutateMe($answers: Json!) {
    updateMe(nationality: "GB") { me { profile { nationality } } }
    updateWizardProgress(name: IDENTITY, completedSteps: ["nationality"], completed: false, answers: $answers) { wizardProgress { id } }
  }`;
  const send = () => client.graphql(CONTINUE, { answers: { documents: "PASSPORT" } });
  await send();
  const query = vi.spyOn(pg.Client.prototype, "query");
  expect((await send()).errors).toBeUndefined();
  const statements = query.mock.calls.map((args: readonly unknown[]) => {
    const [first] = args as [{ text?: string } | string];
    return typeof first === "string" ? first : (first.text ?? "");
  });
  query.mockRestore();
  const which = (part: string) => statements.filter((statement) => statement.includes(part));
  expect(which("'remedialSections'")).toHaveLength(2);
  expect(which("from session_family f")).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(22);
});
