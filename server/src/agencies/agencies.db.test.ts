import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { agencyNamed, keepOwnAgency, listAgencies } from "./agencies.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const known = () => listAgencies(server.context.db);
const own = async () => (await known()).filter(({ isOwn }) => isOwn);

test("applications that begin at once with a new agency share one row", async () => {
  const { db } = server.context;
  const add = (name: string) => db.transaction().execute((tx) => agencyNamed(tx, name));
  const ids = await Promise.all(["Harbour Homes", "harbour homes", " Harbour Homes "].map(add));
  expect(new Set(ids).size).toBe(1);
  expect(await known()).toHaveLength(1);
});

describe("the provider's own agency", () => {
  test("is added once, although several servers start at once", async () => {
    const { db } = server.context;
    await Promise.all([1, 2, 3].map(() => keepOwnAgency(db, "Quillfield")));
    expect(await known()).toMatchObject([
      { name: "Quillfield", isOwn: true, email: null, complianceEmail: null },
    ]);
  });

  test("follows the provider's new name and keeps its applications", async () => {
    const { db } = server.context;
    await keepOwnAgency(db, "Quillfield");
    const [before] = await own();
    await keepOwnAgency(db, "Quillfield Homes");
    expect(await own()).toEqual([{ ...before, name: "Quillfield Homes" }]);
    expect(await known()).toHaveLength(1);
  });

  test("is the agency that has the name already", async () => {
    const { db } = server.context;
    await keepOwnAgency(db, "Quillfield");
    await db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
    await keepOwnAgency(db, "Harbour Homes");
    expect((await known()).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ["Harbour Homes", true],
      ["Quillfield", false],
    ]);
  });
});

describe("the contacts of an agency", () => {
  const contacts = (by: Colleague, id: string, email: string, complianceEmail: string) =>
    askConsole(
      by,
      `mutation ($id: ID!, $email: String!, $compliance: String!) {
        setAgencyContacts(id: $id, email: $email, complianceEmail: $compliance) { name email complianceEmail } }`,
      { id, email, compliance: complianceEmail },
    );

  test("are kept by administrators, in one form, and may be taken away", async () => {
    const { db } = server.context;
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    const id = await db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
    const { data } = await contacts(ruth, id, " Office@Harbour.example ", "mlro@harbour.example");
    expect(data.setAgencyContacts).toEqual([
      { name: "Harbour Homes", email: "office@harbour.example", complianceEmail: "mlro@harbour.example" },
    ]);
    expect((await contacts(ruth, id, "", "")).data.setAgencyContacts).toEqual([
      { name: "Harbour Homes", email: null, complianceEmail: null },
    ]);
  });

  test("are refused by field, and of an unknown agency", async () => {
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    const id = await server.context.db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
    expect(issuesOf(await contacts(ruth, id, "office", "mlro@harbour.example"))).toEqual({
      email: "validation.email.format",
    });
    expect(codeOf(await contacts(ruth, "harbour", "", ""))).toBe("NOT_FOUND");
  });
});
