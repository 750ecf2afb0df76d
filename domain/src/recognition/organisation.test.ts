import { describe, expect, test } from "vitest";
import { saidByBrand } from "./brands.ts";
import { isOrganisation } from "./organisation.ts";

describe("a payer's words", () => {
  test.each([
    ["its legal form", "HALDEN SCI"],
    ["its trade", "HALDEN LETTINGS"],
    ["a trade in one word", "Metallwerke Halden"],
    ["a Spanish trade", "FERRETERIA HALDEN"],
    ["two halves of a name", "HARE & TORTOISE"],
    ["a town's office", "LB OF WANSTEAD"],
    ["an article before a noun", "VIREMENT DE LE DRAGON DE JADE"],
    ["the state's office", "CMG CHILD MAINT 280741"],
    ["a word that was cut off", "CR HALDEN DISTILL 18"],
  ])("show an organisation by %s", (_what, description) => {
    expect(isOrganisation(description)).toBe(true);
  });

  test.each([
    ["two people", "TOM & ANNA"],
    ["purposes", "ZEDDIQ wifi & gas"],
    ["one name", "ZEDDIQ"],
    ["what stands behind the name", "Zeddiq Ambrose (Faster Payments) Reference: garden club"],
    ["a credit union", "HALDEN CU LTD"],
    ["a bank", "HALDEN SAVINGS BANK LTD"],
    ["an insurer", "HALDEN INSURANCE PLC"],
    ["a person's council tax", "ZEDDIQ AMBROSE COUNCIL TAX"],
    ["a name that ends like a trade", "ILARIA"],
  ])("show none by %s", (_what, description) => {
    expect(isOrganisation(description)).toBe(false);
  });
});

describe("a brand that sends no pay", () => {
  test.each([
    ["PLUM", "own_transfer"],
    ["PLUM SAVINGS WITHDRAWAL", "own_transfer"],
    ["STRIPE PAYMENTS UK LTD", "sale"],
    ["BGC CORAL RACING", "gambling"],
    ["SALAD MONEY 4471", "loan"],
    ["N26", "own_transfer"],
    ["PLUM FINTECH 33PCH", "own_transfer"],
    ["HL VANTAGE WDL", "sale"],
    ["MAZUMA MOBILE", "sale"],
    ["SIMPLYHEALTH DENTAL", "refund"],
    ["PLEO 4471", "expenses"],
    ["JAMDOUGHNUT", "interest_or_cash"],
    ["LOANS 2 GO", "loan"],
  ] as const)("%s is one", (description, why) => {
    expect(saidByBrand(description)).toBe(why);
  });

  test.each([
    "PLUM KITCHENS",
    "CHIP SHOP",
    "BAMBOO GARDEN",
    "CORAL REEF CAFE",
    "CHASE FARM HOSPITAL",
    "ATOM PLUMBING",
    "AMIGO PIZZA",
    "COMPASS GROUP UK",
  ])("%s is another firm", (description) => {
    expect(saidByBrand(description)).toBeUndefined();
  });
});
