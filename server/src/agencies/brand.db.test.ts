import { randomUUID } from "node:crypto";
import { agencyLogoPath } from "@latchkey/domain/vocabulary/agency-logo-path.ts";
import { agencyLogoUploadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf, newClient } from "../../test/client.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { askedReference, openReference } from "../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper } from "../../test/upload.ts";
import { pageBrand } from "./brand.ts";

let server: TestServer;
let ruth: Colleague;
let priya: Colleague;
let agencyId: string;
let name: string;
beforeAll(async () => {
  server = await openTestServer({}, { checks: openTestChecks() });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  priya = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  name = `Harbour ${randomUUID()}`;
  const query = "mutation ($name: String!) { addAgency(name: $name) { id } }";
  agencyId = (await askConsole(ruth, query, { name })).data.addAgency.id;
});

const setAccent = (accent: string) =>
  askConsole(
    ruth,
    "mutation ($id: ID!, $accent: String!) { setAgencyAccent(id: $id, accent: $accent) { accent } }",
    { id: agencyId, accent },
  );

const shown = async (): Promise<{ accent: string | null; logo: string | null }> =>
  (await askConsole(ruth, "query ($id: ID!) { agency(id: $id) { accent logo } }", { id: agencyId })).data
    .agency;

const aLogo = (width = 900, height = 300) =>
  sharp({ create: { width, height, channels: 4, background: { r: 107, g: 35, b: 72, alpha: 0.5 } } })
    .png()
    .withExif({ IFD0: { Artist: "The designer" } })
    .toBuffer();

const sendLogo = (content: Buffer, by = ruth, id = agencyId) =>
  by.client.postFile(agencyLogoUploadPath(id), content, { "content-type": "image/png" });

describe("the colour of an agency", () => {
  test("is kept in lower case, and taken away", async () => {
    expect((await setAccent(" #6B2348 ")).data.setAgencyAccent).toEqual({ accent: "#6b2348" });
    expect((await setAccent("")).data.setAgencyAccent).toEqual({ accent: null });
  });

  test("is refused if it is too pale, or of no agency", async () => {
    expect(issuesOf(await setAccent("#f5eee0"))).toEqual({ accent: "agency.validations.accentPale" });
    agencyId = randomUUID();
    expect(codeOf(await setAccent("#6b2348"))).toBe("NOT_FOUND");
  });
});

describe("the logo of an agency", () => {
  test("is drawn anew within its size, and anyone may keep it for ever", async () => {
    const sent = await aLogo();
    expect((await sendLogo(sent)).statusCode).toBe(201);
    const { logo } = await shown();
    const read = await newClient(server).get(logo ?? "");
    expect([read.statusCode, read.headers["content-type"], read.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "public, max-age=31536000, immutable",
    ]);
    const { format, width, height, exif, hasAlpha } = await sharp(read.rawPayload).metadata();
    expect({ format, width, height, exif, hasAlpha }).toEqual({
      format: "png",
      width: 288,
      height: 96,
      exif: undefined,
      hasAlpha: false,
    });
    const { rows } = await server.context.pool.query(
      "select action from audit_entry where subject = $1 order by id",
      [agencyId],
    );
    expect(rows.at(-1)).toEqual({ action: "agency-logo-changed" });
  });

  test("that is small is not enlarged", async () => {
    await sendLogo(await aLogo(64, 32));
    const read = await newClient(server).get((await shown()).logo ?? "");
    expect(await sharp(read.rawPayload).metadata()).toMatchObject({ width: 64, height: 32 });
  });

  test("is taken away, and earlier e-mails show it still", async () => {
    await sendLogo(await aLogo(50, 50));
    const { logo } = await shown();
    const query = "mutation ($id: ID!) { removeAgencyLogo(id: $id) { id } }";
    expect((await askConsole(ruth, query, { id: agencyId })).errors).toBeUndefined();
    expect((await shown()).logo).toBeNull();
    expect((await newClient(server).get(logo ?? "")).statusCode).toBe(200);
  });

  test.each([
    ["empty", Buffer.alloc(0), "EMPTY"],
    ["a PDF", aPaper().content, "WRONG_FILE_FORMAT"],
    ["a drawing with a program", Buffer.from("<svg onload='alert(1)'/>"), "WRONG_FILE_FORMAT"],
    ["broken", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]), "UNREADABLE"],
  ])("that is %s is refused, and none is kept", async (_what, content, code) => {
    const refused = await sendLogo(content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
    expect((await shown()).logo).toBeNull();
  });

  test("is given by administrators, to agencies that are known", async () => {
    const logo = await aLogo(40, 40);
    expect((await sendLogo(logo, priya)).statusCode).toBe(403);
    expect((await sendLogo(logo, ruth, randomUUID())).statusCode).toBe(404);
    expect((await newClient(server).get(agencyLogoPath("0".repeat(64)))).statusCode).toBe(404);
  });
});

describe("the e-mails to an agency's people", () => {
  const invitation = async () => {
    const person = somebody();
    await anApplication(priya, { agency: name, people: [person] });
    await server.runJobs();
    return server.emails.find(({ to }) => to === person.email);
  };

  test("have its name, colour, logo and address for replies", async () => {
    await setAccent("#6b2348");
    await sendLogo(await aLogo());
    await server.context.pool.query(
      `update agency set reply_email = 'lettings@harbour.example', phone = '+441134960140',
        website = 'https://harbour.example/help' where id = $1`,
      [agencyId],
    );
    const { logo } = await shown();
    expect((await invitation())?.message.brand).toEqual({
      name,
      replyEmail: "lettings@harbour.example",
      phone: "+441134960140",
      website: "https://harbour.example/help",
      accent: { colour: "#6b2348", text: "#ffffff" },
      logo: {
        path: logo,
        href: new URL(logo ?? "", server.context.config.publicUrl).href,
        width: 288,
        height: 96,
      },
    });
  });

  test("are the provider's if it has no brand, or is the provider itself", async () => {
    expect((await invitation())?.message.brand).toBeUndefined();
    await setAccent("#6b2348");
    await server.context.pool.query("update agency set is_own = true where id = $1", [agencyId]);
    expect((await invitation())?.message.brand).toBeUndefined();
    await server.context.pool.query("update agency set is_own = false where id = $1", [agencyId]);
  });
});

const CONTACTS = { phone: "+441134960140", website: "https://harbour.example/help" };

test("the pages of an agency's applicants and referees have its brand, others the provider's", async () => {
  const asked = await askedReference(server);
  const page = await openReference(server, asked);
  const brandIn = async () => (await page.get(`/tenant-review/${asked.uuid}/`)).json().brand;
  expect(await brandIn()).toBeUndefined();
  const { rows } = await server.context.pool.query(
    `update agency set accent = '#6b2348', phone = '+441134960140', website = 'https://harbour.example/help' where id = (select agency_id from application where id = $1) returning name`,
    [asked.party.applicationId],
  );
  const accent = { colour: "#6b2348", text: "#ffffff" };
  const brand = { name: rows[0].name, logo: null, accent, ...CONTACTS };
  expect(await brandIn()).toEqual(brand);
  expect(await pageBrand(server.context.db, asked.party.applicationId)).toEqual(brand);
});
