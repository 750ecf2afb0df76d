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
  plainReferences: ["{n}", "NO{n}", "{code}", "", "", "W{n}", "{n}/{m}", "PN {n}", "A{n}-01", "{m}"],
  unknownPayers: [
    ...["LEADERS LETTINGS|RENT 3 ASH CT||6000-16000", "BELVOIR LETTINGS|LANDLORD {n}||6000-16000"],
    ...["MULBERRY SQ LETS|FLAT 9 RENT||6000-16000", "PIPIT & VALE LLP|INV {code}||4000-30000"],
    ...["BRIGHTWELL FILMS LTD|INVOICE {m}||8000-40000", "HOUSE OF KITE LTD|INV-{code}||4000-30000"],
    ...["BOLT OPERATIONS OU|{n}|weekly|4000-26000", "STUART DELIVERY LTD|{code}|weekly|3000-22000"],
    ...["FREENOW|{n}|weekly|6000-30000", "TUTORFUL LTD|{code}|fortnightly|2500-12000"],
    ...["CARAVEL CAPITAL SARL", "WREKIN & STOUR LLP", "TIDEWAY COLLECTIVE", "LANTERN HILL GMBH"],
    ...["AVOCET GROUP", "MARRAM VENTURES"],
  ],
  maintenancePayer: "DWP CMS|CHILD MAINT {n}||1200-7200",
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
    ...["SELFRIDGES", "PRETTYLITTLETHING", "SNIPES", "ESPRIT", "TRIP.COM", "WIZZ AIR", "HOTELS.COM"],
    ...["NEW BALANCE", "TEMU", "VANS"],
  ],
  refundingInParts: ["E.ON", "O2", "INTERRAIL", "VEOLIA"],
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
  energy: "E.ON",
};
