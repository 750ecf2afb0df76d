import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { britishOf } from "./entitlements.ts";
import { abroadOf } from "./entitlements-abroad.ts";
import { furtherNoise } from "./not-income.ts";
import { monthsOf, payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";

export const sixthWords: Vocabulary = {
  name: "sixth",
  seed: 5_206_113,
  hasOddPence: true,
  countries: [
    ...(["GB", "GB", "IT", "PL", "ES", "GB", "FR", "IE", "DE", "GB", "GB", "GB", "GB"] as const),
    ...(["GB", "GB", "GB", "IE", "GB", "GB", "PT", "GB", "FR", "GB", "DE", "GB"] as const),
  ],
  ...{
    names,
    banksOf,
    employersOf,
    misleadingEmployers,
    payWordsOf,
    monthsOf,
    britishOf,
    abroadOf,
    saidIn,
    furtherNoise,
  },
  statesEveryJob: false,
  openNames:
    /UMBRELLA|PAYFACTORY|CASH\+CARRY|^ICELAND|^WAITROSE|COSTCUTTER|^B & M|^WILKO|^DFS|MIND IN|HEART FDN|CLARION|TRANSLINK|BUSY LITTLE|PRIZE|PENSION|RENT|^JULI |JUILLET|BOURSE|MUTUELLE|ALQUILERES|MARZO|INTERESES|AGOSTO|AFFITTI|CASSA|ABRIL|SEGUROS|PAŹDZIERNIK|LOKATA|SYSTEME U|^DIA |RATP|SONAE|EUROSPIN|ŻABKA|^DM |HERMES|CIRCLE K|IRISH RAIL|CORREOS|^CCC|DRIVER|BETTING|CASINO ROAD|LOANSTONE|INSURETECH|MARKETPLACE|SAVERS|WINNER|BONUS|INVESTOR|CREDITON|TRANSFER|CHEQUER|WAGESTAFFE|PAYNE/,
  needsWord:
    /WILLIAM HILL|LADBROKES|BUZZ|JACKPOT|SUPERANN|PENSION|ANNUITIES|HERTZ|RENTALS|LOANS|ZOPA|NEWDAY|OPLO|INSURANCE|ADMIRAL|CLAIMS|ETSY|GUMTREE|DEPOP|QUIDCO|CASHBACK|REFUND|PIGGY|POT OF|SAVE &|PAYMENTS|INVESTEC|STANLEY|MARGARET|SIMON|DOROTHY|BENEFITS|CHILDREN|CARERS|ALLOWANCES|STUDENT|BURSARY|DEPOSIT|CHARGEBACK|EXPENSES|GIFT|INHERITANCE|VAULT/,
  plainReferences: ["{n}", "{code}", "", "", "B{n}", "{n} {m}", "EMP {n}", "E{n}", "{mon}", "T{n}/1"],
  unknownPayers: [
    ...["CHESTNUT LETS LTD|RENT 22 MILL LN||6000-16000", "YOUR MOVE LANDLORDS|STMT {n}||6000-16000"],
    ...["QUAYSIDE PROP MGMT|NET RENT FLAT 2||6000-16000", "HERON & PIKE LTD|INV {code}||4000-30000"],
    ...["OBERON PICTURES LTD|INVOICE {n}||8000-40000", "THE INKWELL PRESS|INV{n}||4000-30000"],
    ...["GOPUFF COURIERS|{n}|weekly|3000-22000", "STREETSTREAM RIDERS|{code}|weekly|3000-20000"],
    ...["GOPHR DRIVER PAYOUT|{n}|weekly|4000-24000", "SUPERPROF|{code}|fortnightly|2000-9000"],
    ...["ROVER PET SITTERS|{n}|fortnightly|1500-8000", "MERIDEN & LACE LLP", "KESTREL ROW HOLDINGS"],
    ...["OSPREY TRUSTEES", "TAMARISK CAPITAL SA", "BLUE CAIRN CIC", "HOLLIN BANK PARTNERS", "FJORDLINE GMBH"],
  ],
  maintenancePayer: "CMS DWP|CHILD MAINTENANCE {n}||1200-7200",
  trades: ["GLAZING LTD", "OSTEOPATHY LTD", "ANALYTICS LTD", "TREE CARE LTD"],
  interestIn: {
    ...{
      GB: "INTEREST APPLIED",
      IE: "INTEREST ADDED",
      DE: "ZINSGUTSCHRIFT",
      FR: "INTERETS LIVRET N-1",
    },
    ...{
      ES: "INTERESES A FAVOR CLIENTE",
      IT: "INTERESSI NETTI",
      PT: "JUROS DA CONTA",
      PL: "ODSETKI NALICZONE",
    },
  },
  refundingShops: [
    ...["HARRODS", "WHITE STUFF", "COS STORES", "BERSHKA", "AGODA", "TRANSAVIA", "LASTMINUTE.COM"],
    ...["ADIDAS", "ALIEXPRESS", "PRIMARK CLICK"],
  ],
  refundingInParts: ["FUSE ENERGY", "BT GROUP", "RAILCARD", "AFFINITY WATER"],
  platforms: [
    "SELLER HUB EBAY",
    "CAROUSELL",
    "TRADEMEDIC SELL",
    "POSHMARK",
    "NEXTDOOR SALES",
    "CHRONO24",
    "PRELOVD SELLER",
  ],
  bookmakers: [
    "ALLBRITISH CASINO",
    "PADDYPOWER BINGO",
    "GENTING CASINO",
    "10BET",
    "CASUMO",
    "WINDSOR BINGO",
    "BETANO",
  ],
  once: [
    ...["TENANCY BOND RETURN|TENANCY", "PEARCE PROBATE LLP|BEQUEST", "SCRAP MY CAR|VEHICLE"],
    ...["SPACEHIVE|CROWDFUND", "RAIL OMBUDSMAN|REDRESS"],
  ],
  shops: [
    "BOOTHS 14",
    "COSTCUTTER 88",
    "PENNY MARKT",
    "FRANPRIX",
    "JET PETROL",
    "YOUTUBE PREMIUM",
    "SUBWAY 2217",
    "BONPREU",
  ],
  landlord: "MAPLECROFT HOMES",
  energy: "FUSE ENERGY",
};
