import type { Further } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";
import { sorted } from "./sorts.ts";

/** Money that is no income, as accounts of every day show it. */

const own = `own monthly: {holder}|house bills,{holder}|from main acc,{holder}|to cover bills,{holder}|for DDs,{holder}|sent from Monzo,{holder}|mortgage transfer
own monthly: {holder}|from santander,{holder}|from first direct,{holder}|rent standing order,{holder}|car finance payment,{holder}|my share to joint,{holder}|from easy saver
own monthly: {holder}|joint account bills,{holder}|monthly move,{holder}|food and petrol,{holder}|direct debits,{holder}|from my chase,{holder}|bills and food
own monthly: SKIPTON BUILD SOC|{holder},COVENTRY BUILD SOC|{holder},YORKSHIRE BLDG SOC|{holder},LEEDS BUILD SOC|{holder},NEWCASTLE BLD SOC|{holder}
own monthly: MARCUS BY GOLDMAN|{holder},NS AND I|{holder},TRADING 212 UK|{holder} WITHDRAWAL,CHIP FINANCIAL LTD|WITHDRAWAL {c},PLUM MONEY|WITHDRAWAL {c}
own weekly: {holder}|weekly spends money,{holder}|food this week,{holder}|petrol week
own four-weekly: {holder}|rent from saver,{holder}|four weekly bills
own sometimes: {holder}|top up current,{holder}|for the MOT,{holder}|car tax and insurance,{holder}|from ISA,{holder}|emergency,{holder}|new washing machine
own sometimes: LONDON CAPITAL CU|SHARES WDL {c},CLOCKWISE CU|WITHDRAWAL {c},LEEDS CU|SHARE WITHDRAWAL {c},SANTANDER ISA|{holder}
own once: ALDERMORE BANK|MATURED {c},SHAWBROOK SAVINGS|BOND MATURED {c},NATIONWIDE BOND|MATURITY {c},SCOT FRIENDLY ISA|PLAN CLOSED {c}
invested: HARGREAVES LANSD|WITHDRAWAL {c},AJ BELL YOUINVEST|WITHDRAWAL {c},VANGUARD ASSET MGT|WITHDRAWAL {c},NUTMEG SAVING|WITHDRAWAL {c}
sold shares: INTERACTIVE INV|SALE PROCEEDS {c},COINBASE UK|WITHDRAWAL {c},KRAKEN UK|WITHDRAWAL {c},EQUINITI SHARES|SALE {c},FREETRADE UK|WITHDRAWAL {c}
sold shares: CRYPTO COM UK|SOLD {c},ETORO MONEY|WITHDRAWAL {c},COMPUTERSHARE INV|SHARE SALE {c}`;

const paidBack = `refund: AMZN MKTP UK|REFUND {c},AMAZON EU SARL|REFUND {c},ASOS.COM|REFUND {c},NEXT ONLINE|REFUND {c},ZARA UK|REFUND {c},H & M ONLINE|REFUND {c}
refund: SHEIN.COM|REFUND {c},TEMU.COM|REFUND {c},ARGOS LTD|REFUND {c},CURRYS ONLINE|REFUND {c},JOHN LEWIS COM|REFUND {c},M&S ONLINE|REFUND {c}
refund: IKEA UK|REFUND {c},WAYFAIR UK|REFUND {c},BOOHOO.COM|REFUND {c},UNIQLO UK|REFUND {c},DECATHLON UK|RETURN {c},HALFORDS ONLINE|REFUND {c}
refund: VERY|REFUND {c},JD SPORTS ONLINE|REFUND {c},SCREWFIX|RETURN {c},B & Q|REFUND {c},NIKE UK|REFUND {c},DUNELM.COM|REFUND {c},TESCO.COM|REFUND {c}
refund: EASYJET.COM|REFUND {c},RYANAIR.COM|REFUND {c},JET2.COM|REFUND {c},BOOKING.COM BV|REFUND {c},AIRBNB UK|REFUND {c},HOTELS COM UK|REFUND {c}
refund: TRAINLINE.COM|REFUND {c},LNER LTD|DELAY REPAY {c},AVANTI|DELAY REPAY {c},SOUTHERN RAIL|DELAY REPAY {c},TFL GOV UK|REFUND {c},NATIONAL EXP COACH|REFUND {c}
refund: UBER EATS UK|REFUND {c},DELIVEROO UK|REFUND {c},JUST EAT UK|REFUND {c},HELLOFRESH UK|REFUND {c},TICKETMASTER UK|REFUND {c},KLARNA UK|REFUND {c}
refund: BRITISH GAS ENERGY|CREDIT REFUND {c},OCTOPUS ENERGY UK|REFUND {c},E.ON NEXT LTD|CREDIT REFUND {c},OVO ENERGY LTD|REFUND {c},THAMES WATER UTIL|REFUND {c}
refund: SUNSHINE NURSERY|FEES REFUND {c},PARENTPAY SCHOOL|MEALS REFUND {c},WRAPAROUND CLUB|OVERPAID {c}
refund once: BT BROADBAND|FINAL BILL {c},EE LIMITED|REFUND {c},VIRGIN MEDIA LTD|FINAL BILL {c},THREE MOBILE|REFUND {c},SKY DIGITAL|FINAL BILL {c}
refund once: DVLA VED|VEHICLE TAX REFUND {c},DVSA UK|TEST REFUND {c},TV LICENCE|REFUND {c},PUREGYM LTD|REFUND {c},HM PASSPORT|REFUND {c}
refund in parts: GREATER ANGLIA LTD|SEASON REFUND {c},UNITE STUDENTS LTD|RENT REFUND {c}
tax: HMRC REPAYMENT|P800 {c},HMRC SELF ASSESS|REPAYMENT {c},CHESHIRE EAST|COUNCIL TAX REFUND {c},BRIGHTON & HOVE CC|CTAX REFUND {c},WIRRAL COUNCIL|CTAX REFUND {c}
health: SIMPLYHEALTH ACCES|CLAIM {c},WESTFIELD HEALTHC|CLAIM {c},BUPA CASH PLAN|CLAIM {c},MEDICASH PLAN|CLAIM {c},DENPLAN LTD|CLAIM {c}
damage: DIRECT LINE INSUR|CLAIM {c},ADMIRAL MOTOR|CLAIM {c},LV GENERAL INS|CLAIM {c},PETPLAN UK|CLAIM {c},CHURCHILL INS|CLAIM {c},ALLIANZ PET|CLAIM {c}
once: MYDEPOSITS LTD|DEPOSIT RETURN {c},THE DPS LTD|DEPOSIT REPAYMENT {c},WEBUYANYCAR.COM|CAR SALE {c},{person}|for the caravan,{person}|wedding present love,{person}|dining table
expenses: CONCUR TECH|EXPENSES {c},PLEO TECH|EXPENSES {c},EXPENSIFY UK|EXPENSES {c}`;

const others = `loan: LENDING STREAM UK|LOAN {c},MR LENDER UK|LOAN {c},CASHFLOAT UK|LOAN {c},SALARY FINANCE LOAN|LOAN {c},DRAFTY CREDIT|LOAN {c}
loan: CREDITSPRING UK|ADVANCE {c},LOANS AT HOME|LOAN {c}
big loan: TESCO BANK|LOAN {c},ZOPA LTD|LOAN {c},NATWEST LOANS|LOAN {c},SANTANDER LOANS|LOAN {c},LENDABLE|LOAN {c}
person monthly: {person}|rent and half bills,{person}|half the mortgage,{person}|from Mum x,{person}|Mum and Dad,{person}|house share rent,{person}|our bills
person monthly: {person}|,{person}|rent pymt,{person}|lodger,{person}|childcare money,{person}|monthly help x,{person}|rent to joint,{person}|uni money x
person monthly: {person}|half nursery fees,{person}|car share loan,{person}|rent room 4,{person}|housekeeping from Joe,{person}|keep for the month
person small: {person}|spotify,{person}|netflix,{person}|phone contract,{person}|broadband,{person}|council tax bit,{person}|gym half,{person}|from Nanna
person weekly: {person}|shopping half this wk,{person}|petrol share,{person}|five a side,{person}|kids pocket money
person fortnightly: {person}|food shop,{person}|dance class half
person four-weekly: {person}|rent 4 weeks,{person}|maintenance for kids
person sometimes: {person}|happy birthday,{person}|til payday,{person}|merry xmas,{person}|thanks for lending
person in parts: {person}|paying u back,{person}|instalment for laptop,{person}|holiday money owed,{person}|car payback 2
won: BET365 UK|WITHDRAWAL {c},PADDY POWER BETFAIR|WITHDRAWAL {c},WILLIAM HILL BET|WITHDRAWAL {c},LADBROKES BETTING|WITHDRAWAL {c},SKY BET|WITHDRAWAL {c}
won: NATIONAL LOTTERY UK|PRIZE {c},PEOPLES POSTCODE L|PRIZE {c},BETFRED|WITHDRAWAL {c}
won monthly: NS&I PREMIUM BND|PRIZE {c},AGE UK LOTTERY|WIN {c}
sold: VINTED LTD|SOLD {c},EBAY S.A R.L.|{c},DEPOP LTD|SOLD {c},ETSY IRELAND UC|{c},MUSICMAGPIE LTD|SOLD {c},CEX UK|SOLD {c},WEBUYBOOKS UK|SOLD {c}
sold: ZIFFIT LTD|SOLD {c},GUMTREE PAY|SALE {c},PRELOVED SALE|SOLD {c},VESTIAIRE UK|SOLD {c},ENVIROFONE LTD|PHONE SOLD {c}
cashback: TOPCASHBACK LTD|CASHBACK {c},QUIDCO|CASHBACK {c},AMEX CASHBACK|CASHBACK {c},BARCLAYS CASHBACK|REWARD {c},CHASE CASHBACK UK|CASHBACK {c}`;

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  ...abroad,
  GB: sorted([own, paidBack, others].join("\n")),
};
