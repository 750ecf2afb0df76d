import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

/** `{mon}` is the month as the country's payrolls write it. */
export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  GB: payWords(
    "{mon} SALARY>SALARY,{mon} WAGES>WAGES,SALARY {mon}>SALARY,WAGES {mon} {n}>WAGES,NET PAY {mon}>NET PAY,BACS WAGES {n}>WAGES,WAGE>WAGE,SALARY EMP {n}>SALARY,PAYROLL {mon}>PAYROLL,SALARY P{m}>SALARY,SALARY NET>SALARY,WAGES EMP{n}>WAGES,NETT PAY {n}>NETT PAY,YOUR PAY {mon}>YOUR PAY,WAGES STAFF>WAGES,STAFF PAYROLL>PAYROLL",
  ),
  IE: payWords(
    "{mon} WAGES>WAGES,SALARY {mon}>SALARY,PAYROLL {mon}>PAYROLL,WAGES PPS {n}>WAGES,NET PAY {mon}>NET PAY,PA {mon} TUARASTAL>TUARASTAL,SALARIES {m}>SALARIES",
  ),
  DE: payWords(
    "Gehalt {mon}>GEHALT,Lohn {mon} {n}>LOHN,Lohn und Gehalt {mon}>LOHN,Vergütung {mon}>VERGÜTUNG,Bezüge {mon} {n}>BEZÜGE,Entgelt {mon}>ENTGELT,Aushilfslohn {mon}>LOHN",
  ),
  FR: payWords(
    "SALAIRE {mon}>SALAIRE,PAIE {mon}>PAIE,VIREMENT DE SALAIRE {m}>SALAIRE,SALAIRE MATRICULE {n}>SALAIRE,TRAITEMENT {mon}>TRAITEMENT,SALAIRE ET PRIMES {m}>SALAIRE",
  ),
  ES: payWords(
    "NOMINA {mon}>NOMINA,NOMINA MES DE {mon}>NOMINA,SALARIO {mon}>SALARIO,HABERES {mon}>HABERES,SUELDO {mon}>SUELDO,PAGO DE NOMINAS {m}>NOMINAS",
  ),
  IT: payWords(
    "STIPENDIO {mon}>STIPENDIO,STIPENDI MESE {mon}>STIPENDI,RETRIBUZIONE {mon}>RETRIBUZIONE,PAGA {mon}>PAGA,EMOLUMENTI {mon}>EMOLUMENTI,SALDO STIPENDIO {m}>STIPENDIO",
  ),
  PT: payWords(
    "SALARIO {mon}>SALARIO,ORDENADO {mon}>ORDENADO,VENCIMENTO {mon}>VENCIMENTO,REMUNERACAO {mon}>REMUNERACAO,PAGAMENTO SALARIO {m}>SALARIO",
  ),
  PL: payWords(
    "WYNAGRODZENIE {mon}>WYNAGRODZENIE,PENSJA {mon}>PENSJA,WYNAGRODZENIE ZA PRACĘ {m}>WYNAGRODZENIE,PRZELEW WYNAGRODZENIA {m}>WYNAGRODZENIA,POBORY ZA {mon}>POBORY",
  ),
};

const months = (text: string): readonly string[] => text.split(" ");

export const monthsOf: Readonly<Record<Country, readonly string[]>> = {
  GB: months("JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
  IE: months("JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
  DE: months("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  FR: months("JANV FEVR MARS AVRIL MAI JUIN JUIL AOUT SEPT OCT NOV DEC"),
  ES: months("ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE"),
  IT: months("GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE"),
  PT: months("JANEIRO FEVEREIRO MARCO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO"),
  PL: months(
    "STYCZEŃ LUTY MARZEC KWIECIEŃ MAJ CZERWIEC LIPIEC SIERPIEŃ WRZESIEŃ PAŹDZIERNIK LISTOPAD GRUDZIEŃ",
  ),
};
