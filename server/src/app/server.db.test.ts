import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import { POLICY_SECONDS } from "../platform/storage/upload-policy.ts";

test("REL-04 (in part) FIL-01 a slow upload may take as long as its form is valid; headers have to come soon", async () => {
  const { server } = (await startTestServer()).app;
  expect(server.requestTimeout).toBeGreaterThanOrEqual(POLICY_SECONDS * 1000);
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
});
