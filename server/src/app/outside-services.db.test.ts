import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import type { EmploymentService } from "../partners/employment-service.ts";
import type { TaxService } from "../partners/tax-service.ts";

/** The partners that exist with each setting. */

const client = {
  HMRC_CLIENT_ID: "latchkey",
  HMRC_CLIENT_SECRET: "secret",
  KONFIR_URL: "http://127.0.0.1:1/",
  KONFIR_CLIENT_ID: "latchkey",
  KONFIR_CLIENT_SECRET: "secret",
};

/** No fakes. */
const fromSettings = { taxService: undefined, employmentService: undefined };

test("without an account there is neither a tax authority nor a verifier of employment", async () => {
  const { context } = await startTestServer({}, fromSettings);
  expect([context.taxService, context.employmentService]).toEqual([undefined, undefined]);
});

test("with an account each is the one of the settings", async () => {
  const { context } = await startTestServer(client, fromSettings);
  const link = new URL(context.taxService?.authorizeUrl({ state: "state" }) ?? "");
  expect(link.origin).toBe("https://www.tax.service.gov.uk");
  expect(link.searchParams.get("redirect_uri")).toBe("http://localhost:8080/hmrc/callback");
  await expect(context.employmentService?.find("one")).rejects.toMatchObject({ reason: "unreachable" });
});

test("a test brings its own", async () => {
  const taxService: TaxService = {
    authorizeUrl: () => "https://tax.example/",
    exchange: async () => "token",
    employments: async () => [],
  };
  const employmentService: EmploymentService = {
    begin: async () => ({ id: "one", candidateUrl: "https://work.example/" }),
    find: async () => ({ status: "waiting", activities: [] }),
    cancel: async () => undefined,
  };
  const { context } = await startTestServer(client, { taxService, employmentService });
  expect(context.taxService).toBe(taxService);
  expect(context.employmentService).toBe(employmentService);
});
