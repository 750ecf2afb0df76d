import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

/** References that an employer's payment file carries. */
export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  GB: payWords(
    "SALARY {n}>SALARY,WAGES WEEK {m}>WAGES,MONTHLY PAY>MONTHLY PAY,NETT WAGE>WAGE,PAYROLL BACS>PAYROLL,STAFF PAY>STAFF PAY,EMPLOYEE PAY {n}>EMPLOYEE PAY,PAY RUN {m}>PAY RUN,YOUR SALARY {m}>SALARY,PAYE WAGES>WAGES,SALARY>SALARY",
  ),
  IE: payWords(
    "WAGES WK {m}>WAGES,SALARY {n}>SALARY,NET SALARY>SALARY,STAFF WAGES>WAGES,PAYROLL RUN {m}>PAYROLL",
  ),
  DE: payWords(
    "Gehaltsabrechnung {m}>GEHALT,Arbeitslohn {m}>LOHN,VERGÜTUNG {m}>VERGÜTUNG,Entgeltabrechnung {m}>ENTGELT,Gehalt {n}>GEHALT",
  ),
  FR: payWords("SALAIRE NET {m}>SALAIRE,PAIE DU MOIS>PAIE,TRAITEMENT {m}>TRAITEMENT,VIREMENT PAIE {m}>PAIE"),
  ES: payWords("ABONO NOMINA {m}>NOMINA,HABERES {m}>HABERES,SALARIO NETO>SALARIO,NOMINA {n}>NOMINA"),
  IT: payWords(
    "COMPETENZE MESE {m}>COMPETENZE,STIPENDIO NETTO {m}>STIPENDIO,SALARIO {m}>SALARIO,PAGA {m}>PAGA",
  ),
  PT: payWords(
    "VENCIMENTO MES {m}>VENCIMENTO,SALARIO LIQUIDO {m}>SALARIO,REMUNERACAO {m}>REMUNERACAO,ORDENADO MENSAL>ORDENADO",
  ),
  PL: payWords(
    "WYNAGRODZENIE NETTO {m}>WYNAGRODZENIE,PENSJA {m}>PENSJA,POBORY {m}>POBORY,WYPŁATA WYNAGRODZENIA>WYNAGRODZENIA",
  ),
};
