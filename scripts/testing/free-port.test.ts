import { expect, test } from "vitest";
import { freePort } from "./free-port.mjs";

test("nobody is given a port twice, also when nothing listens at it yet", async () => {
  const ports = new Set<number>();
  for (let count = 0; count < 200; count += 1) ports.add(await freePort());
  expect(ports.size).toBe(200);
});
