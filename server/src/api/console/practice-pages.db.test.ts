import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  const settings = { DEMO_RIGHT_TO_RENT_URL: "http://127.0.0.1:8032/" };
  server = await openTestServer(settings, { today: () => "2026-12-01" });
  priya = await aColleague(server);
});
afterAll(() => server.close());

const pagesOf = async (id: string) =>
  (
    await askConsole(
      priya,
      "query ($id: ID!) { rightToRent(partyId: $id) { practiceCodePage practiceProviderPage } }",
      { id },
    )
  ).data.rightToRent;

test("the form of a record links to practice pages if a setting names them", async () => {
  const home = await anApplication(priya, {
    country: "ENG",
    policy: "england-identity-only",
    start: "2026-12-14",
    people: [somebody()],
  });
  const [{ id }] = home.people;
  expect(await pagesOf(id)).toEqual({
    practiceCodePage: "http://127.0.0.1:8032/share-code",
    practiceProviderPage: "http://127.0.0.1:8032/provider",
  });
  Object.assign(server.context.config.demo, { rightToRentUrl: undefined });
  expect(await pagesOf(id)).toEqual({ practiceCodePage: null, practiceProviderPage: null });
});
