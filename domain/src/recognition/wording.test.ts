import { describe, expect, test } from "vitest";
import { payerWords } from "./payer.ts";
import { readable } from "./wording.ts";

describe("who pays is the same in every payment", () => {
  test.each([
    ["the month in words", "GEHALT OKTOBER STADTWERKE", "GEHALT NOVEMBER STADTWERKE"],
    ["with an accent", "VIR SALAIRE FÉVRIER MERCIER", "VIR SALAIRE AOÛT MERCIER"],
    ["cut off in the month", "RENTE BUND SEPTEM", "RENTE BUND OKT"],
    ["cut off to a letter", "VIR CROUS BOURSE M", "VIR CROUS BOURSE A"],
    ["nothing but wording and a month", "SALARY OCT 0917", "SALARY NOV 1017"],
    ["a number", "ACME INV101", "ACME INV104"],
  ])("%s", (_what, one, other) => {
    expect(payerWords(other)).toEqual(payerWords(one));
  });

  test("but a short word at the end of a short text is a name", () => {
    expect(payerWords("ALDI SE")).toEqual(["ALDI", "SE"]);
  });
});

describe("a description that was cut off", () => {
  test.each([
    ["CURRENT ACC CASHBA", "CURRENT ACC CASHBACK"],
    ["Quaystone Ret Sala", "QUAYSTONE RET SALARY"],
    // Nothing is missing from a short one.
    ["INTER", "INTER"],
    ["Rückzahlung", "RUCKZAHLUNG"],
  ])("%s is read as %s", (description, text) => {
    expect(readable(description)).toBe(text);
  });
});
