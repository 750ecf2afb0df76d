import { expect, test } from "vitest";
import { aHouse } from "../../test/house.ts";
import { POLICY_SECONDS } from "../platform/storage/upload-policy.ts";

test("REL-04 FIL-01 a slow line has as long for a file as its form is good; a head has to come soon", async () => {
  const { server } = (await aHouse()).app;
  expect(server.requestTimeout).toBeGreaterThanOrEqual(POLICY_SECONDS * 1000);
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
});
