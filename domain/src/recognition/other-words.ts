import { anyOf } from "./wording.ts";

/**
 * Words for money that is no income, in six languages, in texts without punctuation. An umlaut may also be written
 * with an E: `RUE?CK`.
 */

/** Not a student's: the loan of a bank is money to be paid back. */
export const LOAN = anyOf(
  "LOANS?",
  "LENDING",
  "LENDERS?",
  "PAYDAY",
  "(?:SALARY|WAGES?) (?:FINANCE|ADVANCE)",
  "WAGE ?STREAM",
  "DRAWDOWN",
  "CASH ADVANCE",
  "OVERDRAFT",
  "CREDIT UNI(?:ON)?",
  "(?:RATEN)?KREDIT",
  "DARLEHEN",
  "(?:MICRO)?PRESTAMO",
  "MICROCREDITO",
  "PRET(?! A MANGER)",
  "CREDIT RENOUVELABLE",
  "PRESTITO",
  "FINANZIAMENTO",
  "EMPRESTIMO",
  "CREDITO PESSOAL",
);

/** Names that other companies have in theirs: they count as the whole name of a payer. */
export const WHOLE_GAMBLING =
  /^(?:CORAL|TOMBOLA|BINGO|TOTE|BOYLE|BUZZ)(?: (?:COM|CO|UK|IE|GROUP|RACING|BET\w*|BINGO|ONLINE|WITHDRAWAL|DEPOSIT|WINNINGS|GAMES))*$/;

export const GAMBLING = anyOf(
  "BET ?365",
  "BETTING",
  "BOYLESPORTS",
  "PADDYPOWER",
  "WILLIAM ?HILL",
  "PADDY ?POWER",
  "LADBROKES",
  "SKY ?BET",
  "BETFAIR",
  "BETFRED",
  "BETWAY",
  "BETVICTOR",
  "BETCLIC",
  "UNIBET",
  "BWIN",
  "TIPICO",
  "WINAMAX",
  "POKER",
  "POKERSTARS",
  "CASINO",
  "LOTTERY",
  "LOTTO",
  "WINNINGS",
  "JACKPOT",
  "WETTEN",
  "SPORTWETTEN",
  "LOTTERIE",
  "APUESTAS?",
  "LOTERIA",
  "PARIS SPORTIFS",
  "SCOMMESSE",
  "LOTTERIA",
  "APOSTAS?",
);

export const SETTLED = anyOf(
  "HMRC",
  "HM REVENUE",
  "REVENUE COMMISSIONERS",
  "TAX REBATE",
  "FINANZAMT",
  "FINANZKASSE",
  "AEAT",
  "AGENCIA TRIBUTARIA",
  "DGFIP",
  "DRFIP",
  "DDFIP",
  "AGENZIA (?:DELLE )?ENTRATE",
  "AUTORIDADE TRIBUTARIA",
  "CLAIMS?",
  "SETTLEMENT",
  "COMPENSATION",
  "PAY ?OUTS?",
);

export const INTEREST_OR_CASH = new RegExp(
  `${
    anyOf(
      "(?:GROSS|NET|CREDIT) INTEREST",
      "INTEREST(?! FREE)",
      "INT (?:PAID|TO)",
      "(?:HABEN)?ZINSEN",
      "ZINSGUTSCHRIFT",
      "INTERETS?",
      "INTERESES",
      "INTERESSI",
      "JUROS",
      "QUIDCO",
      "REWARDS?",
    ).source
  }|CASH ?BACK`,
);

export const SHARED_COST = anyOf(
  "RENT(?! A )",
  "BILLS?",
  "SPLIT",
  "MIETE",
  "MIETANTEIL",
  "NEBENKOSTEN",
  "ALQUILER",
  "LOYER",
  "COLOC(?:ATION)?",
  "WG",
  "AFFITTO",
  "RENDA",
);

/** Platforms: what they pay out is a sale, a gift, an investment, or money of one's own. */
export const SALE = anyOf(
  "EBAY",
  "VINTED",
  "DEPOP",
  "ETSY",
  "WALLAPOP",
  "GUMTREE",
  "SHPOCK",
  "PRELOVED",
  "FACEBOOK MARKETPLACE",
  "WE ?BUY ?(?:ANY ?)?(?:CAR|BOOKS|CARS)",
  "ZIFFIT",
  "MUSIC ?MAGPIE",
  "LEBONCOIN",
  "KLEINANZEIGEN",
  "MOMOX",
  "SUBITO",
  "OLX",
  "AIRBNB",
  "PAYPAL",
  "SPLITWISE",
  "GOFUNDME",
  "JUSTGIVING",
  "COINBASE",
  "BINANCE",
  "KRAKEN",
  "CRYPTO COM",
  "TRADING 212",
  "FREETRADE",
  "E ?TORO",
  "PROLIFIC",
  "SWAGBUCKS",
);

export const COMPANY = anyOf(
  "LTD",
  "LIMITED",
  "PLC",
  "LLP",
  "INC",
  "BV",
  "OHG",
  "KG",
  "UG",
  "EV",
  "SONS?",
  "BROS",
  "BROTHERS",
  "DAUGHTERS",
  "GMBH",
  "AG",
  "SLU?",
  "SA",
  "SARL",
  "SAS",
  "SRL",
  "SPA",
  "LDA",
);
