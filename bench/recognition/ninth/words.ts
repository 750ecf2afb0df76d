import type { Country } from "../second/labels.ts";
import { list } from "../second/said.ts";
import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { britishOf } from "./entitlements.ts";
import { abroadOf } from "./entitlements-abroad.ts";
import { furtherNoise } from "./not-income.ts";
import { needsWord, openNames } from "./open-names.ts";
import { monthsOf, payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";
import { unknownPayers } from "./unknown-payers.ts";

const abroadInTurn = ["DE", "IE", "FR", "ES", "DE", "IT", "PT", "DE", "FR", "IE", "ES", "PL"] as const;

/** Every second one is of the United Kingdom, and the last as well. */
const countries: readonly Country[] = [
  ...abroadInTurn.flatMap((country): readonly Country[] => ["GB", country]),
  "GB",
];

export const ninthWords: Vocabulary = {
  name: "ninth",
  seed: 9_417_031,
  ...{ countries, names, banksOf, employersOf, misleadingEmployers, openNames, needsWord },
  ...{ payWordsOf, monthsOf, britishOf, abroadOf, saidIn, furtherNoise, unknownPayers },
  statesEveryJob: false,
  hasOddPence: true,
  plainReferences: ["{n}", "", "{n}", "{mon} {n}", "", "{code}", "{n}/{m}", "REF{n}", "EMP {n}"],
  maintenancePayer: "CMS CHILD MAINT|{n}||1200-7200",
  trades: list("ROOFING LTD,CONSULTING LTD,ELECTRICS LTD,FLOORING LTD,CATERING LTD"),
  interestIn: {
    GB: "INTEREST PAID",
    IE: "CREDIT INTEREST",
    DE: "Habenzinsen",
    FR: "INTERETS CREDITEURS",
    ES: "ABONO INTERESES",
    IT: "INTERESSI CREDITORI",
    PT: "JUROS CREDORES",
    PL: "ODSETKI",
  },
  refundingShops: list(
    "AMAZON MKTPLACE,ASOS ONLINE,NEXT PLC ONLINE,ZALANDO ONLINE,H&M ONLINE,IKEA ONLINE,DECATHLON ONLINE,EBAY MARKETPLACE,BOOKING COM,RYANAIR FLIGHTS,LEGO SHOP,APPLE ONLINE STORE",
  ),
  refundingInParts: list("SOUTHERN RAILWAY,E.ON ENERGY,BT TELECOMS,YORKSHIRE WATER"),
  platforms: list("VINTED SALES,EBAY PAYOUT,DEPOP PAYOUT,ETSY SELLER,MOMOX ANKAUF,WALLAPOP SALE"),
  bookmakers: list("BET365 SPORTS,PADDYPOWER,UNIBET SPORTS,BWIN SPORTS,888 CASINO,BETFAIR EXCHANGE"),
  once: list(
    "DEPOSIT PROTECT SVC|DEPOSIT REPAYMENT,HARGRAVE PROBATE|ESTATE,CAZOO UK|VEHICLE SALE,GOFUNDME UK|CAMPAIGN,OMBUDSMAN REDRESS|COMPENSATION",
  ),
  shops: list(
    "TESCO STORES 2277,LIDL UK,ALDI 64,CO-OP GROUP FOOD,DM DROGERIE,CARREFOUR CITY,ESSO FUEL,SPOTIFY,PRET A MANGER 88",
  ),
  landlord: "LETTING AGENT RENT",
  energy: "E.ON ENERGY",
};
