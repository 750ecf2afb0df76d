import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { britishOf } from "./entitlements.ts";
import { abroadOf } from "./entitlements-abroad.ts";
import { furtherNoise } from "./not-income.ts";
import { payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";

export const fifthWords: Vocabulary = {
  name: "fifth",
  seed: 3_897_001,
  hasOddPence: true,
  countries: [
    ...(["GB", "GB", "IE", "GB", "FR", "GB", "GB", "DE", "GB", "IT", "GB", "IE", "GB"] as const),
    ...(["ES", "GB", "GB", "PL", "GB", "DE", "GB", "PT", "GB", "FR", "GB", "ES"] as const),
  ],
  ...{
    names,
    banksOf,
    employersOf,
    misleadingEmployers,
    payWordsOf,
    britishOf,
    abroadOf,
    saidIn,
    furtherNoise,
  },
  statesEveryJob: false,
  openNames:
    /^ARK |^OXFAM|LOTTO|GRANT ENG|MAERZ|SPARGEL|JUIN|LOYER|REGALOS|JULIO|PREMI|LUGLIO|LIPIEC|UMB|ALBAPAY|PAYMATTERS|^SPAR |ALDI|^CO-OP|SCOTRAIL|SNCF/,
  needsWord:
    /SKIPTON|NS&I|VINTED|MONEYBOX|CREDIT|GALA|PRIZE|ALLOWANCE|HOLIDAY|RENTALCARS|GIFTS|PARENT PAY|BONUS|SALVATION|PAYPOINT|REIMBURSE|CLAIMS|PENSIONS|BUILDING SOC|STUDENT|TAX|MATALAN|HALFORDS|OVO|FLO GAS|SAVE THE|DIVIDEND|NICHOLS/,
  plainReferences: ["{n}", "NO{n}", "{code}", "", "", "W{n}", "{n}/{m}", "BACS {code}", "A{n}-01", "{m}"],
  unknownPayers: [
    ...["LEADERS LETTINGS|RENT 3 ASH CT", "BELVOIR LETTINGS|LANDLORD {n}", "MULBERRY SQ LETS|FLAT 9 RENT"],
    ...["PIPIT & VALE LLP|INV {n}", "BRIGHTWELL FILMS LTD|INVOICE {n}", "HOUSE OF KITE LTD|INV-{code}"],
    ...["BOLT OPERATIONS OU|{n}|weekly", "STUART DELIVERY LTD|{code}|weekly", "FREENOW|{n}|weekly"],
    ...[
      "TUTORFUL LTD|{code}|fortnightly",
      "CARAVEL CAPITAL SARL",
      "WREKIN & STOUR LLP",
      "TIDEWAY COLLECTIVE",
    ],
    ...["LANTERN HILL GMBH", "AVOCET GROUP", "MARRAM VENTURES"],
  ],
  maintenancePayer: "DWP CMS|CHILD MAINT {n}",
  trades: ["SCAFFOLDING LTD", "PHYSIO LTD", "LANDSCAPES LTD", "SYSTEMS LTD"],
  interestIn: {
    ...{
      GB: "INTEREST PAID GROSS",
      IE: "INTEREST LODGED",
      DE: "ZINSEN TAGESGELD",
      FR: "INTERETS CAPITALISES",
    },
    ...{
      ES: "LIQ. INTERESES A SU FAVOR",
      IT: "INTERESSI ATTIVI",
      PT: "JUROS LIQUIDOS",
      PL: "DOPISANIE ODSETEK",
    },
  },
  refundingShops: [
    ...[
      "SELFRIDGES",
      "PRETTYLITTLETHING",
      "OFFICE SHOES",
      "RADLEY LONDON",
      "SNOW AND ROCK",
      "WIZZ AIR",
      "HOTELS.COM",
    ],
    ...["B&Q ONLINE", "TEMU", "LA REDOUTE UK"],
  ],
  refundingInParts: ["E.ON NEXT", "YORKSHIRE WATER", "SOUTHERN RAILWAY", "TALKTALK"],
  platforms: [
    "EBAY O SELLER",
    "VINTED BALANCE",
    "DEPOP PAYMENTS",
    "GUMROAD",
    "SWAPPA",
    "PRELOVED POD",
    "REBELLE",
  ],
  bookmakers: ["BETFRED.COM", "BOYLE SPORTS UK", "PLAYOJO", "BET UK", "MECCA GAMES", "SPIN CASINO", "NETBET"],
  once: [
    ...["DEPOSIT SCHEME LTD|TENANT SHARE", "FARROW WILLS LLP|LEGACY", "CAR TAKE BACK|SCRAP VALUE"],
    ...["CROWDFUNDER UK|PROJECT", "ENERGY OMBUDSMAN|AWARD"],
  ],
  shops: [
    "MORRISONS",
    "SPAR EXPRESS",
    "KAUFLAND",
    "CASINO SHOP",
    "TEXACO",
    "GOOGLE PLAY",
    "GREGGS 0412",
    "LIDL GB",
  ],
  landlord: "BEECHCROFT ESTATES",
  energy: "E.ON NEXT",
};
