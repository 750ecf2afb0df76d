import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";

/** Money that is no income, as accounts of every day show it. */

const saved: readonly Further[] = byHand([
  ...further("own transfer", "every month", 20, 1000)(
    "{holder}|transfer to bills,{holder}|from savings account,{holder}|mortgage payment money,{holder}|monthly bills transfer",
    "{holder}|rent + council tax,{holder}|my half to joint,{holder}|from barclays acc,{holder}|from lloyds acc,{holder}|car payment",
    "{holder}|savings,{holder}|housekeeping money,{holder}|from hsbc,{holder}|credit card money,{holder}|from my monzo,{holder}|sent from Revolut",
    "NATIONWIDE SAVER|{holder},SANTANDER SAVER|{holder},VIRGIN SAVINGS|{holder},TESCO BANK SAVER|{holder},ALDERMORE SAVINGS|{holder}",
    "AA SAVINGS|{holder},SAGA SAVINGS|{holder},CO-OP SAVINGS|{holder},KENT RELIANCE BS|{holder},CAMBRIDGE BS|{holder},LEEK BS|{holder}",
    "NEWBURY BS|WITHDRAWAL {c},MONMOUTHSHIRE BS|{holder},PROGRESSIVE BS|{holder},SCOTTISH BS|{holder},AFIN BANK|{holder}",
  ),
  ...further("own transfer", "every two weeks", 20, 300)("{holder}|shopping money,{holder}|fortnightly to bills"),
  ...further("own transfer", "every week", 20, 160)("{holder}|weekly budget,{holder}|food money"),
  ...further("own transfer", "every four weeks", 50, 650)("{holder}|rent 4 weekly from savings,{holder}|bills 4 wk"),
  ...further("own transfer", "now and then", 15, 700)(
    "{holder}|cover direct debit,{holder}|for car repair,{holder}|just in case,LEEDS CITY CU|SHARES WDL {c},HULL & E YORKS CU|WDL {c}",
    "PARTNERSHIP CU|SAVINGS {c},PLUM SAVINGS|WITHDRAWAL {c},MONEYBOX SAVER|WITHDRAWAL {c},CHIP ISA|WITHDRAWAL {c}",
  ),
  ...further("own transfer", "once", 150, 5200)(
    "SAYE MATURITY YBS|{c},CHILD TRUST FUND|MATURITY {c},NS&I DIRECT SAVER|{holder}",
  ),
  ...further("investment", "every month", 25, 950)(
    "VANGUARD UK|WITHDRAWAL {c},AJ BELL SECURITIES|WITHDRAWAL {c},FIDELITY FUNDS|WITHDRAWAL {c},NUTMEG SAVING|WITHDRAWAL {c}",
  ),
]);

const traded: readonly Further[] = [
  ...varied(
    further("investment", "every month", 4, 280)("ZOPA P2P|REPAYMENTS {c},CROWDPROPERTY|CAPITAL {c},SHOJIN|CAPITAL {c}"),
  ),
  ...further("investment", "now and then", 10, 1400)(
    "TRADING 212 UK|WITHDRAWAL {c},ETORO UK LTD|WITHDRAWAL {c},COINBASE UK|WITHDRAWAL {c},KRAKEN PAYWARD|{c},BINANCE UK|{c}",
    "HARGREAVES L ISA|SALE {c},EQUINITI SHAREVIEW|SHARES SOLD {c},XTB UK|WITHDRAWAL {c},REVOLUT TRADING|SELL {c}",
  ),
];

const paidBack: readonly Further[] = [
  ...further("refund", "now and then", 3, 220)(
    "JOHN LEWIS ONLINE|REFUND {c},ARGOS LTD|REFUND {c},CURRYS ONLINE|REFUND {c},TK MAXX ONLINE|REFUND {c},VERY GROUP|RETURN {c}",
    "ASOS.COM|REFUND {c},SHEIN.COM|REFUND {c},BOOHOO.COM|REFUND {c},PRETTYLITTLETHING.C|{c},H&M ONLINE|RETURN {c},NEW LOOK ONLINE|{c}",
    "SPORTSDIRECT.COM|{c},JD SPORTS ONLINE|RETURN {c},DUNELM ONLINE|REFUND {c},B&Q DIY|REFUND {c},SCREWFIX ONLINE|REFUND {c}",
    "WAYFAIR UK|REFUND {c},AO RETAIL|REFUND {c},SUPERDRUG ONLINE|{c},BOOTS.COM|REFUND {c},TESCO.COM|SUBSTITUTION {c},ASDA GROCERIES|REFUND {c}",
    "EASYJET REFUNDS|{c},BRITISH AIRWAYS|REFUND {c},JET2.COM|REFUND {c},AIRBNB UK|REFUND {c},EXPEDIA UK|REFUND {c},PREMIER INN|CANCELLED {c}",
    "GWR REFUNDS|{c},LNER REFUNDS|DELAY REPAY {c},AVANTI REFUND|DELAY REPAY {c},TFL REFUNDS|{c},NATIONAL EXPRESS UK|{c},TICKETMASTER UK|REFUND {c}",
    "UBER EATS UK|REFUND {c},DELIVEROO UK|REFUND {c},HELLOFRESH UK|{c},APPLE.COM UK|REFUND {c},GOOGLE PLAY APPS|REFUND {c},MICROSOFT XBOX|{c}",
  ),
  ...further("refund", "now and then", 12, 280)(
    "OCTOPUS ENERGY REF|{c},OVO ENERGY LTD|CREDIT REFUND {c},E.ON NEXT|CREDIT {c},SCOTTISHPOWER ENGY|REFUND {c},YORKSHIRE WATER|REFUND {c}",
    "UNITED UTILITIES|CREDIT {c},SCHOOL LUNCHES|REFUND {c},AFTER SCHOOL CLUB|OVERPAID {c}",
  ),
  ...further("refund", "once", 4, 90)(
    "SKY DIGITAL|FINAL BILL {c},BT BROADBAND|FINAL BILL {c},EE LIMITED|CREDIT {c},O2 UK|REFUND {c},THE GYM GROUP|REFUND {c},TV LICENCE|REFUND {c}",
    "DVLA REFUND|ROAD TAX {c},HMPO PASSPORT|REFUND {c},DVSA BOOKING|REFUND {c}",
  ),
  ...further("refund", "in parts", 20, 160)("NORTHERN RAIL SEASON|REFUND {c},STUDENT HOUSING CO|RENT REFUND {c}"),
  ...further("tax refund", "once", 25, 1100)(
    "HMRC PAYE|P800 {c},HMRC SA REFUND|{c},LEEDS CITY COUNCIL|COUNCIL TAX REFUND {c},CORNWALL COUNCIL|CTAX REFUND {c}",
  ),
  ...further("insurance", "now and then", 12, 160)(
    "SIMPLYHEALTH CLAIM|{c},MEDICASH PLUS|CLAIM {c},BUPA CASH PLAN|CLAIM {c},DENPLAN LTD|CLAIM {c},BENENDEN|CLAIM {c}",
  ),
  ...further("insurance", "once", 90, 2400)(
    "AVIVA HOME CLAIM|{c},DIRECT LINE CLAIM|{c},PETPLAN UK|CLAIM {c},LV CLAIMS|CLAIM {c},AXA TRAVEL CLAIM|{c},MORE THAN CLAIMS|{c}",
  ),
  ...further("once", "once", 250, 2600)(
    "DPS DEPOSIT|REPAYMENT {c},TDS DEPOSIT|REPAYMENT {c},MYDEPOSITS UK|DEPOSIT {c},MOTORWAY CARS|SALE {c},ARNOLD CLARK BUY|CAR {c}",
    "{person}|for the car,{person}|wedding gift,{person}|sofa and table",
  ),
  ...varied(further("expenses", "every month", 8, 280)("CONCUR UK|EXPENSES {c},EXPENSIFY UK|EXPENSES {c},PLEO UK|REIMBURSE {c}")),
];

const lent: readonly Further[] = byHand([
  ...further("loan", "now and then", 50, 600)(
    "LENDING STREAM UK|LOAN {c},DRAFTY UK|DRAWDOWN {c},SALAD LOANS|LOAN {c},QUIDMARKET LTD|LOAN {c},FUND OURSELVES|LOAN {c}",
    "TICK TOCK LOANS|LOAN {c},CLEO ADVANCE|{c},STEADYPAY|LOAN {c}",
  ),
  ...further("loan", "once", 800, 7500)("ZOPA LOAN|{c},TESCO BANK LOAN|{c},M&S BANK LOAN|{c},LLOYDS LOAN|LOAN {c},NOVUNA LOAN|{c}"),
  ...further("person", "in parts", 50, 400)(
    "{person}|paying back,{person}|owe you for holiday,{person}|instalment 2,{person}|thanks for the loan,{person}|payment plan car",
  ),
]);

const given: readonly Further[] = byHand([
  ...further("person", "every month", 80, 950)(
    "{person}|rent and bills share,{person}|from Mum,{person}|from mum and dad,{person}|my half of mortgage,{person}|mortgage and bills",
    "{person}|rent x,{person}|bills x,{person}|,{person}|house,{person}|for Oscar,{person}|uni allowance,{person}|rent to Emma,{person}|kids money",
    "{person}|standing order,{person}|childcare half,{person}|car finance half,{person}|keep from Liam,{person}|room rent May on",
  ),
  ...further("person", "every month", 6, 95)(
    "{person}|phone,{person}|netflix and spotify,{person}|broadband half,{person}|car insurance,{person}|gas electric,{person}|from Gran x",
  ),
  ...further("person", "every week", 8, 70)("{person}|weekly shop half,{person}|lift to work,{person}|football,{person}|pocket money"),
  ...further("person", "every two weeks", 20, 180)("{person}|half shopping,{person}|swimming lessons half"),
  ...further("person", "every four weeks", 80, 700)("{person}|rent every four wks,{person}|maintenance for Ava"),
  ...further("person", "now and then", 5, 160)("{person}|happy birthday xx,{person}|lend until payday,{person}|merry christmas,{person}|for petrol"),
]);

const luckAndSales: readonly Further[] = [
  ...further("gambling", "now and then", 4, 560)(
    "BETFRED|WITHDRAWAL {c},BETWAY UK|{c},CORAL.CO.UK|{c},UNIBET UK|{c},NATIONAL LOTTERY UK|{c},GALA BINGO|{c},MECCA BINGO UK|{c},LOTTOLAND UK|{c}",
    "OMAZE UK|PRIZE {c},PEOPLES POSTCODE|PRIZE {c}",
  ),
  ...varied(further("gambling", "every month", 2, 60)("NS&I PREM BONDS|PRIZE {c},WORK LOTTERY|WIN {c}")),
  ...further("platform", "now and then", 3, 260)(
    "VINTED SALES|{c},EBAY SALES|{c},DEPOP SALES|{c},SHPOCK UK|{c},MUSICMAGPIE UK|{c},WEBUYBOOKS UK|{c},ZIFFIT UK|{c},CEX SELL|{c}",
    "TICKETSWAP UK|{c},STOCKX UK|{c},ENVIROFONE UK|{c},ETSY SALES|{c}",
  ),
  ...varied(
    further("cashback", "every month", 1, 40)(
      "TOPCASHBACK|CASHBACK {c},QUIDCO|CASHBACK {c},AIRTIME REWARD|{c},BARCLAYS REWARDS|{c},SANTANDER CASHBACK|{c},CHASE REWARDS|CASHBACK {c}",
      "LLOYDS OFFERS|CASHBACK {c},AMEX OFFERS|{c},JAM DOUGHNUT|CASHBACK {c}",
    ),
  ),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  ...abroad,
  GB: [...saved, ...traded, ...paidBack, ...lent, ...given, ...luckAndSales],
};
