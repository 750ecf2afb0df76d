import { describe, expect, test } from "vitest";
import { type Address, emptyAddress } from "./address.ts";
import { addressLines, formatAddress } from "./format.ts";

const home: Partial<Address> = {
  flat: "Flat 3",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
};

const cases: readonly [string, Partial<Address>, line: string, place: string][] = [
  ["a flat", home, "Flat 3, 27 Harbour Street", "Leeds LS1 4DL"],
  [
    "a named house",
    { houseName: "Tŷ Gwyn", street: "Ffordd Hir", city: "Aberystwyth" },
    "Tŷ Gwyn, Ffordd Hir",
    "Aberystwyth",
  ],
  [
    "a number in one part only",
    { streetNumber: "1A", street: "Mill Lane", city: "York" },
    "1A Mill Lane",
    "York",
  ],
  ["no street", { houseName: "PO Box 12", city: "York", postalCode: "YO1 1AA" }, "PO Box 12", "York YO1 1AA"],
  ["spaces around", { street: "  Rue Haute ", city: " Bruxelles " }, "Rue Haute", "Bruxelles"],
  ["a town alone", { city: "York" }, "York", ""],
  ["nothing", {}, "", ""],
];

describe.each(cases)("%s", (_name, parts, line, place) => {
  const address = { ...emptyAddress, ...parts };

  test("in two lines", () => {
    expect(addressLines(address)).toEqual({ line, place });
  });

  test("in one line of its parts, and as the service composed it", () => {
    expect(formatAddress(address).replaceAll(",", "")).toBe(`${line} ${place}`.trim().replaceAll(",", ""));
    expect(formatAddress({ ...address, formattedAddress: " 1 Elm Row, Leeds " })).toBe("1 Elm Row, Leeds");
  });
});

test("an address of which only the whole is known", () => {
  const address = { ...emptyAddress, formattedAddress: "1 Elm Row, Leeds", city: "Leeds" };
  expect(addressLines(address)).toEqual({ line: "1 Elm Row, Leeds", place: "" });
});

test("the parts of one line are separated", () => {
  expect(formatAddress({ ...emptyAddress, ...home })).toBe("Flat 3, 27 Harbour Street, Leeds, LS1 4DL");
});
