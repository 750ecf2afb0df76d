import { expect, test } from "vitest";
import { type Demand, demandsIn } from "./demands.ts";

test.each<[Demand, string]>([
  ["benefits", "No DSS please."],
  ["benefits", "We cannot accept housing benefit."],
  ["benefits", "Applicants on Universal Credit are not accepted."],
  ["children", "Sorry, no children."],
  ["children", "The house is not suitable for families."],
  ["guarantor", "If you receive benefits you need a guarantor."],
  ["guarantor", "A guarantor is required for people on a visa."],
  ["guarantor", "Tenants with children must have a guarantor."],
  ["nationality", "British citizens only."],
  ["nationality", "No overseas applicants."],
  ["rent_in_advance", "Six months of rent is payable in advance."],
  ["rent_in_advance", "You may pay 3 months upfront."],
  ["rent_in_advance", "An advance payment helps your application."],
  ["rent_in_advance", "We ask for two months' rent before the start."],
])("%s: %s", (demand, text) => {
  expect([...demandsIn(text).keys()]).toEqual([demand]);
  expect(demandsIn(`Welcome. ${text} Thank you.`).get(demand)).toBe(text);
});

test.each([
  "Benefits count like any other income.",
  "You can send letters about your benefits.",
  "Children are welcome.",
  "A guarantor is needed if the income is too low.",
  "We never ask for rent in advance.",
  "Please tell us in advance if you cannot come.",
  "The rent is due on the first of the month.",
  "Bring your passport if you are a British citizen.",
  "We do not need to know about children or benefits.",
])("nothing in: %s", (text) => {
  const found = [...demandsIn(text).keys()];
  expect(found).toEqual([]);
});
