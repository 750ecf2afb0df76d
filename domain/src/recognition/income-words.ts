import { anyOf } from "./wording.ts";

/** Words for kinds of income in six languages. An umlaut may also be written with an E: `BUE?RGERGELD`. */

export const STUDENT_FINANCE = anyOf(
  "STUDENT (?:LOANS?|FINANCE|AWARDS?)",
  "SLC",
  "BAFOE?G",
  "CROUS",
  "BECA",
  "BORSA DI STUDIO",
  "BOLSA DE ESTUDO",
);

export const PENSION = anyOf(
  "PENSIONS?",
  "ANNUIT(?:Y|IES)",
  "DWP (?:RP|SP)",
  "RENTEN?",
  "RENTENVERSICHERUNG",
  "BETRIEBSRENTE",
  "RETRAITE",
  "CNAV",
  "CARSAT",
  "AGIRC",
  "PENSION(?:ES|E|I)",
  "PENSA(?:O|OES)",
  "PENSOES",
  "REFORMA",
);

export const BENEFITS = anyOf(
  "UNIVERSAL CREDIT",
  "DWP",
  "CHILD BENEFIT",
  "HMRC CH(?:ILD|B)",
  "CHB",
  "PIP",
  "ESA",
  "JSA",
  "CARERS? ALLOWANCE",
  "(?:HOUSING|HSG) BEN(?:EFIT)?",
  "TAX CREDIT",
  "SOC(?:IAL)? SEC(?:URITY)? SCOT(?:LAND)?",
  "FAMILIENKASSE",
  "KINDERGELD",
  "ELTERNGELD",
  "WOHNGELD",
  "BUE?RGERGELD",
  "ARBEITSLOSENGELD",
  "(?:AGENTUR|BUNDESAGENTUR) FUE?R ARBEIT",
  "JOBCENTER",
  "SEPE",
  "DESEMPLEO",
  "INGRESO MINIMO",
  "CAF",
  "POLE EMPLOI",
  "FRANCE TRAVAIL",
  "INPS",
  "NASPI",
  "ASSEGNO UNICO",
  "SEGURANCA SOCIAL",
  "SEG SOCIAL",
  "SUBSIDIO",
  "ABONO (?:DE )?FAMILIA",
);

/** A number may stand right behind `INV`. */
export const WORK = new RegExp(
  `${
    anyOf(
      "SALAR(?:Y|IES)",
      "WAGES?",
      "PAYROLL",
      "PAY",
      "INVOICE",
      "GEHALT",
      "LOHN",
      "BEZUE?GE",
      "NOMINAS?",
      "SALAIRES?",
      "PAIE",
      "REMUNERATION",
      "STIPENDIO",
      "EMOLUMENTI",
      "RETRIBUZIONE",
      "VENCIMENTO",
      "ORDENADO",
      "SALARIO",
    ).source
  }|\\bINV(?:OICE)?(?![A-Z])`,
);
