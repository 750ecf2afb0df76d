import { describe, expect, test } from "vitest";
import { type Address, emptyAddress } from "./address.ts";
import { buildingOf, hasAddress, noAddressIn, withCountry, withTyped } from "./by-hand.ts";

const found: Address = {
  ...emptyAddress,
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  placeId: "12345678",
  formattedAddress: "27 Harbour Street, Leeds, LS1 4DL",
  country: "GB",
};

describe("a building is a number or a name", () => {
  test.each(["7", "12a", "1A", "76-78", "76 - 78", "1/2", "3 bis", "10–12"])("%s is a number", (typed) => {
    const address = withTyped(found, "building", typed);
    expect(address).toMatchObject({ houseNumber: typed, streetNumber: typed, houseName: "" });
    expect(buildingOf(address)).toBe(typed);
  });

  test.each(["Rose Cottage", "76-", "The 1 House", "Unit 4", "1".repeat(7), "Tŷ Gwyn", "27, Rose Court"])(
    "%s is a name",
    (typed) => {
      const address = withTyped(found, "building", typed);
      expect(address).toMatchObject({ houseNumber: "", streetNumber: "", houseName: typed });
      expect(buildingOf(address)).toBe(typed);
    },
  );

  test("of an address with both, both are shown", () => {
    expect(buildingOf({ ...found, houseName: "Rose Court" })).toBe("Rose Court, 27");
    expect(buildingOf({ ...found, houseNumber: "" })).toBe("27");
  });
});

test("an address that was changed by hand is no longer the one that the service knows", () => {
  expect(withTyped(found, "city", "York")).toEqual({
    ...found,
    city: "York",
    placeId: "",
    formattedAddress: "",
  });
  expect(withCountry(found, "JE")).toEqual({ ...found, country: "JE", placeId: "", formattedAddress: "" });
});

test("a country alone is no address", () => {
  expect(hasAddress(noAddressIn("GB"))).toBe(false);
  expect(hasAddress({ ...noAddressIn("GB"), city: " " })).toBe(false);
  expect(hasAddress(found)).toBe(true);
});
