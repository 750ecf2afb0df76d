import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";

/** Money that is no income, under brands and in words that no earlier set has. */

const saved: readonly Further[] = [
  ...byHand([
    ...further("own transfer", "every month", 20, 950)(
      "OAKNORTH BANK|{holder},SHAWBROOK BANK|{holder},ALDERMORE|{holder},PARAGON BANK|{holder},FORD MONEY|{holder}",
      "CYNERGY BANK|{holder},GATEHOUSE BANK|{holder},COVENTRY BS|WDL {c},LEEDS BS|{holder},PRINCIPALITY BS|WITHDRAWAL",
      "NEWCASTLE BS|{holder},FLAGSTONE|{c},PROSPER SAVINGS|{c},SPRING SAVINGS|PAYOUT {c},TEMBO MONEY|{c}",
      "BEEHIVE MONEY|WDL {c},SIDEKICK MONEY|{c},MONUMENT BANK|{holder},TANDEM BANK|{holder},HYPERJAR|{c}",
      "{holder}|from kroo,{holder}|rent jar,{holder}|old account,{holder}|wages a/c to bills,{holder}|from Lloyds",
      "{holder}|holiday fund,{holder}|,REVOLUT LTD|{holder},WISE|{holder},MONESE LTD|{holder}",
    ),
    ...further(
      "own transfer",
      "every four weeks",
      40,
      600,
    )("{holder}|payday split,{holder}|4 weekly bills,COVENTRY BS|{holder},TANDEM BANK|INSTANT SAVER"),
    ...further(
      "own transfer",
      "every two weeks",
      20,
      300,
    )("{holder}|fortnight food,HYPERJAR|JAR {c},{holder}|petrol"),
    ...further(
      "own transfer",
      "now and then",
      15,
      700,
    )(
      "SCOTWEST CU|SHARE WITHDRAWAL,LEEDS CREDIT UNION|{c},HOOT CREDIT UNION|WDL {c},CAPITAL CU|SHARES OUT {c}",
      "MANCHESTER CREDIT U|{c},1ST CLASS CU|PAYOUT {c},EMMA TECHNOLOGIES|POT {c},ROOSTERMONEY|{c},SAVEABLE|{c}",
    ),
  ]),
  ...further("own transfer", "every week", 1, 45)("EMMA TECHNOLOGIES|ROUND UP {c},SPROUT SAVE|{c}"),
  ...further(
    "own transfer",
    "once",
    150,
    5200,
  )(
    "ONEFAMILY|CTF MATURITY {c},FORESTERS FRIENDLY|MATURED {c},WEST BROM BS|ACCOUNT CLOSED,HAMPER SAVINGS CLUB|{c}",
  ),
  ...byHand(
    further(
      "investment",
      "every month",
      25,
      950,
    )("INTERACTIVE INVESTOR|{c},AJ BELL|WDL {c},INVESTENGINE|{c},WEALTHIFY|WITHDRAW {c},LUNO|{c},UPHOLD|{c}"),
  ),
  ...varied(
    further(
      "investment",
      "every month",
      5,
      300,
    )("FUNDING CIRCLE|{c},ASSETZ CAPITAL|RELEASE {c},CRYPTO.COM|{c},KUFLINK|REPAID {c}"),
  ),
  ...further(
    "investment",
    "now and then",
    10,
    1400,
  )(
    "IG MARKETS|WDL {c},FIDELITY INTL|SALE {c},BITSTAMP|{c},GEMINI EUROPE|{c},PLUS500UK|{c},CMC MARKETS|{c},MOONPAY|SELL {c},LIGHTYEAR|{c},DODL|{c}",
  ),
];

const paidBack: readonly Further[] = [
  ...further("refund", "now and then", 3, 220)(
    "HALFORDS RETAIL|RTN {c},WICKES|RTN {c},MATALAN ONLINE|{c},RIVER ISLAND|{c},NEW LOOK|RETURN {c},GYMSHARK|{c}",
    "VERY.CO.UK|CR {c},LOVEHOLIDAYS|CANX {c},JET2HOLIDAYS|{c},TUI UK|BOOKING {c},AVANTI WEST COAST|DR {c}",
    "NORTHERN TRAINS|DELAY {c},SCOTRAIL|DELAY REPAY {c},DELIVEROO|HELP {c},HELLOFRESH|{c},SEE TICKETS|{c}",
    "AIRBNB|CANCELLED STAY {c},NATIONAL EXPRESS|{c},B AND M|EXCHANGE DIFF,LOOKFANTASTIC|{c}",
  ),
  ...further(
    "refund",
    "now and then",
    12,
    280,
  )(
    "OVO ENERGY|ACCT CREDIT {c},SO ENERGY|{c},UTILITA|CREDIT BACK {c},SEVERN TRENT|IN CREDIT {c},ANGLIAN WATER|{c}",
    "BUSY BEES NURSERY|OVERPAID FEES,FIRST UTILITY|{c}",
  ),
  ...further(
    "refund",
    "once",
    4,
    70,
  )("VIRGIN MEDIA|FINAL BALANCE,THREE UK|{c},GIFFGAFF|{c},PUREGYM|FEE BACK"),
  ...further(
    "refund",
    "in parts",
    20,
    160,
  )("FIRST BUS|SEASON TKT {c},NUS EXTRA|{c},COUNCIL HOUSING|RENT A/C CR"),
  ...further(
    "tax refund",
    "once",
    25,
    1100,
  )(
    "LEWISHAM LBC|CTAX CR {c},BIRMINGHAM CC|CT OVERPAID {c},TAX REBATE SERVICES|{c},HMRC|SA {c},QUICKREBATES|{c}",
  ),
  ...further(
    "insurance",
    "now and then",
    12,
    160,
  )("DENPLAN|{c},BENENDEN HEALTH|{c},MEDICASH|{c},WESTFIELD HEALTH|CLAIM {c},HEALTHSHIELD|{c},WPA|{c}"),
  ...further(
    "insurance",
    "once",
    90,
    2400,
  )("AVIVA CLAIMS|{c},ANIMAL FRIENDS|CLM {c},MANYPETS|{c},HASTINGS DIRECT|{c},VITALITY HEALTH|{c}"),
  ...further("refund", "once", 20, 90)("DVSA|TEST {c},HM PASSPORT OFFICE|{c},UKVI|FEE {c}"),
  ...further(
    "once",
    "once",
    250,
    2600,
  )(
    "SAFEDEPOSITS SCOT|{c},TDS NI|DEPOSIT {c},REPOSIT|{c},JUSTGIVING|PAGE {c},ARNOLD CLARK|PURCHASE {c}",
    "IRWIN MITCHELL|CLIENT A/C,BOTT AND CO|FLIGHT {c},CRICKETERS LET|BOND {c}",
  ),
  ...varied(
    further(
      "expenses",
      "every month",
      8,
      280,
    )("WEBEXPENSES|{c},PAYHAWK|{c},SOLDO|{c},TRIPCATCHER|{c},SPENDESK|{c}"),
  ),
];

const lent: readonly Further[] = [
  ...byHand(
    further(
      "loan",
      "now and then",
      50,
      600,
    )(
      "FERNOVO|{c},MR LENDER|LOAN {c},QUIDMARKET|{c},LOANS 2 GO|{c},118118 MONEY|{c},BAMBOO LOANS|{c},MONEYBOAT|{c}",
      "DOT DOT LOANS|{c},CASHASAP|{c},CREDITSPRING|ADVANCE {c},FLEXI OVERDRAFT|DRAWDOWN,POLAR CREDIT|{c}",
    ),
  ),
  ...byHand(further("loan", "once", 800, 7500)("ABOUND|LOAN {c},OAKBROOK FINANCE|{c},PLATA FINANCE|{c}")),
  ...byHand(
    further(
      "person",
      "in parts",
      50,
      400,
    )(
      "{person}|paying you back,{person}|sofa money,{person}|loan back,{person}|owed x,{person}|car instalment",
    ),
  ),
];

const given: readonly Further[] = byHand([
  ...further(
    "person",
    "every month",
    80,
    950,
  )(
    "{person}|allowance,{person}|living costs,{person}|our half,{person}|sou sou,{person}|ayuuto,{person}|chit fund",
    "{person}|board and lodge,{person}|digs,{person}|for mum's care,{person}|,{person}|rent 2bed,{person}|Mam a Dad",
    "{person}|beti ka kharcha,{person}|dla chlopcow,{person}|studies,{person}|kids",
  ),
  ...further(
    "person",
    "every month",
    6,
    95,
  )(
    "{person}|phone bill,{person}|Spotify + Netflix,{person}|from Nan xx,{person}|gas & electric half,{person}|shared car",
    "{person}|council tax split,{person}|gym,{person}|window cleaner x2",
  ),
  ...further(
    "person",
    "every week",
    8,
    70,
  )("{person}|dinners,{person}|keep,{person}|lifts to work,{person}|"),
  ...further(
    "person",
    "every two weeks",
    20,
    180,
  )("{person}|for Ellis,{person}|shopping,{person}|half nursery"),
  ...further("person", "every four weeks", 80, 700)("{person}|rent every 4 wks,{person}|child,{person}|"),
  ...further(
    "person",
    "now and then",
    5,
    160,
  )("{person}|easter,{person}|for the weans,{person}|gd luck,{person}|IOU"),
  ...further("once", "once", 300, 2600)("{person}|wedding present,{person}|estate of Nan"),
]);

const luckAndSales: readonly Further[] = [
  ...further(
    "gambling",
    "now and then",
    4,
    560,
  )(
    "MIDNITE|{c},BETMGM UK|{c},VIRGIN BET|{c},LIVESCORE BET|{c},BUZZ BINGO|{c},GALA SPINS|{c},JACKPOTJOY|{c}",
    "SPREADEX|WDL {c},BOTB|PRIZE {c},REV COMPS|WIN {c},HEALTH LOTTERY|{c},RAFFLE HOUSE|{c},SETANTA FOOTBALL POOL|{c}",
  ),
  ...varied(
    further(
      "gambling",
      "every month",
      2,
      60,
    )("PRIZE SAVER|{c},FAMILY BS WINDFALL|{c},LOTTERY SYNDICATE 41|{c}"),
  ),
  ...further(
    "platform",
    "now and then",
    3,
    260,
  )(
    "THRIFT+|{c},PRELOVED|{c},ENVIROFONE|{c},WORLD OF BOOKS|{c},TWICKETS|{c},STUBHUB|{c},STOCKX|{c},WHATNOT|{c}",
    "HURR COLLECTIVE|{c},GIFFGAFF RECYCLE|{c},RESELFRIDGES|{c},BRICKLINK|{c},REVERB|PAYOUT {c},CARWOW|{c}",
  ),
  ...varied(
    further(
      "cashback",
      "every month",
      1,
      40,
    )(
      "CHEDDAR|{c},WIDILO|{c},RAKUTEN|{c},SHOPMIUM|{c},ZILCH|REWARD {c},HALIFAX REWARD|{c},BARCLAYS BLUE RWD|{c}",
      "AMERICAN EXPRESS|STATEMENT CR,CO-OP BANK EXTRAS|{c},PERKBOX|{c},HYPERJAR|CASHBACK {c}",
    ),
  ),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  GB: [...saved, ...paidBack, ...lent, ...given, ...luckAndSales],
  ...abroad,
};
