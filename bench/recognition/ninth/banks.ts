import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, clock, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";
import { banksAbroad } from "./banks-abroad.ts";

/** Banks as their statements word a payment; none of the British ones is in the eighth set. */

const FINE = { hasFineCategories: true };

const british: readonly Bank[] = [
  bank(
    "Monzo",
    "Cash paid in (Post Office)|Cheque paid in by post|Pot transfer: House bills|Pot transfer: Holiday|Savings pot withdrawal (Instant Access)",
    (payment) =>
      `${either(payment, "Bacs (Direct Credit)", "Faster payment")}: ${[payment.payer, payment.reference].filter(Boolean).join(", ")}`,
    FINE,
  ),
  bank(
    "HSBC",
    "CASH HSBC COUNTER|CHQ IN BRANCH HSBC|TFR ONL BONUS SAVER|TFR HSBC FLEX SAVER",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    { cutsOff: true },
  ),
  bank(
    "NatWest",
    "CDM CASH LODGEMENT|CHQ PAID IN MOBILE APP|FROM A/C 40117729 SAVER VIA MOBILE|FROM DIGITAL REG SAVER 602211",
    ({ payer, reference }) => joined("BAC", upper(payer), reference && `, ${upper(reference)}`),
    FINE,
  ),
  bank(
    "Santander UK",
    "CASH PAID IN AT SANTANDER|CHEQUE PAID IN AT SANTANDER|TRANSFER FROM EDGE SAVER 7701|TRANSFER FROM EASY ACCESS SAVER 0901",
    (payment) =>
      either(
        payment,
        `BANK GIRO CREDIT REF ${[payment.payer, payment.reference].filter(Boolean).join(", ")}`,
        joined(
          "FASTER PAYMENTS RECEIPT",
          payment.reference && `REF:${payment.reference}`,
          `FROM:${payment.payer}`,
        ),
      ).toUpperCase(),
  ),
  bank(
    "Halifax",
    "COUNTER CASH HALIFAX|CHQ DEPOSIT HALIFAX APP|EVERYDAY SAVER 110204|REWARD BONUS SAVER 110204",
    (payment, random) =>
      upper(payment.payer, payment.reference, either(payment, "BGC", `FP${code(random, 16)}`)),
    FINE,
  ),
  bank(
    "TSB",
    "CASH PAID IN TSB COUNTER|CHEQUE IN TSB APP|FROM TSB SAVINGS POT|TFR FROM TSB EASY SAVER",
    (payment) =>
      upper(
        either(payment, "BANK GIRO CREDIT", "FAST PAYMENT IN"),
        payment.payer,
        payment.reference && `(${payment.reference})`,
      ),
  ),
  bank(
    "Royal Bank of Scotland",
    "CASH LODGED RBS|CHQ LODGED RBS|FROM RBS INSTANT SAVER|RBS ROUND UPS FROM SAVER",
    (payment) =>
      upper(
        `${payment.payer} ,`,
        `${payment.reference} ,`,
        either(payment, "BACS", "VIA ONLINE - PYMT"),
      ).replace(", ,", ","),
    FINE,
  ),
  bank(
    "Co-operative Bank",
    "CASH AT PO CO-OP|CHQ AT PO CO-OP|SMART SAVER TO CURRENT|BRITANNIA SELECT TO CURRENT",
    (payment) => upper(payment.payer, either(payment, "BACS CREDIT", "FASTER PYMT IN"), payment.reference),
  ),
  bank(
    "Danske NI",
    "Cash lodged Danske branch|Cheque lodged Danske app|Own transfer Danske Reserve|Transfer own Danske Saver",
    ({ payer, reference }) => joined(`Automated credit: ${payer}`, reference && `– text: ${reference}`),
  ),
  bank(
    "Chase",
    "Cash paid in, PayPoint Chase|Cheque Chase|From Chase saver: rainy day|From Chase round-up account",
    ({ payer, reference }) => joined(`Received from ${titled(payer)}.`, reference && `Ref ${reference}`),
    FINE,
  ),
  bank(
    "AIB NI",
    "LODGEMENT CASH AIB NI|LODGEMENT CHQ AIB NI|OWN A/C TFR AIB NI|AIB NI ONLINE SAVER TFR",
    (payment, random) =>
      upper(payment.payer, payment.reference, either(payment, "BACS CR", `FPS CR ${clock(random)}`)),
  ),
  bank("Kroo", "Cash top-up Kroo|Cheque Kroo|From my Kroo pot|From shared pot Kroo", ({ payer, reference }) =>
    [titled(payer), reference].filter(Boolean).join(": "),
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = { GB: british, ...banksAbroad };
