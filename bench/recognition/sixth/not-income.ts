import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { abroad } from "./not-income-abroad.ts";

/** Money that is no income, under brands and in words that no earlier set has. */

const saved: readonly Further[] = [
  ...byHand([
    ...further("own transfer", "every month", 20, 950)(
      "HAMPSHIRE TRUST BK|{holder},CHARTER SAVINGS BANK|{holder},INVESTEC SAVINGS|{holder},SECURE TRUST BANK|{holder}",
      "KENT RELIANCE|{holder},ALLICA BANK|{holder},NOTTINGHAM BS|{holder},CUMBERLAND BS|WDL {c},SAFFRON BS|{holder}",
      "GB BANK SAVER|{holder},POST OFFICE SAVINGS|{holder},TESCO SAVINGS|{holder},ZEALBANK|{holder}",
      "REDWOOD BANK|{holder},STARLING BUSINESS|{holder},NATIONWIDE BS|{holder},PENNYPIG SAVER|WDL {c},LOOPFI POT|{c}",
      "{holder}|monzo to starling,{holder}|emergency pot,{holder}|bills acct,{holder}|from chase saver,{holder}|pay split",
      "{holder}|from my isa,{holder}|,{holder}|council tax pot,{holder}|wages in,{holder}|nest egg",
    ),
    ...further(
      "own transfer",
      "every four weeks",
      40,
      600,
    )("{holder}|4wk spends,CHARTER SAVINGS BANK|EASY ACCESS,{holder}|from nationwide"),
    ...further(
      "own transfer",
      "every two weeks",
      20,
      300,
    )("{holder}|food + fuel,{holder}|from joint,PENNYPIG SAVER|{c}"),
    ...further("own transfer", "every week", 20, 150)("{holder}|week money,{holder}|spends"),
    ...further(
      "own transfer",
      "now and then",
      15,
      700,
    )(
      "PENNINE CREDIT UNION|SHARES {c},NO1 COPPERPOT CU|{c},SCOTTISH POLICE CU|WDL {c},WOLVERHAMPTON CU|{c}",
      "CARDIFF CREDIT UNION|SAVINGS OUT {c},COMMSAVE CU|{c},PLENTIE ISA|WDL {c},GOHENRY|PARENT A/C {c}",
      "{holder}|top up,{holder}|short this week",
    ),
  ]),
  ...further("own transfer", "every week", 1, 45)("MOREGAIN APP|ROUNDUP {c},NUDGE SAVE|SPARE CHANGE {c}"),
  ...further(
    "own transfer",
    "once",
    150,
    5200,
  )(
    "SHAREPLAN SAYE|SAVINGS RETURNED,SCOTTISH FRIENDLY|MATURITY {c},VERNON BS|ACCOUNT CLOSED,COUNTRY XMAS CLUB|{c}",
  ),
  ...byHand(
    further(
      "investment",
      "every month",
      25,
      950,
    )(
      "BESTINVEST|WITHDRAWAL {c},TRADING212 INVEST|{c},TILLIT|WDL {c},CHARLES STANLEY DIRECT|{c},BITSAVE COINS|{c}",
    ),
  ),
  ...varied(
    further(
      "investment",
      "every month",
      5,
      300,
    )("EASYMONEY P2P|REPAID {c},LOANPAD|{c},PROPLEND|CAPITAL {c},COINJAR|{c}"),
  ),
  ...further(
    "investment",
    "now and then",
    10,
    1400,
  )(
    "SPREADCO TRADING|WDL {c},JARVIS SHARE DEALING|SALE {c},ROBINHOOD UK|WITHDRAWAL {c},PEPPERSTONE|{c},BULLIONVAULT|{c}",
    "ROYAL MINT BULLION|SOLD {c},CITY INDEX|{c},OKX|{c},BYBIT|{c},COMPUTERSHARE|SHARES SOLD {c}",
  ),
];

const paidBack: readonly Further[] = [
  ...further("refund", "now and then", 3, 220)(
    "TOOLSTATION|RTN {c},B&Q ONLINE|RETURN {c},DEBENHAMS|{c},SUPERDRY|RTN {c},FATFACE|{c},END CLOTHING|{c}",
    "STUDIO RETAIL|CR {c},ON THE BEACH|CANCELLED {c},P&O FERRIES|{c},HAVEN HOLIDAYS|{c},SOUTHEASTERN|DELAY REPAY {c}",
    "GTR DELAY REPAY|{c},TRANSPENNINE EXP|{c},JUST EAT|ORDER {c},OCADO.COM|ORDER CREDIT {c},GOUSTO|{c},AXS TICKETS|{c}",
    "VRBO|CANCELLATION {c},MEGABUS|{c},MOUNTAIN WAREHOUSE|RTN {c},CULT BEAUTY|{c}",
  ),
  ...further(
    "refund",
    "now and then",
    12,
    280,
  )(
    "GOOD ENERGY|CREDIT {c},UTILITY WAREHOUSE|CREDIT {c},OUTFOX ENERGY|ACCT CR {c},WESSEX WATER|IN CREDIT {c}",
    "WELSH WATER|OVERPAID {c},BRIGHT HORIZONS|FEES RETURNED,BUPA DENTAL|OVERPAYMENT {c}",
  ),
  ...further(
    "refund",
    "once",
    4,
    70,
  )("PLUSNET|CLOSING BALANCE,SMARTY MOBILE|{c},TALKTALK|{c},JD GYMS|FEE RETURNED"),
  ...further(
    "refund",
    "in parts",
    20,
    160,
  )("STAGECOACH BUS|SEASON {c},HOUSING ASSOC|RENT CREDIT {c},OPEN UNIVERSITY|FEE REFUND {c}"),
  ...further(
    "tax refund",
    "once",
    25,
    1100,
  )(
    "SHEFFIELD CC|C/TAX REFUND {c},CORNWALL CNCL|COUNCIL TAX CR {c},INCOME TAX OFFICE|PAYE REPAYMENT {c},TAX OFFICE NE98|SELF ASSESS {c}",
    "TAXBACK.COM|{c}",
  ),
  ...further(
    "insurance",
    "now and then",
    12,
    160,
  )(
    "BHSF|CLAIM {c},PAYCARE|{c},SOVEREIGN HEALTH|{c},UNUM DENTAL|CLAIM {c},FREEDOM HEALTH|{c},BUPA|CASH PLAN {c}",
  ),
  ...further(
    "insurance",
    "once",
    90,
    2400,
  )("SAGA CLAIMS|{c},AGRIA PET|CLM {c},PETSURE|{c},AGEAS INSURANCE|{c},NFU MUTUAL|CLAIM {c}"),
  ...further(
    "refund",
    "once",
    20,
    90,
  )("CAR TAX CENTRE|REFUND {c},THEORY TEST FEES|{c},PASSPORT FEE|RETURNED {c},DBS CHECK|FEE BACK {c}"),
  ...further(
    "once",
    "once",
    250,
    2600,
  )(
    "BONDGUARD DEPOSITS|BOND {c},LETTING PROTECT SCO|{c},CUSTODIAL TDS|DEPOSIT {c},EVANS HALSHAW|PART EX {c}",
    "SLATER GORDON LLP|CLIENT A/C {c},FLIGHTRIGHT|COMP {c},STUDENT DIGS LTD|BOND BACK,WE WANT ANY CAR|{c}",
  ),
  ...further("once", "once", 100, 300)("DWP WINTER FUEL|{c},SSS PENS AGE WINTER|{c}"),
  ...varied(
    further(
      "expenses",
      "every month",
      8,
      280,
    )("ZOHO EXPENSE|{c},ROLLERI EXPENSES|MILEAGE {c},MOSS CARD|REIMB {c},SAP CONCUR UK|{c}"),
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
      "CASHFLOAT|{c},SUNNY LOANS|{c},PEACHY LOANS|{c},DROPP CREDIT|{c},LIKELY LOANS|LOAN {c},FAIR FINANCE|LOAN {c}",
      "PAYDAY UK|LOAN {c},DRAFTLINE|CREDIT LINE {c},SAFETYNET CREDIT|{c},FAIRFORYOU|LOAN {c}",
    ),
  ),
  ...byHand(
    further("loan", "once", 800, 7500)("NOVA FINANCE|LOAN {c},FREEDOM FINANCE|{c},RATESETTER|LOAN {c}"),
  ),
  ...byHand(
    further(
      "person",
      "in parts",
      50,
      400,
    )(
      "{person}|money u lent me,{person}|bike 2 of 4,{person}|laptop money,{person}|paying off,{person}|settling up",
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
    "{person}|towards rent,{person}|monthly help,{person}|uni rent from Dad,{person}|half of bills,{person}|tontine",
    "{person}|hagbad,{person}|esusu,{person}|kitty turn,{person}|house money,{person}|mortgage my side,{person}|",
    "{person}|cynilion Mam,{person}|ghar ka kiraya,{person}|dla mamy,{person}|lodging,{person}|pocket money x",
  ),
  ...further(
    "person",
    "every month",
    6,
    95,
  )(
    "{person}|sim contract,{person}|Disney+ split,{person}|love Grandma,{person}|my half water,{person}|dog insurance half",
    "{person}|allotment,{person}|broadband 1/3,{person}|cleaner share",
  ),
  ...further(
    "person",
    "every week",
    8,
    70,
  )("{person}|groceries wk,{person}|board,{person}|petrol to work,{person}|football subs"),
  ...further(
    "person",
    "every two weeks",
    20,
    180,
  )("{person}|for Noah,{person}|after school club,{person}|big shop"),
  ...further(
    "person",
    "every four weeks",
    80,
    700,
  )("{person}|rent 4wkly,{person}|for our daughter,{person}|"),
  ...further(
    "person",
    "now and then",
    5,
    160,
  )("{person}|hogmanay,{person}|new baby x,{person}|sub til friday,{person}|vet bill"),
  ...further("once", "once", 300, 2600)("{person}|wedding gift x,{person}|Grandad's estate"),
]);

const luckAndSales: readonly Further[] = [
  ...further(
    "gambling",
    "now and then",
    4,
    560,
  )(
    "KWIFF|{c},DRAGONBET|{c},BETTOM|{c},MRQ|{c},HEART BINGO|{c},SUN BINGO|{c},PINK CASINO|{c},TALKSPORT BET|{c}",
    "SPORTING INDEX|WDL {c},DREAM CAR GIVEAWAY|WIN {c},7DAYS PERFORMANCE|PRIZE {c},LOTTOGO|{c},EUROMILLIONS UK|WIN {c}",
  ),
  ...varied(
    further(
      "gambling",
      "every month",
      2,
      60,
    )("PREMIUMBONDS NS&I|PRIZE {c},CHANCE SAVER|PRIZE {c},OFFICE LOTTO|SYNDICATE {c}"),
  ),
  ...further(
    "platform",
    "now and then",
    3,
    260,
  )(
    "HARDLY EVER WORN IT|{c},FAT LLAMA SALES|{c},MUSICMAGPIE SELL|{c},MPB|SOLD KIT {c},VIAGOGO|{c},GRAILED|{c},TILT LIVE SALE|{c}",
    "SELLMYWATCH|{c},DECLUTTR|{c},WE BUY BRICKS|{c},AUTOTRADER SELL|{c},BONANZA|PAYOUT {c}",
  ),
  ...varied(
    further(
      "cashback",
      "every month",
      1,
      40,
    )(
      "SPRIVE CASHBACK|{c},REWARD GATEWAY|{c},SWAGBUCKS|{c},CHECKOUTSMART|{c},CURVE|CASH {c},BOOSTS REWARD|{c}",
      "NATWEST MYREWARDS|{c},NECTAR|CASH OUT {c},HSBC OFFERS|CASHBACK {c},CHASE CASHBACK|{c}",
    ),
  ),
];

export const furtherNoise: Readonly<Record<Country, readonly Further[]>> = {
  GB: [...saved, ...paidBack, ...lent, ...given, ...luckAndSales],
  ...abroad,
};
