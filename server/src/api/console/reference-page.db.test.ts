import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../../test/client.ts";
import { startSingle } from "../../../test/parties.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  openReference,
  reviewsOf,
  saveHome,
} from "../../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const LOOK = `query ($id: ID!) { reference(referenceId: $id) { id
  application { home } party { id number }
  references { id state remindOn signals review comparison { question mark
    declared { kind text from to } said { kind yes } } } } }`;

const lookAt = (id: string, by = priya) => askConsole(by, LOOK, { id });

test("shows the answer beside the declaration, and is audited", async () => {
  const { party, uuid, secret } = await askedReference(server);
  const page = await openReference(server, { uuid, secret });
  await page.put(`/tenant-review/${uuid}/`, {
    ...ALL_WELL,
    missed_or_incomplete_payments: true,
    review: "Two months.",
  });
  const { data } = await lookAt(uuid);
  expect(data.reference).toMatchObject({ id: uuid, party: { id: party.partyId } });
  expect(data.reference.references).toMatchObject([
    {
      id: uuid,
      state: "ANSWERED",
      remindOn: null,
      review: "Two months.",
      comparison: [
        {
          question: "tenancy_details_dates_confirmed",
          mark: "SAME",
          declared: [
            { kind: "TEXT", text: "Flat 3, 27 Harbour Street, Leeds LS1 4DL" },
            { kind: "SPAN", from: "2024-08-01", to: null },
          ],
        },
        { question: "missed_or_incomplete_payments", mark: "AGAINST", declared: [], said: { yes: true } },
        { mark: "NONE" },
        { mark: "NONE" },
        { mark: "NONE" },
      ],
    },
  ]);
  const { rows } = await server.context.pool.query(
    "select subject from audit_entry where action = 'reference-viewed' and actor = $1 and party_id = $2",
    [`staff:${priya.id}`, party.partyId],
  );
  expect(rows).toEqual([{ subject: uuid }]);
});

test("a draft, an unknown reference and a reviewer's own case stay closed", async () => {
  const party = await startSingle(server, { email: `${randomUUID()}@example.com` });
  await saveHome(server, party, aHome());
  const [draft] = await reviewsOf(server, party);
  expect(codeOf(await lookAt(draft?.id ?? ""))).toBe("NOT_FOUND");
  expect(codeOf(await lookAt(randomUUID()))).toBe("NOT_FOUND");
  expect(codeOf(await lookAt("x"))).toBe("NOT_FOUND");
  const tom = await aColleague(server);
  const own = await startSingle(server, { email: tom.email });
  const home = aHome();
  await saveHome(server, own, home);
  await ask(server, own, home);
  const [asked] = await reviewsOf(server, own);
  expect(codeOf(await lookAt(asked?.id ?? "", tom))).toBe("OWN_CASE");
  expect((await lookAt(asked?.id ?? "")).errors).toBeUndefined();
});
