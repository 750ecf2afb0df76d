import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";
import { banksAbroad } from "./banks-abroad.ts";

/** Banks as their statements word a payment; none of these layouts is in an earlier set. */

const FINE = { hasFineCategories: true };
const CUT = { cutsOff: true };

const british: readonly Bank[] = [
  bank(
    "HSBC",
    "CASH IN HSBC BRANCH MACHINE CR|CHQ IN MOBILE APP CR|404157 71823390 INTERNET TRANSFER|ONLINE BONUS SAVER TFR CR",
    (payment) => upper(payment.payer, payment.reference, either(payment, "CR", "OBP CR")),
  ),
  bank(
    "NatWest",
    "CASH & DEP MACHINE , 0911|CHQ SCAN , MOBILE APP|FROM A/C ****2270 , VIA MOBILE - XFER|FIRST RESERVE , VIA ONLINE - XFER",
    (payment, random) =>
      [
        payment.payer,
        payment.reference,
        either(payment, "BAC", `FP ${random.between(10, 28)}/0${random.between(1, 9)} 40`),
      ]
        .filter(Boolean)
        .join(" , ")
        .toUpperCase(),
    FINE,
  ),
  bank(
    "Santander UK",
    "CASH PAID IN SANTANDER ATM|CHEQUE PAID IN PHONE|TRANSFER FROM OWN GOOD LIFE SAVER|TRANSFER FROM ACCOUNT ENDING 4410 SELF",
    (payment) =>
      upper(
        either(payment, "BANK GIRO CREDIT", "FASTER PAYMENT RECEIPT"),
        `FROM ${payment.payer}`,
        payment.reference && `, REF: ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "Halifax",
    "CASHPT DEP 0611 HALIFAX|CHQ DEP APP HALIFAX|HALIFAX REG SAVER 1180 TFR|SAVE CHANGE HFX 1180 TFR",
    (payment, random) =>
      upper(
        either(payment, "BGC", "FPI"),
        payment.payer,
        payment.reference && `/ ${payment.reference}`,
        either(payment, "", `${code(random, 14)} 110001`),
      ),
    FINE,
  ),
  bank(
    "TSB",
    "PAY IN CASH TSB COUNTER|PAY IN CHEQUE TSB|FROM TSB SAVE WELL LTD ACCESS|TSB POTS TO SPEND AND SAVE",
    (payment) =>
      joined(
        either(payment, "DIRECT CREDIT (BGC):", "FASTER PAYMENT (FPI):"),
        payment.payer,
        payment.reference && `- ${payment.reference}`,
      ),
  ),
  bank(
    "Monzo",
    "Paid in cash at PayPoint store|Cheque by post to Monzo|Money out of pot: Car tax|Pot closed: 1p challenge",
    (payment) =>
      [
        payment.payer,
        payment.reference && `Notes: ${payment.reference}`,
        either(payment, "Bacs (Direct Credit)", "Faster payment"),
      ]
        .filter(Boolean)
        .join(" | "),
    FINE,
  ),
  bank(
    "Chase",
    "Cash not via Chase PayPoint|Cheque by post Chase|From your Chase saver|From round-up account",
    ({ payer, reference }) => joined("From", titled(payer), reference && `· ${reference}`),
  ),
  bank(
    "Royal Bank of Scotland",
    "CASH LODGED RBS CDM|CHEQUE LODGED RBS APP|ONLINE TRANSACTION OWN DIGITAL SAVER|ONLINE TRANSACTION OWN 83-15-02",
    (payment, random) =>
      upper(
        "AUTOMATED CREDIT -",
        payment.payer,
        payment.reference,
        either(payment, "", `FP ${code(random, 16)}`),
      ),
    FINE,
  ),
  bank(
    "Danske Bank NI",
    "CASH DANSKE CDM BELFAST|CHQ DANSKE APP|eBanking own Danske Reserve|eBanking from own Cash ISA",
    (payment) =>
      joined(
        either(payment, "Autom. credit", "Ext. FP credit"),
        payment.payer,
        payment.reference && `text ${payment.reference}`,
      ),
  ),
  bank(
    "Pockit",
    "PayPoint load cash|Cheque load Pockit|Moved back from Pockit pouch|Pouch emptied",
    ({ payer, reference }) => joined("Bank credit:", titled(payer), reference && `[${reference}]`),
  ),
  bank(
    "Yorkshire Bank",
    "CASH YB COUNTER 0530|CHQ YB COUNTER 0530|IB TFR OWN YB SAVER|SO OWN YB REG SAVER",
    (payment) =>
      upper(either(payment, "AC", "FPC"), payment.reference && `${payment.reference},`, payment.payer),
    FINE,
  ),
  bank(
    "Co-operative Bank",
    "CASH IN BRANCH CO-OP|CHQ IN CO-OP|BRITANNIA OWN SAVR|TFR OWN SMART SAVR",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = { GB: british, ...banksAbroad };
