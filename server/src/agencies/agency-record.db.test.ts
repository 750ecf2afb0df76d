import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aProgram } from "../../test/api-keys.ts";
import { codeOf, issuesOf } from "../../test/client.ts";
import { anApplication, createApplication, newApplication } from "../../test/new-applications.ts";
import { sendAgencyFile } from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
let priya: Colleague;
let agencyId: string;
let name: string;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  priya = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  name = `Harbour ${randomUUID()}`;
  agencyId = (await ask("mutation ($name: String!) { addAgency(name: $name) { id } }", { name })).data
    .addAgency.id;
});

const ask = (query: string, variables: Record<string, unknown>) => askConsole(ruth, query, variables);

const change = (field: string, type: string, input: object, id = agencyId) =>
  ask(
    `mutation ($id: ID!, $input: ${type}!) { ${field}(${field === "addAgencyBranch" ? "agencyId" : "id"}: $id, input: $input) { id } }`,
    { id, input },
  );

const DETAILS = {
  registeredName: "",
  phone: "",
  website: "",
  replyEmail: "",
  language: "",
};
const setDetails = (given: object, id?: string) =>
  change("setAgencyDetails", "AgencyDetailsInput", { ...DETAILS, name, ...given }, id);
const setPolicies = (given: object) =>
  change("setAgencyPolicies", "AgencyPoliciesInput", { allowed: [], ...given });
const addBranch = (given: object = {}) =>
  change("addAgencyBranch", "AgencyBranchInput", {
    name: "Leeds",
    address: "2 Calverley Court\nLeeds LS2 7QD",
    phone: "0113 496 0140",
    ...given,
  });

const shown = async (fields: string) =>
  (await ask(`query ($id: ID!) { agency(id: $id) { ${fields} } }`, { id: agencyId })).data.agency;

const actionsOf = async (subject: string) =>
  (
    await server.context.pool.query("select action from audit_entry where subject = $1 order by id", [
      subject,
    ])
  ).rows.map(({ action }) => action);

describe("the names and contact of an agency", () => {
  test("are kept tidy, and emptied again", async () => {
    const given = {
      registeredName: " Harbour Homes Ltd ",
      phone: "0113 496 0140",
      website: " https://harbour.example/help ",
      replyEmail: "Lettings@Harbour.example",
      language: "pt",
    };
    expect((await setDetails(given)).errors).toBeUndefined();
    const fields = "registeredName phone website replyEmail language";
    expect(await shown(fields)).toEqual({
      registeredName: "Harbour Homes Ltd",
      phone: "+441134960140",
      website: "https://harbour.example/help",
      replyEmail: "lettings@harbour.example",
      language: "pt",
    });
    await setDetails({});
    expect(Object.values(await shown(fields))).toEqual([null, null, null, null, null]);
    expect(await actionsOf(agencyId)).toEqual([
      "agency-added",
      "agency-details-changed",
      "agency-details-changed",
    ]);
  });

  test("have a name of their own, and the provider's agency the provider's", async () => {
    const other = `Milldown ${randomUUID()}`;
    await ask("mutation ($name: String!) { addAgency(name: $name) { id } }", { name: other });
    expect(issuesOf(await setDetails({ name: other.toUpperCase() }))).toEqual({
      name: "agency.validations.nameTaken",
    });
    expect(
      issuesOf(await ask("mutation ($name: String!) { addAgency(name: $name) { id } }", { name: other })),
    ).toEqual({ name: "agency.validations.nameTaken" });
    expect((await setDetails({ name: `${name} & Co` })).errors).toBeUndefined();
    expect(await shown("name")).toEqual({ name: `${name} & Co` });
    await server.context.pool.query("update agency set is_own = true where id = $1", [agencyId]);
    expect(issuesOf(await setDetails({ name: "Another" }))).toEqual({ name: "agency.validations.ownName" });
    await server.context.pool.query("update agency set is_own = false where id = $1", [agencyId]);
  });

  test("of an unknown agency are refused, and wrong ones by field", async () => {
    expect(codeOf(await setDetails({}, randomUUID()))).toBe("NOT_FOUND");
    expect(issuesOf(await setDetails({ website: "http://harbour.example" }))).toEqual({
      website: "agency.validations.website",
    });
    expect(issuesOf(await ask('mutation { addAgency(name: " ") { id } }', {}))).toEqual({
      name: "validation.required",
    });
  });
});

describe("the policies of an agency", () => {
  const create = (given: object) => createApplication(priya, newApplication({ agency: name, ...given }));

  test("are all that an application may have", async () => {
    await setPolicies({ allowed: ["identity-only"], standard: "identity-only" });
    expect(await shown("allowedPolicies standardPolicy")).toEqual({
      allowedPolicies: ["identity-only"],
      standardPolicy: "identity-only",
    });
    expect((await create({})).errors).toBeUndefined();
    expect(
      issuesOf(await create({ agency: name.toUpperCase(), country: "ENG", policy: "england-default" })),
    ).toEqual({ policy: "newApplication.validations.policyAgency" });
    await setPolicies({ allowed: [] });
    expect((await create({ country: "ENG", policy: "england-default" })).errors).toBeUndefined();
  });

  test("are chosen among the published ones", async () => {
    const { policyNames } = (await ask("{ policyNames { name title isInForce } }", {})).data;
    expect(policyNames).toContainEqual({
      name: "identity-only",
      title: expect.any(String),
      isInForce: true,
    });
  });

  test("are published ones, with the default among them", async () => {
    expect(issuesOf(await setPolicies({ allowed: ["unknown"] }))).toEqual({
      allowed: "validation.please_select_an_option",
    });
    expect(issuesOf(await setPolicies({ allowed: ["identity-only"], standard: "england-default" }))).toEqual({
      standard: "agency.validations.standardNotAllowed",
    });
  });

  test("promise a decision within the days of the agency, of applications from then on", async () => {
    const promiseOf = async (id: string) =>
      (
        await server.context.pool.query(
          "select timing ->> 'promiseDays' as days from application where id = $1",
          [id],
        )
      ).rows[0].days;
    const before = await anApplication(priya, { agency: name });
    await setPolicies({ promiseDays: 7 });
    const after = await anApplication(priya, { agency: name });
    expect([await promiseOf(before.id), await promiseOf(after.id)]).toEqual(["2", "7"]);
    expect(await shown("promiseDays openApplications")).toEqual({ promiseDays: 7, openApplications: 2 });
  });

  test("are what the desk and the agency's program are offered", async () => {
    const program = await aProgram(server, ["applications:read", "applications:write"], name);
    await setPolicies({ allowed: ["identity-only"], standard: "identity-only" });
    await setDetails({ language: "fr" });
    await addBranch();
    const { agencyOffers } = (
      await askConsole(priya, "{ agencyOffers { id name allowed standard language branches { id name } } }")
    ).data;
    const offered = agencyOffers.find(({ id }: { id: string }) => id === agencyId);
    expect(offered).toEqual({
      id: agencyId,
      name,
      allowed: ["identity-only"],
      standard: "identity-only",
      language: "fr",
      branches: [{ id: expect.any(String), name: "Leeds" }],
    });
    const read = await program.send("GET", "/agency");
    expect([read.status, read.body]).toMatchObject([
      200,
      { name, policies: [{ name: "identity-only" }], defaultPolicy: "identity-only", language: "fr" },
    ]);
    const [{ id: branchId }] = read.body.branches;
    const { agency: _agency, policy: _policy, language: _language, ...body } = newApplication();
    const made = await program.send("POST", "/applications", { ...body, branchId });
    expect([made.status, made.body]).toMatchObject([
      201,
      { policy: "identity-only", language: "fr", branch: "Leeds" },
    ]);
    const refused = await program.send("POST", "/applications", { ...body, branchId: randomUUID() });
    expect(refused.body.errors).toEqual([
      { pointer: "/branchId", code: "validation.please_select_an_option" },
    ]);
    await setPolicies({});
    const { errors } = (await program.send("POST", "/applications", body)).body;
    expect(errors).toEqual([{ pointer: "/policy", code: "validation.please_select_an_option" }]);
  });
});

describe("a branch", () => {
  const FIELDS = "branches { id name address phone isClosed isUsed openApplications }";
  const first = async () => (await shown(FIELDS)).branches[0];
  const end = (id: string) => ask("mutation ($id: ID!) { endAgencyBranch(id: $id) { id } }", { id });

  test("is added and changed, under a name that no other open one has", async () => {
    await addBranch();
    expect(issuesOf(await addBranch({ name: " leeds " }))).toEqual({
      name: "agency.validations.branchTaken",
    });
    expect(issuesOf(await addBranch({ name: "York", address: "" }))).toEqual({
      address: "validation.required",
    });
    const { id } = await first();
    const changed = { name: "leeds", address: "1 Park Row", phone: "" };
    expect((await change("changeAgencyBranch", "AgencyBranchInput", changed, id)).errors).toBeUndefined();
    expect((await shown(FIELDS)).branches).toEqual([
      { ...changed, id, phone: null, isClosed: false, isUsed: false, openApplications: 0 },
    ]);
  });

  test("that no application names is removed", async () => {
    await addBranch();
    const { id } = await first();
    expect((await end(id)).errors).toBeUndefined();
    expect((await shown(FIELDS)).branches).toEqual([]);
    expect(await actionsOf(id)).toEqual(["agency-branch-added", "agency-branch-removed"]);
    expect(codeOf(await end(id))).toBe("NOT_FOUND");
  });

  test("that an application names is closed, and takes no further one", async () => {
    await addBranch();
    const { id } = await first();
    const branch = { agency: name, branch: id };
    await anApplication(priya, branch);
    expect(await first()).toMatchObject({ isUsed: true, openApplications: 1 });
    await end(id);
    expect(await first()).toMatchObject({ isClosed: true });
    expect(await actionsOf(id)).toEqual(["agency-branch-added", "agency-branch-closed"]);
    expect(issuesOf(await createApplication(priya, newApplication(branch)))).toEqual({
      branch: "validation.please_select_an_option",
    });
    expect((await addBranch()).errors).toBeUndefined();
  });

  test("is one of its own agency alone", async () => {
    await addBranch();
    const { id } = await first();
    for (const branch of [id, "x"])
      expect(
        issuesOf(await createApplication(priya, newApplication({ agency: "Quillfield Lettings", branch }))),
      ).toEqual({ branch: "validation.please_select_an_option" });
  });
});

describe("agreements with an agency", () => {
  const DATA = `mutation ($id: ID!, $role: String!, $on: String!, $file: String!) {
    writeDataAgreement(agencyId: $id, role: $role, agreedOn: $on, fileId: $file) { id } }`;
  const TERMS = `mutation ($id: ID!, $version: String!, $on: String!, $by: String!) {
    acceptAgencyTerms(agencyId: $id, version: $version, acceptedOn: $on, acceptedBy: $by) { id } }`;

  test("on personal data are in writing, and the newest holds", async () => {
    const file = (await sendAgencyFile(ruth, { agencyId })).json().id;
    const write = (role: string, on: string, fileId = file) =>
      ask(DATA, { id: agencyId, role, on, file: fileId });
    expect(issuesOf(await write("processor", "2026-11-03", randomUUID()))).toEqual({
      fileId: "agency.validations.dataFile",
    });
    expect(issuesOf(await write("owner", "2026-11-03"))).toEqual({
      role: "validation.please_select_an_option",
    });
    await write("controller", "2026-11-03");
    await write("processor", "2026-11-02");
    expect(await shown("dataAgreement { role agreedOn fileId by }")).toEqual({
      dataAgreement: { role: "processor", agreedOn: "2026-11-02", fileId: file, by: "Priya Nair" },
    });
    expect(await actionsOf(agencyId)).toContain("agency-data-agreement-written");
  });

  test("on the terms name the version, the day and the person", async () => {
    const accept = (version: string, on = "2026-11-03") =>
      ask(TERMS, { id: agencyId, version, on, by: " Joanna Hartley " });
    expect(issuesOf(await accept("1", "2026-02-30"))).toEqual({ acceptedOn: "validation.date.invalid" });
    await accept("1");
    await accept("2");
    expect(await shown("terms { version acceptedOn acceptedBy by }")).toEqual({
      terms: { version: "2", acceptedOn: "2026-11-03", acceptedBy: "Joanna Hartley", by: "Priya Nair" },
    });
    expect(await actionsOf(agencyId)).toContain("agency-terms-accepted");
  });

  test("cannot be changed afterwards", async () => {
    for (const table of ["agency_data_agreement", "agency_terms"])
      await expect(server.context.pool.query(`update ${table} set at = now()`)).rejects.toThrow(
        "permission denied",
      );
  });
});
