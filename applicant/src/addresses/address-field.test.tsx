// @vitest-environment happy-dom

import "@latchkey/browser/testing/patience.ts";
import { type Address, emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { noAddressIn } from "@latchkey/domain/addresses/by-hand.ts";
import { addressIssues } from "@latchkey/domain/addresses/issues.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aRow, inHarbourStreet, openAddressField } from "../testing/open-address-field.tsx";

afterEach(cleanup);

const UK_MS = 250;
const ABROAD_MS = 800;

const box = () => screen.getByRole("combobox", { name: "Address or postcode" });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const pick = (name: RegExp | string) =>
  act(async () => fireEvent.click(screen.getByRole("option", { name })));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent?.trim());
const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(input(name), { target: { value: text } });
const BY_HAND = "Enter the address by hand";
const INSTEAD = "Search for the address instead";

const home: Address = {
  ...emptyAddress,
  flat: "Flat 1",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  placeId: "12345678",
  formattedAddress: "Flat 1, 27 Harbour Street, Leeds, LS1 4DL",
  country: "GB",
};

describe("when a search begins", () => {
  test("ADR-001 FRM-395 at three characters, and not before", async () => {
    const { asked } = await openAddressField();
    for (const text of ["L", "LS", " LS "]) {
      type(text);
      await pass(10_000);
    }
    expect(asked).toEqual([]);
    type("LS1");
    await pass(UK_MS);
    expect(asked).toEqual([{ find: { country: "GB", query: "LS1", container: null } }]);
  });

  test("in the UK after 250 ms without a key", async () => {
    const { asked } = await openAddressField();
    for (const text of ["LS1", "LS1 4", "LS1 4DL"]) {
      type(text);
      await pass(UK_MS - 1);
    }
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([{ find: { country: "GB", query: "LS1 4DL", container: null } }]);
  });

  test("ADR-007 FRM-396 elsewhere after 800 ms", async () => {
    const { asked } = await openAddressField({ value: noAddressIn("IE") });
    type("harbour");
    await pass(ABROAD_MS - 1);
    type("harbour view");
    await pass(ABROAD_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([{ find: { country: "IE", query: "harbour view", container: null } }]);
  });

  test("at once by Enter, which sends no form", async () => {
    const { asked, submitted } = await openAddressField();
    type("LS1 4DL");
    await act(async () => fireEvent.keyDown(box(), { key: "Enter" }));
    await pass(10_000);
    expect(asked).toHaveLength(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  test("not again for the same text with other spaces", async () => {
    const { asked } = await openAddressField();
    type("LS1 4DL");
    await pass(UK_MS);
    type("LS1  4DL ");
    await pass(UK_MS);
    expect(asked).toHaveLength(1);
    expect(options()).toHaveLength(3);
  });

  test("no longer once the field is gone", async () => {
    const { asked } = await openAddressField();
    type("LS1 4DL");
    cleanup();
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});

describe("results", () => {
  test("are listed and announced, with a spinner until they are there", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
    await pass(UK_MS);
    expect(screen.getByRole("status", { name: "Searching" })).toBeDefined();
    await answer({ rows: inHarbourStreet });
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
    expect(options()).toEqual([
      "27 Harbour Street Leeds, LS1 4DL3 addresses",
      "Quayside Tower Leeds, LS1 4DT100+ addresses",
      "29 Harbour Street Leeds, LS1 4DL",
    ]);
    expect(screen.getByText("Results: 3. Use the arrow keys to choose.").getAttribute("role")).toBe("status");
  });

  test("an address that is chosen is the value, with all its parts, and stands in the search", async () => {
    const { asked, value, answerWith } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith({ address: home });
    await pick(/^29/);
    expect(asked[1]).toEqual({ retrieve: { country: "GB", id: "29", query: "harbour" } });
    expect(value()).toEqual(home);
    expect(box()).toHaveProperty("value", home.formattedAddress);
    expect(options()).toEqual([]);
  });

  test("a group opens inside the list, and the way back asks nobody", async () => {
    const { asked, answerWith } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: [aRow("f1", "Flat 1, 27 Harbour Street"), aRow("f2", "Flat 2, 27 Harbour Street")] });
    await pick(/^27/);
    expect(asked[1]).toEqual({ find: { country: "GB", query: "harbour", container: "27" } });
    expect(options()[0]).toBe("Back to all results");
    expect(options()).toHaveLength(3);
    expect(screen.getByText(/There are more/)).toBeDefined();
    await pick("Back to all results");
    expect(options()).toHaveLength(3);
    expect(options()[0]).toMatch(/^27/);
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(/There are more/)).toBeNull();
  });

  test("of a group that has groups in it are complete with them", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ rows: [aRow("street", "Harbour Street", { kind: "GROUP", count: 4 })] });
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: inHarbourStreet.filter(({ id }) => id !== "tower") });
    await pick(/^Harbour Street/);
    expect(options()).toHaveLength(3);
    expect(screen.queryByText(/There are more/)).toBeNull();
  });

  test("of an old search never replace those of a newer one, whichever comes first", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    await pass(UK_MS);
    type("elm row");
    await pass(UK_MS);
    await answer({ rows: [aRow("e", "1 Elm Row")] }, "elm row");
    await answer({ rows: inHarbourStreet }, "harbour");
    expect(options()).toEqual(["1 Elm Row Leeds, LS1 4DL"]);
  });

  test("of a search that was taken back do not come at all", async () => {
    const { answer } = await openAddressField({ held: true });
    type("harbour");
    await pass(UK_MS);
    type("ha");
    await answer({ rows: inHarbourStreet }, "harbour");
    expect(options()).toEqual([]);
    expect(screen.queryByRole("status", { name: "Searching" })).toBeNull();
  });

  test("are none: it is said, and the way by hand is below", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ rows: [] });
    type("27 Harbor Steet");
    await pass(UK_MS);
    expect(screen.getAllByText(/We found no address like this/)).toHaveLength(2);
    expect(screen.getByRole("button", { name: BY_HAND })).toBeDefined();
  });
});

describe("INT-06 (in part) a search that fails says so and leaves the way by hand", () => {
  const failures = [
    ["the service", { failed: true }],
    ["our server", { status: 500 }],
    ["the connection", { broken: true }],
  ] as const;

  test.each(failures)("%s, while finding", async (_name, failure) => {
    const { answerWith } = await openAddressField();
    answerWith(failure);
    type("harbour");
    await pass(UK_MS);
    expect(screen.getAllByText(/The address search is not working just now/)).toHaveLength(2);
    await press(BY_HAND);
    expect(input(/^Street/)).toBeDefined();
  });

  test.each(failures)("%s, while retrieving", async (_name, failure) => {
    const { answerWith, value } = await openAddressField();
    type("harbour");
    await pass(UK_MS);
    answerWith(failure);
    await pick(/^29/);
    expect(screen.getAllByText(/The address search is not working just now/)).toHaveLength(2);
    expect(value()).toEqual(noAddressIn("GB"));
  });

  test("and the next search works again", async () => {
    const { answerWith } = await openAddressField();
    answerWith({ failed: true });
    type("harbour");
    await pass(UK_MS);
    answerWith({ rows: inHarbourStreet });
    type("harbour street");
    await pass(UK_MS);
    expect(options()).toHaveLength(3);
  });
});

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
