import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, deskOf, onDecision } from "../../test/decisions.ts";
import { addEvents, startApplication } from "../../test/parties.ts";
import { ALL_WELL, aHome, ask, linkTo, openReference, saveHome } from "../../test/references.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

test("a decision that waits for the others of the home falls as soon as a referee answers", async () => {
  const people = [0, 1].map(() => ({ email: `${randomUUID()}@example.com`, rentShareMinor: 95_000 }));
  const [amara] = await startApplication(server, people);
  if (!amara) throw new Error("Nobody was added.");
  const home = aHome();
  await saveHome(server, amara, home);
  await ask(server, amara, home);
  await server.runJobs();
  const link = linkTo(server);
  await addEvents(server, amara, "opened", "submitted");
  const { data } = await decide(priya, amara.partyId, {
    outcome: "ACCEPTED",
    overrideReason: "EVIDENCE_ELSEWHERE",
  });
  expect((await onDecision(lucia, "agreeToDecision", data.proposeDecision.open.id)).errors).toBeUndefined();
  await server.runJobs();
  const page = await openReference(server, link);
  await server.runJobs();
  expect((await deskOf(priya, amara.partyId)).open).toMatchObject({ state: "AGREED" });
  expect((await page.put(`/tenant-review/${link.uuid}/`, ALL_WELL)).statusCode).toBe(200);
  await server.runJobs();
  expect(await deskOf(priya, amara.partyId)).toMatchObject({
    open: null,
    party: { status: "IN_REVIEW", reviewer: { id: priya.id } },
    earlier: [{ state: "DROPPED", droppedBecause: "evidence-changed" }],
  });
});
