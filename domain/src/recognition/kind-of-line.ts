import { BENEFIT_PAYER, BENEFIT_SCHEME } from "./benefit-words.ts";
import { saidByBrand } from "./brands.ts";
import { isBusinessWord } from "./business-words.ts";
import { isPaidBy, withoutNameOf } from "./employers.ts";
import type { Exclusion } from "./exclusion.ts";
import { EXPENSES, SHORT_EXPENSES, SHORT_REFUND } from "./expense-words.ts";
import { INVOICE, STUDENT_FINANCE } from "./income-words.ts";
import { LETTING_AGENT, RENT_OF_LANDLORD } from "./letting-words.ts";
import { isStateScheme } from "./organisation.ts";
import { COMPANY, GAMBLING, LOAN, SALE, SHARED_COST } from "./other-words.ts";
import { CASH_OR_CHEQUE, OWN_TRANSFER, REFUND, REVERSAL, WITHDRAWN } from "./own-money-words.ts";
import { NAMED_LIKE_PAY, PAY_IN_NAME, PAY_WORD, PAY_WORDS } from "./pay-words.ts";
import { isChannel, nameWords } from "./payer.ts";
import { PENSION } from "./pension-words.ts";
import { INTEREST_OR_CASH, SETTLED } from "./settled-words.ts";
import { plainWords, readable } from "./wording.ts";

export const recognisedKinds = ["work", "pension", "benefits", "student_finance", "other"] as const;
export type RecognisedKind = (typeof recognisedKinds)[number];

export interface SaidKind {
  readonly kind: Exclude<RecognisedKind, "other">;
  readonly because: KindReason;
}

export type Said = { readonly excluded: Exclusion } | SaidKind | undefined;

export const kindReasons = [
  "word_of_pay",
  "word_of_pension",
  "word_of_benefit",
  "word_of_student_finance",
  "word_of_invoice",
  "stated_employer",
  "unknown_payer",
] as const;
export type KindReason = (typeof kindReasons)[number];

type Rule = readonly [pattern: RegExp, said: NonNullable<Said>];

const PAID_BACK: readonly Rule[] = [
  [REVERSAL, { excluded: "reversal" }],
  [EXPENSES, { excluded: "expenses" }],
  [REFUND, { excluded: "refund" }],
];

const PAID_BACK_IN_SHORT: readonly Rule[] = [
  [SHORT_EXPENSES, { excluded: "expenses" }],
  [SHORT_REFUND, { excluded: "refund" }],
];

const EVERY_REFUND = new RegExp(REFUND, "g");

const OWN_MONEY: readonly Rule[] = [
  [CASH_OR_CHEQUE, { excluded: "interest_or_cash" }],
  [OWN_TRANSFER, { excluded: "own_transfer" }],
];

const PAY: NonNullable<Said> = { kind: "work", because: "word_of_pay" };
const BENEFIT: NonNullable<Said> = { kind: "benefits", because: "word_of_benefit" };

/** The stated employer's own name is left out before these are looked for. */
const BY_PAYER: readonly Rule[] = [
  [STUDENT_FINANCE, { kind: "student_finance", because: "word_of_student_finance" }],
  [PENSION, { kind: "pension", because: "word_of_pension" }],
  [BENEFIT_PAYER, BENEFIT],
  [GAMBLING, { excluded: "gambling" }],
  [LOAN, { excluded: "loan" }],
  [INTEREST_OR_CASH, { excluded: "interest_or_cash" }],
  [INVOICE, { kind: "work", because: "word_of_invoice" }],
  [SALE, { excluded: "sale" }],
  [WITHDRAWN, { excluded: "own_transfer" }],
  [SETTLED, { excluded: "refund" }],
];

/** A letting agent passes tenants' rent on; what anyone else calls rent or bills is shared. */
const saidByCost = (text: string): Said =>
  SHARED_COST.test(text) && !LETTING_AGENT.test(text) && !RENT_OF_LANDLORD.test(text)
    ? { excluded: "shared_cost" }
    : undefined;

const firstOf = (rules: readonly Rule[], text: string): Said =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** Banks write it on pay and on pensions. */
const PAY_OR_PENSION =
  /(?:LOHN )?GEHALT(?: ODER)? RENTE|STIPENDI?O [EO] PENSIONE|NOMINA [OY] PENSION|ORDENADO (?:OU|E) PENSAO|(?:SALAIRE|TRAITEMENT) (?:OU|ET) PENSION|SALARY (?:OR|AND) PENSION/;

/** Italian and Spanish banks begin pay and pensions with it. */
const PAY_OF_BANK = /^(?:(?:ACCREDITO )?STIPENDIO|(?:ABONO|INGRESO|TRANSFERENCIA) (?:DE )?NOMINA) /;

const saidByPay = (text: string): Said => {
  if (PAY_OF_BANK.test(text) && PENSION.test(text.replace(PAY_OR_PENSION, ""))) return undefined;
  if (PAY_OR_PENSION.test(text)) return PENSION.test(text.replace(PAY_OR_PENSION, "")) ? undefined : PAY;
  return PAY_WORD.test(text.replace(PAY_IN_NAME, " ")) && !NAMED_LIKE_PAY.test(text) ? PAY : undefined;
};

const OF_ONES_OWN = new Set(["MY", "MAIN", "POT", "SPACE", "VAULT", "JAR", "SAVINGS", "ACCOUNT", "ACC"]);
const SHORTEST_NAME = 3;

/** An employer may have a word of savings or cash in its name: `ISA KHAN LTD WAGES`. Then more of a name is left. */
const namesPayer = (text: string): boolean =>
  COMPANY.test(text) ||
  nameWords(OWN_MONEY.reduce((left, [pattern]) => left.replace(pattern, " "), text)).some(
    (word) => word.length >= SHORTEST_NAME && !OF_ONES_OWN.has(word),
  );

const SMALL = new Set(["OF", "THE", "FOR", "DE", "DI", "DU", "DA"]);

/**
 * The payer's name has the word: it begins the text, and a word of pay ends it (`REFUND TECH DUBLIN WAGES`), or a legal
 * form follows it (`TAX REFUND ADVISERS LTD SALARY`).
 */
const isNamedRefund = (description: string): boolean => {
  const words = plainWords(description).filter((word) => !isChannel(word) && !/\d/.test(word));
  const text = words.join(" ");
  const at = text.search(REFUND);
  if (at < 0 || !PAY_WORD.test(text)) return false;
  if (text.search(COMPANY) > at) return true;
  const name = words.filter((word) => !PAY_WORDS.has(word) && !SMALL.has(word));
  const isMore = nameWords(text.replace(EVERY_REFUND, " ")).length > 0;
  const isName = name.length > 2 || name.slice(1).some(isBusinessWord);
  return at === 0 && PAY_WORD.test(words.at(-1) ?? "") && isName && isMore;
};

const OFFICE = /^(?:DWP|DFC|DSP|SSS|HMRC) /;

/** It pays the staff of the French state: `DGFIP EDUCATION NATIONALE`. */
const TREASURY = /\b(?:DGFIP|DRFIP|DDFIP|TRESOR PUBLIC)\b/;

/** An office of benefits pays them to its own staff, too: `DWP UC`. */
const saidByScheme = (rest: string, text: string): Said =>
  BENEFIT_SCHEME.test(rest) || OFFICE.test(BENEFIT_SCHEME.exec(text)?.[0] ?? "") ? BENEFIT : undefined;

const COMPANY_ALONE = /\b(?:LTD|LIMITED|PLC|LLP|GMBH|SARL|SRL|SLU|LDA|SP Z O O)\b/;

/** A company pays no benefits, and the office of benefits passes on what a parent pays. */
const isOfNoState = (description: string, text: string): boolean =>
  isStateScheme(description) || COMPANY_ALONE.test(text);

/** `EXP BGC`: a short form ends what the payer wrote. */
const withoutChannels = (text: string): string =>
  text
    .split(" ")
    .filter((word) => !isChannel(word) && word !== "IN")
    .join(" ");

const saidByWholePayer = (description: string): Said => {
  const excluded = saidByBrand(description);
  return excluded && { excluded };
};

/**
 * In this order: money that is paid back, a word of pay beside a name, money of one's own, a word of pay, a benefit, a
 * pension, student finance, then other words that say that it does not count.
 *
 * @param employers names of stated employers
 */
export const saidOf = (description: string, employers: readonly string[]): Said => {
  const text = readable(description);
  const payers = employers.filter((employer) => isPaidBy(description, employer));
  const rest = payers.length > 0 ? withoutNameOf(text, payers).replace(TREASURY, " ") : text;
  const pay = saidByPay(text);
  const said =
    (isNamedRefund(description) ? pay : undefined) ??
    firstOf(PAID_BACK, rest) ??
    (pay && namesPayer(text) ? pay : undefined) ??
    firstOf(OWN_MONEY, rest) ??
    pay ??
    firstOf(PAID_BACK_IN_SHORT, rest) ??
    firstOf(PAID_BACK_IN_SHORT, withoutChannels(rest)) ??
    saidByScheme(rest, text) ??
    (payers.length === 0 ? saidByWholePayer(description) : undefined) ??
    firstOf(BY_PAYER, rest) ??
    saidByCost(rest);
  return said === BENEFIT && isOfNoState(description, text) ? undefined : said;
};
