/** Upper case, without accents: `Rückzahlung` and RUCKZAHLUNG are the same word. */
export const plainOf = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC").toUpperCase();

export const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})\\b`);

const MONTHS = [
  ...["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "SEPT", "OCT", "NOV", "DEC"],
  ...["JANUARY", "FEBRUARY", "MARCH", "APRIL", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER"],
  ...["DECEMBER", "JANUAR", "FEBRUAR", "MARZ", "MAERZ", "MAI", "JUNI", "JULI", "OKTOBER", "DEZEMBER"],
  ...["ENERO", "FEBRERO", "MARZO", "ABRIL", "MAYO", "JUNIO", "JULIO", "AGOSTO", "SEPTIEMBRE", "OCTUBRE"],
  ...[
    "NOVIEMBRE",
    "DICIEMBRE",
    "JANVIER",
    "FEVRIER",
    "MARS",
    "AVRIL",
    "JUIN",
    "JUILLET",
    "AOUT",
    "SEPTEMBRE",
  ],
  ...["OCTOBRE", "NOVEMBRE", "DECEMBRE", "GENNAIO", "FEBBRAIO", "APRILE", "MAGGIO", "GIUGNO", "LUGLIO"],
  ...["SETTEMBRE", "OTTOBRE", "DICEMBRE", "JANEIRO", "FEVEREIRO", "MARCO", "MAIO", "JUNHO", "JULHO"],
  ...["SETEMBRO", "OUTUBRO", "NOVEMBRO", "DEZEMBRO"],
];

const PAYMENT_WORDS = [
  ...["BGC", "FPI", "FP", "FASTER", "PAYMENT", "PAYMENTS", "RECEIVED", "RECEIPT", "FROM", "REF", "REFERENCE"],
  ...[
    "SALARY",
    "WAGES",
    "WAGE",
    "PAY",
    "PAYROLL",
    "BACS",
    "CREDIT",
    "INVOICE",
    "INV",
    "LTD",
    "LIMITED",
    "PLC",
  ],
  ...[
    "THE",
    "REFUND",
    "REVERSAL",
    "BANK",
    "DIRECT",
    "GIRO",
    "TRANSFER",
    "SEPA",
    "GUTSCHRIFT",
    "VIR",
    "VIREMENT",
  ],
  ...["TRANSFERENCIA", "TRANSF", "TRF", "BONIFICO", "ACCREDITO"],
];

const WORDING = new Set([...MONTHS, ...PAYMENT_WORDS]);

/** BACS carries 18 characters of a description, a trailing space included; other banks cut off later. */
const SHORTEST_CUT_OFF = 17;
const SHORTEST_PART = 4;
const OFTEN_CUT_OFF = [
  ...["CASHBACK", "TOPCASHBACK", "INTEREST", "INTERESES", "INTERESSI", "INTERETS", "CHARGEBACK", "REFUND"],
  ...["REVERSAL", "SAVINGS", "SALARY", "WAGES", "PAYROLL", "INVOICE", "PENSION", "ANNUITY", "BENEFIT"],
  ...["PRESTAMO", "PRESTITO", "DARLEHEN", "RENOUVELABLE", "EMPRESTIMO", "BETFAIR", "LADBROKES"],
  ...["GEHALT", "NOMINA", "SALAIRE", "STIPENDIO", "VENCIMENTO", "ORDENADO", "KINDERGELD", "RETRAITE"],
];

const mayBeCutOff = (text: string): boolean => text.length >= SHORTEST_CUT_OFF;

/** Upper case, without accents; a word that the bank cut off is completed. */
export const readable = (description: string): string => {
  const text = plainOf(description);
  const last = text.split(" ").at(-1) ?? "";
  const whole =
    mayBeCutOff(description) && last.length >= SHORTEST_PART
      ? OFTEN_CUT_OFF.find((word) => word.startsWith(last))
      : undefined;
  return whole ? text + whole.slice(last.length) : text;
};

const SHORTEST_MONTH = 3;

const isMonthBegun = (word: string): boolean =>
  word.length >= SHORTEST_MONTH && MONTHS.some((month) => month.startsWith(word));

/** `BONIFICO A VOSTRO FAVORE`: the payer follows. */
const IN_YOUR_FAVOUR = /\b(?:A VOSTRO(?: FAVORE)?|A SU FAVOR|EN VOTRE(?: FAVEUR)?)\b/g;

const wordsOf = (description: string): readonly string[] =>
  description
    .normalize("NFKC")
    .toUpperCase()
    .replace(IN_YOUR_FAVOUR, " ")
    .replace(/[^\p{L}\s]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);

const isRest = (word: string, isCut: boolean): boolean =>
  isMonthBegun(word) || (isCut && word.length < SHORTEST_MONTH);

const isWording = (word: string): boolean => WORDING.has(plainOf(word));

export const nameWords = (description: string): readonly string[] =>
  wordsOf(description).filter((word) => !isWording(word));

export const payerWords = (description: string): readonly string[] => {
  const isCut = mayBeCutOff(description);
  const words = wordsOf(description);
  const lasting = words.filter((word, index) => {
    const isLast = index > 0 && index === words.length - 1;
    return !MONTHS.includes(plainOf(word)) && !(isLast && isRest(plainOf(word), isCut));
  });
  const named = lasting.filter((word) => !isWording(word));
  return [named, lasting, words].find(({ length }) => length > 0) ?? [];
};
