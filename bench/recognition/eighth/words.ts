import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { britishOf } from "./entitlements.ts";
import { abroadOf } from "./entitlements-abroad.ts";
import { furtherNoise } from "./not-income.ts";
import { openNames } from "./open-names.ts";
import { monthsOf, payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";
import { unknownPayers } from "./unknown-payers.ts";

export const eighthWords: Vocabulary = {
  name: "eighth",
  seed: 8_650_213,
  hasOddPence: true,
  statesEveryJob: false,
  countries: [
    ...(["GB", "GB", "IE", "GB", "DE", "GB", "FR", "GB", "GB", "IT", "GB", "ES", "GB", "GB"] as const),
    ...(["DE", "GB", "IE", "GB", "PT", "GB", "FR", "DE", "GB", "PL", "GB"] as const),
  ],
  ...{ openNames, unknownPayers, names, banksOf, saidIn, furtherNoise },
  ...{ employersOf, misleadingEmployers, payWordsOf, monthsOf, britishOf, abroadOf },
  needsWord:
    /AVIVA|AXA|ALLIANZ|LEGAL|ESURE|M&G|WIDOWS|PENSION|PHOENIX|ENTAIN|BET |EVOKE|ALLWYN|LETTINGS|RENTALS|LOANS|OCTOPUS|SEVERN|STUDENT|GAS|LEGION|CLAIMS|EBAY|VINTED|PAYPAL|WISE|BANK|GRP$|GROUP HR|BARCLAYS|NATIONWIDE|YORKSHIRE|UNION|EXPERIAN|JOHN|HENRY|EMMA|SAVILLS|CONNELLS/,
  plainReferences: ["{n}", "{n}", "", "", "{code}", "{n} {m}", "E{n}", "REF {n}", "{mon} {n}"],
  maintenancePayer: "CHILD MAINTENANCE|CMS {n}||1200-7200",
  trades: ["BUILDERS LTD", "DESIGN LTD", "PLUMBING LTD", "TRAINING LTD", "TRANSPORT LTD"],
  interestIn: {
    ...{ GB: "INTEREST PAID (GROSS)", IE: "CREDIT INTEREST DEPOSIT", DE: "HABENZINSEN QUARTAL" },
    ...{ FR: "INTERETS LIVRET", ES: "LIQUIDACION INTERESES CTA", IT: "INTERESSI A CREDITO CONTO" },
    ...{ PT: "JUROS CONTA POUPANCA", PL: "ODSETKI OD SALDA" },
  },
  refundingShops: [
    ...[
      "AMAZON.CO.UK",
      "NEXT DIRECTORY",
      "WATERSTONES.COM",
      "CLARKS SHOES",
      "HOBBS LTD",
      "EBUYER",
      "BODEN UK",
    ],
    ...["OAK FURNITURELAND", "EUROSTAR INTL", "PEEK & CLOPPENBURG", "C&A ONLINE", "TRAVEL REPUBLIC"],
  ],
  refundingInParts: ["SHELL ENERGY RETAIL", "SOUTHERN WATER", "GIGACLEAR LTD", "GREATER ANGLIA"],
  platforms: [
    ...["VINTED PAYOUT", "CATAWIKI SELLER", "WALLAPOP UK SALE", "FREEADS SALE", "DEPOT RESALE PAYOUT"],
    ...["EBID AUCTION SALE", "REWEAR SELLER"],
  ],
  bookmakers: [
    ...["SKYBET", "SMARKETS BETTING", "MATCHBOOK BETTING", "PARIMATCH UK", "BETZONE", "VIDEOSLOTS CASINO"],
    "RACEBETS",
  ],
  once: [
    ...["TDS CUSTODIAL|DEPOSIT REPAYMENT", "WHITMORE PROBATE LLP|ESTATE", "JAMJAR CARS|VEHICLE SALE"],
    ...["ENTHUSE DONATIONS|CAMPAIGN", "FOS REDRESS|COMPENSATION"],
  ],
  shops: [
    ...["TESCO STORES 6120", "SAINSBURYS S/MKT", "LIDL GB LONDON", "REWE MARKT", "CARREFOUR MARKET"],
    ...["SHELL FILLING STN", "NETFLIX COM", "GREGGS 2210", "MERCADONA 118"],
  ],
  landlord: "OPENRENT LANDLORD",
  energy: "SHELL ENERGY RETAIL",
};
