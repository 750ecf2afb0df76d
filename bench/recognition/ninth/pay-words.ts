import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

/** `{mon}` is the month as the country's payrolls write it. */
const british = [
  "SALARY FOR {mon}>SALARY,{mon} SALARY {n}>SALARY,SALARY {mon} {n}>SALARY,SALARY-{n}>SALARY,EMP {n} SALARY>SALARY",
  "MONTHLY SALARY {m}>SALARY,SALARY PYT {n}>SALARY,{m} SALARY>SALARY,SAL/{n}>SAL,STAFF SALARY {n}>SALARY",
  "WAGES FOR {mon}>WAGES,WAGES {mon} 26>WAGES,WK {m} WAGES>WAGES,STAFF WAGES {n}>WAGES,NETT WAGES {n}>WAGES",
  "WAGES PAID {m}>WAGES,WAGE {mon}>WAGE,WEEKLY WAGE {n}>WAGE,PAYROLL {mon} {n}>PAYROLL,PAYROLL-{n}>PAYROLL",
  "{n} PAYROLL>PAYROLL,PAY {m}>PAY,PAY WK {m}>PAY,PAY {mon} {n}>PAY,MONTHLY PAY {n}>PAY,WEEKLY PAY {n}>PAY",
  "NET PAY {n}>NET PAY,NET PAY {m}>NET PAY,{n} NET PAY>NET PAY,SALARIES {n}>SALARIES",
].join(",");

const irish =
  "SALARY {m}>SALARY,SALARY FOR {mon}>SALARY,MONTHLY SALARY {n}>SALARY,WAGES {m}>WAGES,WAGES {mon}>WAGES,{n} WAGES>WAGES,PAYROLL REF {n}>PAYROLL,{n} PAYROLL>PAYROLL,NET PAY {mon} {n}>NET PAY,PAY {mon}>PAY";

const german =
  "Gehalt {mon} 2026>GEHALT,Gehaltszahlung {m}>GEHALT,LOHN/GEHALT {mon} {n}>GEHALT,GEHALT {n}/{m}>GEHALT,Pers.Nr. {n} Gehalt {m}>GEHALT,Gehaltsabrechnung {mon}>GEHALT,Lohn {n} {mon}>LOHN,Lohnzahlung {m}>LOHN,Arbeitslohn {mon}>LOHN,Lohn und Gehalt {m}>GEHALT,Entgelt {mon} 2026>ENTGELT,Bezuege {m} {n}>BEZUEGE,Verguetung {mon} {n}>VERGUETUNG";

const french =
  "SALAIRE MOIS DE {mon}>SALAIRE,SALAIRE NET {mon} {n}>SALAIRE,SALAIRE/{m}>SALAIRE,VIREMENT DE PAIE {mon}>PAIE,PAIE NETTE {m}>PAIE,PAIE {m} {n}>PAIE,PAYE MOIS {m}>PAYE,REMUNERATION {mon} {n}>REMUNERATION";

const spanish =
  "NOMINA {mon} {n}>NOMINA,NOMINA DE {mon}>NOMINA,TRANSFERENCIA NOMINA {m}>NOMINA,PAGO DE NOMINA {mon}>NOMINA,NOMINAS {mon}>NOMINA,SUELDO {mon} {n}>SUELDO,SALARIO {mon} 2026>SALARIO,HABERES {mon} 2026>HABERES";

const italian =
  "STIPENDIO {mon} {n}>STIPENDIO,STIPENDIO DI {mon}>STIPENDIO,STIPENDIO {n}>STIPENDIO,ACCR. STIPENDIO {m}>STIPENDIO,PAGAMENTO STIPENDI {mon}>STIPENDI,EMOLUMENTI MESE DI {mon}>EMOLUMENTI,RETRIBUZIONE MESE {mon}>RETRIBUZIONE,SALARIO {mon} {n}>SALARIO";

const portuguese =
  "VENCIMENTO {mon} {n}>VENCIMENTO,VENCIMENTO DE {mon}>VENCIMENTO,ORDENADO DE {mon}>ORDENADO,ORDENADO {mon} 2026>ORDENADO,SALARIO DE {mon}>SALARIO,SALARIOS {m}>SALARIOS,REMUNERACAO {mon} {n}>REMUNERACAO";

const polish =
  "WYNAGRODZENIE ZA {mon}>WYNAGRODZENIE,WYNAGRODZENIE {n}>WYNAGRODZENIE,WYNAGRODZENIE ZA PRACĘ {mon}>WYNAGRODZENIE,PENSJA {mon} 2026>PENSJA,PENSJA ZA {mon}>PENSJA,LISTA PŁAC {n}>LISTA PŁAC";

export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  GB: payWords(british),
  IE: payWords(irish),
  DE: payWords(german),
  FR: payWords(french),
  ES: payWords(spanish),
  IT: payWords(italian),
  PT: payWords(portuguese),
  PL: payWords(polish),
};

const months: Readonly<Record<Country, string>> = {
  GB: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  IE: "JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER",
  DE: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  FR: "JANV FEVR MARS AVRIL MAI JUIN JUILLET AOUT SEPT OCT NOV DEC",
  ES: "ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE",
  IT: "GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE",
  PT: "JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ",
  PL: "STYCZEŃ LUTY MARZEC KWIECIEŃ MAJ CZERWIEC LIPIEC SIERPIEŃ WRZESIEŃ PAŹDZIERNIK LISTOPAD GRUDZIEŃ",
};

const split = (country: Country): readonly string[] => months[country].split(" ");

export const monthsOf: Readonly<Record<Country, readonly string[]>> = {
  ...{ GB: split("GB"), IE: split("IE"), DE: split("DE"), FR: split("FR") },
  ...{ ES: split("ES"), IT: split("IT"), PT: split("PT"), PL: split("PL") },
};
