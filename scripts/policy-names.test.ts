import { shippedVersions } from "@latchkey/domain/policies/shipped.ts";
import { expect, test } from "vitest";
import { listed, productFiles, sourceOf } from "./product-files.ts";

const SEEDS = /^(?:domain\/src\/policies\/shipped\.ts|server\/src\/app\/(?:seeds|demo)\/.*)$/;

test("no product file outside the seeds names a policy", () => {
  const names = new RegExp(`["'\`](?:${shippedVersions.map(({ name }) => name).join("|")})["'\`]`);
  const files = [...productFiles(), ...listed("words/src/*.ts", "*/src/locales/*.ts")];
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => !SEEDS.test(file) && names.test(sourceOf(file)))).toEqual([]);
  expect(names.test(sourceOf("server/src/app/seeds/people.ts"))).toBe(true);
});
