import { describe, expect, test } from "vitest";
import { isOrganisation } from "./organisation.ts";
import { payerOf } from "./payer.ts";
import { readable } from "./wording.ts";

describe("a bank's own words around a payment", () => {
  test.each([
    ["FASTER PAYMENTS RECEIPT REF.WITHDRAWAL TX56FWXY FROM HALDEN MILL", "HALDEN MILL WITHDRAWAL"],
    ["Bill Payment From HALDEN MILL Ref: 10/25 56785", "HALDEN MILL"],
    ["GUTSCHRIFT HALDEN MILL Auszahlung End-to-End-Ref.: MD4ES2QA2M", "HALDEN MILL AUSZAHLUNG"],
    ["Gutschrift HALDEN MILL Verwendungszweck Auszahlung", "HALDEN MILL AUSZAHLUNG"],
    ["BONIF. VS. FAVORE HALDEN MILL RISCATTO A2HV39DC", "HALDEN MILL RISCATTO"],
    ["Bonifico SEPA Italia Ord: HALDEN MILL Info-Cli: 4471", "HALDEN MILL"],
    ["TRF SEPA+ IMEDIATA DE HALDEN MILL 19716", "HALDEN MILL"],
    ["TFI HALDEN MILL RESGATE AM0MT7VY", "HALDEN MILL RESGATE"],
    ["HALDEN MILL VR47K1XY1 BILLPAY", "HALDEN MILL"],
    ["FAST PAY IN HALDEN MILL 10/25", "HALDEN MILL"],
    ["FPS in - HALDEN MILL - 4471", "HALDEN MILL"],
    ["BACS in - HALDEN MILL - 4471", "HALDEN MILL"],
    ["Received money from Halden Mill with reference 4471", "HALDEN MILL"],
    ["GC HALDEN MILL / NO36833", "HALDEN MILL"],
    ["AUTO CREDIT HALDEN MILL", "HALDEN MILL"],
    ["SCT in HALDEN MILL", "HALDEN MILL"],
    ["HALDEN MILL , 4471 , VIA MOBILE - PYMT", "HALDEN MILL"],
    ["From HALDEN MILL Note: 4471", "HALDEN MILL"],
    ["SEPA-Gutschrift von HALDEN MILL", "HALDEN MILL"],
    ["Auftraggeber: HALDEN MILL Buchungstext: 4471", "HALDEN MILL"],
    ["VIR DE HALDEN MILL", "HALDEN MILL"],
    ["BON. DA HALDEN MILL CAUS: 4471", "HALDEN MILL"],
    ["Transf. a crédito HALDEN MILL", "HALDEN MILL"],
    ["TRANS / HALDEN MILL NOMINA", "HALDEN MILL"],
    ["TRF CR INTRAB HALDEN MILL", "HALDEN MILL"],
    ["HALDEN MILL 4471 FASTER PMT", "HALDEN MILL"],
    ["Przelew na konto HALDEN MILL", "HALDEN MILL"],
    ["PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY HALDEN MILL", "HALDEN MILL"],
    ["Bacs credit HALDEN MILL Details: 4471", "HALDEN MILL"],
    ["Transf. de: HALDEN MILL Conc.: 4471", "HALDEN MILL"],
    ["Absender: HALDEN MILL Betreff: 4471", "HALDEN MILL"],
    ["HALDEN MILL EMP 888500 FP 10", "HALDEN MILL"],
    ["HALDEN MILL Matricola: 4471", "HALDEN MILL"],
    ["Payment in: HALDEN MILL Ref. 4471", "HALDEN MILL"],
    ["GUTSCHR. UEBERW. HALDEN MILL SVWZ+4471", "HALDEN MILL"],
    ["Überweisung von HALDEN MILL (DE68)", "HALDEN MILL"],
    ["Bonifico ricevuto da Halden Mill – 4471", "HALDEN MILL"],
    ["BONIFICO DALL'ITALIA ORDINANTE: HALDEN MILL NOTE: 4471", "HALDEN MILL"],
    ["EMOLUMENTI A MEZZO BONIFICO ORDINANTE: HALDEN MILL", "HALDEN MILL"],
    ["Accredito competenze HALDEN MILL", "HALDEN MILL"],
    ["Recebeste de HALDEN MILL", "HALDEN MILL"],
    ["PRZELEW KRAJOWY OD HALDEN MILL", "HALDEN MILL"],
    ["Gutschr.SEPA Lohn/Gehalt/Rente HALDEN MILL", "HALDEN MILL"],
    ["Direct Credit In HALDEN MILL", "HALDEN MILL"],
    ["VIR DE HALDEN MILL 6EM4Z31E CPT", "HALDEN MILL"],
    ["Inward Faster Payment NOVEMBER · HALDEN MILL", "HALDEN MILL"],
    ["FPI NOVEMBER / HALDEN MILL", "HALDEN MILL"],
  ])("of %s are no part of a name", (description, payer) => {
    expect(payerOf(description)).toBe(payer);
  });

  test("say neither what it is for nor who pays", () => {
    expect(readable("Bill Payment From HALDEN MILL")).not.toContain("BILL");
    expect(isOrganisation("Bank credit HALDEN MILL LTD")).toBe(true);
  });
});
