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

/** Payers as statements of 2025 and later name them; where a bank cuts off, the first eighteen signs tell what a British one is. */

/** In Scotland and Northern Ireland universal credit may come in halves. */
const twiceAMonth = (least: number, most: number) => ["twice_a_month", least, most] as const;

const everywhereInTheUk = [
  benefit("HMRC CHB", "{n}", fourWeekly(100, 260)),
  benefit("CHILD BENEFIT", "{n}CHB", fourWeekly(100, 260)),
  pension("DWP STATE PEN", "{n}", fourWeekly(600, 1000)),
  pension("DWP SP", "{n}", fourWeekly(600, 1000)),
  pension("NEST PENSIONS", "{n}", monthly(60, 500)),
  pension("USS PENSIONS", "{n}", monthly(500, 2100)),
  pension("GMPF PENSION", "{m}", monthly(200, 1300)),
  pension("LPFA PENSIONS", "{n}", monthly(200, 1300)),
  pension("POLICE PENSIONS", "{n}", monthly(700, 2200)),
  pension("FIREFIGHTERS PENS", "{n}", monthly(600, 1900)),
  pension("L&G ANNUITY", "{n}", monthly(70, 640)),
  pension("STANDARD LIFE PENS", "{n}", monthly(100, 900)),
  pension("SCOT WIDOWS PENSION", "{n}", monthly(100, 900)),
  pension("BP PENSION FUND", "{n}", monthly(600, 2300)),
  pension("CAPITA PENSIONS", "TESCO PLC {n}", monthly(120, 800)),
];

const english = [
  benefit("UNIVERSAL CREDIT", "{n}", monthly(320, 1600)),
  benefit("DWP UNIVERSALCREDIT", "{n}", monthly(320, 1600)),
  benefit("DWP PIP PAYMENT", "{n}", fourWeekly(300, 750)),
  benefit("DWP EESA", "{n}", fortnightly(180, 300)),
  benefit("DWP CA", "{n}", fourWeekly(300, 350)),
  benefit("DWP AA", "{n}", fourWeekly(290, 450)),
  benefit("DWP PENSION CREDIT", "{n}", weekly(40, 220)),
  benefit("DWP IIDB", "{n}", weekly(40, 220)),
  benefit("LB HACKNEY HOUSING BENEFIT", "{n}", fortnightly(180, 500)),
  benefit("DWP BEREAVEMENT", "BSP {n}", monthly(100, 350)),
  student("STUDENT FINANCE ENG", "{n}", termly(1200, 3600)),
  student("SFE MAINTENANCE LN", "{n}", termly(1200, 3600)),
  student("SLC STUDENT FINANCE", "{n}", termly(1200, 3600)),
];

const welsh = [
  benefit("DWP UNIVERSALCREDIT", "{n}", monthly(320, 1600)),
  benefit("DWP PIP PAYMENT", "{n}", fourWeekly(300, 750)),
  benefit("BUDD-DAL PLANT CHB", "{n}", fourWeekly(100, 260)),
  student("SFW STUDENT FINANCE", "{n}", termly(1500, 3900)),
  student("CYLLID MYFYRWYR CYM", "{n}", termly(1500, 3900)),
];

const scottish = [
  benefit("SOCIAL SECURITY SCO", "{n}", fourWeekly(107, 740)),
  benefit("SOCIAL SEC SCOT", "ADP {n}", fourWeekly(290, 740)),
  benefit("SOCIAL SEC SCOT", "CSP {n}", fourWeekly(300, 350)),
  benefit("SCOTTISH CHILD PAY", "{n}", fourWeekly(107, 220)),
  benefit("SSS PADP", "{n}", fourWeekly(290, 450)),
  benefit("UNIVERSAL CREDIT", "{n}", twiceAMonth(160, 800)),
  student("SAAS MAINT LOAN", "{n}", monthly(500, 900)),
  student("SAAS NURSING BURSARY", "{n}", monthly(800, 900)),
  pension("LOTHIAN PENSION FD", "{n}", monthly(200, 1300)),
  pension("NESPF PENSION", "{n}", monthly(200, 1300)),
];

const northernIrish = [
  benefit("DFC UNIVERSAL CRED", "{n}", twiceAMonth(160, 720)),
  benefit("DFC PIP PAYMENT", "{n}", fourWeekly(300, 750)),
  benefit("DFC NI CARERS ALL", "{n}", fourWeekly(300, 350)),
  benefit("DFC NI PENSION CRED", "{n}", weekly(40, 220)),
  pension("DFC STATE PEN", "{n}", fourWeekly(600, 1000)),
  pension("NI CIVIL SERV PENS", "{n}", monthly(400, 1700)),
  student("STUDENT FIN NI", "{n}", termly(1200, 3300)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};

export const abroadOf: Readonly<Record<Exclude<Country, "GB">, readonly Entitlement[]>> = {
  IE: [
    benefit("DSP CHILD BENEFIT", "{n}", monthly(140, 420)),
    benefit("DSP JOBSEEKERS ALL", "{n}", weekly(150, 254)),
    benefit("DSP CARERS", "{n}", weekly(240, 290)),
    benefit("DSP WFP", "{n}", weekly(60, 240)),
    benefit("DSP MATERNITY BEN", "{n}", weekly(274, 289)),
    pension("DSP STATE PEN CON", "{n}", weekly(250, 300)),
    pension("AIB PENSION SCHEME", "{n}", monthly(400, 1900)),
    pension("HSE PENSIONS", "{n}", monthly(500, 2100)),
    pension("AVIVA PENSIONS IRL", "{n}", monthly(200, 1100)),
    student("SUSI STUDENT GRANT", "{n}", monthly(180, 800)),
  ],
  DE: [
    benefit("BUNDESAGENTUR FUER ARBEIT FAMILIENKASSE SUED", "{n}FK KG {m}", monthly(255, 765)),
    benefit("JOBCENTER ALTENRODE", "Grundsicherung {n}", monthly(560, 1200)),
    benefit("BUNDESAGENTUR FUER ARBEIT", "Alg I {n}", monthly(800, 1900)),
    benefit("JUGENDAMT ALTENRODE", "Unterhaltsvorschuss {n}", monthly(227, 394)),
    pension("DEUTSCHE RENTENVERSICHERUNG KNAPPSCHAFT", "Rente {m} {n}", monthly(600, 1900)),
    pension("BVK VERSORGUNGSWERK", "Ruhegeld {n}", monthly(500, 1900)),
    student("STUDENTENWERK ALTENRODE", "Foerderung BAfoeG {m}", monthly(400, 990)),
  ],
  FR: [
    benefit("CAF DE LA VEZONNE", "PREST {n} PRIME ACTIVITE", monthly(120, 600)),
    benefit("CAF DE LA VEZONNE", "AAH {n}", monthly(700, 1050)),
    benefit("FRANCE TRAVAIL", "ALLOC ARE {m}", monthly(700, 1700)),
    pension("CARSAT NORD PICARDIE", "PENSION VIEILLESSE {n}", monthly(600, 1500)),
    pension("MALAKOFF HUMANIS", "RETRAITE AGIRC ARRCO {n}", monthly(150, 900)),
    student("CROUS DE LA VEZONNE", "BOURSE CRITERES SOCIAUX", monthly(150, 650)),
  ],
  ES: [
    benefit("SEPE", "PREST. CONTRIBUTIVA {m}", monthly(480, 1300)),
    benefit("INSS", "NACIMIENTO Y CUIDADO MENOR {n}", monthly(900, 1700)),
    pension("TGSS", "PENSION VIUDEDAD {n}", monthly(600, 1300)),
    pension("INSS", "PENSION DE JUBILACION {m}", monthly(800, 2100)),
  ],
  IT: [
    benefit("INPS", "ASSEGNO DI INCLUSIONE {m}", monthly(400, 900)),
    benefit("INPS", "NASPI RATA {m}", monthly(600, 1400)),
    pension("INPS", "PENS. CAT VO {n}", monthly(600, 1900)),
    pension("ENPAM", "PENSIONE {n}", monthly(600, 2100)),
  ],
  PT: [
    benefit("ISS IP", "ABONO DE FAMILIA {m}", monthly(50, 300)),
    benefit("ISS IP", "SUBSIDIO PARENTAL {n}", monthly(500, 1200)),
    pension("CNP", "PENSAO DE VELHICE {m}", monthly(400, 1400)),
    pension("CAIXA GERAL DE APOSENTACOES", "PENSAO {m}", monthly(500, 1700)),
  ],
  PL: [
    benefit("ZUS ODDZIAŁ W RADLINIE", "ŚWIADCZENIE WYCHOWAWCZE 800+", monthly(180, 560)),
    benefit("POWIATOWY URZĄD PRACY", "ZASIŁEK DLA BEZROBOTNYCH {m}", monthly(300, 420)),
    pension("ZUS ODDZIAŁ W RADLINIE", "EMERYTURA {m}", monthly(400, 1200)),
    pension("KRUS", "RENTA {n}", monthly(350, 700)),
  ],
};
