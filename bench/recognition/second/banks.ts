import type { Random } from "../random.ts";
import type { Country } from "./labels.ts";

/** How banks show a payment in their exports. */

export interface Payment {
  readonly payer: string;
  readonly reference: string;
  /** The employer's file marks it as pay. */
  readonly isPay: boolean;
  readonly isPension: boolean;
}

export interface Bank {
  readonly name: string;
  readonly credit: (payment: Payment, random: Random) => string;
  /** Own accounts and spaces, and cash and cheques, as this bank words them. */
  readonly pots: readonly string[];
  readonly cash: string;
  readonly cheque: string;
  readonly hasFineCategories: boolean;
  /** It shows eighteen characters of payer and reference together. */
  readonly cutsOff?: boolean;
}

export const joined = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .join(" ")
    .replace(/ {2,}(?!GEHALT)/g, " ");

export const titled = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /(^|[\s(/&-])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    );

export const code = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([..."0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"])).join("");

export const clock = (random: Random): string =>
  `${random.between(10, 22)}${String(random.between(0, 59)).padStart(2, "0")}`;

const barclays: Bank = {
  name: "Barclays",
  credit: ({ payer, reference }, random) =>
    joined(payer.slice(0, 18), reference.slice(0, 18), random.pick(["BGC", "BGC", "FT"])).toUpperCase(),
  pots: ["FROM RAINY DAY SAVER FT", "EVERYDAY SAVER TRANSFER FT"],
  cash: "CASH PAID IN AT BARCLAYS",
  cheque: "COUNTER CREDIT CHQ 100",
  hasFineCategories: false,
};
const hsbc: Bank = {
  name: "HSBC",
  credit: ({ payer, reference }) => `CR ${joined(payer, reference).slice(0, 18).trimEnd()}`.toUpperCase(),
  pots: ["CR INTERNET TRANSFER", "TFR FROM SAVINGS"],
  cash: "CR CASH IN HSBC",
  cheque: "CR PAID IN AT HSBC CHQ",
  hasFineCategories: false,
  cutsOff: true,
};
const lloyds: Bank = {
  name: "Lloyds",
  credit: ({ payer, reference, isPay }, random) =>
    joined(
      payer.slice(0, 18),
      reference.slice(0, 18),
      isPay ? "BGC" : random.pick(["FPI", "BGC"]),
    ).toUpperCase(),
  pots: ["FROM CLUB SAVER TFR", "SAVE THE CHANGE TFR"],
  cash: "CASHPOINT DEPOSIT DEP",
  cheque: "CHEQUE DEPOSIT 500 DEP",
  hasFineCategories: true,
};
const natwest: Bank = {
  name: "NatWest",
  credit: ({ payer, reference }, random) =>
    `${[payer, reference, `FP ${clock(random)}`].filter(Boolean).join(" , ")} - BAC`.toUpperCase(),
  pots: ["FROM A/C 60118834 - TFR", "DIGITAL REGULAR SAVER - TFR"],
  cash: "CASH DEPOSIT BRANCH - C/L",
  cheque: "SCANNED CHEQUE - CHQ",
  hasFineCategories: true,
};
const nationwide: Bank = {
  name: "Nationwide",
  credit: ({ payer, reference }) => joined("Bank credit", titled(payer), reference),
  pots: ["Transfer from 0725 FlexSaver", "Transfer from Instant Saver"],
  cash: "Deposit cash Nationwide branch",
  cheque: "Cheque deposit by phone",
  hasFineCategories: true,
};
const monzo: Bank = {
  name: "Monzo",
  credit: ({ payer, reference }) => joined(payer, reference),
  pots: ["Pot transfer: Bills", "Withdrawn from Holiday pot", "Salary sorter pot"],
  cash: "PayPoint cash deposit",
  cheque: "Cheque payment",
  hasFineCategories: true,
};
const starling: Bank = {
  name: "Starling",
  credit: ({ payer, reference }) => joined(titled(payer), reference),
  pots: ["From Rent space", "Savings goal withdrawal", "Wages space to main"],
  cash: "Post Office deposit",
  cheque: "Mobile cheque deposit",
  hasFineCategories: true,
};
const revolut: Bank = {
  name: "Revolut",
  credit: ({ payer, reference }) => joined("Payment from", titled(payer), reference),
  pots: ["To main from Pocket: Rent", "Vault withdrawal", "Top-up by *4417"],
  cash: "Cash top-up",
  cheque: "Cheque",
  hasFineCategories: false,
};
const aib: Bank = {
  name: "AIB",
  credit: ({ payer, reference }) => joined(payer, reference).slice(0, 18).trimEnd().toUpperCase(),
  pots: ["*MOBI FROM SAVINGS", "D/TFR ONLINE SAVER"],
  cash: "LODGEMENT CASH",
  cheque: "LODGEMENT CHQ 221",
  hasFineCategories: false,
  cutsOff: true,
};
const bankOfIreland: Bank = {
  name: "Bank of Ireland",
  credit: ({ payer, reference }) => joined(payer, reference, "SP").slice(0, 32).toUpperCase(),
  pots: ["365 ONLINE SAVINGS", "FROM GOALSAVER"],
  cash: "CASH LODGED",
  cheque: "CHQ LODGMENT",
  hasFineCategories: false,
};
const n26: Bank = {
  name: "N26",
  credit: ({ payer, reference }) => joined(titled(payer), reference),
  pots: ["Von Space Urlaub", "Hauptkonto von Notgroschen"],
  cash: "CASH26 Einzahlung",
  cheque: "Scheckgutschrift",
  hasFineCategories: true,
};
const sparkasse: Bank = {
  name: "Sparkasse",
  credit: ({ payer, reference, isPay }, random) =>
    joined(isPay ? "LOHN  GEHALT" : "GUTSCHR. UEBERWEISUNG", payer, reference, `EREF+${code(random, 11)}`),
  pots: ["UMBUCHUNG VOM TAGESGELD", "DAUERAUFTRAG SPARKONTO"],
  cash: "BARGELDEINZAHLUNG SB",
  cheque: "SCHECKEINREICHUNG E.V.",
  hasFineCategories: false,
};
/** One text key of this bank covers pay and pensions. */
const postbank: Bank = {
  name: "Postbank",
  credit: ({ payer, reference, isPay, isPension }) =>
    joined(isPay || isPension ? "Gutschr.SEPA Lohn/Gehalt/Rente" : "Gutschrift", titled(payer), reference),
  pots: ["Umbuchung Sparcard", "Übertrag Tagesgeldkonto"],
  cash: "Bareinzahlung",
  cheque: "Scheckeinreichung",
  hasFineCategories: false,
};
const bnp: Bank = {
  name: "BNP Paribas",
  credit: ({ payer, reference }, random) =>
    `VIR SEPA RECU /DE ${payer} /MOTIF ${reference || "NOTPROVIDED"} /REF ${code(random, 9)}`.toUpperCase(),
  pots: ["VIR CPTE A CPTE RECU LIVRET A", "VIREMENT DEPUIS LDDS"],
  cash: "VERSEMENT ESPECES AUTOMATE",
  cheque: "REMISE CHEQUES BORD. 004",
  hasFineCategories: false,
};
const agricole: Bank = {
  name: "Crédit Agricole",
  credit: ({ payer, reference }) => joined("VIREMENT EN VOTRE FAVEUR", payer, reference).toUpperCase(),
  pots: ["VIREMENT INTERNE LIVRET", "VIR DE COMPTE EPARGNE"],
  cash: "DEPOT ESPECES",
  cheque: "REMISE DE CHEQUE",
  hasFineCategories: true,
};
const caixa: Bank = {
  name: "CaixaBank",
  credit: ({ payer, reference, isPay }) =>
    isPay ? joined("ABONO", reference, payer) : joined("TRF. A SU FAVOR", payer, reference),
  pots: ["TRASPASO CUENTA AHORRO", "TRASPASO PROPIO"],
  cash: "INGRESO EFECTIVO CAJERO",
  cheque: "INGRESO CHEQUE",
  hasFineCategories: false,
};
const bbva: Bank = {
  name: "BBVA",
  credit: ({ payer, reference }) => joined("Transferencia recibida", titled(payer), reference),
  pots: ["Traspaso desde mi hucha", "Traspaso desde cuenta metas"],
  cash: "Ingreso en efectivo",
  cheque: "Abono cheque",
  hasFineCategories: true,
};
const intesa: Bank = {
  name: "Intesa Sanpaolo",
  credit: ({ payer, reference, isPay }, random) =>
    isPay && random.happens(0.5)
      ? joined("ACCREDITO", reference, payer)
      : `BONIFICO A VOSTRO FAVORE DISPOSTO DA ${payer} PER ${reference || "N.D."}`,
  pots: ["GIROCONTO DA DEPOSITO", "GIRO DA SALVADANAIO"],
  cash: "VERSAMENTO CONTANTI ATM",
  cheque: "VERSAMENTO ASSEGNI",
  hasFineCategories: false,
};
const caixaGeral: Bank = {
  name: "Caixa Geral",
  credit: ({ payer, reference }) => joined("TRF CRED SEPA+", payer, reference).toUpperCase().slice(0, 90),
  pots: ["TRF DE POUPANCA", "TRANSFERENCIA CONTA PROPRIA"],
  cash: "DEPOSITO NUMERARIO",
  cheque: "DEPOSITO CHEQUE",
  hasFineCategories: false,
};
const pko: Bank = {
  name: "PKO",
  credit: ({ payer, reference }) => joined("PRZELEW PRZYCHODZĄCY", payer, reference),
  pots: ["PRZELEW WŁASNY Z KONTA OSZCZĘDNOŚCIOWEGO", "ZWROT Z LOKATY"],
  cash: "WPŁATA GOTÓWKI WE WPŁATOMACIE",
  cheque: "REALIZACJA CZEKU",
  hasFineCategories: false,
};

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = {
  GB: [barclays, hsbc, lloyds, natwest, nationwide, monzo, starling, revolut],
  IE: [aib, bankOfIreland, revolut],
  DE: [n26, sparkasse, postbank],
  FR: [bnp, agricole],
  ES: [caixa, bbva],
  IT: [intesa],
  PT: [caixaGeral],
  PL: [pko],
};
