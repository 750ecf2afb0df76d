import { withoutForm } from "./line-forms.ts";
import { isMonth, isMonthBegun } from "./months.ts";
import { PAY_WORDS } from "./pay-words.ts";
import { remembered } from "./remembered.ts";
import { mayBeCutOff, plainWords } from "./wording.ts";

/** The payer as the description of a payment tells it: without channels, words of pay, months and references. */

const CHANNELS = new Set(
  `BGC BAC BACS FPI FP FPS CR DCR STO SO TFR TRF OBP FASTER PAYMENT PAYMENTS RECEIVED RECEIPT FROM REF REFERENCE VIA
  CREDIT INWARD AUTOMATED FT SP CT BP INST EURO TAN BANK DIRECT GIRO TRANSFER STANDING ORDER SEPA GUTSCHRIFT UBERWEISUNG UEBERWEISUNG DAUERAUFTRAG
  VIR VIREMENT RECU INSTANTANE TRANSFERENCIA TRANSF TRANSFERENCE RECIBIDA RECEBIDA CONCEPTO DESDE BONIFICO DISPOSTO DA PER MESE ACCREDITO
  ABONO CRED GUTSCHR EREF KREF MREF SVWZ ABWA CHAPS TRN E2E ENDTOEND ORDINANTE ORDENANTE CAUSALE CONCEPT LIBELLE DONNEUR EMETTEUR
  REFERENCIA TYTULEM TYTUL OD CPT NADAWCA SCT ECHTZEIT ECHTZEITUBERWEISUNG PRZELEW PRZYCHODZACY MOTIF NOTPROVIDED IBAN BIC PMT PYMT PAYMT EVI DESC TYT`.split(
    /\s+/,
  ),
);

const FORMS = new Set(["LTD", "LIMITED", "PLC", "THE"]);

const SAID_BESIDE = new Set(["INVOICE", "INV", "REFUND", "REVERSAL", "COMPETENZE"]);

interface Word {
  readonly shown: string;
  readonly plain: string;
}

const wordsOf = (description: string): readonly Word[] =>
  withoutForm(description)
    .toUpperCase()
    .replace(/\b([DL])['’]/g, "$1 ")
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map((shown) => ({ shown, plain: plainWords(shown).join("") }))
    .filter(({ plain }) => plain !== "");

const LONGEST_WITHOUT_VOWEL = 5;

/** A reference by its shape: with digits, or too many letters without a vowel. */
const isReference = (word: string): boolean =>
  /\d/.test(word) || (word.length > LONGEST_WITHOUT_VOWEL && /^[A-Z]+$/.test(word) && !/[AEIOUY]/.test(word));

export interface Column {
  readonly word: string;
  readonly isReference: boolean;
}

/** All words in the order of the bank. */
export const columnsOf = remembered((description: string): readonly Column[] =>
  wordsOf(description).map(({ plain }) => ({ word: plain, isReference: isReference(plain) })),
);

export const isChannel = (word: string): boolean => CHANNELS.has(word);

const isSaidBeside = (word: Word): boolean =>
  isChannel(word.plain) || FORMS.has(word.plain) || SAID_BESIDE.has(word.plain) || PAY_WORDS.has(word.plain);

/** German banks write `Gehalt/Rente` on pay and on pensions. */
const isOfBank = (word: Word | undefined, before: Word | undefined): boolean =>
  word?.plain === "RENTE" && before?.plain === "GEHALT";

const isName = (word: Word): boolean => !isReference(word.plain) && !isSaidBeside(word);

/** The words of a text that can be of a name; none where nothing else is said. */
export const nameWords = (text: string): readonly string[] =>
  wordsOf(text)
    .filter(isName)
    .map(({ plain }) => plain);

/** `MARCH NET PAY`: words between a month and a word of pay. */
const OF_PAY = new Set(["NET", "NETT", "GROSS", "MONTHLY", "MTHLY", "STAFF", "BASIC"]);

const isOfPay = (word: Word, next: Word | undefined): boolean =>
  OF_PAY.has(word.plain) && PAY_WORDS.has(next?.plain ?? "");

/**
 * An employer may be called like a month (MARS, APRIL, MAY GURNEY): the name then comes first, and more of a name or
 * its legal form follows. A month of a payment stands behind a word of pay, before one, or at the end.
 */
const isNamedLikeMonth = (words: readonly Word[], index: number): boolean => {
  const next = words[index + 1];
  return (
    words.slice(0, index).every(({ plain }) => isChannel(plain)) &&
    next !== undefined &&
    !isReference(next.plain) &&
    !isMonth(next.plain) &&
    !isOfPay(next, words[index + 2]) &&
    (FORMS.has(next.plain) || !isSaidBeside(next))
  );
};

const SHORTEST_WHOLE = 3;

const isRest = (word: string, isCut: boolean): boolean =>
  isMonthBegun(word) || (isCut && word.length < SHORTEST_WHOLE);

/** Names in the order of the description; every filter that would leave nothing is left out. */
const payerOrder = remembered((description: string): readonly Word[] => {
  const isCut = mayBeCutOff(description);
  const words = wordsOf(description);
  const lasting = words.filter((word, index) => {
    const isLast = index > 0 && index === words.length - 1;
    const isDate = isMonth(word.plain) && !isNamedLikeMonth(words, index);
    return !isDate && !isOfBank(word, words[index - 1]) && !(isLast && isRest(word.plain, isCut));
  });
  const spoken = lasting.filter(({ plain }) => !isReference(plain));
  const named = spoken.filter((word) => !isSaidBeside(word));
  const coded = lasting.filter((word) => !isSaidBeside(word) && /[A-Z].*\d/.test(word.plain));
  return [named, coded, spoken, lasting, words].find(({ length }) => length > 0) ?? [];
});

export const payerWords = (description: string): readonly string[] =>
  payerOrder(description).map(({ shown }) => shown);

export const plainPayerWords = remembered((description: string): readonly string[] =>
  payerOrder(description).map(({ plain }) => plain),
);

const PARTICLES = new Set(["DE", "DA", "DI", "DO", "VON", "VAN", "DEL", "LA", "A", "AL"]);

/** The bank cut off all but a letter or a particle: `TRANSFERENCIA DE`. */
export const hasNoName = (description: string): boolean =>
  plainPayerWords(description)
    .filter((word) => !PARTICLES.has(word))
    .join("").length < 2;

/** Words that can be spoken, as names of persons and of apps are; what BACS cuts off may have been more. */
export const isSpoken = (description: string): boolean =>
  plainPayerWords(description).every((word) => /^[A-Z]*[AEIOUY][A-Z]*$|^[A-Z]{1,2}$/.test(word));

const LONGEST_PAYER = 4;

export const payerOf = remembered((description: string): string =>
  payerWords(description).slice(0, LONGEST_PAYER).join(" "),
);
