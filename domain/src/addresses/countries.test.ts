import { expect, test } from "vitest";
import { countriesDocsMap } from "../identity/countries.ts";
import { addressCountries, crownDependencies } from "./countries.ts";

test("an address may be in any country that a nationality may be of", () => {
  expect(addressCountries).toEqual(countriesDocsMap.map(({ countryCode }) => countryCode));
  expect(addressCountries).toEqual(expect.arrayContaining(["GB", ...crownDependencies]));
});
