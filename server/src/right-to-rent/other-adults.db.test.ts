import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asParty, codeOf, signIn } from "../../test/client.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const aHome = async (country: "ENG" | "SCT" = "ENG") => {
  const people = [
    somebody({ shareMinor: 50_000 }),
    somebody({ shareMinor: 45_000 }),
    somebody({ shareMinor: 0 }),
  ];
  const home = await anApplication(priya, {
    country,
    policy: country === "ENG" ? "england-identity-only" : "identity-only",
    rentMinor: 95_000,
    people,
  });
  const ids: readonly string[] = home.people.map(({ id }: { readonly id: string }) => id);
  for (const id of ids) await addEvents(server, await partyNamed(server, id), "opened", "submitted");
  const clients = await Promise.all(
    people.map(async ({ email }, place) => asParty(await signIn(server, email), ids[place] ?? "")),
  );
  return { id: home.id, ids, clients };
};

const OWN = "{ me { latestValidation { otherAdults { livesThere } } } }";
type Client = Awaited<ReturnType<typeof aHome>>["clients"][number];

const ownOf = async (client: Client | undefined) =>
  (await client?.graphql(OWN, {}))?.data.me.latestValidation.otherAdults;

const say = async (client: Client | undefined, livesThere: boolean) => {
  if (!client) throw new Error("The home has fewer people.");
  return client.graphql(
    "mutation ($livesThere: Boolean!) { sayOtherAdults(livesThere: $livesThere) { validation { otherAdults { livesThere } } } }",
    { livesThere },
  );
};

const sayForAgency = (id: string, livesThere: boolean) =>
  askConsole(
    priya,
    `mutation ($id: ID!, $livesThere: Boolean!) { recordOtherAdults(applicationId: $id, livesThere: $livesThere) { id } }`,
    { id, livesThere },
  );

const shownOf = async (id: string) =>
  (
    await askConsole(
      priya,
      "query ($id: ID!) { application(id: $id) { otherAdults { agency finding tenants { partyId livesThere } } } }",
      { id },
    )
  ).data.application.otherAdults;

describe("whether another adult will live in the home (section 22(6))", () => {
  test("is asked of the agency and of each tenant, and answers that differ are a finding", async () => {
    const { id, ids, clients } = await aHome();
    const [amara, lukas] = clients;
    expect(await shownOf(id)).toEqual({
      agency: null,
      finding: "OPEN",
      tenants: ids.slice(0, 2).map((partyId) => ({ partyId, livesThere: null })),
    });
    expect(await ownOf(amara)).toEqual({ livesThere: null });
    expect((await say(amara, false)).data.sayOtherAdults.validation.otherAdults).toEqual({
      livesThere: false,
    });
    expect((await sayForAgency(id, false)).errors).toBeUndefined();
    expect((await shownOf(id)).finding).toBe("OPEN");
    await say(lukas, true);
    expect(await shownOf(id)).toMatchObject({
      agency: false,
      finding: "DIFFER",
      tenants: [{ livesThere: false }, { livesThere: true }],
    });
    await say(lukas, false);
    expect((await shownOf(id)).finding).toBe("NOBODY");
    expect(await ownOf(lukas)).toEqual({ livesThere: false });
  });

  test("is asked anew when another person is named", async () => {
    const { id, clients } = await aHome();
    await say(clients[0], true);
    await say(clients[1], true);
    await sayForAgency(id, true);
    expect((await shownOf(id)).finding).toBe("MORE");
    await server.context.pool.query(
      "update party set created_at = now() + interval '1 second' where application_id = $1 and role = 'occupier'",
      [id],
    );
    expect(await shownOf(id)).toMatchObject({ agency: null, finding: "OPEN" });
    expect(await ownOf(clients[0])).toEqual({ livesThere: null });
  });

  test("is not asked of an occupier, before everything is sent, or outside England", async () => {
    const { clients } = await aHome();
    expect(await ownOf(clients[2])).toBeNull();
    expect(codeOf(await say(clients[2], true))).toBe("NOT_FOUND");
    const scottish = await aHome("SCT");
    expect(await ownOf(scottish.clients[0])).toBeNull();
    expect(codeOf(await say(scottish.clients[0], true))).toBe("NOT_FOUND");
    expect(codeOf(await sayForAgency(scottish.id, true))).toBe("NOT_FOUND");
    expect(await shownOf(scottish.id)).toBeNull();
    const person = somebody({ shareMinor: 95_000 });
    const unsent = await anApplication(priya, {
      country: "ENG",
      policy: "england-identity-only",
      rentMinor: 95_000,
      people: [person],
    });
    expect(await ownOf(asParty(await signIn(server, person.email), unsent.people[0].id))).toBeNull();
  });

  test("is audited as what the agency says", async () => {
    const { id } = await aHome();
    await sayForAgency(id, true);
    const { rows } = await server.context.pool.query(
      "select outcome from audit_entry where application_id = $1 and action = 'other-adults-recorded'",
      [id],
    );
    expect(rows).toEqual([{ outcome: "done" }]);
  });
});
