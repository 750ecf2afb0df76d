import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";

/** Money that is no income, under brands and in words that no earlier set has. */

const saved: readonly Further[] = [
  ...byHand([
    ...further("own transfer", "every month", 20, 950)(
      "WEATHERBYS BANK|{holder},CASTLE TRUST BANK|{holder},BLME SAVINGS|{holder},DF CAPITAL BANK|{holder},HODGE BANK|{holder}",
      "UNITED TRUST BANK|{holder},VANQUIS SAVINGS|{holder},BANK OF CEYLON UK|{holder},DUDLEY BS|WDL {c},PENRITH BS|{holder}",
      "EARL SHILTON BS|WITHDRAWAL {c},MANSFIELD BS|{holder},MARSDEN BS|{holder},FURNESS BS|{holder},CHETWOOD SAVE|{holder}",
      "SMARTSAVE BANK|{holder},RCI BANK UK|{holder},ICICI BANK UK|{holder},HARPENDEN BS|{holder},QIB UK SAVINGS|{holder}",
      "{holder}|santander to monzo,{holder}|bills money mthly,{holder}|rainy day back,{holder}|from chip,{holder}|from other bank",
      "{holder}|standing order self,{holder}|acct move,{holder}|pay transfer,{holder}|fun money,{holder}|sinking fund",
    ),
    ...further(
      "own transfer",
      "every four weeks",
      40,
      600,
    )("{holder}|4 wkly bills,DUDLEY BS|{holder},{holder}|from barclays"),
    ...further(
      "own transfer",
      "every two weeks",
      20,
      300,
    )("{holder}|fortnight money,{holder}|food shop pot,PERENNA SAVE|{holder}"),
    ...further(
      "own transfer",
      "every week",
      20,
      150,
    )("{holder}|weekly allowance to self,{holder}|petrol pot"),
    ...further(
      "own transfer",
      "now and then",
      15,
      700,
    )(
      "PARTNERS CREDIT UNION|SHARES OUT {c},MANCHESTER CU|WDL {c},TRANSAVE CU|{c},SERVE AND PROTECT CU|{c}",
      "CLEVR MONEY CU|SAVINGS WDL {c},SCOTCASH SAVER|{c},BEANSTALK LISA|WDL {c},GIMI KIDS|PARENT {c}",
      "{holder}|need funds,{holder}|overdraft cover",
    ),
  ]),
  ...further(
    "own transfer",
    "every week",
    1,
    45,
  )("CLEO SAVER|AUTO RETURN {c},PENNYWISE APP|SPARE CHANGE {c}"),
  ...further(
    "own transfer",
    "once",
    150,
    5200,
  )(
    "EQUINITI SAYE|SAVINGS CONTRACT {c},DRUIDS SHEFFIELD FS|MATURED {c},TEACHERS BS|ACCOUNT CLOSURE,VARIETY HAMPERS CLUB|{c}",
  ),
  ...byHand(
    further(
      "investment",
      "every month",
      25,
      950,
    )(
      "PRIMARYBID|WITHDRAWAL {c},STAKE UK|WDL {c},SHARESIES UK|WDL {c},WEBULL UK|WITHDRAWAL {c},WEALTHYHOOD|WITHDRAW {c}",
    ),
  ),
  ...varied(
    further(
      "investment",
      "every month",
      5,
      300,
    )("LENDINGCROWD|REPAYMENTS {c},FOLK2FOLK|CAPITAL {c},ABUNDANCE INVEST|CAPITAL {c},COINPASS|{c}"),
  ),
  ...further(
    "investment",
    "now and then",
    10,
    1400,
  )(
    "OANDA EUROPE|WDL {c},REDMAYNE BENTLEY|SALE {c},TASTYTRADE UK|WITHDRAWAL {c},FXPRO|{c},SILVER BULLION SG|{c}",
    "HATTON GARDEN METALS|SOLD {c},ACTIVTRADES|{c},KUCOIN|{c},GATE IO|{c},LINK MARKET SVCS|SHARES SOLD {c}",
  ),
];

const paidBack: readonly Further[] = [
  ...further("refund", "now and then", 3, 220)(
    "ROBERT DYAS|RTN {c},LAKELAND LTD|RETURN {c},SEASALT CORNWALL|{c},MONSOON UK|RTN {c},REISS|{c},ALLSAINTS|{c}",
    "SCHUH ONLINE|CR {c},BARRHEAD TRAVEL|CANCELLED {c},BRITTANY FERRIES|{c},PARKDEAN RESORTS|{c},CHILTERN RAILWAY|DELAY REPAY {c}",
    "LUMO DELAY REPAY|{c},HULL TRAINS|{c},FOODHUB|ORDER {c},RIVERFORD ORGANIC|ORDER CREDIT {c},MINDFUL CHEF|{c},DICE FM TICKETS|{c}",
    "HOSTELWORLD|CANCELLATION {c},WIGHTLINK|{c},GO OUTDOORS|RTN {c},SPACE NK|{c},HOBBYCRAFT|{c}",
  ),
  ...further(
    "refund",
    "now and then",
    12,
    280,
  )(
    "ECOTRICITY|CREDIT {c},HOME ENERGY CO-OP|CREDIT {c},REBEL ENERGY|ACCT CR {c},CAMBRIDGE WATER|IN CREDIT {c}",
    "SOUTH WEST WATER|OVERPAID {c},KIDS PLANET NURSERY|FEES RETURNED,MYDENTIST|OVERPAYMENT {c}",
  ),
  ...further(
    "refund",
    "once",
    4,
    70,
  )("HYPEROPTIC|CLOSING BALANCE,LEBARA MOBILE|{c},ZEN INTERNET|{c},NUFFIELD HEALTH GYM|FEE RETURNED"),
  ...further(
    "refund",
    "in parts",
    20,
    160,
  )("ARRIVA BUS PASS|SEASON {c},SANCTUARY HOUSING|RENT CREDIT {c},BIRKBECK COLLEGE|FEE REFUND {c}"),
  ...further(
    "tax refund",
    "once",
    25,
    1100,
  )(
    "FIFE COUNCIL CTAX|REFUND {c},KENT DISTRICT CNCL|C TAX OVERPAID {c},HMRC NDDS|PAYE REPAYMENT {c},HMRC SELF ASSESSMNT|REPAYMENT {c}",
    "RIFT TAX REFUNDS|{c}",
  ),
  ...further(
    "insurance",
    "now and then",
    12,
    160,
  )(
    "ORCHARD HEALTH PLAN|CLAIM {c},UK HEALTHCARE CASH|{c},SECURE HEALTH CASH|{c},LEEDS HOSPITAL FUND|CLAIM {c},EXETER FRIENDLY|{c},NATIONAL FRIENDLY|CASH PLAN {c}",
  ),
  ...further(
    "insurance",
    "once",
    90,
    2400,
  )("CHURCHILL CLAIMS|{c},WAGGEL PET|CLM {c},NAPO PET|{c},ECCLESIASTICAL INS|{c},HISCOX CLAIMS|CLAIM {c}"),
  ...further(
    "refund",
    "once",
    20,
    90,
  )(
    "DVLA VEHICLE TAX|REFUND {c},DVSA DRIVING TEST|{c},LAND REGISTRY FEE|RETURNED {c},UKVI VISA FEE|FEE BACK {c}",
  ),
  ...further(
    "once",
    "once",
    250,
    2600,
  )(
    "MYDEPOSITS SCOTLAND|DEPOSIT {c},HOLDING DEPOSIT SVC|{c},FLATFAIR|DEPOSIT {c},WIZZLE|CAR SOLD {c}",
    "THOMPSONS SOLRS|CLIENT A/C {c},AIRHELP|COMP {c},UNITE STUDENTS|DEPOSIT BACK,CARMOOLA BUYS CARS|{c}",
  ),
  ...further("once", "once", 100, 300)("DWP WFP|WINTER FUEL {c},DWP COLD WEATHER|{c}"),
  ...varied(
    further(
      "expenses",
      "every month",
      8,
      280,
    )("TRAVELPERK|REIMBURSEMENT {c},EMBURSE|MILEAGE {c},CAPTURE EXPENSE|REIMB {c},SELENITY EXPENSES|{c}"),
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
      "UNCLE BUCK|LOAN {c},LITTLE LOANS|{c},NAYLORS FINANCE|LOAN {c},PAYBRIDGE|ADVANCE {c},THE ONE STOP MONEY|LOAN {c}",
      "CASHDASH|LOAN {c},TAPPILY CREDIT LINE|{c},SWIFTLINE CREDIT|DRAWDOWN {c},CONDUIT SCOTLAND|LOAN {c},STREET UK|LOAN {c}",
    ),
  ),
  ...byHand(
    further(
      "loan",
      "once",
      800,
      7500,
    )("HOMEOWNERS LOANS CO|LOAN {c},GAMBETTO LOANS|LOAN {c},FINIO|PERSONAL LOAN {c}"),
  ),
  ...byHand(
    further(
      "person",
      "in parts",
      50,
      400,
    )(
      "{person}|what i owe u,{person}|sofa 1 of 4,{person}|owed for flights,{person}|repaying u,{person}|instalment for van",
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
    "{person}|rent contribution,{person}|mthly from Mum,{person}|halls rent Dad,{person}|bills + rent half,{person}|susu hand",
    "{person}|partner hand money,{person}|committee turn,{person}|kameti turn,{person}|home costs,{person}|her half mortgage,{person}|",
    "{person}|rhent ystafell,{person}|kharcha,{person}|na mieszkanie,{person}|for my keep,{person}|allowance from Nan",
  ),
  ...further(
    "person",
    "every month",
    6,
    95,
  )(
    "{person}|phone bill share,{person}|Spotify fam,{person}|lots of love Nana,{person}|my bit of gas,{person}|cat insurance 50%",
    "{person}|gym share,{person}|virgin media half,{person}|window cleaner",
  ),
  ...further(
    "person",
    "every week",
    8,
    70,
  )("{person}|weekly shop,{person}|dig money,{person}|lift share wk,{person}|5 aside"),
  ...further(
    "person",
    "every two weeks",
    20,
    180,
  )("{person}|for Ayla,{person}|breakfast club,{person}|lidl shop"),
  ...further("person", "every four weeks", 80, 700)("{person}|room 4 weekly,{person}|for our son,{person}|"),
  ...further(
    "person",
    "now and then",
    5,
    160,
  )("{person}|eidi,{person}|congrats x,{person}|lend til monday,{person}|new boiler share"),
  ...further("once", "once", 300, 2600)("{person}|for your wedding,{person}|Nan's house share"),
]);

const luckAndSales: readonly Further[] = [
  ...further(
    "gambling",
    "now and then",
    4,
    560,
  )(
    "BETTARGET|{c},PLANET SPORT BET|{c},FITZDARES|{c},BETGOODWIN|{c},FABULOUS BINGO|{c},RAINBOW RICHES CAS|{c},PRIME SLOTS|{c},VBET UK|{c}",
    "KINGS OF ODDS BET|WDL {c},ASTON COMPETITIONS|WIN {c},MCKINNEY COMPS|PRIZE {c},AIR AMBULANCE LOTTERY|{c},FOOTBALL POOLS|WIN {c}",
  ),
  ...varied(
    further(
      "gambling",
      "every month",
      2,
      60,
    )("NSI PRMBND|PRIZE {c},PRIZESAVER CU|PRIZE {c},WORK SYNDICATE LOTTO|{c}"),
  ),
  ...further(
    "platform",
    "now and then",
    3,
    260,
  )(
    "SIGN OF THE TIMES|SOLD {c},BY ROTATION|{c},MYBOOKCART|{c},REVERB.COM|SOLD {c},SEATSWAP TICKETS|{c},SNEAKSELL|{c},LIVEBAY AUCTION|{c}",
    "FONEBANK|{c},PLUNC PHONES SELL|{c},MINIFIG MART SOLD|{c},MAGIC MADHOUSE BUYLIST|{c},EASY LIVE AUCTION|PAYOUT {c}",
  ),
  ...varied(
    further(
      "cashback",
      "every month",
      1,
      40,
    )(
      "HYPERREWARD|{c},SPENDBACK APP|{c},POCKETBACK|CASHBACK {c},RECEIPTPAL|{c},KLUB REWARDS|{c},GREENJINN|{c}",
      "LLOYDS EVERYDAY OFFERS|{c},SANTANDER BOOSTS|{c},FIRST DIRECT REWARD|{c},SCHOOLFUND SHOP|CASHBACK {c}",
    ),
  ),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  GB: [...saved, ...paidBack, ...lent, ...given, ...luckAndSales],
  ...abroad,
};
