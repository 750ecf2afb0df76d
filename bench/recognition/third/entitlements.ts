import {
  benefit,
  type Entitlement,
  fortnightly,
  fourWeekly,
  monthly,
  pension,
  student,
  termly,
  weekly,
} from "../second/entitlements.ts";
import type { Country, Nation } from "../second/labels.ts";

/** Other abbreviations and other payers than in the second set; the first eighteen signs tell what a British one is. */

const everywhereInTheUk = [
  benefit("HMRC CHILD BEN", "{n}", fourWeekly(100, 250)),
  benefit("CHILD BENEFIT HMRC", "{n}", fourWeekly(100, 250)),
  pension("STATE PENSION DWP", "{n}", fourWeekly(620, 980)),
  pension("DWP RET PENSION", "{n}", fourWeekly(620, 980)),
  pension("MYCSP PENSION", "{n}", monthly(400, 1700)),
  pension("PRUDENTIAL ANNUITY", "{n}", monthly(90, 520)),
  pension("BT PENSION SCHEME", "{m}", monthly(300, 1500)),
  pension("ROYAL MAIL PENSION", "PLAN {n}", monthly(250, 900)),
  pension("PHOENIX LIFE PENSION", "{n}", monthly(80, 600)),
  pension("ARMED FORCES PENSION", "{n}", monthly(500, 1700)),
  pension("TPT RETIREMENT", "PENSION {n}", monthly(200, 1100)),
];

const english = [
  benefit("DWP UNIV CRED", "{n}", monthly(340, 1550)),
  benefit("DWP PERS INDEP PMT", "{n}", fourWeekly(300, 720)),
  benefit("DWP NS ESA", "{n}", fortnightly(180, 290)),
  benefit("DWP NEW STYLE JSA", "{n}", fortnightly(145, 186)),
  benefit("DWP DLA", "{n}", fourWeekly(110, 720)),
  benefit("DWP ATTENDANCE ALL", "{n}", fourWeekly(290, 440)),
  benefit("DWP MATERNITY ALLCE", "{n}", fourWeekly(600, 760)),
  benefit("HOUSING BENEFIT", "LEWISHAM {n}", fourWeekly(300, 900)),
  student("SLC LOAN PAYMENT", "{n}", termly(1300, 3500)),
  student("STUDENT LOANS COMPANY", "MAINT LOAN {n}", termly(1300, 3500)),
];

const welsh = [
  benefit("DWP UNIV CRED", "{n}", monthly(340, 1550)),
  benefit("DWP CARERS ALL", "{n}", fourWeekly(300, 345)),
  benefit("DWP IND INJ DIS BEN", "{n}", fourWeekly(150, 700)),
  student("STUDENT FIN WALES", "{n}", termly(1500, 3800)),
];

const scottish = [
  benefit("SOC SEC SCOT ADP", "{n}", fourWeekly(290, 740)),
  benefit("SOC SEC SCOT SCP", "{n}", fourWeekly(107, 220)),
  benefit("SOC SEC SCOT CDP", "{n}", fourWeekly(110, 720)),
  benefit("DWP UNIV CRED", "{n}", monthly(340, 1550)),
  student("SAAS BURSARY", "{n}", monthly(200, 800)),
  student("STUDENT AWARDS SCOT", "{n}", monthly(400, 900)),
  pension("STRATHCLYDE PENSION FUND", "{n}", monthly(200, 1300)),
];

const northernIrish = [
  benefit("DFC UNIV CRED", "{n}", monthly(330, 1450)),
  benefit("DFC NI DLA", "{n}", fourWeekly(110, 700)),
  benefit("DFC CARERS ALL", "{n}", fourWeekly(300, 345)),
  benefit("DFC NI JSA", "{n}", fortnightly(145, 186)),
  pension("DFC RET PENSION", "{n}", fourWeekly(620, 980)),
  pension("NILGOSC PENSION", "{n}", monthly(200, 1200)),
  student("EA STUDENT FINANCE", "NI {n}", termly(1300, 3200)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};

export const abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>> = {
  IE: [
    benefit("SOCIAL WELFARE", "CHILD BEN {n}", monthly(140, 420)),
    benefit("DSP JOBSEEKERS BEN", "{n}", weekly(200, 254)),
    benefit("DEPT OF SOCIAL PROTECTION", "CARERS ALLOWANCE", weekly(240, 270)),
    benefit("DSP ONE PARENT FAMILY", "{n}", weekly(150, 300)),
    benefit("DSP", "ILLNESS BENEFIT {n}", weekly(200, 244)),
    pension("DSP PENSION CONTRIB", "{n}", weekly(250, 300)),
    pension("ESB PENSION FUND", "{n}", monthly(500, 1900)),
    pension("ZURICH LIFE", "PENSION {n}", monthly(200, 1100)),
    pension("NSSO PENSIONS", "{n}", monthly(500, 1900)),
    student("SUSI", "STUDENT GRANT {n}", monthly(180, 700)),
  ],
  DE: [
    benefit("FAMILIENKASSE NORD", "KG {n} Kindergeld", monthly(255, 765)),
    benefit("JOBCENTER WIESENBURG", "SGB II Leistungen {n}", monthly(560, 1150)),
    benefit("ELTERNGELDSTELLE WIESENBURG", "Elterngeld {n}", monthly(300, 1800)),
    benefit("WOHNGELDSTELLE", "Wohngeld {n}", monthly(120, 500)),
    pension("DT. RENTENVERSICHERUNG NORD", "Altersrente {n}", monthly(700, 1700)),
    pension("VBL KARLSRUHE", "Betriebsrente {n}", monthly(100, 600)),
    student("STUDIERENDENWERK", "BAfoeG {n}", monthly(400, 990)),
  ],
  FR: [
    benefit("CAF DE LA LOIRETTE", "ALLOC FAMILIALES APL {n}", monthly(140, 800)),
    benefit("POLE EMPLOI FRANCE TRAVAIL", "AREF {n} ALLOCATION CHOMAGE", monthly(700, 1500)),
    benefit("CAF DE LA LOIRETTE", "RSA {n}", monthly(500, 640)),
    pension("CNAV", "RETRAITE PERSONNELLE {n}", monthly(600, 1500)),
    pension("SERVICE DES RETRAITES DE L ETAT", "PENSION {n}", monthly(800, 2000)),
    student("CROUS DE LOIRETTE", "BOURSE ETUDIANT {n}", monthly(150, 600)),
  ],
  ES: [
    benefit("SERVICIO PUBLICO EMPLEO ESTATAL", "SUBSIDIO DESEMPLEO {n}", monthly(480, 1100)),
    benefit("SEG SOCIAL INSS", "PRESTACION IMV {n}", monthly(450, 1000)),
    pension("SEGURIDAD SOCIAL", "PENSION {n}", monthly(700, 1900)),
    pension("CLASES PASIVAS", "PENSION JUBILACION", monthly(800, 2000)),
  ],
  IT: [
    benefit("INPS", "ASS UNICO FIGLI {n}", monthly(60, 420)),
    benefit("INPS SEDE VALSORDA", "INDENNITA DISOCCUPAZIONE {n}", monthly(600, 1300)),
    pension("INPS GESTIONE PRIVATA", "RATA PENSIONE {m}", monthly(700, 1800)),
  ],
  PT: [
    benefit("SEGURANCA SOCIAL", "RSI {n} PRESTACAO SOCIAL", monthly(180, 400)),
    benefit("SEG SOCIAL IP", "SUBSIDIO DOENCA {n}", monthly(400, 900)),
    pension("SEG SOCIAL CNP", "PENSAO VELHICE {m}", monthly(400, 1300)),
    pension("CGA", "PENSAO APOSENTACAO {m}", monthly(500, 1600)),
  ],
  PL: [],
};
