import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

/** `{mon}` is the month as the country's payrolls write it. */
export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  GB: payWords(
    "SALARY MONTHLY>SALARY,WEEKLY WAGES {n}>WAGES,WK WAGES {n}>WAGES,SALARY PYMT>SALARY,EE{n} SALARY>SALARY,{mon} PAY>PAY,MTHLY PAY {n}>MTHLY PAY,PAYSLIP {n}>PAYSLIP,SALARIES A/C>SALARIES,WAGES A/C>WAGES,FTNTLY WAGE {n}>WAGE,PAYROLL BACS {n}>PAYROLL,SAL {mon}>SAL,NET WAGE {m}>WAGE,STAFF WAGES {mon}>WAGES,PAYRUN {mon}>PAYRUN,{mon} NET PAY>NET PAY,WAGES-{n}>WAGES,SALARY/{n}>SALARY,PAYROLL NO {n}>PAYROLL",
  ),
  IE: payWords(
    "PAYPATH SALARY {n}>SALARY,PAYPATH WAGES>WAGES,WK WAGES {n}>WAGES,MTHLY SALARY {mon}>SALARY,WEEKLY PAY {m}>WEEKLY PAY,{mon} PAYROLL>PAYROLL,SALARY STAFF {n}>SALARY",
  ),
  DE: payWords(
    "Gehaltszahlung {mon}>GEHALT,Monatslohn {mon}>LOHN,Bezug {mon} {n}>BEZUG,Entgelt PNR {n}>ENTGELT,Lohnabrechnung {m}>LOHN,Lohn/Gehalt {mon}>LOHN,LOHNZAHLUNG {n}>LOHN,Gehalt Pers.Nr. {n}>GEHALT,Lohn fuer {mon}>LOHN,Verdienst {m}>VERDIENST",
  ),
  FR: payWords(
    "SALAIRE NET {mon}>SALAIRE,PAIE DU MOIS {m}>PAIE,SALAIRES {mon}>SALAIRES,APPOINTEMENTS {mon}>APPOINTEMENTS,REMUNERATION NETTE {m}>REMUNERATION,PAYE {mon}>PAYE,SALAIRE DU MOIS {n}>SALAIRE",
  ),
  ES: payWords(
    "NOMINA MENSUAL {m}>NOMINA,ABONO SUELDO {mon}>SUELDO,NOMINA EMPL {n}>NOMINA,SALARIOS {mon}>SALARIOS,RETRIBUCION {mon}>RETRIBUCION,TRANSF NOMINA {mon}>NOMINA",
  ),
  IT: payWords(
    "STIPENDIO MENSILE {mon}>STIPENDIO,COMPETENZE STIPENDIALI {mon}>STIPENDIALI,SALARIO {mon}>SALARIO,CEDOLINO {mon}>CEDOLINO,RETRIBUZIONI {m}>RETRIBUZIONI,NETTO PAGA {mon}>PAGA",
  ),
  PT: payWords(
    "VENCIMENTOS {mon}>VENCIMENTOS,SALARIO MES {mon}>SALARIO,PROC SALARIOS {m}>SALARIOS,ORDENADO {mon} {n}>ORDENADO,REMUNERACOES {m}>REMUNERACOES",
  ),
  PL: payWords(
    "WYNAGR. ZA PRACĘ {mon}>WYNAGR.,WYNAGRODZENIE NETTO {mon}>WYNAGRODZENIE,PENSJA ZA MIESIĄC {mon}>PENSJA,LISTA PŁAC {mon}>LISTA PŁAC,POBORY MIESIĘCZNE>POBORY",
  ),
};

const months = (text: string): readonly string[] => text.split(" ");

const inEnglish = months(
  "JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER",
);

export const monthsOf: Readonly<Record<Country, readonly string[]>> = {
  GB: inEnglish,
  IE: inEnglish,
  DE: months("Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sep. Okt. Nov. Dez."),
  FR: months("JANVIER FEVRIER MARS AVRIL MAI JUIN JUILLET AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE"),
  ES: months("ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC"),
  IT: months("GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC"),
  PT: months("JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ"),
  PL: months("STY LUT MAR KWI MAJ CZE LIP SIE WRZ PAŹ LIS GRU"),
};
