import { reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aProgram } from "../../../test/api-keys.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { ALL_WELL, aHome, ask, LANDLORD, linkTo, openReference, saveHome } from "../../../test/references.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("LAW-24 (in part) neither the agency's program nor its e-mails learn how to reach a referee, asked or answered", async () => {
  const program = await aProgram(server);
  await server.context.pool.query("update agency set email = 'office@quillfield.example'");
  const { agency: _agency, ...body } = newApplication({ people: [somebody()] });
  const { body: created } = await program.send("POST", "/applications", body);
  const [{ id, email: applicant }] = created.people;
  const party = await partyNamed(server, id);
  const home = aHome();
  await saveHome(server, party, home);
  await ask(server, party, home);
  await addEvents(server, party, "opened", "submitted");
  await server.runJobs();
  const told = async (): Promise<string> => {
    const replies = [
      (await program.send("GET", `/applications/${created.id}`)).body,
      (await program.send("GET", "/applications")).body,
    ];
    expect(JSON.stringify(replies)).toContain(applicant);
    const others = server.emails.filter(({ to }) => to !== applicant && to !== LANDLORD.email);
    return JSON.stringify([replies, others]);
  };
  const contact = [LANDLORD.email, LANDLORD.phone, LANDLORD.lastName];
  for (const part of contact) expect(await told(), part).not.toContain(part);
  const link = linkTo(server);
  const page = await openReference(server, link);
  const reply = await page.put(`${reviewPaths.rental}/${link.uuid}/`, ALL_WELL);
  expect(reply.statusCode).toBe(200);
  await server.runJobs();
  for (const part of contact) expect(await told(), part).not.toContain(part);
});
