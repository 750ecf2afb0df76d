import type { Place } from "./places.ts";

/** How banks of six countries word money that is no income. */

export type Texts = Readonly<Record<Place["country"], readonly string[]>>;

export const BETWEEN_OWN: Texts = {
  GB: [
    "TRANSFER FROM SAVER",
    "TRANSFER TO CURRENT A/C",
    "FROM A/C 40117723",
    "INTERNAL TRANSFER",
    "Easy Saver withdrawal",
  ],
  DE: ["UMBUCHUNG", "Übertrag Tagesgeld", "Umbuchung vom Sparkonto"],
  ES: ["TRASPASO ENTRE CUENTAS", "TRASPASO CUENTA AHORRO", "TRASPASO PROPIO"],
  FR: ["VIREMENT INTERNE", "VIR INTERNE LIVRET A", "VIREMENT COMPTE A COMPTE"],
  IT: ["GIROCONTO", "GIROFONDI CONTO DEPOSITO", "GIROCONTO DA CONTO RISPARMIO"],
  PT: ["TRANSFERENCIA ENTRE CONTAS PROPRIAS", "TRF ENTRE CONTAS", "TRANSF POUPANCA"],
};

export const REFUND: Texts = {
  GB: ["{shop} REFUND", "REFUND {shop}", "{shop}", "CARD REFUND {shop}"],
  DE: ["ERSTATTUNG {shop}", "GUTSCHRIFT RETOURE {shop}", "{shop} RÜCKERSTATTUNG"],
  ES: ["DEVOLUCION {shop}", "ABONO DEVOLUCION COMPRA {shop}", "REEMBOLSO {shop}"],
  FR: ["REMBOURSEMENT {shop}", "AVOIR CARTE {shop}", "{shop} REMB CB"],
  IT: ["RIMBORSO {shop}", "STORNO {shop}", "ACCREDITO RIMBORSO {shop}"],
  PT: ["REEMBOLSO {shop}", "DEVOLUCAO {shop}", "DEV COMPRA {shop}"],
};

export const REVERSED: Texts = {
  GB: ["UNPAID DIRECT DEBIT {payee}", "RETURNED DD {payee}", "REVERSAL {payee}", "{payee} DD REJECTED"],
  DE: ["RÜCKLASTSCHRIFT {payee}", "RETOURE LASTSCHRIFT {payee}", "STORNO {payee}"],
  ES: ["DEVOLUCION RECIBO {payee}", "ANULACION {payee}", "RETROCESION {payee}"],
  FR: ["REJET PRELEVEMENT {payee}", "PRLV REJETE {payee}", "ANNULATION {payee}"],
  IT: ["STORNO ADDEBITO {payee}", "INSOLUTO {payee}", "STORNO SDD {payee}"],
  PT: ["ESTORNO {payee}", "DEVOLUCAO DEBITO DIRETO {payee}", "ANULACAO {payee}"],
};

export const CHARGEBACK: Texts = {
  GB: ["VISA CHARGEBACK {shop}", "DISPUTED TXN CREDIT {shop}"],
  DE: ["CHARGEBACK KREDITKARTE {shop}"],
  ES: ["CONTRACARGO {shop}"],
  FR: ["CONTESTATION CB {shop} CHARGEBACK"],
  IT: ["CHARGEBACK {shop}"],
  PT: ["CHARGEBACK {shop}"],
};

export const LOAN: Texts = {
  GB: [
    "LENDMOOR LOAN",
    "QUICKPENNY LOANS ADVANCE",
    "HARBOUR CREDIT UNION LOAN",
    "LOAN DRAWDOWN {ref}",
    "PAYDAY LENDER {ref}",
  ],
  DE: ["KREDIT AUSZAHLUNG", "DARLEHEN {ref}", "RATENKREDIT AUSZAHLUNG {ref}"],
  ES: ["ABONO PRESTAMO {ref}", "DISPOSICION PRESTAMO", "MICROCREDITO RAPIDO"],
  FR: ["DEBLOCAGE PRET {ref}", "VERSEMENT PRET PERSONNEL", "CREDIT RENOUVELABLE"],
  IT: ["EROGAZIONE PRESTITO {ref}", "PRESTITO PERSONALE", "ACCREDITO FINANZIAMENTO"],
  PT: ["CREDITO PESSOAL {ref}", "EMPRESTIMO {ref}", "UTILIZACAO EMPRESTIMO"],
};

export const CASHBACK: Texts = {
  GB: ["TOPCASHBACK", "QUIDCO", "CASHBACK REWARD", "CURRENT ACCOUNT CASHBACK"],
  DE: ["SHOOP CASHBACK", "CASHBACK PRÄMIE"],
  ES: ["CASHBACK TARJETA", "BONIFICACION CASHBACK"],
  FR: ["IGRAAL CASHBACK", "CASHBACK CARTE"],
  IT: ["CASHBACK CARTA", "PREMIO CASHBACK"],
  PT: ["CASHBACK CARTAO"],
};

export const INTEREST: Texts = {
  GB: ["INTEREST PAID", "GROSS INTEREST", "CREDIT INTEREST", "INT TO {ref}"],
  DE: ["ZINSEN", "HABENZINSEN", "ZINSGUTSCHRIFT"],
  ES: ["ABONO INTERESES", "LIQUIDACION INTERESES"],
  FR: ["INTERETS CREDITEURS", "INTERETS LIVRET A"],
  IT: ["INTERESSI CREDITORI", "ACCREDITO INTERESSI"],
  PT: ["JUROS CREDORES", "JUROS DEPOSITO"],
};

export const RENT: Texts = {
  GB: ["{name} RENT", "{name} RENT ROOM", "{name} BILLS AND RENT"],
  DE: ["{name} MIETE", "{name} WG MIETE"],
  ES: ["TRANSFERENCIA DE {name} ALQUILER"],
  FR: ["VIR {name} LOYER", "VIR {name} COLOC"],
  IT: ["BONIFICO {name} AFFITTO"],
  PT: ["TRF DE {name} RENDA"],
};
