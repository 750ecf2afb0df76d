import { type Further, further } from "../second/further.ts";
import type { Country } from "../second/labels.ts";

/** Money that is no income, under brands and in words that the earlier sets do not have. */

const british: readonly Further[] = [
  ...further("own transfer", "every month", 20, 900)(
    "PLUM FINTECH|WITHDRAWAL {c},MONEYBOX|WDL {c},CHIP FINANCIAL|{c},MARCUS BY GS|{holder},ATOM BANK|{holder}",
    "SKIPTON BS|WITHDRAWAL {c},YORKSHIRE BS|{holder},RAISIN UK|PAYOUT {c},AL RAYAN BANK|{holder},ZOPA|Smart Saver",
    "{holder}|sent from Chase,{holder}|Round ups,{holder}|Housekeeping,{holder}|bills a/c,WISE PAYMENTS|{holder}",
    "LONDON MUTUAL CU|SHARE WITHDRAWAL,GLASGOW CREDIT UNION|SAVINGS WDL,CLOCKWISE CREDIT UNION|{c}",
  ),
  ...further(
    "own transfer",
    "every week",
    2,
    60,
  )("SNOOP SPARE CHANGE|SWEEP,{holder}|weekly spends,PLUM FINTECH|{c}"),
  ...further("own transfer", "once", 200, 4000)("PARK CHRISTMAS SAVINGS|PAYOUT,ISA TRANSFER|MONEYFARM {c}"),
  ...further(
    "loan",
    "now and then",
    50,
    900,
  )(
    "LENDING STREAM|{c},DRAFTY|CREDIT LINE {c},SALAD MONEY|LOAN {c},CREATION FINANCE|LOAN {c},ARRANGED OVERDRAFT|DRAWN",
  ),
  ...further(
    "refund",
    "now and then",
    5,
    200,
  )(
    "DUNELM|RETURNED {c},M AND S|ORDER {c} RETURNED,APPLE.COM/BILL|CREDIT,UBER EATS|ORDER ADJUSTMENT,LNER|DELAY REPAY {c}",
    "GWR|DELAY REPAY {c},TFL|OYSTER REFUND,EASYJET|FLIGHT CANCELLED {c},TICKETMASTER|EVENT CANCELLED {c}",
  ),
  ...further(
    "refund",
    "now and then",
    15,
    400,
  )(
    "OCTOPUS ENERGY|CREDIT BALANCE,BRITISH GAS|ACCOUNT CREDIT {c},THAMES WATER|OVERPAYMENT {c},EON NEXT|WARM HOME DISC",
    "SKY UK|FINAL BILL CREDIT,TV LICENSING|OVERPAYMENT",
  ),
  ...further(
    "tax refund",
    "once",
    40,
    900,
  )("MANCHESTER CC|CTAX REBATE {c},LB CROYDON|COUNCIL TAX CREDIT {c},DVLA|VEHICLE TAX {c},RIFT REFUNDS|{c}"),
  ...further(
    "insurance",
    "now and then",
    20,
    600,
  )("PETPLAN|CLM {c},SIMPLYHEALTH|DENTAL {c},AXA HEALTH|CLAIM {c}"),
  ...further("once", "once", 300, 2400)("TENANCY DEPOSIT SCHEME|{c},DPS REPAYMENT|{c},GOFUNDME|{c}"),
  ...further(
    "person",
    "every month",
    60,
    900,
  )(
    "{person}|love mum and dad,{person}|From Dad,{person}|mortgage half,{person}|joint bills,{person}|housekeeping x",
    "{person}|monthly,{person}|for the boys,{person}|pardna hand,{person}|committee,{person}|,{person}|car insurance share",
  ),
  ...further(
    "person",
    "every week",
    10,
    120,
  )("{person}|food x,{person}|school dinners,{person}|lift share,{person}|"),
  ...further(
    "gambling",
    "now and then",
    5,
    500,
  )("SKY VEGAS|{c},GROSVENOR CASINO|{c},NATIONAL LOTTERY|WIN,POSTCODE LOTTERY|PRIZE,OMAZE|PRIZE DRAW"),
  ...further("gambling", "every month", 25, 100)("NS&I PREMIUM BONDS|PRIZE,PREMIUM BOND PRIZE|{c}"),
  ...further(
    "platform",
    "now and then",
    4,
    240,
  )(
    "ZIFFIT|{c},WEBUYBOOKS|{c},CEX WEBUY|{c},MAZUMA MOBILE|{c},TICKETSWAP|PAYOUT {c},SHPOCK|{c},FACEBOOK MARKETPLACE|{c}",
  ),
  ...further(
    "investment",
    "every month",
    30,
    900,
  )(
    "COINBASE|{c},KRAKEN|FIAT WITHDRAWAL {c},TRADING 212|WITHDRAWAL {c},ETORO UK|WDL {c},VANGUARD|WITHDRAWAL {c}",
    "NUTMEG|PAYOUT {c},FREETRADE|{c},HL VANTAGE|WDL {c}",
  ),
  ...further(
    "expenses",
    "every month",
    15,
    260,
  )("EXPENSIFY|REIMB {c},PLEO|REIMBURSEMENT {c},CONCUR EXPENSES|{c}"),
  ...further(
    "cashback",
    "every month",
    1,
    45,
  )(
    "JAMDOUGHNUT|CASHBACK {c},AIRTIME REWARDS|{c},KIDSTART CASHBACK|{c},COMPLETE SAVINGS|CASHBACK {c},EDGE CASHBACK|",
  ),
];

const irish: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )(
    "RAISIN BANK|{c},BUNQ|{holder},STATE SAVINGS|WITHDRAWAL {c},{holder}|from N26,ST RAPHAELS CU|SHARE WDL",
    "LIBERTIES CREDIT UNION|SHARES {c},{holder}|mortgage pot",
  ),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )(
    "ELECTRIC IRELAND|ACCOUNT CREDIT,BORD GAIS|CREDIT {c},IRISH RAIL|{c} CANCELLED,HARVEY NORMAN|RETURNED {c}",
  ),
  ...further("tax refund", "once", 50, 1200)("REVENUE|MED 1 {c},REVENUE|PAYE REVIEW {c}"),
  ...further(
    "person",
    "every month",
    60,
    700,
  )("{person}|creche half,{person}|from Mam,{person}|mortgage,{person}|,{person}|for the house"),
  ...further("gambling", "now and then", 5, 400)("BOYLESPORTS|{c},PRIZE BONDS|WIN,IRISH LOTTO|WIN"),
  ...further("platform", "now and then", 5, 300)("DONEDEAL|{c},ADVERTS.IE|{c},TICKETSWAP|PAYOUT {c}"),
  ...further(
    "investment",
    "every month",
    30,
    800,
  )("DEGIRO|WITHDRAWAL {c},COINBASE|{c},TRADE REPUBLIC|PAYOUT {c}"),
  ...further("loan", "now and then", 100, 900)("CREDIT UNION LOAN|{c},FLEXIFI|LOAN {c}"),
];

const german: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )(
    "WELTSPAREN|Auszahlung {c},CONSORSBANK|{holder},{holder}|Sparrate zurueck,BAUSPARKASSE ADLER|Guthaben {c}",
  ),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )(
    "VATTENFALL|Guthaben {c},STADTWERKE ALTENRODE|Guthaben Jahresabrechnung,DB VERTRIEB|Fahrgastrechte {c},KLARNA|Retoure {c}",
  ),
  ...further(
    "person",
    "every month",
    60,
    700,
  )("{person}|von Mama,{person}|Haushaltsgeld,{person}|,{person}|Rate Auto"),
  ...further("platform", "now and then", 5, 200)("MOMOX|Ankauf {c},REBUY|{c},KLEINANZEIGEN|{c}"),
  ...further(
    "investment",
    "every month",
    30,
    800,
  )("SCALABLE CAPITAL|Auszahlung {c},TRADE REPUBLIC|Auszahlung {c},BITPANDA|{c}"),
  ...further("gambling", "now and then", 5, 300)("LOTTO24|Gewinn {c},AKTION MENSCH|Gewinn"),
  ...further("cashback", "every month", 1, 40)("C24 BANK|Cashback {c},PAYBACK|Punkte Auszahlung"),
  ...further("once", "once", 500, 2400)("HAUSVERWALTUNG KROLL|Kaution zurueck"),
];

const french: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )("FORTUNEO LIVRET|{holder},YOMONI|RETRAIT {c},{holder}|de mon PEL,NALO|RETRAIT {c}"),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )("EDF CLIENTS|AVOIR {c},ENGIE|TROP PERCU {c},SNCF CONNECT|ANNULATION {c},DARTY|RETOUR {c}"),
  ...further(
    "person",
    "every month",
    60,
    700,
  )("{person}|de papa,{person}|courses maison,{person}|,{person}|credit maison"),
  ...further(
    "platform",
    "now and then",
    5,
    200,
  )("MOMOX|RACHAT {c},BACK MARKET|REPRISE {c},VESTIAIRE COLLECTIVE|{c}"),
  ...further("gambling", "now and then", 5, 300)("PMU|GAINS {c},FDJ|GAIN LOTO,WINAMAX|{c}"),
  ...further("insurance", "every month", 8, 90)("MGEN|PRESTATIONS {c},ALAN|REMB {c}"),
  ...further("once", "once", 400, 1900)("CITYA|DEPOT DE GARANTIE {c}"),
  ...further("investment", "every month", 30, 800)("BOURSE DIRECT|RETRAIT {c},BINANCE|{c}"),
];

const spanish: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )("MYINVESTOR|{holder},INDEXA CAPITAL|REEMBOLSO {c},{holder}|de mi hucha"),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )(
    "ENDESA|ABONO FACTURA {c},IBERDROLA|REGULARIZACION {c},RENFE|INDEMNIZACION {c},LEROY MERLIN|DEVUELTO {c}",
  ),
  ...further(
    "person",
    "every month",
    60,
    700,
  )("BIZUM DE {person}|piso,{person}|de mama,{person}|,BIZUM DE {person}|"),
  ...further("platform", "now and then", 5, 200)("MILANUNCIOS|{c},PERCENTIL|{c},VINTED|{c}"),
  ...further("gambling", "now and then", 5, 300)("SORTEO ONCE|PREMIO,LOTERIAS Y APUESTAS|PREMIO {c}"),
  ...further("once", "once", 400, 1900)("INCASOL|FIANZA {c}"),
];

const italian: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )("MONEYFARM|PRELIEVO {c},GIMME5|RISCATTO {c},{holder}|dal mio deposito"),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )("ENEL ENERGIA|RIMBORSO BOLLETTA {c},TRENITALIA|INDENNIZZO {c},UNIEURO|RESO {c}"),
  ...further("person", "every month", 60, 700)("{person}|da papa,{person}|spesa casa,{person}|"),
  ...further("platform", "now and then", 5, 200)("SUBITO|{c},WALLAPOP|{c}"),
  ...further("cashback", "every month", 1, 40)("SATISPAY|CASHBACK {c}"),
  ...further("gambling", "now and then", 5, 300)("SISAL|VINCITA {c},LOTTOMATICA|VINCITA {c}"),
];

const portuguese: readonly Further[] = [
  ...further(
    "own transfer",
    "every month",
    30,
    800,
  )("CERTIFICADOS AFORRO|RESGATE {c},XTB|LEVANTAMENTO {c},{holder}|mealheiro"),
  ...further(
    "refund",
    "now and then",
    10,
    300,
  )("EDP COMERCIAL|ACERTO {c},CP COMBOIOS|REEMB {c},WORTEN|DEVOLVIDO {c}"),
  ...further("person", "every month", 60, 700)("MB WAY {person}|casa,{person}|da mae,{person}|"),
  ...further("platform", "now and then", 5, 200)("OLX|{c},VINTED|{c}"),
  ...further("gambling", "now and then", 5, 300)("SANTA CASA JOGOS|PREMIO {c}"),
];

const polish: readonly Further[] = [
  ...further("own transfer", "every month", 30, 800)("XTB|WYPŁATA ŚRODKÓW {c},{holder}|ze skarbonki"),
  ...further("refund", "now and then", 10, 300)("PGE OBRÓT|NADPŁATA {c},PKP INTERCITY|ZWROT BILETU {c}"),
  ...further("person", "every month", 60, 700)("BLIK {person}|mieszkanie,{person}|od mamy,{person}|"),
  ...further("platform", "now and then", 5, 200)("OLX|{c},ALLEGRO LOKALNIE|{c}"),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french },
  ...{ ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
