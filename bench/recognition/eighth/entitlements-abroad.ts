import { benefit, type Entitlement, monthly, pension, student, weekly } from "../second/entitlements.ts";
import type { Country } from "../second/labels.ts";

type Entitlements = readonly Entitlement[];

const irish: Entitlements = [
  benefit("DSP CHILD BENEFIT", "{n}T", monthly(140, 420)),
  benefit("D SOCIAL PROTECT", "CHILD BENEFIT {n}", monthly(140, 280)),
  benefit("DEPT SOCIAL PROT", "JOBSEEKERS {n}", weekly(150, 460)),
  benefit("DEPT SOCIAL PROT", "DISABILITY ALL {n}", weekly(230, 275)),
  benefit("DSP WORKING FAM PAY", "{n}", weekly(60, 310)),
  benefit("DSP CARERS", "CARERS ALLOWANCE {n}", weekly(230, 295)),
  benefit("DSP MATERNITY BENEFIT", "{n}T", weekly(274, 300)),
  pension("DSP STATE PEN CONT", "{n}", weekly(255, 325)),
  pension("NSSO RETIRED PAY", "PENSION {n}", monthly(700, 2600)),
  pension("HSE SUPERANNUATION", "PENSION {n}", monthly(600, 2400)),
  pension("AVIVA LIFE IRL", "ANNUITY {n}", monthly(150, 1100)),
  student("SUSI", "GRANT {n}", monthly(180, 860)),
  student("SUSI STUDENT GRANT", "SUSI {n}", monthly(180, 860)),
];

const german: Entitlements = [
  benefit("BUNDESAGENTUR F. ARBEIT FAMILIENKASSE", "KG {n} {m}", monthly(259, 777)),
  benefit("FAMILIENKASSE SACHSEN", "KINDERGELD {m} {n}", monthly(259, 518)),
  benefit("BUNDESAGENTUR F. ARBEIT", "ALG {n} {m} Arbeitslosengeld", monthly(800, 2200)),
  benefit("JOBCENTER AHRENSFELD", "BG {n} Buergergeld {m}", monthly(563, 1300)),
  benefit("STADT AHRENSFELD WOHNGELD", "{n} {m}", monthly(120, 580)),
  benefit("ELTERNGELDSTELLE AHRENSFELD", "ELTERNGELD {n} {m}", monthly(300, 1800)),
  benefit("FA OESTERREICH FAMILIENBEIHILFE", "{n} {m}", monthly(200, 640)),
  benefit("AMS NIEDEROESTERREICH", "ALG {n} {m}", monthly(750, 1750)),
  pension("DT. RENTENVERSICHERUNG BUND", "RENTE {m} {n}", monthly(650, 2050)),
  pension("RENTEN SERVICE", "RV-RENTE {m} {n}", monthly(650, 2050)),
  pension("BAYERISCHE VERSORGUNGSKAMMER", "Zusatzrente {m}", monthly(120, 950)),
  pension("PVA WIEN", "PENSION {m} {n}", monthly(900, 2400)),
  student("STUDIERENDENWERK AHRENSFELD", "BAfoeG {n} {m}", monthly(380, 992)),
  student("BUNDESKASSE HALLE", "BAFOEG {n} {m}", monthly(380, 992)),
];

const french: Entitlements = [
  benefit("CAF DE BELROCHE", "ALLOCATIONS FAMILIALES {m}", monthly(140, 620)),
  benefit("CAF DE BELROCHE", "PRIME D ACTIVITE {n}", monthly(120, 420)),
  benefit("CAF DE BELROCHE", "AIDE LOGEMENT {mon}", monthly(120, 480)),
  benefit("FRANCE TRAVAIL", "ALLOC ARE {n} {m}", monthly(700, 1950)),
  pension("CARSAT CENTRE", "RETRAITE {n}", monthly(600, 1750)),
  pension("AGIRC-ARRCO", "RETRAITE COMPLEMENTAIRE {m}", monthly(150, 980)),
  pension("SRE PENSIONS DE L ETAT", "PENSION {m}", monthly(700, 2200)),
  student("CROUS DE BELROCHE", "BOURSE {m} {n}", monthly(150, 690)),
];

const spanish: Entitlements = [
  benefit("SEPE", "PREST. CONTRIBUTIVA {mon}", monthly(480, 1500)),
  benefit("SEPE", "SUBSIDIO {m} {n}", monthly(480, 600)),
  benefit("INSS", "IMV {m}", monthly(300, 1150)),
  pension("SEG. SOCIAL PENSIONES", "JUBILACION {mon}", monthly(700, 2200)),
  pension("INSS", "PENSION JUBILACION {m}", monthly(700, 2200)),
];

const italian: Entitlements = [
  benefit("INPS", "ASSEGNO UNICO UNIV {n}", monthly(57, 520)),
  benefit("INPS", "NASPI {mon} {n}", monthly(600, 1550)),
  pension("INPS", "PENSIONE {mon} {n}", monthly(700, 2200)),
  pension("INPS PENSIONI", "CAT. VO {n}", monthly(700, 2200)),
];

const portuguese: Entitlements = [
  benefit("SEGURANCA SOCIAL", "ABONO DE FAMILIA {m}", monthly(50, 330)),
  benefit("SEGURANCA SOCIAL", "SUBS DESEMPREGO {mon}", monthly(500, 1300)),
  pension("CENTRO NACIONAL PENSOES", "PENSAO VELHICE {n}", monthly(330, 1300)),
  pension("CGA", "PENSAO {mon}", monthly(500, 2000)),
  student("DGES", "BOLSA ENSINO SUPERIOR {m}", monthly(90, 560)),
];

const polish: Entitlements = [
  benefit("ZUS", "ŚWIADCZENIE WYCHOWAWCZE {m}", monthly(190, 580)),
  benefit("PUP SOSNOWIEC DLN", "ZASIŁEK DLA BEZROBOTNYCH {m}", monthly(300, 420)),
  pension("ZUS", "EMERYTURA {m}", monthly(420, 1450)),
  pension("ZUS", "RENTA {n} {m}", monthly(350, 900)),
];

export const abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
