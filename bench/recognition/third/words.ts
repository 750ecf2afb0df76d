import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers, payWordsOf } from "./employers.ts";
import { abroadOf, britishOf } from "./entitlements.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";

export const thirdWords: Vocabulary = {
  name: "third",
  seed: 1_310_000,
  countries: [
    ...(["GB", "DE", "GB", "IE", "GB", "ES", "GB", "FR", "GB", "IT", "GB", "IE", "GB"] as const),
    ...(["PT", "GB", "FR", "GB", "IE", "GB", "DE", "GB", "ES", "GB", "PT", "GB"] as const),
  ],
  names,
  banksOf,
  employersOf,
  statesEveryJob: false,
  misleadingEmployers,
  openNames: /SAVINGS LANE|SPARFUCHS|ASSURANCE|PRESTAMO|PRESTITI|RENDAS|CAFE DE LA GARE|MAGGIO|MAI & SOHN/,
  needsWord: /PENSIONS|REFUND|QUICK CASH|EVERYDAY LOANS|INSURE|EBAY|STUDENT|SAVINGS|MECCA|GIFT/,
  payWordsOf,
  plainReferences: ["{n}", "{code}", "A/{n}", "", "", "ID {n}", "{code} {n}", "REF{n}"],
  unknownPayers: [
    ...["ALDERNEY BRIDGE LTD", "KESTON PARTNERS LLP", "RIVERMEAD GROUP", "TALLIS & HUME", "NORTH QUAY CIC"],
    ...["FERNHILL ASSETS LTD", "OSTWIND KG", "LES AMANDIERS SARL", "MIRAMAR GESTION SL", "BRAMLEY HALL LTD"],
  ],
  maintenancePayer: "CHILD MAINTENANCE SERVICE",
  trades: ["ROOFING LTD", "DIGITAL LTD", "CATERING LTD", "TRANSLATIONS LTD"],
  britishOf,
  abroadOf,
  saidIn,
  interestIn: {
    ...{ GB: "CREDIT INTEREST", IE: "INTEREST CREDITED", DE: "HABENZINSEN", FR: "INTERETS ACQUIS" },
    ...{ ES: "ABONO INTERESES", IT: "INTERESSI A CREDITO", PT: "JUROS A FAVOR", PL: "" },
  },
  refundingShops: [
    ...["JOHN LEWIS", "BOOHOO", "NIKE", "CURRYS", "ZARA", "UNIQLO", "MANGO", "RYANAIR"],
    ...["BOOKING.COM", "WAYFAIR"],
  ],
  refundingInParts: ["BULB ENERGY", "SCOTTISHPOWER", "TRAINLINE", "VODAFONE"],
  platforms: [
    "WALLAPOP",
    "GUMTREE PAYOUT",
    "MERCARI",
    "MUSIC MAGPIE",
    "STRIPE VINTED",
    "LEBONCOIN",
    "ADYEN EBAY",
  ],
  bookmakers: [
    "LADBROKES",
    "CORAL RACING",
    "UNIBET",
    "TOMBOLA BINGO",
    "POKERSTARS",
    "BETVICTOR",
    "LOTTOLAND",
  ],
  once: [
    ...["MYDEPOSITS|TENANCY DEPOSIT", "BEACON PROBATE LLP|INHERITANCE", "MOTORWAY.CO.UK|CAR SALE"],
    ...["NS&I|BOND PRIZE", "OFGEM|COMPENSATION"],
  ],
  shops: ["WAITROSE 412", "COOP FOOD", "EDEKA", "AUCHAN", "BP CONNECT", "DISNEY PLUS", "TFL TRAVEL", "BOOTS"],
  landlord: "ARDEN LETTINGS",
  energy: "SCOTTISHPOWER",
};
