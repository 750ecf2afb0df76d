import { foldLetters } from "../rules/fold.ts";
import { withoutForm } from "./line-forms.ts";
import { remembered } from "./remembered.ts";

/** Upper case, without accents: `Rückzahlung` and RUCKZAHLUNG are the same word. */
export const plainOf = remembered((text: string): string => foldLetters(text).toUpperCase());

/** `KUEHNLE` and `KÜHNLE`. */
export const withoutUmlaut = (word: string): string => word.replace(/([AOU])E/g, "$1");

export const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})\\b`);

/** The words of a text, in upper case without accents: `O'BRIEN` is one word, and `D'ESPÈCES` are two. */
export const plainWords = remembered((text: string): readonly string[] =>
  plainOf(text)
    .replace(/\b([DL])'/g, "$1 ")
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean),
);

/** BACS carries 18 characters of a description, a trailing space included; other banks cut off later. */
const SHORTEST_CUT_OFF = 17;
const LONGEST_OF_BACS = 18;
const SHORTEST_PART = 4;
const OFTEN_CUT_OFF = [
  ...["CASHBACK", "TOPCASHBACK", "INTEREST", "INTERESES", "INTERESSI", "INTERETS", "CHARGEBACK", "REFUND"],
  ...["REVERSAL", "SAVINGS", "SALARY", "WAGES", "PAYROLL", "INVOICE", "PENSION", "ANNUITY", "BENEFIT"],
  ...["PRESTAMO", "PRESTITO", "DARLEHEN", "RENOUVELABLE", "EMPRESTIMO", "BETFAIR", "LADBROKES"],
  ...["GEHALT", "NOMINA", "SALAIRE", "STIPENDIO", "VENCIMENTO", "ORDENADO", "KINDERGELD", "RETRAITE"],
  ...["PENSIONE", "PENSAO", "SUPERANNUATION", "PENSIONSKASSE", "JUBILACION", "BETRIEBSRENTE", "RUHEGEHALT"],
  ...[
    "VERSORGUNGSWERK",
    "INGRESO MINIMO",
    "EMERYTURA",
    "WITHDRAWAL",
    "RISCATTO",
    "LEVANTAMENTO",
    "AUSZAHLUNG",
  ],
  ...["EXPENSES", "CHEQUE", "DEPOSIT", "ALLOWANCE", "UNIVERSAL CREDIT", "CHILD BENEFIT", "STATE PENSION"],
  ...[
    "STUDENT LOANS",
    "STUDENT FINANCE",
    "SKY BET",
    "WILLIAM HILL",
    "PADDY POWER",
    "ALQUILER",
    "RETURNED",
    "DESPESAS",
    "COUNCIL TAX",
  ],
  ...["HOUSING BENEFIT", "DISCRETIONARY HOUSING PAYMENT", "BEREAVEMENT SUPPORT", "WIDOWED PARENTS ALLOWANCE"],
  ...["EMPLOYMENT AND SUPPORT", "COLD WEATHER PAYMENT", "SCOTTISH WELFARE FUND", "WORKING TAX CREDIT"],
  ...["DEPT FOR COMMUNITIES", "SOCIAL PROTECTION", "WORKING FAMILY PAYMENT", "PARTIAL CAPACITY BENEFIT"],
  ...["BACK TO EDUCATION ALLOWANCE", "DOMICILIARY CARE ALLOWANCE", "SUPPLEMENTARY WELFARE"],
  ...[
    "AGENTUR FUER ARBEIT",
    "ALLOCATION SOLIDARITE",
    "SERVICIO PUBLICO DE EMPLEO",
    "OSRODEK POMOCY SPOLECZNEJ",
  ],
  ...["DEUTSCHE RENTENVERSICHERUNG", "CAIXA GERAL DE APOSENTACOES", "LEARNING GRANT", "WORK BURSARY"],
];

export const isOfBacs = (text: string): boolean =>
  text.length >= SHORTEST_CUT_OFF && text.length <= LONGEST_OF_BACS;

export const mayBeCutOff = (text: string): boolean => text.length >= SHORTEST_CUT_OFF;

const completed = (text: string): string => {
  const padded = ` ${text}`;
  if (OFTEN_CUT_OFF.some((whole) => padded.endsWith(` ${whole}`))) return text;
  const rest = OFTEN_CUT_OFF.map((whole) => {
    for (let length = whole.length - 1; length >= SHORTEST_PART; length -= 1) {
      if (whole.includes(" ") && length <= whole.indexOf(" ") + 1) return undefined;
      if (padded.endsWith(` ${whole.slice(0, length)}`)) return whole.slice(length);
    }
    return undefined;
  }).find((missing) => missing !== undefined);
  return text + (rest ?? "");
};

/** Upper case, without accents and punctuation; a word that the bank cut off is completed. */
export const readable = remembered((description: string): string => {
  const text = plainWords(withoutForm(description)).join(" ");
  return mayBeCutOff(description) ? completed(text) : text;
});
