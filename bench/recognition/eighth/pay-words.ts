import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

/** `{mon}` is the month as the country's payrolls write it. */
const said: Readonly<Record<Country, string>> = {
  GB: "SALARY {mon} 26>SALARY,WAGES {mon}>WAGES,PAY {mon}>PAY,PAY {n}>PAY,{n} WAGES>WAGES,{n}-SALARY>SALARY,{n} PAY>PAY,MONTHLY SALARY {n}>SALARY,WEEKLY WAGE>WAGE,WAGES {m}>WAGES,WAGES WC {m}>WAGES,SALARY REF {n}>SALARY,PAYROLL>PAYROLL,PAYROLL REF {n}>PAYROLL,NET SALARY {mon}>SALARY,WAGE {n}>WAGE,SAL {n}>SAL,PAY EMP {n}>PAY,SALARY PAY {m}>SALARY,WAGES NO {n}>WAGES,NET WAGES {n}>WAGES,MTHLY SALARY>SALARY",
  IE: "SALARY {mon} 26>SALARY,WAGES {mon} {n}>WAGES,WEEKLY WAGE {n}>WAGE,PAYROLL {mon} {n}>PAYROLL,NET PAY {n}>NET PAY,{n} SALARY>SALARY,STAFF PAY {m}>PAY,WAGES REF {n}>WAGES",
  DE: "LOHN / GEHALT {m}>GEHALT,Lohn/Gehalt {n} {m}>GEHALT,Gehalt {mon} {n}>GEHALT,Entgelt {n} {m}>ENTGELT,Lohn {n}>LOHN,Bezuege {mon} PNr {n}>BEZUEGE,Gehalt f. {mon}>GEHALT,Monatsgehalt {mon}>MONATSGEHALT,Nettolohn {m}>LOHN,Verguetung {n} {m}>VERGUETUNG,Abrechnung Gehalt {m}>GEHALT",
  FR: "SALAIRE {mon} 2026>SALAIRE,VIREMENT SALAIRE {mon}>SALAIRE,PAIE {n}>PAIE,SALAIRE {m}-{n}>SALAIRE,PAIE {mon} {n}>PAIE,REMUNERATION {mon}>REMUNERATION,SALAIRE NET A PAYER {m}>SALAIRE",
  ES: "NOMINA {mon} 2026>NOMINA,NOMINA {m} {n}>NOMINA,PAGO NOMINA {mon}>NOMINA,ABONO NOMINA {mon}>NOMINA,SALARIO {mon} {n}>SALARIO,SUELDO NETO {mon}>SUELDO",
  IT: "STIPENDIO {mon} 2026>STIPENDIO,ACCREDITO STIPENDIO {mon}>STIPENDIO,EMOLUMENTI {n} {m}>EMOLUMENTI,RETRIBUZIONE {m} {n}>RETRIBUZIONE,STIP. MESE {mon}>STIP.,PAGAMENTO STIPENDIO {m}>STIPENDIO",
  PT: "VENCIMENTO {mon} 2026>VENCIMENTO,SALARIO {mon} {n}>SALARIO,ORD {mon} ORDENADO>ORDENADO,PAGAMENTO VENCIMENTO {m}>VENCIMENTO,REMUN. LIQUIDA {mon}>REMUN",
  PL: "WYNAGRODZENIE {mon} 2026>WYNAGRODZENIE,WYNAGRODZENIE {m} {n}>WYNAGRODZENIE,PENSJA {n}>PENSJA,WYPŁATA WYNAGRODZENIA {mon}>WYNAGRODZENIA,UMOWA O PRACĘ WYNAGR {m}>WYNAGR",
};

export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  ...{ GB: payWords(said.GB), IE: payWords(said.IE), DE: payWords(said.DE), FR: payWords(said.FR) },
  ...{ ES: payWords(said.ES), IT: payWords(said.IT), PT: payWords(said.PT), PL: payWords(said.PL) },
};

const months = (text: string): readonly string[] => text.split(" ");

const short = months("JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC");

export const monthsOf: Readonly<Record<Country, readonly string[]>> = {
  GB: short,
  IE: short,
  DE: months("Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez"),
  FR: months("Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre"),
  ES: months("Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre"),
  IT: months("Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre"),
  PT: months("Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro"),
  PL: months(
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
  ),
};
