import { describe, expect, test } from "vitest";
import {
  type AccountantForm,
  type AccountantReply,
  accountantIssues,
  accountantReplyOf,
  contradictsBusiness,
  parseAccountantReply,
  untouchedAccountant,
} from "./accountant.ts";

const TODAY = "2026-11-23";

const filled: AccountantForm = {
  ...untouchedAccountant,
  actsFor: "yes",
  detailsConfirmed: "yes",
  yearEnd: "2026-04-05",
  profit: "41,200.50",
  willFall: "no",
  name: "Ada Quill",
  role: "Accountant",
};
const reply: AccountantReply = {
  acts_for: true,
  details_confirmed: true,
  note: "",
  year_end: "2026-04-05",
  profit: 41_200.5,
  profit_before: null,
  will_fall: false,
  referee_name: "Ada Quill",
  referee_role: "Accountant",
  referee_phone: "",
};

describe("the accountant's form", () => {
  test.each<[string, Partial<AccountantForm>, readonly string[]]>([
    ["filled in", {}, []],
    [
      "untouched",
      untouchedAccountant,
      ["actsFor", "detailsConfirmed", "yearEnd", "profit", "willFall", "name", "role"],
    ],
    ["no figures may be said", { profitUnsaid: true, yearEnd: "", profit: "" }, []],
    ["a loss", { profit: "0" }, []],
    ["a year that is not over", { yearEnd: "2026-11-24" }, ["yearEnd"]],
    ["a year that ends today", { yearEnd: TODAY }, []],
    ["no such day", { yearEnd: "2026-02-30" }, ["yearEnd"]],
    ["the year before in words", { profitBefore: "much" }, ["profitBefore"]],
    ["less is expected, without a word", { willFall: "yes" }, ["note"]],
    ["other details with a note", { detailsConfirmed: "no", note: "Since 2022." }, []],
    [
      "somebody else's client",
      { actsFor: "no", detailsConfirmed: "", yearEnd: "", profit: "", willFall: "" },
      [],
    ],
  ])("%s", (_what, changes, fields) => {
    expect(Object.keys(accountantIssues({ ...filled, ...changes }, TODAY))).toEqual(fields);
  });

  test("sends nothing that is not asked", () => {
    expect(accountantReplyOf(filled)).toEqual(reply);
    expect(accountantReplyOf({ ...filled, actsFor: "no" })).toEqual({
      ...reply,
      acts_for: false,
      details_confirmed: null,
      year_end: null,
      profit: null,
      will_fall: null,
    });
  });
});

describe("the body of a reply", () => {
  test("is taken if the page would have sent it", () => {
    expect(parseAccountantReply(reply, TODAY)).toEqual({ parsed: reply });
    const silent = {
      ...reply,
      acts_for: null,
      details_confirmed: null,
      year_end: null,
      profit: null,
      will_fall: null,
    };
    expect(parseAccountantReply(silent, TODAY)).toEqual({ parsed: silent });
  });

  test.each<[string, object, readonly string[]]>([
    ["a profit without its year", { year_end: null }, ["year_end"]],
    ["a year without a profit", { profit: null }, ["profit"]],
    ["a loss below nothing", { profit: -1 }, ["profit"]],
    ["a text for an amount", { profit_before: "41" }, ["profit_before"]],
    ["a field of nobody", { verdict: "fine" }, ["verdict"]],
    ["a telephone number with an extension", { referee_phone: "0113 496 0000 ext 2" }, ["referee_phone"]],
  ])("%s is refused, by the name on the wire", (_what, changes, fields) => {
    expect(Object.keys(parseAccountantReply({ ...reply, ...changes }, TODAY).issues ?? {})).toEqual(fields);
  });
});

test("a telephone number is held in one form, however it was typed", () => {
  expect(accountantReplyOf({ ...filled, phone: "(0113) 496 0000" }).referee_phone).toBe("+441134960000");
  const { parsed } = parseAccountantReply({ ...reply, referee_phone: "0113 496 0000" }, TODAY);
  expect(parsed?.referee_phone).toBe("+441134960000");
});

describe("a contradiction of the applicant", () => {
  test.each<[string, Partial<AccountantReply>, number | undefined, boolean]>([
    ["the same", {}, 4_120_050, false],
    ["clearly less", { profit: 38_000 }, 4_120_050, true],
    ["nothing to compare with", { profit: 0 }, undefined, false],
    ["not their client", { acts_for: false }, undefined, true],
    ["other details", { details_confirmed: false }, undefined, true],
    ["less from now on", { will_fall: true }, undefined, true],
  ])("%s", (_what, changes, stated, expected) => {
    expect(contradictsBusiness({ ...reply, ...changes }, stated)).toBe(expected);
  });
});
