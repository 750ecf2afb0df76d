import type { Vocabulary } from "../second/vocabulary.ts";
import { banksOf } from "./banks.ts";
import { employersOf, misleadingEmployers } from "./employers.ts";
import { abroadOf, britishOf } from "./entitlements.ts";
import { furtherNoise } from "./not-income.ts";
import { payWordsOf } from "./pay-words.ts";
import { names } from "./people.ts";
import { saidIn } from "./said.ts";

export const fourthWords: Vocabulary = {
  name: "fourth",
  seed: 2_470_000,
  countries: [
    ...(["GB", "IE", "GB", "DE", "GB", "GB", "FR", "GB", "ES", "GB", "IE", "GB", "IT"] as const),
    ...(["GB", "PT", "GB", "DE", "GB", "PL", "GB", "FR", "GB", "GB", "ES", "GB"] as const),
  ],
  names,
  banksOf,
  employersOf,
  statesEveryJob: false,
  misleadingEmployers,
  openNames:
    /CREDIT REVIEW|KASSE|JANUAR|EPARGNE|OCTOBRE|AHORRAMAS|ENERO|RISPARMIO|GENNAIO|JANEIRO|^MAJ |MAYFLY|PAYSTREAM|^SHELTER$|^AN POST$/,
  needsWord:
    /SAVINGS|CASH GEN|REFUND|PENSION|PREMIUM|BETFRED|SANTANDER|AMAZON|ARGOS|COINSTAR|INTEREST|DEPOSIT|STUDENT|INSURANCE|ANNUITY|TRANSFER|RENT A/,
  payWordsOf,
  plainReferences: ["{n}", "{code}", "", "", "P{n}", "NO {n}", "{m} {n}", "{code}/{m}"],
  unknownPayers: [
    // Letting agents that pay landlords their rent, and customers of people who work for themselves.
    ...["HAMPTON ROWE LETTINGS|RENT 14 ELM RD", "NORTHGATE PROPERTY MGT|LANDLORD PMT {n}"],
    ...["OPENRENT LTD|RENT {code}", "GRADWELL STUDIOS LTD|INV {n}", "TREVOSE MEDIA LTD|INVOICE {code}"],
    ...["KILN LANE PICTURES|INV{n}", "ROOFOODS LTD|{n}|weekly", "UBER BV|{code}|weekly"],
    ...["CORVUS HOLDINGS SARL", "ALBA & WREN LLP", "LUMEN COLLECTIVE CIC", "ORIEL VENTURES", "HEXHAM GROUP"],
  ],
  maintenancePayer: "CMG CHILD MAINT|{n}",
  trades: ["ELECTRICAL LTD", "MEDIA LTD", "INTERIORS LTD", "ACCOUNTANCY LTD"],
  britishOf,
  abroadOf,
  saidIn,
  interestIn: {
    ...{ GB: "INTEREST EARNED", IE: "DEPOSIT INTEREST", DE: "ZINSABSCHLUSS", FR: "INTERETS LIVRET" },
    ...{ ES: "INTERESES CUENTA", IT: "COMPETENZE A CREDITO", PT: "JUROS CONTA", PL: "KAPITALIZACJA ODSETEK" },
  },
  refundingShops: [
    ...["TK MAXX", "SPORTS DIRECT", "APPLE STORE", "PULL AND BEAR", "SEPHORA", "EASYJET", "MEDIAMARKT"],
    ...["ABOUT YOU", "EXPEDIA", "JD SPORTS"],
  ],
  refundingInParts: ["OCTOPUS ENERGY", "EDF ENERGY", "EUROSTAR", "ENI PLENITUDE"],
  platforms: ["SHPOCK", "TICKETSWAP", "DISCOGS", "CARDMARKET", "VESTIAIRE COLLECTIVE", "BACK MARKET"],
  bookmakers: ["BETWAY", "FOXY BINGO", "LEOVEGAS", "BWIN", "WINAMAX", "888CASINO", "BETSSON"],
  once: [
    ...["TENANCY DEPOSIT SCHEME|REPAYMENT", "HOWARD PROBATE LLP|ESTATE OF", "CAZOO|VEHICLE PURCHASE"],
    ...["GOFUNDME|CAMPAIGN", "FINANCIAL OMBUDSMAN|REDRESS"],
  ],
  furtherNoise,
  shops: [
    "SAINSBURYS LOCAL",
    "ICELAND",
    "NETTO",
    "INTERMARCHE",
    "ESSO",
    "APPLE.COM/BILL",
    "TFL.GOV.UK",
    "PRET",
  ],
  landlord: "HALCYON HOMES",
  energy: "OCTOPUS ENERGY",
};
