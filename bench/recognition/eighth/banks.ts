import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, clock, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";
import { banksAbroad } from "./banks-abroad.ts";

/** Banks as their statements word a payment; none of them is in the seventh set. */

const FINE = { hasFineCategories: true };

const shortly = (text: string): string => text.slice(0, 18).trimEnd();

const british: readonly Bank[] = [
  bank(
    "Barclays",
    "CASH PAID IN AT POST OFFICE\tCDM|PAID IN CHEQUE\tMOBILE IMG|RAINY DAY SVR 30114920\t20-45-45 FT|ESAVER 1177\tOWN A/C FT",
    (payment) =>
      `${shortly(payment.payer)}\t${[shortly(payment.reference), either(payment, "BGC", "FT")].filter(Boolean).join(" ")}`.toUpperCase(),
  ),
  bank(
    "Lloyds",
    "CASH DEPOSIT IDM LLOYDS BRANCH DEP|CHEQUE IMAGE DEPOSIT LLOYDS DEP|CLUB LLOYDS SAVER 402290 TFR|EASY SAVER 1183 INTERNET TFR",
    (payment, random) =>
      upper(
        shortly(payment.payer),
        either(payment, shortly(payment.reference), `${code(random, 18)} ${payment.reference}`),
        either(payment, "BGC", `309950 10 ${clock(random)}`),
      ),
    FINE,
  ),
  bank(
    "Nationwide",
    "Cash deposit Nationwide 0208|Cheque deposit Nationwide 0208|Transfer from own account 0725/703 441|Flex Regular Saver closed",
    (payment) =>
      [
        joined(either(payment, "Bank credit", "Transfer from"), payment.payer.toUpperCase()),
        payment.reference,
      ]
        .filter(Boolean)
        .join(" - "),
    FINE,
  ),
  bank(
    "Starling",
    "Cash in at Post Office|Cheque photographed|Space: Car → main balance|Easy Saver → main balance|Round-ups emptied",
    ({ payer, reference }) => [titled(payer), reference].filter(Boolean).join(" – "),
    FINE,
  ),
  bank(
    "Revolut UK",
    "Cash added in shop|Cheque added|To GBP from Instant Access Savings GBP|To GBP from Pocket: Holidays|From personal vault",
    ({ payer, reference }) =>
      joined(`Payment from ${titled(payer)}.`, reference && `Reference: ${reference}`),
  ),
  bank(
    "Bank of Scotland",
    "CASH PAID IN IDM BOS|CHEQUE PAID IN BOS|TFR FROM BOS ACCESS SAVER 80-22-60|TFR OWN VANTAGE 80-22-60",
    (payment, random) =>
      upper(
        either(payment, "BGC", "FPI"),
        payment.payer,
        payment.reference,
        either(payment, "", `RP${code(random, 16)}`),
      ),
    FINE,
  ),
  bank(
    "Ulster Bank NI",
    "CASH LODGED ULSTER CDM|CHQ LODGED ULSTER APP|ULSTER ROUND UPS A/C - TFR|ULSTER LOYALTY SAVER - TFR",
    (payment, random) =>
      [
        either(payment, "AUTOMATED CREDIT", "AUTOMATED CREDIT FP"),
        upper(payment.payer, payment.reference),
        `${random.between(10, 28)}/0${random.between(1, 9)}`,
      ].join(" ; "),
  ),
  bank(
    "Virgin Money",
    "Cash paid in VM store|Cheque paid in VM app|From M Plus Saver|From Virgin Defined Access",
    (payment) =>
      joined(
        either(payment, "Bacs credit from", "Faster payment from"),
        payment.payer,
        payment.reference && `(ref ${payment.reference})`,
      ),
    FINE,
  ),
  bank(
    "Metro Bank",
    "Cash Deposit Metro Store|Cheque Deposit Metro Store|Account to Account Transfer Metro ISA|Account to Account Transfer Own Saver",
    (payment) =>
      joined(
        either(payment, "BACS Credit", "Faster Payment Credit"),
        shortly(payment.payer),
        shortly(payment.reference),
      ),
  ),
  bank(
    "Zopa",
    "Cash by PayPoint to Biscuit|Cheque to Biscuit|From your Smart Saver pot|From your Boosted pot",
    ({ payer, reference }) => joined(payer, reference && `// ${reference}`),
  ),
  bank(
    "Bank of Ireland UK",
    "LODGE CASH BOI BELFAST|LODGE CHQ BOI BELFAST|365 OWN TFR BOI UK|BOI UK SAVER OWN",
    (payment) =>
      upper(either(payment, "BACS", "FPS IN"), payment.payer, payment.reference && `/${payment.reference}`),
  ),
  bank(
    "First Direct",
    "CASH AT POST OFFICE FD|CHQ BY APP FD|TFR FD BONUS SAVER|TFR FD REGULAR SVR",
    ({ payer, reference }) => shortly(upper(payer, reference)),
    { cutsOff: true },
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = { GB: british, ...banksAbroad };
