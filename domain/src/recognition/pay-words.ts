import { ADVANCES_OF_PAY } from "./other-words.ts";
import { anyOf } from "./wording.ts";

/** Words of pay in six languages. An umlaut may also be written with an E: `BEZUE?GE`. */

const NOUNS =
  `SALARY SALARIES WAGE WAGES PAYROLL PAYSLIP GEHALT GEHAELTER GEHALTSZAHLUNG GEHALTSABRECHNUNG LOHN LOHNZAHLUNG
  LOHNABRECHNUNG BEZUGE BEZUEGE BESOLDUNG NOMINA NOMINAS SALAIRE SALAIRES PAIE PAYE TRAITEMENT REMUNERATION STIPENDIO
  STIPENDI EMOLUMENTI RETRIBUZIONE VENCIMENTO VENCIMENTOS ORDENADO SALARIO SALARIOS WYNAGRODZENIE`.split(
    /\s+/,
  );

const NEVER_ALONE = new Set(["PAYE", "TRAITEMENT"]);

export const PAY_WORDS: ReadonlySet<string> = new Set([...NOUNS, "PAY"]);

/** `APPLE PAY`, `PAY IN` and `PAY OUT` are no pay. */
const PAY =
  "(?<!\\b(?:APPLE|GOOGLE|SAMSUNG|AMAZON|SHOP|CLICK|GARMIN|FITBIT|LIBERTY|TAP TO|YOU|WE|I) )PAY(?! (?:IN|INS|OUT|OUTS|POINT|ME|BACK|BY|TO|PAL|AS|OFF|LATER|TOP|ZONE)\\b)";

export const PAY_WORD = anyOf(...NOUNS.filter((word) => !NEVER_ALONE.has(word)), PAY);

/** A lender's money is none of these; a pension's payroll pays a pension. */
export const NAMED_LIKE_PAY = anyOf(...ADVANCES_OF_PAY, "PENSION(?:S|ERS?)? (?:PAY|PAYROLL|PAYMENTS?)");
