import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { britishOf } from "./entitlements.ts";
import { abroadOf } from "./entitlements-abroad.ts";
import { furtherNoise } from "./not-income.ts";
import { monthsOf, payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";

export const seventhWords: Vocabulary = {
  name: "seventh",
  seed: 7_310_471,
  hasOddPence: true,
  countries: [
    ...(["GB", "DE", "GB", "IE", "GB", "FR", "GB", "GB", "ES", "GB", "IT", "GB", "GB"] as const),
    ...(["IE", "GB", "DE", "GB", "PT", "GB", "FR", "GB", "GB", "PL", "GB", "DE"] as const),
  ],
  ...{
    names,
    banksOf,
    employersOf,
    misleadingEmployers,
    payWordsOf,
    monthsOf,
    britishOf,
    abroadOf,
    saidIn,
    furtherNoise,
  },
  statesEveryJob: false,
  openNames:
    /UMBRELLA|CNCL|COUNCIL|BORO |MBC$|COAST GLENS|UNI(V|$)|SUSSEX CC|ACAD|HM LAND|HERON FOODS|FARMFOODS|BOYES|JD SPORTS|BARGAINS|FURNITURE|VISION EXP|CLEANERS|ONE STOP|PIZZA|^LEON RES|SUE RYDER|SCOPE|PEABODY|OPENREACH|INSPIRE|TINY TURTLES|CIVIL SERV|CREDIT|PENNYHILL|BETTS|GRANT|CASH|GIFT|FUNDRAISING|INTEREST|CLAIMS|POOLES|ISA |BONDS|LEASE|SPEND|RENT|LOAN|LOTTO|MACE|ETB$|LOCAL LINK|APPLEGREEN|CRECHE|MUELLER|^GLS|LANDESKASSE|STADT|BILLA|OEBB|LEBENSHILFE|ZINS|MIETH|MAERZ|ERSTATTER|^CORA|MAIRIE|KEOLIS|RECTORAT|^O2|AVRIL|ASSURAND|LOYER|BOURSIER|ALCAMPO|AYUNT|ADIF|ABRIL|PRESTAMO|BOLSAS|TIGROS|COMUNE|^ASL|TRENORD|MARZO|RISPARMIO|MINIPRECO|^CM |POUPANCA|JANEIRO|STOKROTKA|GMINA|LPP|^MAJ|ZWROT/,
  needsWord:
    /JENNINGSBET|BINGO|GROSVENOR|LOTTERY|LONDON|AEGON|PENFOLD|NEST|EUROPCAR|RENTAL|LETTINGS|LENDABLE|CAPITAL|CASHLINE|PAWN|DIRECT LINE|ZURICH|LV=|VITALITY|PRELOVED|CEX|MUSICMAGPIE|TOPCASHBACK|RETURN|REFUNDO|MONEYHUB|COVENTRY|SAVINGS|HARGREAVES|BREWIN|FREETRADE|CREDIT|CHILD|CARERS|GRANT|STUDENT|TENANCY|COMPENSATION|GIFT|LEGACY/,
  plainReferences: ["{n}", "P{n}", "", "", "{code}", "{n}-1", "ID {n}", "{m}", "{n} {mon}", "REF{n}"],
  unknownPayers: [
    ...[
      "ACORN & ASH LETTINGS|RENT 9 KILN CT||6000-16000",
      "NORTHGATE LANDLORD SVC|STATEMENT {n}||6000-16000",
    ],
    ...["TIDEWAY PROPERTY MGT|NETT RENT UNIT 4||6000-16000", "STERLAND & COY LTD|INV {code}||4000-30000"],
    ...["PALLADINE FILMS LTD|INVOICE NO {n}||8000-40000", "GREENWICH QUILL PRESS|INV-{n}||4000-30000"],
    ...["PEDIVAN RIDERS|{n}|weekly|3000-22000", "BEELIVERY DRIVERS|{code}|weekly|3000-20000"],
    ...["OLA DRIVER EARNINGS|{n}|weekly|4000-24000", "LESSONLADDER TUTORS|{code}|fortnightly|2000-9000"],
    ...["PAWSHAKE SITTERS|{n}|fortnightly|1500-8000", "LARKSPUR & THANE LLP", "GANNET HILL HOLDINGS"],
    ...["CURLEW NOMINEES", "SORREL VENTURES SA", "GREY HERON CIC", "TOLLGATE ROW PARTNERS", "NORDHAVEN GMBH"],
  ],
  maintenancePayer: "CMS COLLECT & PAY|CHILD MAINT {n}||1200-7200",
  trades: ["PLASTERING LTD", "PODIATRY LTD", "DATA LTD", "FENCING LTD"],
  interestIn: {
    ...{ GB: "CREDIT INTEREST PAID", IE: "DEPOSIT INTEREST CR", DE: "GUTSCHRIFT HABENZINSEN" },
    ...{ FR: "INTERETS ANNUELS", ES: "ABONO INTERESES CUENTA", IT: "COMPETENZE A CREDITO" },
    ...{ PT: "JUROS DEPOSITO", PL: "KAPITALIZACJA ODSETEK" },
  },
  refundingShops: [
    ...["FENWICK ONLINE", "FOYLES BOOKS", "STRADIVARIUS", "PULL&BEAR", "KIWI.COM", "NORWEGIAN AIR", "OPODO"],
    ...["LULULEMON", "FOLKSY ORDER", "URBAN OUTFITTERS"],
  ],
  refundingInParts: ["TOMATO ENERGY", "COMMUNITY FIBRE", "OYSTER CARD REFUNDS", "PORTSMOUTH WATER"],
  platforms: [
    ...["DRESSCIRCLE SELLER", "MARKETPLACE SALE PAYOUT", "BAYSIDE AUCTIONS PAYOUT", "THRIFTPLUS SELL"],
    ...["REDBUBBLE SALES", "LOOP RESALE", "SWOPIT SELLER"],
  ],
  bookmakers: [
    "BETLADDER",
    "KARAMBA CASINO",
    "MONOPOLY CASINO",
    "BETUK",
    "STAR SPORTS",
    "BINGO ON THE BOX",
    "SLOTSHIRE CASINO",
  ],
  once: [
    ...["DPS CUSTODIAL|BOND REPAID", "HOLT EXECUTORS LLP|ESTATE", "COPART|VEHICLE SALE"],
    ...["CHUFFED FUNDRAISER|DONATIONS", "LEGAL OMBUDSMAN|AWARD"],
  ],
  shops: [
    ...[
      "NISA LOCAL 41",
      "BUDGENS 203",
      "TEGUT",
      "MATCH SUPERM",
      "GULF PETROL",
      "PARAMOUNT PLUS",
      "NANDOS 118",
    ],
    ...["FROIZ"],
  ],
  landlord: "ROWANBANK ESTATES",
  energy: "TOMATO ENERGY",
};
