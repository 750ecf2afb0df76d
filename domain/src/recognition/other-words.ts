import { anyOf } from "./wording.ts";

/** Words that say why money is no income, in six languages. An umlaut may also be written with an E: `RUE?CK`. */

/** Not a student's: the loan of a bank is money to be paid back. */
export const LOAN = anyOf(
  "LOANS?",
  "LENDING",
  "LENDERS?",
  "PAYDAY",
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

export const GAMBLING = anyOf(
  "BET ?365",
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
  "CORAL",
  "POKER",
  "POKERSTARS",
  "CASINO",
  "TOMBOLA",
  "BINGO",
  "LOTTERY",
  "LOTTO",
  "BETTING",
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

/** A debit that did not stand. */
export const REVERSAL = anyOf(
  "RETURNED",
  "UNPAID",
  "REVERSAL",
  "REVERSED",
  "REJECT(?:ED)?",
  "CHARGEBACK",
  "DISPUTED?",
  "CONTESTATION",
  "RUE?CKLASTSCHRIFT",
  "RUE?CKBUCHUNG",
  "STORNO",
  "DEVUELT[OA]",
  "ANULACION",
  "RETROCESION",
  "CONTRACARGO",
  "REJET",
  "REJETE",
  "ANNULATION",
  "INSOLUTO",
  "ESTORNO",
  "ANULACAO",
);

export const REFUND = anyOf(
  "REFUND(?:S|ED)?",
  "REPAYMENT",
  "(?:RUE?CK)?ERSTATTUNG",
  "RUE?CKZAHLUNG",
  "RETOURE",
  "DEVOLUCION",
  "REEMBOLSO",
  "REMBOURSEMENT",
  "REMB",
  "AVOIR",
  "RIMBORSO",
  "DEVOLUCAO",
);

export const INTEREST_OR_CASH = new RegExp(
  `${
    anyOf(
      "INTEREST",
      "INT (?:PAID|TO)",
      "(?:HABEN)?ZINSEN",
      "ZINSGUTSCHRIFT",
      "INTERETS?",
      "INTERESES",
      "INTERESSI",
      "JUROS",
      "QUIDCO",
      "CASH PAID IN",
      "CASH DEPOSIT",
    ).source
  }|CASH ?BACK`,
);

/** Between accounts of one's own. */
export const OWN_TRANSFER = anyOf(
  "INTERNAL TRANSFER",
  "OWN ACCOUNT",
  "(?:FROM|TO) (?:MY )?(?:SAVER|SAVINGS|CURRENT|A ?/? ?C|ACCOUNT|POT|VAULT|ISA)",
  "(?:EASY|INSTANT|REGULAR) SAVER",
  "SAVINGS? (?:WITHDRAWAL|ACCOUNT)",
  "ROUND ?UPS?",
  "UMBUCHUNG",
  "UE?BERTRAG",
  "TAGESGELD",
  "TRASPASO",
  "VIR(?:EMENT)? INTERNE",
  "COMPTE A COMPTE",
  "GIROCONTO",
  "GIROFONDI",
  "ENTRE CONTAS",
  "CONTAS PROPRIAS",
  "POUPANCA",
);

/** Somebody's part of a rent that one pays oneself. */
export const SHARED_COST = anyOf(
  "RENT(?! A )",
  "MIETE",
  "ALQUILER",
  "LOYER",
  "COLOC(?:ATION)?",
  "WG",
  "AFFITTO",
  "RENDA",
);

/** Where people sell what they no longer need. */
export const SALE = anyOf(
  "EBAY",
  "VINTED",
  "DEPOP",
  "WALLAPOP",
  "GUMTREE",
  "SHPOCK",
  "MUSIC ?MAGPIE",
  "LEBONCOIN",
  "KLEINANZEIGEN",
  "SUBITO",
  "OLX",
);

/** A company, not a person of the same name. */
export const COMPANY = anyOf(
  "LTD",
  "LIMITED",
  "PLC",
  "LLP",
  "SONS",
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
