import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers, payWordsOf, unknownPayers } from "./employers.ts";
import { abroadOf, britishOf } from "./entitlements.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";
import type { Vocabulary } from "./vocabulary.ts";

const INTEREST = "ZINSEN / INTERETS";

export const secondWords: Vocabulary = {
  name: "second",
  seed: 770_000,
  countries: [
    ...(["GB", "IE", "GB", "DE", "GB", "FR", "GB", "ES", "GB", "IE", "GB", "IT", "GB"] as const),
    ...(["DE", "GB", "PT", "GB", "IE", "GB", "FR", "GB", "ES", "GB", "PL", "GB"] as const),
  ],
  names,
  banksOf,
  employersOf,
  statesEveryJob: true,
  misleadingEmployers,
  openNames: /REFUND|RIMBORSI|BIZUM|PRIMES|RENTEN|MARCH HARE/,
  needsWord: /DWP|PENSION|REVENUE|STUDENT LOANS|PAYPAL|LOTTERY|CHILD BENEFIT|AVIVA/,
  payWordsOf,
  plainReferences: ["{n}", "{n}", "{code}", "REF {code}", "", "", "PR{n}"],
  unknownPayers,
  maintenancePayer: "CMS CHILD MAINTENANC",
  trades: ["JOINERY LTD", "CONSULTING LTD", "FOODS LTD", "DESIGN STUDIO"],
  britishOf,
  abroadOf,
  saidIn,
  interestIn: {
    ...{ GB: "GROSS INTEREST", IE: "GROSS INTEREST", DE: INTEREST, FR: INTEREST },
    ...{ ES: INTEREST, IT: INTEREST, PT: INTEREST, PL: INTEREST },
  },
  refundingShops: ["AMAZON", "ZALANDO", "IKEA", "ASOS", "DECATHLON", "H&M", "SHEIN", "ARGOS"],
  refundingInParts: ["OCTAVIA ENERGY", "NORTHERN RAIL", "AQUAVIA"],
  platforms: ["VINTED", "EBAY COMMERCE UK", "ETSY PAYMENTS", "PAYPAL", "DEPOP", "VINTED UAB"],
  bookmakers: ["BET365", "SKY BETTING", "PADDY POWER", "WILLIAM HILL", "TIPICO", "BETFAIR"],
  once: ["THE DPS|DEPOSIT RETURN", "HARLOW SOLICITORS|ESTATE", "PREMIUM BONDS|WIN", "WEBUYANYCAR|SALE"],
  shops: [
    ...["LIDL", "ALDI SUED", "TESCO STORES 3312", "CARREFOUR CITY", "SHELL", "NETFLIX.COM"],
    ...["SPOTIFY", "MERCADONA"],
  ],
  landlord: "KEYHOLD RESIDENTIAL",
  energy: "OCTAVIA ENERGY",
};
