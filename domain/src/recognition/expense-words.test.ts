import { describe, expect, test } from "vitest";
import { everyMonth, read, readFor } from "../testing/bank-lines.ts";
import type { Exclusion } from "./exclusion.ts";

const EMPLOYER = "Wexcombe Interiors";
const PAY = everyMonth("2026-08-28", 3, 2_312.4, "WEXCOMBE INTERIORS LTD");

const saidBy = (description: string) => {
  const paid = everyMonth("2026-08-24", 3, 187.35, description);
  const { incomes, excluded } = readFor(EMPLOYER, ...PAY, ...paid);
  return { work: incomes.length, why: excluded[paid[0]?.id ?? ""] };
};

describe("expenses and refunds in short forms are no income, even of the stated employer", () => {
  test.each<readonly [string, Exclusion]>([
    ["WEXCOMBE INTERIORS EXP", "expenses"],
    ["WEXCOMBE INTERIORS LTD EXP OCT", "expenses"],
    ["WEXCOMBE INTERIORS EXPS 0926", "expenses"],
    ["WEXCOMBE INTERIORS EXP REIMB", "expenses"],
    ["WEXCOMBE INTERIORS EXPNS 4471", "expenses"],
    ["WEXCOMBE INTERIORS REIMBURSMT", "expenses"],
    ["WEXCOMBE INTERIORS MILEAGE", "expenses"],
    ["WEXCOMBE INTERIORS MILAGE SEP", "expenses"],
    ["WEXCOMBE INTERIORS 412 MILES", "expenses"],
    ["WEXCOMBE INTERIORS BUSINESS MILES", "expenses"],
    ["WEXCOMBE INTERIORS MEALS", "expenses"],
    ["WEXCOMBE INTERIORS MEAL ALLOWANCE", "expenses"],
    ["WEXCOMBE INTERIORS LUNCH ALL", "expenses"],
    ["WEXCOMBE INTERIORS PER DIEM", "expenses"],
    ["WEXCOMBE INTERIORS PERDIEM 12", "expenses"],
    ["WEXCOMBE INTERIORS TRAVEL COSTS", "expenses"],
    ["WEXCOMBE INTERIORS SUBSIST", "expenses"],
    ["WEXCOMBE INTERIORS OVERNIGHT ALLOW", "expenses"],
    ["WEXCOMBE INTERIORS TOOL ALLOWANCE", "expenses"],
    ["WEXCOMBE INTERIORS SPESEN", "expenses"],
    ["WEXCOMBE INTERIORS KM-GELD", "expenses"],
    ["WEXCOMBE INTERIORS KILOMETERGELD", "expenses"],
    ["WEXCOMBE INTERIORS VMA 09/26", "expenses"],
    ["WEXCOMBE INTERIORS REISEK.ABR.", "expenses"],
    ["WEXCOMBE INTERIORS TAGEGELD", "expenses"],
    ["WEXCOMBE INTERIORS VERPFLEGUNGSPAUSCHALE", "expenses"],
    ["WEXCOMBE INTERIORS ESSENSZUSCHUSS", "expenses"],
    ["WEXCOMBE INTERIORS ÜBERNACHTUNGSKOSTEN", "expenses"],
    ["WEXCOMBE INTERIORS BEWIRTUNG", "expenses"],
    ["WEXCOMBE INTERIORS FRAIS", "expenses"],
    ["WEXCOMBE INTERIORS FRAIS SEPT", "expenses"],
    ["WEXCOMBE INTERIORS NDF 09", "expenses"],
    ["WEXCOMBE INTERIORS IK OCTOBRE", "expenses"],
    ["WEXCOMBE INTERIORS IND KM", "expenses"],
    ["WEXCOMBE INTERIORS INDEMNITÉS REPAS", "expenses"],
    ["WEXCOMBE INTERIORS PANIERS REPAS", "expenses"],
    ["WEXCOMBE INTERIORS KM ET REPAS", "expenses"],
    ["WEXCOMBE INTERIORS GRANDS DEPLACEMENTS", "expenses"],
    ["WEXCOMBE INTERIORS DIETAS", "expenses"],
    ["WEXCOMBE INTERIORS KM Y DIETAS", "expenses"],
    ["WEXCOMBE INTERIORS LIQ GASTOS", "expenses"],
    ["WEXCOMBE INTERIORS GTOS VIAJE", "expenses"],
    ["WEXCOMBE INTERIORS LOCOMOCIÓN", "expenses"],
    ["WEXCOMBE INTERIORS MEDIA DIETA", "expenses"],
    ["WEXCOMBE INTERIORS NOTA SPESE", "expenses"],
    ["WEXCOMBE INTERIORS RIMB KM", "expenses"],
    ["WEXCOMBE INTERIORS RIMB. SPESE", "expenses"],
    ["WEXCOMBE INTERIORS SPESE TRASFERTA", "expenses"],
    ["WEXCOMBE INTERIORS INDENNITÀ CHILOMETRICA", "expenses"],
    ["WEXCOMBE INTERIORS VITTO E ALLOGGIO", "expenses"],
    ["WEXCOMBE INTERIORS BUONI PASTO", "expenses"],
    ["WEXCOMBE INTERIORS REFEIÇÕES", "expenses"],
    ["WEXCOMBE INTERIORS SUB. REFEIÇÃO", "expenses"],
    ["WEXCOMBE INTERIORS SUBSIDIO ALIMENTACAO", "expenses"],
    ["WEXCOMBE INTERIORS KMS E PORTAGENS", "expenses"],
    ["WEXCOMBE INTERIORS AJ CUSTO", "expenses"],
    ["WEXCOMBE INTERIORS DESP. DESLOC.", "expenses"],
    ["WEXCOMBE INTERIORS KILOMETRÓWKA", "expenses"],
    ["WEXCOMBE INTERIORS RIMB", "refund"],
    ["WEXCOMBE INTERIORS REEMB 3312", "refund"],
    ["WEXCOMBE INTERIORS RTN", "refund"],
    ["TALLOW BOUTIQUE LTD RTN 88KX20", "refund"],
    ["TALLOW BOUTIQUE LTD RTND", "refund"],
    ["TALLOW BOUTIQUE LTD RFND 0912", "refund"],
    ["TALLOW BOUTIQUE LTD REFND", "refund"],
    ["TALLOW BOUTIQUE LTD CR NOTE", "refund"],
    ["TALLOW BOUTIQUE LTD RETURNS", "refund"],
    ["TALLOW BOUTIQUE GMBH RETOURENGUTSCHRIFT", "refund"],
    ["TALLOW BOUTIQUE GMBH RÜCKERST.", "refund"],
    ["TALLOW BOUTIQUE GMBH ERST 12", "refund"],
    ["TALLOW BOUTIQUE SARL REMB", "refund"],
    ["TALLOW BOUTIQUE SARL AVOIR", "refund"],
    ["TALLOW BOUTIQUE SL DEVOL", "refund"],
    ["TALLOW BOUTIQUE SL ABONO COMPRA", "refund"],
    ["TALLOW BOUTIQUE SRL RIMBORS", "refund"],
    ["TALLOW BOUTIQUE SRL NOTA CREDITO", "refund"],
    ["TALLOW BOUTIQUE LDA DEVOLUC", "refund"],
    ["TALLOW BOUTIQUE LDA REEMB", "refund"],
  ])("%s: %s", (description, why) => {
    expect(saidBy(description)).toEqual({ work: 1, why });
  });

  test.each([
    ["pay that covers expenses, too", "WEXCOMBE INTERIORS SALARY/EXP"],
    ["a name that begins like a short form", "WEXCOMBE INTERIORS EXPRESS WAGES"],
    ["holiday pay in Portuguese", "WEXCOMBE INTERIORS SUBSIDIO DE FERIAS"],
    ["Christmas pay in Portuguese", "WEXCOMBE INTERIORS SUB NATAL"],
  ])("but it is work where it is %s", (_what, description) => {
    expect(read(...everyMonth("2026-08-28", 3, 1_912.4, description)).incomes).toMatchObject([
      { kind: "work" },
    ]);
  });

  test.each(["KM GROUP LTD", "EXP REALTY LTD", "RTN LTD", "FRAISIER PATISSERIE", "MEALS ON WHEELS TRUST"])(
    "but %s is a payer",
    (description) => {
      expect(read(...everyMonth("2026-08-28", 3, 1_912.4, description)).incomes).toMatchObject([
        { kind: "other" },
      ]);
    },
  );
});
