import { expect, test } from "vitest";
import { amara } from "../corpus/people.ts";
import { cardLines, passportLines } from "../corpus/zone-lines.ts";
import { birthdateOf, expiryOf, findZone, parseZone } from "./zone.ts";

const TODAY = "2026-11-20";

test.each([
  ["900214", "1990-02-14"],
  ["261120", "2026-11-20"],
  ["261121", "1926-11-21"],
  ["270101", "1927-01-01"],
  ["000229", "2000-02-29"],
  ["010229", undefined],
  ["901301", undefined],
  ["9O0214", undefined],
])("the birth date %s is %s, and never in the future", (yymmdd, date) => {
  expect(birthdateOf(yymmdd, TODAY)).toBe(date);
});

test.each([
  ["310505", "2031-05-05"],
  ["760101", "2076-01-01"],
  ["770101", "1977-01-01"],
  ["190301", "2019-03-01"],
])("the expiry %s is %s", (yymmdd, date) => {
  expect(expiryOf(yymmdd, TODAY)).toBe(date);
});

test("the specimen of ICAO 9303 part 4 is read", () => {
  const lines = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ];
  expect(parseZone(lines, TODAY)).toEqual({
    format: "TD3",
    documentCode: "P",
    issuer: "UTO",
    number: "L898902C3",
    surname: "ERIKSSON",
    givenNames: "ANNA MARIA",
    birthdate: "1974-08-12",
    expiry: "2012-04-15",
    nationality: "UTO",
  });
});

test("a card is read", () => {
  expect(parseZone(cardLines(amara), TODAY)).toMatchObject({
    format: "TD1",
    number: "533380006",
    surname: "OKAFOR",
    givenNames: "AMARA JOY",
    birthdate: "1990-02-14",
    expiry: "2031-05-05",
  });
});

test("letters in place of digits are read as the digits that look like them", () => {
  const [first = "", second = ""] = passportLines(amara);
  const misread = second.slice(0, 13) + second.slice(13, 19).replaceAll("0", "O") + second.slice(19);
  expect(parseZone([first, misread], TODAY)?.birthdate).toBe("1990-02-14");
});

test.each([0, 4, 9, 13, 18, 19, 21, 26, 27, 43])(
  "with one wrong character at %i nothing is reported",
  (place) => {
    const [first = "", second = ""] = passportLines(amara);
    const wrong = second[place] === "7" ? "4" : "7";
    const lines = [first, second.slice(0, place) + wrong + second.slice(place + 1)];
    expect(parseZone(lines, TODAY)).toBeUndefined();
  },
);

test("missing or extra fillers are corrected", () => {
  const [first = "", second = ""] = passportLines(amara);
  const text = `${first}<<<\n\n${second.replace("<<<<", "<<")}\n`;
  expect(findZone(text, TODAY)?.number).toBe("533380006");
});

test("blanks and other lines around a zone do not hide it", () => {
  const text = `DATE OF EXPIRY 05 MAY 2031\n${passportLines(amara).join("\n").replace("<<<", "< <<")}\n--`;
  expect(findZone(text, TODAY)?.surname).toBe("OKAFOR");
});

test("a letter has no zone", () => {
  expect(findZone("THANKYOUFORYOURLETTERABOUTTHEFLATINLEEDS\n".repeat(3), TODAY)).toBeUndefined();
});
