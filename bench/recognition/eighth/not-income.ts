import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";

/** Money that is no income, as accounts of every day show it. */

const saved: readonly Further[] = byHand([
  ...further("own transfer", "every month", 20, 1000)(
    "{holder}|transfer to bills,{holder}|from savings account,{holder}|mortgage payment money,{holder}|monthly bills transfer",
    "{holder}|rent + council tax,{holder}|my half to joint,{holder}|from barclays acc,{holder}|from lloyds acc,{holder}|car payment",
    "{holder}|savings,{holder}|housekeeping money,{holder}|from hsbc,{holder}|credit card money,{holder}|from my monzo,{holder}|sent from Revolut",
    "MELTON BS|{holder},BATH BS|{holder},TIPTON BS|{holder},SWANSEA BS|{holder},DARLINGTON BS|{holder},SUFFOLK BS|{holder}",
    "LEEK BS|{holder},HANLEY BS|WITHDRAWAL {c},NEWBURY BS|WITHDRAWAL {c},CHORLEY BS|{holder},AFIN BANK|{holder}",
    "CAHOOT SAVER|{holder},CLOSE BROTHERS SAV|{holder},ZENITH BANK UK|{holder},BANK OF BARODA UK|{holder},HABIB BANK|{holder}",
  ),
  ...further(
    "own transfer",
    "every two weeks",
    20,
    300,
  )("{holder}|shopping money,{holder}|fortnightly to bills"),
  ...further("own transfer", "every week", 20, 160)("{holder}|weekly budget,{holder}|food money"),
  ...further(
    "own transfer",
    "every four weeks",
    50,
    650,
  )("{holder}|rent 4 weekly from savings,{holder}|bills 4 wk"),
  ...further(
    "own transfer",
    "now and then",
    15,
    700,
  )(
    "{holder}|cover direct debit,{holder}|for car repair,{holder}|just in case,JUST CREDIT UNION|SHARES WDL {c},UNIFY CREDIT UNION|WITHDRAWAL {c}",
    "ENTERPRISE CU|SAVINGS {c},METRO MONEYWISE CU|WITHDRAWAL {c},CAHOOT ISA|WITHDRAWAL {c}",
  ),
  ...further(
    "own transfer",
    "once",
    150,
    5200,
  )("WESLEYAN SAVINGS|MATURITY {c},SHEPHERDS FRIENDLY|PLAN MATURED {c},HINCKLEY BS|ACCOUNT CLOSED {c}"),
  ...further(
    "investment",
    "every month",
    25,
    950,
  )(
    "IWEB SHARE DEALING|WITHDRAWAL {c},WILLIS OWEN|WITHDRAWAL {c},CAVENDISH ONLINE|WITHDRAWAL {c},SWISSBORG|WITHDRAWAL {c}",
  ),
]);

const traded: readonly Further[] = [
  ...varied(
    further(
      "investment",
      "every month",
      4,
      280,
    )("CROWDPROPERTY|CAPITAL REPAID {c},SHOJIN|CAPITAL REPAID {c},INVEST & FUND|CAPITAL REPAID {c}"),
  ),
  ...further(
    "investment",
    "now and then",
    10,
    1400,
  )(
    "HALIFAX SHARE DEAL|SALE {c},FINECO UK TRADING|WITHDRAWAL {c},TRADENATION|WITHDRAWAL {c},BITFINEX|WITHDRAWAL {c}",
    "NEXO CRYPTO|WITHDRAWAL {c},ZIGLU CRYPTO|SOLD {c},LLOYDS SHARE DEALING|SALE {c},GOLD BULLION CO|SOLD {c}",
  ),
];

const paidBack: readonly Further[] = [
  ...further("refund", "now and then", 3, 220)(
    "JOULES|REFUND {c},PHASE EIGHT|REFUND {c},OFFICE SHOES|REFUND {c},FOOTASYLUM|RETURN {c},OH POLLY|REFUND {c},SIMPLY BE|RETURN {c}",
    "FREEMANS|REFUND {c},PROCOOK|REFUND {c},LAPTOPS DIRECT|REFUND {c},RICHER SOUNDS|REFUND {c},THE ENTERTAINER|REFUND {c}",
    "MAMAS & PAPAS|REFUND {c},EURO CAR PARTS|RETURN {c},BENSONS FOR BEDS|REFUND {c},DREAMS LTD|REFUND {c},BLACKWELLS|REFUND {c}",
    "PHARMACY2U|REFUND {c},GLASSES DIRECT|REFUND {c},ABEL & COLE|REFUND {c},TOO GOOD TO GO|REFUND {c},PAPA JOHNS|REFUND {c}",
    "LOGANAIR|REFUND {c},EUROTUNNEL|REFUND {c},CALMAC FERRIES|REFUND {c},TRAILFINDERS|REFUND {c},FLIGHT CENTRE|REFUND {c}",
    "CROSSCOUNTRY|DELAY REPAY {c},MERSEYRAIL|REFUND {c},TFW RAIL|DELAY REPAY {c},GRAND CENTRAL|DELAY REPAY {c},EVENTBRITE|REFUND {c}",
    "SKIDDLE TICKETS|REFUND {c},ATG TICKETS|REFUND {c},MICROSOFT STORE|REFUND {c},STEAM GAMES|REFUND {c},HOSEASONS|CANCELLED {c}",
  ),
  ...further(
    "refund",
    "now and then",
    12,
    280,
  )(
    "SSE ENERGY|CREDIT REFUND {c},POWER NI|CREDIT {c},NORTHUMBRIAN WATER|REFUND {c},SCOTTISH WATER|REFUND {c},BRISTOL WATER|CREDIT {c}",
    "LITTLE OWLS NURSERY|FEES REFUND {c},SCHOOLMONEY|DINNER REFUND {c},FIRST SCHOOL CLUB|OVERPAID {c}",
  ),
  ...further(
    "refund",
    "once",
    4,
    90,
  )(
    "NOW BROADBAND|FINAL BILL {c},ID MOBILE|CREDIT {c},VOXI|REFUND {c},ANYTIME FITNESS|REFUND {c},EVERYONE ACTIVE|REFUND {c}",
    "DVLA SWANSEA|ROAD TAX REFUND {c},HMPO|PASSPORT REFUND {c},DISCLOSURE SCOTLAND|REFUND {c}",
  ),
  ...further(
    "refund",
    "in parts",
    20,
    160,
  )("SOUTH WESTERN RLY|SEASON REFUND {c},YUGO STUDENT ROOMS|RENT REFUND {c}"),
  ...further(
    "tax refund",
    "once",
    25,
    1100,
  )(
    "HMRC PAYE|P800 {c},HMRC ACCOUNTS OFF|TAX REPAYMENT {c},MEDWAY COUNCIL|COUNCIL TAX REFUND {c},ABERDEEN CITY C|CTAX REFUND {c}",
  ),
  ...further(
    "insurance",
    "now and then",
    12,
    160,
  )(
    "CS HEALTHCARE|CLAIM {c},PATIENT PLAN DIRECT|CLAIM {c},ENGAGE CASH PLAN|CLAIM {c},OUTLOOK CASH PLAN|CLAIM {c}",
  ),
  ...further(
    "insurance",
    "once",
    90,
    2400,
  )(
    "PRIVILEGE CLAIMS|CLAIM {c},COVEA INSURANCE|CLAIM {c},STAYSURE TRAVEL|CLAIM {c},RIAS CLAIMS|CLAIM {c},PERFECT PET INS|CLAIM {c}",
  ),
  ...further(
    "once",
    "once",
    250,
    2600,
  )(
    "SAFE DEPOSITS UK|DEPOSIT REPAID {c},DEPOSIT SCOTLAND|DEPOSIT REPAID {c},CARZAM|CAR SALE {c},PEOPLES CAR BUYERS|CAR SALE {c}",
    "{person}|for the car,{person}|wedding gift,{person}|sofa and table",
  ),
  ...varied(
    further(
      "expenses",
      "every month",
      8,
      280,
    )("EXPENSEIN|EXPENSES {c},FYLE|EXPENSES {c},ALLSTAR MILEAGE|MILEAGE {c}"),
  ),
];

const lent: readonly Further[] = byHand([
  ...further(
    "loan",
    "now and then",
    50,
    600,
  )(
    "MORSES CLUB|LOAN {c},BADGER LOANS|LOAN {c},THE MONEY PLATFORM|LOAN {c},CASH4UNOW|LOAN {c},TICK TOCK LOANS|LOAN {c}",
    "STEADYPAY|LOAN {c},KOYO LOANS|LOAN {c},UPDRAFT CREDIT|LOAN {c}",
  ),
  ...further(
    "loan",
    "once",
    800,
    7500,
  )("SAINSBURYS BANK|LOAN {c},FIRST DIRECT LOANS|LOAN {c},M&S BANK LOAN|LOAN {c},POST OFFICE MONEY|LOAN {c}"),
  ...further(
    "person",
    "in parts",
    50,
    400,
  )(
    "{person}|paying back,{person}|owe you for holiday,{person}|instalment 2,{person}|thanks for the loan,{person}|payment plan car",
  ),
]);

const given: readonly Further[] = byHand([
  ...further(
    "person",
    "every month",
    80,
    950,
  )(
    "{person}|rent and bills share,{person}|from Mum,{person}|from mum and dad,{person}|my half of mortgage,{person}|mortgage and bills",
    "{person}|rent x,{person}|bills x,{person}|,{person}|house,{person}|for Oscar,{person}|uni allowance,{person}|rent to Emma,{person}|kids money",
    "{person}|standing order,{person}|nursery half,{person}|car finance half,{person}|keep from Liam,{person}|room rent May on",
  ),
  ...further(
    "person",
    "every month",
    6,
    95,
  )(
    "{person}|phone,{person}|netflix and spotify,{person}|broadband half,{person}|car insurance,{person}|gas electric,{person}|from Gran x",
  ),
  ...further(
    "person",
    "every week",
    8,
    70,
  )("{person}|weekly shop half,{person}|lift to work,{person}|football,{person}|pocket money"),
  ...further("person", "every two weeks", 20, 180)("{person}|half shopping,{person}|swimming lessons half"),
  ...further(
    "person",
    "every four weeks",
    80,
    700,
  )("{person}|rent every four wks,{person}|maintenance for Ava"),
  ...further(
    "person",
    "now and then",
    5,
    160,
  )("{person}|happy birthday xx,{person}|lend until payday,{person}|merry christmas,{person}|for petrol"),
]);

const luckAndSales: readonly Further[] = [
  ...further(
    "gambling",
    "now and then",
    4,
    560,
  )(
    "BETCONNECT|WITHDRAWAL {c},TOTE UK BETTING|{c},COPYBET|WITHDRAWAL {c},LUCKY DAYS CASINO|{c},BINGO GAMES UK|WITHDRAWAL {c}",
    "ELITE COMPETITIONS|PRIZE {c},DAYMADE PRIZE DRAW|WIN {c},RNIB LOTTERY|WIN {c}",
  ),
  ...varied(further("gambling", "every month", 2, 60)("NS&I PREM BONDS|PRIZE {c},HOSPICE LOTTERY|WIN {c}")),
  ...further(
    "platform",
    "now and then",
    3,
    260,
  )(
    "NUW CIRCLE|SOLD {c},SELLIER RESALE|SOLD {c},SIMPLYSELLBOOKS|SOLD {c},GAMEXCHANGE|SOLD {c},DELCAMPE|SALE {c},THE SALEROOM|SOLD {c}",
    "EBAY SALES|{c},DOTTE KIDS RESALE|SOLD {c},MOBILE CASH MATE|PHONE SOLD {c},OLDIES RECORDS BUY|SOLD {c}",
  ),
  ...varied(
    further(
      "cashback",
      "every month",
      1,
      40,
    )(
      "OHMYDOSH|CASHBACK {c},IMUTUAL|CASHBACK {c},SHOPBACK UK|CASHBACK {c},VIRGIN RED|CASHBACK {c},TSB SPEND AND SAVE|CASHBACK {c}",
      "MONZO PERKS|CASHBACK {c},TOPCASHBACK|CASHBACK {c}",
    ),
  ),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  ...abroad,
  GB: [...saved, ...traded, ...paidBack, ...lent, ...given, ...luckAndSales],
};
