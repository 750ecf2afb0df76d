import { type Bank, clock, code, joined, type Payment, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

/** Layouts of banks that the second set does not have. */

type Rest = Omit<Bank, "name" | "credit">;
type Credit = Bank["credit"];

const bank = (name: string, rest: Rest, write: Credit): Bank => ({ name, ...rest, credit: write });

const rest = (said: string, hasFineCategories = false): Rest => {
  const [cash = "", cheque = "", ...pots] = said.split("|");
  return { cash, cheque, pots, hasFineCategories };
};

const upper = (...parts: readonly string[]): string => joined(...parts).toUpperCase();

const purpose = ({ isPay }: Payment, pay: string, other: string): string => (isPay ? pay : other);

const british: readonly Bank[] = [
  bank(
    "Santander UK",
    rest("CASH PAID IN AT POST OFFICE|CHEQUE PAID IN AT BRANCH|TRANSFER FROM EDGE SAVER|TRANSFER FROM EISA"),
    ({ payer, reference }) =>
      upper("FASTER PAYMENTS RECEIPT", reference && `REF ${reference}`, "FROM", payer),
  ),
  bank(
    "Halifax",
    rest("DEPOSIT CASH MACHINE|CHEQUE IMAGING DEPOSIT|REWARD SAVER TFR|KEEP THE CHANGE SVR", true),
    ({ payer, reference, isPay }) => upper(payer, reference, isPay ? "BGC" : "FPI"),
  ),
  bank(
    "TSB",
    rest("CASH IN TSB COUNTER|CHEQUES IN TSB|SAVINGS POT TRANSFER IN|FROM E-SAVINGS TRANSFER"),
    ({ payer, reference, isPay }) =>
      upper(isPay ? "DIRECT CREDIT" : "INWARD PAYMENT", payer, reference && `REF: ${reference}`),
  ),
  bank(
    "Co-operative Bank",
    { ...rest("CASH CREDIT PO|CHEQUE CREDIT|TFR SMART SAVER|TFR FROM BRITANNIA"), cutsOff: true },
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
  ),
  bank(
    "Metro Bank",
    rest("Cash Deposit Store|Cheque Deposit Store|Account to Account Transfer own|Instant Access Savings In"),
    ({ payer, reference }) => joined("Inward Payment", payer, reference),
  ),
  bank(
    "First Direct",
    rest("CASH PAID IN HSBC BRANCH|CHEQUE PAID IN APP|BONUS SAVINGS A/C|FROM REGULAR SAVER"),
    ({ payer, reference }, random) => upper(payer, reference, random.pick(["", "", "BP"])),
  ),
  bank(
    "Chase",
    rest(
      "Cash deposit at PayPoint|Cheque by photo|From Chase saver account|Round-up account to current",
      true,
    ),
    ({ payer, reference }) => joined("From", titled(payer), reference && `– ${reference}`),
  ),
  bank(
    "Virgin Money",
    rest("COUNTER CASH|COUNTER CHEQUE|FROM M PLUS SAVER|FROM LINKED SAVINGS"),
    ({ payer, reference }, random) => upper(payer, reference, `FP ${code(random, 6)}`),
  ),
];

const irish: readonly Bank[] = [
  bank(
    "PTSB",
    rest("CASH LODGEMENT CDM|CHEQUE LODGEMENT BR|TRANSFER OWN ACC ONLINE REG|FROM 21 DAY SAVER"),
    ({ payer, reference }) => upper("CT", payer, reference),
  ),
  bank(
    "An Post Money",
    rest("Cash lodged at Post Office|Cheque lodged|Jar to balance: Holidays|Money back from Jar", true),
    ({ payer, reference }) => joined("Credit transfer", titled(payer), reference),
  ),
];

const german: readonly Bank[] = [
  bank(
    "ING",
    rest("Bareinzahlung Automat|Scheckeinzug|Übertrag Extra-Konto|Dauerauftrag Extra-Konto"),
    (payment) => joined(purpose(payment, "Gehalt/Rente", "Gutschrift"), payment.payer, payment.reference),
  ),
  bank(
    "DKB",
    rest(
      "Einzahlung Cash im Shop|Scheckeinreichung|Übertrag eigenes Tagesgeld|Kreditkarte an Girokonto",
      true,
    ),
    ({ payer, reference }) => joined(titled(payer), reference && `/ ${reference}`),
  ),
  bank(
    "Volksbank",
    rest("SB-EINZAHLUNG BAR|EV SCHECK|UEBERTRAG VR-FLEXGELD|KONTOUEBERTRAG EIGENES SPAREN"),
    ({ payer, reference, isPay }, random) =>
      joined(isPay ? "LOHN/GEHALT" : "EURO-UEBERWEISUNG", payer, reference, `TAN ${clock(random)}`),
  ),
];

const french: readonly Bank[] = [
  bank(
    "Société Générale",
    rest("VERSEMENT GAB ESPECES|REM CHQ|VIR INTERNE DE COMPTE SUR LIVRET|VIR INTERNE LEP"),
    ({ payer, reference }, random) =>
      upper("VIR RECU", code(random, 10), `DE: ${payer}`, reference && `MOTIF: ${reference}`),
  ),
  bank(
    "LCL",
    rest("VERST ESPECES|REMISE CHEQUE LCL|VIREMENT LIVRET BLEU|VIR ENTRE MES COMPTES"),
    ({ payer, reference }) => upper("VIREMENT", payer, reference),
  ),
  bank(
    "BoursoBank",
    rest("Depot especes|Encaissement cheque|VIR Livret Bourso+|VIR Virement interne", true),
    ({ payer, reference }) => joined("VIR INST", titled(payer), reference && `| ${reference}`),
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "Santander España",
    rest(
      "Ingreso Efectivo Oficina|Ingreso De Cheque|Traspaso Cuenta Online Ahorro|Traspaso Entre Mis Cuentas",
    ),
    ({ payer, reference }) =>
      joined("Transferencia De", titled(payer), reference && `, Concepto ${reference}`),
  ),
  bank(
    "Sabadell",
    rest("INGRESO EN CAJERO EFVO|INGRESO CHEQUES|TRASPASO DE CUENTA AHORRO|TRASPASO HUCHA"),
    ({ payer, reference, isPay }) => joined(isPay ? "NOMINA" : "TRANSFERENCIA DE", payer, reference),
  ),
];

const italian: readonly Bank[] = [
  bank(
    "UniCredit",
    rest("VERSAMENTO CONTANTE|VERSAMENTO ASSEGNO BANC|GIROCONTO CONTO RISPARMIO|GIROCONTO PROPRIO"),
    ({ payer, reference }, random) =>
      upper("BONIFICO SEPA", `DA ${payer}`, reference && `CAUSALE ${reference}`, `TRN ${code(random, 10)}`),
  ),
  bank(
    "BancoPosta",
    rest("VERSAMENTO CONTANTI UFF POST|VERSAMENTO ASSEGNO|TRASFERIMENTO DA LIBRETTO SMART|POSTEPAY A CONTO"),
    ({ payer, reference, isPay }) =>
      isPay ? upper("ACCREDITO EMOLUMENTI", payer, reference) : upper("BONIFICO DA", payer, "PER", reference),
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Millennium BCP",
    rest("DEP NUMERARIO ATM|DEP VALORES CHEQUE|TRF DE CONTA POUPANCA PROPRIA|MOBILIZACAO DEP PRAZO"),
    ({ payer, reference }) => upper("TRF DE", payer, reference),
  ),
  bank(
    "Novobanco",
    rest("Deposito em numerario|Deposito de cheque|Transf entre contas proprias|Resgate conta poupanca"),
    ({ payer, reference }) => joined("Transferencia SEPA recebida", titled(payer), reference),
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese },
  PL: [],
};
