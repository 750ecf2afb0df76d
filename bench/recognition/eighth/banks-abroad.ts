import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

const FINE = { hasFineCategories: true };

type Word = readonly [pay: string, rest: string];

/** The bank's name of the booking, which tells pay and pensions from other credits. */
const booked = (payment: { readonly isPay: boolean; readonly isPension: boolean }, [pay, rest]: Word) =>
  payment.isPay || payment.isPension ? pay : rest;

const irish: readonly Bank[] = [
  bank(
    "Bank of Ireland",
    "LODGE CASH BOI 90-11|LODGE CHQ BOI 90-11|365 OWN SAVER TFR|MOBI OWN A/C BOI",
    (payment) =>
      upper(payment.payer, payment.reference, either(payment, "SP CREDIT", "365 CREDIT")).slice(0, 40),
  ),
  bank(
    "Revolut Ireland",
    "Cash top-up in shop|Cheque top-up|From EUR pocket Bills|From Flexible Cash Funds",
    ({ payer, reference }) => joined(`Payment from ${titled(payer)},`, reference && `ref: ${reference}`),
    FINE,
  ),
  bank(
    "Bunq Ireland",
    "Cash deposit PayShop|Cheque deposit bunq|From sub-account Groceries|From savings sub-account",
    ({ payer, reference }) => joined(payer, reference && `- "${reference}"`),
  ),
  bank(
    "EBS",
    "LODGE CASH EBS 31|LODGE CHQ EBS 31|TFR OWN EBS SAVER|EBS OWN REG SAVER",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    { cutsOff: true },
  ),
];

/** Five of Germany and two of Austria. */
const german: readonly Bank[] = [
  bank(
    "Sparkasse",
    "BARGELDEINZAHLUNG SPK GA|SCHECKEINR. EINGANG VORB.|UMBUCHUNG EIGENES TAGESGELD SPK|DAUERAUFTR. EIGENES SPARBUCH SPK",
    (payment) =>
      joined(booked(payment, ["LOHN GEHALT", "GUTSCHR. UEBERWEISUNG"]), payment.reference, payment.payer),
  ),
  bank(
    "N26 Deutschland",
    "CASH26 Rewe|Scheck per Post N26|Von Space Miete nach Main|Von Space Notfall nach Main",
    ({ payer, reference }) => [titled(payer), reference, "Income"].filter(Boolean).join(", "),
    FINE,
  ),
  bank(
    "ING",
    "Bargeldeinzahlung Handel ING|Scheck E.v. ING Ffm|Umbuchung Extra-Konto ING|Gutschrift eigener Sparplan ING",
    (payment) =>
      [booked(payment, ["Gehalt/Rente", "Gutschrift"]), payment.payer, payment.reference].join("; "),
  ),
  bank(
    "Postbank",
    "Bargeldeinzahlung Postbank Filiale|Scheckeinreichung Postbank|Umbuchung SparCard Postbank|Übertrag Quartal-Sparen",
    ({ payer, reference }) =>
      joined("SEPA Überweisung von", payer, reference && `Verwendungszweck ${reference}`, "NOTPROVIDED"),
  ),
  bank(
    "Deutsche Bank",
    "Einzahlung Automat DB Filiale|Scheckeinzug DB|Umbuchung SparCard DB|Übertrag eigenes Zinskonto DB",
    (payment) =>
      joined(
        booked(payment, ["SEPA Lohn, Gehalt, Rente", "SEPA Gutschrift"]),
        payment.payer,
        payment.reference && `VZ: ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "BAWAG",
    "SB-EINZAHLUNG BAWAG|SCHECK BAWAG|UMBUCHUNG SPARBOX BAWAG|EIGENUEBERTRAG BAWAG KONTOBOX",
    ({ payer, reference }, random) =>
      joined(`BG/${code(random, 9)}`, payer, reference && `ZWECK ${reference}`).toUpperCase(),
  ),
  bank(
    "Bank Austria",
    "Bareinzahlung Foyer BA|Scheckeinreichung BA|Übertrag ErfolgsSparen BA|Umbuchung eigenes Konto BA",
    ({ payer, reference }) => joined("Gutschrift Überweisung", payer, reference && `/ ${reference}`),
    FINE,
  ),
];

const french: readonly Bank[] = [
  bank(
    "BNP Paribas",
    "VERSEMENT ESPECES AUTOMATE BNPP|REMISE CHEQUES BNPP|VIR CPTE A CPTE EMIS LIVRET BNPP|VIR INTERNE COMPTE EPARGNE BNPP",
    ({ payer, reference }, random) =>
      upper("VIR SEPA RECU", `/DE ${payer}`, reference && `/MOTIF ${reference}`, `/ID ${code(random, 8)}`),
  ),
  bank(
    "Crédit Agricole",
    "DEPOT ESPECES CA AGENCE|REMISE DE CHEQUE CA|VIREMENT WEB DE MON LIVRET CA|VIREMENT PERM. EPARGNE CA",
    ({ payer, reference }) => joined("VIREMENT EN VOTRE FAVEUR DE", payer, reference && `: ${reference}`),
  ),
  bank(
    "BoursoBank",
    "Versement espèces Bourso|Remise de chèque Bourso|VIR depuis mon Livret Bourso+|VIR Virement interne depuis BoursoVie",
    ({ payer, reference }) => joined("VIR SEPA", titled(payer), reference && `| ${reference}`),
    FINE,
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "CaixaBank",
    "INGRESO EFECTIVO CAJERO CXB|INGRESO CHEQUE CXB|TRASPASO PROPIO CXB|TRASPASO DESDE AHORRO CXB",
    (payment) =>
      joined(
        booked(payment, ["NOMINA O PENSION", "TRANSFERENCIA"]),
        payment.payer,
        payment.reference && `| ${payment.reference}`,
      ),
  ),
  bank(
    "BBVA",
    "Ingreso en efectivo BBVA|Abono de cheque BBVA|Traspaso desde mi meta BBVA|Traspaso desde otra cuenta mía BBVA",
    (payment) =>
      joined(
        booked(payment, ["Abono de nómina", "Abono por transferencia"]),
        `(${payment.payer})`,
        payment.reference,
      ),
    FINE,
  ),
];

const italian: readonly Bank[] = [
  bank(
    "Intesa Sanpaolo",
    "VERSAMENTO CONTANTI MTA ISP|VERSAMENTO ASSEGNI ISP|GIROCONTO DA SALVADANAIO ISP|BONIFICO TRA PROPRI CONTI ISP",
    (payment) =>
      joined(
        booked(payment, ["STIPENDIO O PENSIONE", "BONIFICO ISTANTANEO"]),
        payment.payer,
        payment.reference && `CAUSALE: ${payment.reference}`,
      ),
  ),
  bank(
    "Poste Italiane",
    "Ricarica contanti ufficio postale|Versamento assegno Poste|Da mio Libretto Smart|Da obiettivo Postepay",
    ({ payer, reference }) => joined("BONIFICO A VOSTRO FAVORE", payer, reference && `per ${reference}`),
    FINE,
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Caixa Geral",
    "DEPOSITO NUMERARIO CGD|DEPOSITO VALORES CGD|TRF PROPRIA CAIXAPOUPANCA|TRF CONTA PROPRIA CGD",
    ({ payer, reference }) => upper("TRF CR SEPA", payer, reference && `- ${reference}`),
  ),
  bank(
    "Novobanco",
    "Depósito numerário NB|Depósito cheques NB|Da minha Micropoupança NB|Transf. entre contas próprias NB",
    ({ payer, reference }) => joined("Transf. recebida de", titled(payer), reference && `(${reference})`),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "mBank",
    "WPŁATA WE WPŁATOMACIE MB|CZEK MB|PRZELEW WŁASNY Z EMAX|PRZELEW WŁASNY Z CELU",
    ({ payer, reference }) => joined("PRZELEW ZEWN. PRZYCHODZĄCY;", payer, reference && `; ${reference}`),
  ),
  bank(
    "PKO BP",
    "Wpłata gotówki w oddziale PKO|Czek PKO|Przelew z własnego konta Plus|Zwrot z lokaty własnej PKO",
    ({ payer, reference }) => joined("Przelew na konto. Nadawca:", payer, reference && `Tytuł: ${reference}`),
    FINE,
  ),
];

export const banksAbroad: Readonly<Record<Exclude<Country, "GB">, readonly Bank[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
