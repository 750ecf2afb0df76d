import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { Country, Nation, Payroll } from "./labels.ts";

/** Benefits, pensions and student finance. In a reference `{n}` is the person's number and `{m}` one that changes. */

export interface Entitlement {
  readonly kind: RecognisedKind;
  readonly payer: string;
  readonly reference: string;
  readonly payroll: Payroll | "termly";
  readonly range: readonly [least: number, most: number];
}

const made =
  (kind: RecognisedKind) =>
  (
    payer: string,
    reference: string,
    [payroll, least, most]: readonly [Payroll | "termly", number, number],
  ): Entitlement => ({ kind, payer, reference, payroll, range: [least * 100, most * 100] });

export const benefit = made("benefits");
export const pension = made("pension");
export const student = made("student_finance");

export const monthly = (least: number, most: number) => ["date_before_weekend", least, most] as const;
export const fourWeekly = (least: number, most: number) => ["four_weekly", least, most] as const;
export const fortnightly = (least: number, most: number) => ["fortnightly", least, most] as const;
export const weekly = (least: number, most: number) => ["weekly", least, most] as const;
export const termly = (least: number, most: number) => ["termly", least, most] as const;

const everywhereInTheUk = [
  benefit("HMRC", "CHILD BENEFIT", fourWeekly(90, 240)),
  benefit("HMRC CHILD BENEFIT", "{n}", fourWeekly(90, 240)),
  pension("DWP STATE PENSION", "{n}", fourWeekly(640, 960)),
  pension("NHS PENSIONS", "{n}", monthly(400, 1600)),
  pension("TEACHERS PENSIONS", "{n}", monthly(500, 1800)),
  pension("LGPS PENSION", "PAYT {m}", monthly(200, 1100)),
  pension("USS LTD", "PENSION {n}", monthly(500, 1900)),
  pension("RAILPEN", "PENSION", monthly(300, 1200)),
  pension("AVIVA ANNUITY", "{n}", monthly(100, 480)),
  pension("PENSION PROTECT FUND", "PENSION {n}", monthly(150, 700)),
];

const english = [
  benefit("DWP UC", "{n}", monthly(350, 1500)),
  benefit("DWP UNIVERSAL CREDIT", "{n}", monthly(350, 1500)),
  benefit("DWP PIP", "{n}", fourWeekly(300, 700)),
  benefit("DWP ESA", "{n}", fortnightly(180, 280)),
  benefit("DWP CARERS ALLOWANC", "{n}", fourWeekly(300, 340)),
  student("STUDENT LOANS COMP", "{n}", termly(1400, 3400)),
  student("SLC", "STUDENT LOAN", termly(1400, 3400)),
];

const welsh = [
  benefit("DWP UC", "{n}", monthly(350, 1500)),
  benefit("DWP PIP", "{n} DLA", fourWeekly(300, 700)),
  benefit("DWP JSA", "{n}", fortnightly(140, 185)),
  student("STUDENT FINANCE WAL", "{n}", termly(1500, 3600)),
];

const scottish = [
  benefit("SOCIAL SEC SCOTLAND", "ADP {n}", fourWeekly(290, 740)),
  benefit("SOCIAL SECURITY SCOTLAND", "SCOT CHILD PMT", fourWeekly(107, 220)),
  benefit("SOC SEC SCOTLAND", "CARER SUPPORT PMT", fourWeekly(300, 340)),
  benefit("DWP UC", "{n}", monthly(350, 1500)),
  student("SAAS", "STUDENT LOAN {n}", monthly(500, 900)),
  pension("SPPA", "PENSION {n}", monthly(400, 1500)),
];

const northernIrish = [
  benefit("DFC UC", "{n}", monthly(340, 1400)),
  benefit("DFC UNIVERSAL CREDIT", "{n}", monthly(340, 1400)),
  benefit("DFC PIP", "{n}", fourWeekly(300, 700)),
  benefit("DFC NI ESA", "{n}", fortnightly(180, 280)),
  pension("DFC STATE PENSION", "{n}", fourWeekly(640, 960)),
  pension("HSC PENSION SERVICE", "{n}", monthly(400, 1500)),
  student("STUDENT FINANCE NI", "{n}", termly(1300, 3000)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};

export const abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>> = {
  IE: [
    benefit("DEPT SOCIAL PROT", "CHILD BENEFIT", monthly(140, 420)),
    benefit("DSP CHILD BEN", "{n}", monthly(140, 420)),
    benefit("DEASP", "JOBSEEKERS {n}", weekly(200, 254)),
    benefit("DSP", "DISABILITY ALLOW", weekly(220, 254)),
    benefit("DSP", "WORKING FAMILY PMT", weekly(60, 220)),
    pension("DSP STATE PENSION", "{n}", weekly(260, 300)),
    pension("IRISH LIFE PENSION", "{n}", monthly(300, 1400)),
    student("SUSI GRANT", "{n}", monthly(180, 700)),
  ],
  DE: [
    benefit("BUNDESAGENTUR F. ARBEIT-FAMILIENKASSE", "KINDERGELD {n}", monthly(255, 765)),
    benefit("Bundesagentur für Arbeit", "ALG {n} Arbeitslosengeld", monthly(900, 1700)),
    benefit("JOBCENTER OBERHEIM", "BUERGERGELD {n}", monthly(560, 1100)),
    pension("DEUTSCHE RENTENVERSICHERUNG BUND", "RENTE {n}", monthly(700, 1700)),
    pension("RENTEN SERVICE", "RV-RENTE {n}", monthly(700, 1700)),
    student("LANDESKASSE BAFOEG", "BAFOEG {n}", monthly(400, 990)),
  ],
  FR: [
    benefit("CAF DU VAL D ORMON", "PRESTATIONS {n}", monthly(180, 900)),
    benefit("FRANCE TRAVAIL", "ALLOCATION ARE {n}", monthly(800, 1600)),
    pension("CARSAT", "RETRAITE {n}", monthly(600, 1400)),
    pension("AGIRC-ARRCO", "RETRAITE COMPL {n}", monthly(200, 900)),
    student("CROUS", "BOURSE {n}", monthly(150, 600)),
  ],
  ES: [
    benefit("SEPE", "PRESTACION DESEMPLEO {n}", monthly(480, 1200)),
    benefit("TGSS INSS", "INGRESO MINIMO VITAL", monthly(500, 1000)),
    pension("TGSS", "PENSION JUBILACION {n}", monthly(700, 1900)),
  ],
  IT: [
    benefit("INPS", "NASPI {n}", monthly(700, 1400)),
    benefit("INPS", "ASSEGNO UNICO {m}", monthly(60, 420)),
    pension("INPS", "PENSIONE {m}", monthly(700, 1800)),
  ],
  PT: [
    benefit("INST GEST FIN SEG SOCIAL", "ABONO FAMILIA", monthly(50, 240)),
    benefit("INST GEST FIN SEG SOCIAL", "SUBSIDIO DESEMPREGO", monthly(500, 1100)),
    pension("CENTRO NAC PENSOES", "PENSAO {m}", monthly(400, 1300)),
    pension("CAIXA GERAL APOSENTACOES", "PENSAO", monthly(500, 1600)),
  ],
  PL: [
    benefit("ZUS", "800 PLUS {n}", monthly(180, 560)),
    pension("ZUS", "EMERYTURA {n}", monthly(400, 1100)),
  ],
};
