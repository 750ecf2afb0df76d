import { type Bank, code, joined, type Payment, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

/** Banks as their statements word a payment: the text of the transfer, and not only the payer and the reference. */

type Write = Bank["credit"];

/** `cash|cheque|own account|another own account …` */
export const bank = (name: string, said: string, credit: Write, more: Partial<Bank> = {}): Bank => {
  const [cash = "", cheque = "", ...pots] = said.split("|");
  return { name, cash, cheque, pots, hasFineCategories: false, ...more, credit };
};

const FINE = { hasFineCategories: true };

export const upper = (...parts: readonly string[]): string => joined(...parts).toUpperCase();

/** Employers and offices pay by a file in which everyone has a number, and not by a transfer that is typed. */
export const either = ({ isPay, isPension, reference }: Payment, file: string, typed: string): string =>
  isPay || isPension || /^[A-Z0-9]{0,3}\d{5}/.test(reference) ? file : typed;

const british: readonly Bank[] = [
  bank(
    "Monzo",
    "Cash deposit (PayPoint)|Cheque (Cheque deposit)|Transfer from Pot|Round-ups Pot (Transfer from Pot)|Savings Pot withdrawal",
    (payment) =>
      joined(
        payment.payer,
        either(payment, "(Direct Credit)", "(Faster Payments)"),
        payment.reference && `Reference: ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "Starling",
    "POST OFFICE CASH DEPOSIT|CHEQUE DEPOSIT APP|Holidays INTERNAL TRANSFER|Round Ups INTERNAL TRANSFER|Bills INTERNAL TRANSFER",
    (payment) =>
      joined(titled(payment.payer), payment.reference, either(payment, "DIRECT CREDIT", "FASTER PAYMENT")),
    FINE,
  ),
  bank(
    "Barclays",
    "Cash Paid In At Assisted Service Device|Cheque Paid In 000214|Internet Banking Transfer From Sort Code 20-11-43 Account 73628192|Mobile Banking Transfer From Sort Code 20-77-02 Account 10448237",
    (payment) =>
      joined(
        either(payment, "Direct Credit From", "Bill Payment From"),
        payment.payer,
        payment.reference && `Ref: ${payment.reference}`,
      ),
  ),
  bank(
    "HSBC",
    "CR CASH DEP MACHINE|CR CHEQUE IMAGE|CR 402716 81293344|TFR 402716 30117762",
    ({ payer, reference }) => `CR ${upper(payer, reference).slice(0, 18).trimEnd()}`,
    { cutsOff: true },
  ),
  bank(
    "NatWest",
    "Branch Cash Deposit, CDM|Cheque Deposit, MOBILE|OnLine Transaction, FLEXIBLE SAVER, MOBILE/ONLINE TRANSFER|OnLine Transaction, ROUND UPS, CALL REF.NO. 1842",
    ({ payer, reference }, random) =>
      [
        "Automated Credit",
        upper(payer, reference),
        `FP ${String(random.between(10, 28))}/0${random.between(1, 9)}`,
      ].join(", "),
    FINE,
  ),
  bank(
    "Lloyds",
    "DEP CDM LLOYDS|DEP MOBILE CHEQUE|TFR CLUB MONTHLY SAVER|TFR 770411 28840163",
    (payment, random) =>
      upper(
        either(payment, "BGC", "FPI"),
        payment.payer,
        payment.reference,
        either(payment, "", `${code(random, 12)} ${random.between(10, 60)}`),
      ),
  ),
  bank(
    "Nationwide",
    "Cash credit at branch 0417|Cheque credit 0417|Transfer from 070806 41927731|Loyalty Saver transfer",
    (payment) =>
      joined(
        either(payment, "Direct credit from", "Faster payment received from"),
        payment.payer,
        payment.reference,
      ),
    FINE,
  ),
  bank(
    "Santander UK",
    "CASH DEPOSIT AT SANTANDER COUNTER|CHEQUE DEPOSIT IMAGED|TRANSFER FROM EASY ACCESS SAVER|REGULAR TRANSFER FROM MONTHLY SAVER",
    (payment) =>
      either(payment, "file", "")
        ? `BANK GIRO CREDIT REF ${[payment.payer, payment.reference].filter(Boolean).join(", ")}`.toUpperCase()
        : upper(
            "FASTER PAYMENTS RECEIPT",
            payment.reference && `REF.${payment.reference}`,
            `FROM ${payment.payer}`,
          ),
  ),
];

const irish: readonly Bank[] = [
  bank(
    "AIB",
    "CASH LODGEMENT ILSM|LODGEMENT CHEQUE|*INET FROM 00412277|*MOBI ONLINE NOTICE DEP",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    { cutsOff: true },
  ),
  bank(
    "Bank of Ireland",
    "LODGE CASH 903511|LODGE CHQ 903511|365 ONLINE TFR OWN A/C|TRANSFER FROM SUPERSAVER",
    (payment) => upper(payment.payer, payment.reference, either(payment, "SEPA CT", "BILLPAY")),
  ),
  bank(
    "Revolut",
    "Cash deposit|Cheque lodged by post|Pocket withdrawal|To EUR from Instant Access Savings|From EUR Spare change",
    ({ payer, reference }) => joined("Transfer from", payer, reference && `Reference: ${reference}`),
  ),
];

const german: readonly Bank[] = [
  bank(
    "N26",
    "CASH26|Scheckeinlösung|Von Rücklagen nach Hauptkonto|Aufrunden nach Hauptkonto",
    ({ payer, reference }) => joined(titled(payer), reference && `· ${reference}`),
    FINE,
  ),
  bank(
    "ING",
    "Bargeldeinzahlung ReiseBank|Scheckgutschrift E.v.|Übertrag von Tagesgeld|Sparplan Extra-Konto zurück",
    (payment) =>
      joined(
        payment.isPay || payment.isPension ? "Gehalt/Rente" : "Gutschrift",
        payment.payer,
        payment.reference && `Verwendungszweck ${payment.reference}`,
      ),
  ),
  bank(
    "Commerzbank",
    "EINZAHLUNG AM AUTOMATEN|SCHECKEINZUG EV|UEBERTRAG TOPZINSKONTO|UEBERTRAG EIGENES KONTO",
    ({ payer, reference }, random) =>
      joined("GUTSCHRIFT", payer, reference, `End-to-End-Ref.: ${code(random, 10)}`),
  ),
];

const french: readonly Bank[] = [
  bank(
    "La Banque Postale",
    "VERSEMENT D ESPECES|REMISE DE CHEQUE NO 311|VIREMENT DE VOTRE LIVRET A|VIREMENT DEPUIS VOTRE LEP",
    ({ payer, reference }) => upper("VIREMENT DE", payer, reference && `REF : ${reference}`),
  ),
  bank("CIC", "VRST ESPECES GAB|REM CHEQUE|VIR LIVRET BLEU|VIR CPT A CPT EPARGNE", ({ payer, reference }) =>
    upper("VIR", payer, reference),
  ),
];

const spanish: readonly Bank[] = [
  bank("CaixaBank", "INGRESO CAJERO|INGR. CHEQUE|TRASPASO PROPIO IMAGIN|TRASP. CUENTA HUCHA", (payment) =>
    payment.isPay
      ? joined("NOMINA", payment.payer, payment.reference)
      : joined("TRANSF. A SU FAVOR", payment.payer, payment.reference),
  ),
  bank(
    "Openbank",
    "INGRESO EN EFECTIVO OFICINA|INGRESO DE CHEQUES|TRASPASO DESDE CUENTA BIENVENIDA|TRASPASO INTERNO AHORRO",
    ({ payer, reference }) => upper("TRANSFERENCIA DE", payer, reference && `CONCEPTO ${reference}`),
    FINE,
  ),
];

const italian: readonly Bank[] = [
  bank(
    "Fineco",
    "Versamento contanti|Versamento assegno|Giroconto da conto deposito|Svincolo CashPark",
    (payment) =>
      joined(
        either(payment, "Stipendio", "Bonifico SEPA Italia"),
        `Ord: ${payment.payer}`,
        payment.reference && `Info-Cli: ${payment.reference}`,
      ),
  ),
  bank(
    "Banco BPM",
    "VERS. CONTANTE SPORTELLO|VERS. ASSEGNI|GIRO DA VOSTRO C/C|GIRO DA DEPOSITO LIBERO",
    ({ payer, reference }) => upper("BONIF. VS. FAVORE", payer, reference),
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Caixa Geral",
    "DEP NUM ATM|DEP CHQ|TRF CXDAPP CONTA PROPRIA|MOB POUPANCA CAIXA",
    ({ payer, reference }) => upper("TFI", payer, reference),
  ),
  bank(
    "ActivoBank",
    "DEPOSITO EM NUMERARIO PA|DEPOSITO DE VALORES|TRF DE CONTA OBJETIVO|TRANSF CONTAS PROPRIAS APP",
    ({ payer, reference }) => joined("TRF SEPA+ IMEDIATA DE", payer, reference),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "mBank",
    "WPŁATA WE WPŁATOMACIE|INKASO CZEKU|PRZELEW MTRANSFER WŁASNY|PRZELEW Z CELU OSZCZĘDNOŚCIOWEGO",
    ({ payer, reference }) => joined("PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY", payer, reference),
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
