import { expect, test } from "vitest";
import { emptyAddress } from "../addresses/address.ts";
import { tenancyAddress } from "./tenancy-address.ts";

test.each([
  [{ formattedAddress: " 1 The Lane, Leeds " }, "1 The Lane, Leeds"],
  [
    { flat: "Flat 3", streetNumber: "27", street: "Harbour Street", city: "Leeds", postalCode: "LS1 4DL" },
    "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
  ],
  [{ houseName: "Rose Cottage", street: "Mill Lane", city: "Perth" }, "Rose Cottage, Mill Lane, Perth"],
  [{ houseNumber: "8", streetNumber: "9", street: "Mill Lane" }, "8 Mill Lane"],
  [{}, ""],
])("%j is %s", (parts, line) => {
  expect(tenancyAddress({ ...emptyAddress, ...parts })).toBe(line);
});
