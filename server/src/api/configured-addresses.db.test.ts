import { reviewAliases, reviewPaths } from "@latchkey/domain/references/kinds.ts";
import {
  BANK_START_PATH,
  END_SESSION_PATH,
  GRAPHQL_PATH,
  KONFIR_START_PATH,
  ONE_TIME_LINK_PATH,
  SIGNED_FORM_PATH,
  TAX_START_PATH,
} from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const API = "/wizard/api/";

/** The contract's calls, by the names that our pages use. */
const addresses = [
  ["the token logout", "GET", END_SESSION_PATH, "/auth/token/logout"],
  ["bank data", "GET", BANK_START_PATH, `${API}truelayer/auth_url/`],
  ["the tax authority", "GET", TAX_START_PATH, `${API}hmrc/auth_url/`],
  ["the verification of identity and income", "GET", KONFIR_START_PATH, `${API}konfir/verification_url/`],
  ["the base API", "GET", SIGNED_FORM_PATH, `${API}signedurl/post/user/docs`],
  ["the reply of a landlord", "PUT", `${reviewPaths.rental}/:uuid/`, `${API}tenant-review/:uuid/`],
  ["the same, without the base", "PUT", `${reviewAliases.rental}/:uuid/`, "/tenant-review/:uuid/"],
  ["GraphQL", "POST", GRAPHQL_PATH, "/graphql"],
  ["the request for a one-time link", "POST", ONE_TIME_LINK_PATH, "/auth/one-time-link"],
] as const;

test("FRM-348 every other address of the contract is configured in one place, and answered", () => {
  for (const [what, method, configured, url] of addresses) {
    expect([what, configured, server.app.hasRoute({ method, url })]).toEqual([what, url, true]);
  }
});
