import { describe, expect, test } from "vitest";
import { aHome, residenceContext, withLandlord, withRent } from "../testing/residences.ts";
import { currencies, rentFrequencies } from "../vocabulary/money.ts";
import { issuesOf } from "../wizard/question.ts";
import { landlordQuestion, rentalQuestion } from "./questions.ts";
import { referenceTypes } from "./residence.ts";

const rent = rentalQuestion.answerIn(aHome(withRent));
const landlord = landlordQuestion.answerIn(aHome(withLandlord));
const wrongIn = (said: Partial<typeof rent>) =>
  Object.keys(issuesOf(rentalQuestion, { ...rent, ...said }, residenceContext));

describe("the rent of a home", () => {
  test.each(rentFrequencies)("RES-073 %s is a frequency", (rentFrequency) => {
    expect(wrongIn({ rentFrequency })).toEqual([]);
  });

  test.each(["", "YEARLY", "monthly", "toString"])("RES-073 “%s” is none", (rentFrequency) => {
    expect(wrongIn({ rentFrequency })).toEqual(["rentFrequency"]);
  });

  test.each(currencies)("RES-074 %s is a currency", (currency) => {
    expect(wrongIn({ currency })).toEqual([]);
  });

  test.each(["", "CHF", "gbp", "£"])("RES-074 “%s” is none", (currency) => {
    expect(wrongIn({ currency })).toEqual(["currency"]);
  });

  test("nothing was answered before", () => {
    expect(rentalQuestion.answerIn(aHome())).toEqual({
      rent: "",
      currency: "",
      rentFrequency: "",
      rentPaymentDate: "",
    });
  });
});

describe("the landlord", () => {
  const wrong = (type: string) =>
    Object.keys(issuesOf(landlordQuestion, { ...landlord, type }, residenceContext));

  test.each(referenceTypes)("RES-011 (in part) %s is a kind of reference", (type) => {
    expect(wrong(type)).toEqual([]);
  });

  test.each(["", "FRIEND"])("RES-011 (in part) “%s” is none", (type) => {
    expect(wrong(type)).toEqual(["type"]);
  });
});
