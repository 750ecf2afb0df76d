// @vitest-environment happy-dom

import "@latchkey/browser/testing/patience.ts";
import { noAddressIn } from "@latchkey/domain/addresses/by-hand.ts";
import { addressIssues } from "@latchkey/domain/addresses/issues.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  ABROAD_MS,
  BY_HAND,
  box,
  fill,
  home,
  INSTEAD,
  input,
  pass,
  pick,
  press,
  type,
} from "../testing/address-screen.ts";
import { openAddressField } from "../testing/open-address-field.tsx";

afterEach(cleanup);

describe("by hand", () => {
  test("every part is typed, and the first has the focus", async () => {
    const { value } = await openAddressField();
    await press(BY_HAND);
    expect(document.activeElement).toBe(input(/^Building number or name/));
    fill(/^Building number or name/, "76-78");
    fill(/^Flat/, "Flat 1");
    fill(/^Street/, "Elm Row");
    fill(/^Town or city/, "Leeds");
    fill(/^Postcode/, "LS1 4AB");
    expect(value()).toEqual({
      ...noAddressIn("GB"),
      flat: "Flat 1",
      houseNumber: "76-78",
      streetNumber: "76-78",
      street: "Elm Row",
      city: "Leeds",
      postalCode: "LS1 4AB",
    });
    fill(/^Building number or name/, "Rose Cottage");
    expect(value()).toMatchObject({ houseName: "Rose Cottage", houseNumber: "", streetNumber: "" });
  });

  test("a part shows its stored form once its field is left", async () => {
    const { value } = await openAddressField();
    await press(BY_HAND);
    fill(/^Street/, " Elm\u00a0Row ");
    fireEvent.blur(input(/^Street/));
    fill(/^Postcode/, "ls14ab");
    expect(input(/^Postcode/).value).toBe("ls14ab");
    fireEvent.blur(input(/^Postcode/));
    expect(input(/^Postcode/).value).toBe("LS1 4AB");
    expect(value()).toMatchObject({ street: "Elm Row", postalCode: "LS1 4AB" });
  });

  test("what was typed is kept when switching, and so is the text of the search", async () => {
    const { value } = await openAddressField();
    type("harbour");
    await press(BY_HAND);
    fill(/^Street/, "Elm Row");
    await press(INSTEAD);
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveProperty("value", "harbour");
    expect(value()).toEqual(noAddressIn("GB"));
    await press(BY_HAND);
    expect(input(/^Street/).value).toBe("Elm Row");
    expect(value().street).toBe("Elm Row");
  });

  test("an address that was found can be changed, and is then no longer the service's", async () => {
    const { value } = await openAddressField({ value: home });
    expect(box()).toHaveProperty("value", home.formattedAddress);
    await press(BY_HAND);
    expect(input(/^Building number or name/).value).toBe("27");
    fill(/^Flat/, "Flat 9");
    expect(value()).toEqual({ ...home, flat: "Flat 9", placeId: "", formattedAddress: "" });
  });

  test("typing over an address that was found takes it away", async () => {
    const { value } = await openAddressField({ value: home });
    type("Flat 2, 27 Harbour");
    expect(value()).toEqual(noAddressIn("GB"));
  });

  test("an address that was typed opens in its parts", async () => {
    await openAddressField({ value: { ...home, placeId: "", formattedAddress: "" } });
    expect(input(/^Street/).value).toBe("Harbour Street");
  });

  test("elsewhere number and postcode are optional", async () => {
    await openAddressField({ value: { ...home, country: "IE", placeId: "", formattedAddress: "" } });
    for (const name of ["Building number or name (optional)", "Flat (optional)", "Postcode (optional)"]) {
      expect(input(name)).toBeDefined();
    }
    expect(input("Street")).toBeDefined();
  });

  test("is the only way where no search is configured", async () => {
    const { asked } = await openAddressField({ isAvailable: false });
    expect(input(/^Street/)).toBeDefined();
    expect(screen.queryByRole("button", { name: INSTEAD })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("the country", () => {
  const choose = async (country: string) => {
    fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: country } });
    await pick(country);
  };

  test("is one of all, and another one begins the search anew", async () => {
    const { value, asked } = await openAddressField({ value: home });
    await choose("France");
    expect(value()).toEqual(noAddressIn("FR"));
    expect(box()).toHaveProperty("value", "");
    type("rue de");
    await pass(ABROAD_MS);
    expect(asked).toEqual([{ find: { country: "FR", query: "rue de", container: null } }]);
  });

  test("leaves what was typed by hand", async () => {
    const { value } = await openAddressField({ value: { ...home, placeId: "", formattedAddress: "" } });
    await choose("Jersey");
    expect(value()).toMatchObject({ country: "JE", street: "Harbour Street", postalCode: "LS1 4DL" });
  });

  test("is not asked for where it is known", async () => {
    await openAddressField({ asksCountry: false });
    expect(screen.queryByRole("combobox", { name: "Country" })).toBeNull();
  });
});

describe("errors", () => {
  test("without any address there is one, at the search", async () => {
    const { wrongFields } = await openAddressField({ issues: addressIssues });
    const message = "Find the address, or enter it by hand";
    expect(screen.getByText(message)).toBeDefined();
    expect(wrongFields()).toEqual([{ id: "home-search", message }]);
    expect(box().getAttribute("aria-invalid")).toBe("true");
  });

  test("by hand they stand at the parts, and the summary names those that do not name themselves", async () => {
    const { wrongFields } = await openAddressField({
      issues: addressIssues,
      value: { ...noAddressIn("GB"), flat: "<>", postalCode: "10115" },
    });
    expect(wrongFields()).toEqual([
      { id: "home-building", message: "Enter the number or the name of the building" },
      { id: "home-flat", message: "Flat: Use letters, numbers and signs like . , & / -" },
      { id: "home-street", message: "Enter the street" },
      { id: "home-city", message: "Enter the town or city" },
      { id: "home-postalCode", message: expect.stringMatching(/^Postcode: Enter a UK postcode/) },
    ]);
    for (const { id } of wrongFields())
      expect(document.getElementById(id)?.getAttribute("aria-invalid")).toBe("true");
  });

  test("of an address that was found open its parts, which stay while they are corrected", async () => {
    const { wrongFields } = await openAddressField({
      issues: addressIssues,
      value: { ...home, houseNumber: "", streetNumber: "" },
    });
    expect(wrongFields()).toHaveLength(1);
    fill(/^Building number or name/, "27");
    expect(wrongFields()).toEqual([]);
    expect(input(/^Building number or name/).value).toBe("27");
    await press(INSTEAD);
    expect(box()).toHaveProperty("value", "");
  });

  test("come when the focus leaves the whole field, not between its inputs", async () => {
    const { left } = await openAddressField({ value: { ...home, placeId: "", formattedAddress: "" } });
    fireEvent.blur(input(/^Street/), { relatedTarget: input(/^Town or city/) });
    expect(left).not.toHaveBeenCalled();
    fireEvent.blur(input(/^Town or city/), { relatedTarget: null });
    expect(left).toHaveBeenCalledTimes(1);
  });
});
