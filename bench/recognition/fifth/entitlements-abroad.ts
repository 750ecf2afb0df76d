import { benefit, type Entitlement, monthly, pension, student, weekly } from "../second/entitlements.ts";
import type { Country } from "../second/labels.ts";

export const abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>> = {
  IE: [
    benefit("DSP CHILD BEN PMT", "{n}", monthly(280, 280)),
    benefit("DSP CHILD BEN PMT", "{n}", monthly(140, 140)),
    benefit("DSP DISABILITY ALL", "{n}", weekly(220, 254)),
    benefit("DSP JOBSEEKER PAY", "{n}", weekly(150, 450)),
    benefit("DSP ILLNESS BEN", "{n}", weekly(200, 254)),
    benefit("DSP PARENTS BEN", "{n}", weekly(274, 299)),
    benefit("DSP SUPP WELFARE", "{n}", weekly(120, 244)),
    pension("DSP PENSION NC", "{n}", weekly(220, 290)),
    pension("GARDA PENSIONS", "{n}", monthly(900, 2400)),
    pension("AN POST PENSIONS", "{n}", monthly(400, 1500)),
    pension("NEW IRELAND PENSN", "{n}", monthly(150, 1000)),
    student("SUSI GRANT CDETB", "{n}", monthly(180, 820)),
  ],
  DE: [
    benefit("BA FAMILIENKASSE BAYERN", "KG{n} Kindergeld {m}", monthly(518, 518)),
    benefit("JOBCENTER BARMEN", "Regelbedarf KdU {n}", monthly(560, 1250)),
    benefit("BUNDESAGENTUR FUER ARBEIT", "{n} ALG {m}", monthly(800, 2000)),
    benefit("L-BANK", "Elterngeld {n}", monthly(300, 1800)),
    benefit("STADT BARMEN WOHNGELDSTELLE", "WOHNGELD {m}", monthly(120, 560)),
    pension("DRV BAYERN SUED", "Rente {m} {n}", monthly(650, 1900)),
    pension("ALLIANZ PENSIONSKASSE", "Rentenzahlung {n}", monthly(80, 700)),
    student("STUDIERENDENWERK BARMEN", "BAfoeG Bewilligung {n}", monthly(380, 992)),
  ],
  FR: [
    benefit("CAF DE L ARMANCE", "APL {n} {m}", monthly(120, 480)),
    benefit("CAF DE L ARMANCE", "PAJE CMG {n}", monthly(180, 900)),
    benefit("FRANCE TRAVAIL", "ARE {m} {n}", monthly(700, 1800)),
    benefit("MSA DU BOCAGE", "PRESTATIONS FAMILIALES {n}", monthly(140, 700)),
    pension("CARSAT SUD EST", "RETRAITE {m}", monthly(600, 1600)),
    pension("AG2R LA MONDIALE", "RETRAITE COMPLEMENTAIRE {n}", monthly(150, 900)),
    pension("IRCANTEC", "PENSION {n}", monthly(80, 500)),
    student("CROUS DE L ARMANCE", "BOURSE {m}", monthly(150, 680)),
  ],
  ES: [
    benefit("SEPE PRESTACIONES", "DESEMPLEO {m}", monthly(480, 1400)),
    benefit("INSS", "INGRESO MINIMO VITAL {m}", monthly(450, 1100)),
    benefit("XUNTA DE GALICIA", "RISGA {m}", monthly(400, 700)),
    pension("INSS", "PENSION INCAPACIDAD {n}", monthly(600, 1500)),
    pension("TGSS PENSIONES", "JUBILACION {n}", monthly(700, 2200)),
  ],
  IT: [
    benefit("INPS ROMA EUR", "ASSEGNO UNICO UNIVERSALE {m}", monthly(57, 480)),
    benefit("INPS", "DISOCCUPAZIONE NASPI {n}", monthly(600, 1450)),
    pension("INPS GEST PUBBLICA", "PENSIONE {m}", monthly(800, 2200)),
    pension("INARCASSA", "RATA PENSIONE {n}", monthly(600, 2000)),
  ],
  PT: [
    benefit("SEGURANCA SOCIAL IGFSS", "SUBSIDIO DESEMPREGO {m}", monthly(500, 1200)),
    benefit("IGFSS", "PRESTACAO INCLUSAO {m}", monthly(300, 600)),
    pension("CNP LISBOA", "PENSAO SOBREVIVENCIA {m}", monthly(250, 900)),
    pension("SEG SOCIAL PENSOES", "PENSAO {m}", monthly(350, 1500)),
  ],
  PL: [
    benefit("ZUS ODDZIAŁ KLONÓW", "RODZINA 800+ {m}", monthly(180, 560)),
    benefit("MOPS KLONÓW", "ŚWIADCZENIE RODZINNE {n}", monthly(90, 320)),
    pension("ZUS", "EMERYTURA-RENTA {m}", monthly(400, 1300)),
    pension("WBE KLONÓW", "EMERYTURA WOJSKOWA {n}", monthly(700, 1500)),
  ],
};
