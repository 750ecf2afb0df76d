import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

const FINE = { hasFineCategories: true };
const CUT = { cutsOff: true };

/** A payer pays from one account. */
const accountOf = (payer: string): number =>
  [...payer].reduce((sum, letter) => (sum * 11 + letter.charCodeAt(0)) % 8999, 0) + 1000;

const irish: readonly Bank[] = [
  bank("PTSB", "LODGE CASH PTSB CDM|LODGE CHQ PTSB|TFR OWN PTSB GOAL SAVER|O24 FROM OWN 990602", (payment) =>
    upper(either(payment, "CT", "INST CT"), payment.payer, payment.reference && `*${payment.reference}`),
  ),
  bank(
    "An Post Money",
    "Cash at post office counter AP|Cheque at post office AP|From my jar Christmas|From my jar Car",
    ({ payer, reference }) =>
      joined("Money in from", titled(payer), reference && `with message ${reference}`),
    FINE,
  ),
  bank(
    "N26 Ireland",
    "Cash26 shop Dublin|Cheque by courier|From space Rainy days|Instant Savings withdrawn",
    ({ payer, reference }) =>
      joined(titled(payer), `IE${accountOf(payer)}`, reference && `Note: ${reference}`),
  ),
  bank(
    "AIB",
    "AIB LODGE CASH 93|AIB LODGE CHQ 93|*INET OWN 93 SAVE|VDA-OWN SAVER 93",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
];

/** Three of Germany and two of Austria. */
const german: readonly Bank[] = [
  bank(
    "DKB",
    "Bargeld Einzahlung DKB Partner|Scheck per Post DKB|Umbuchung DKB-Tagesgeld zurück|Eigenübertrag DKB Zweitkonto",
    (payment) =>
      joined(
        payment.isPay ? "Lohn, Gehalt, Rente" : "Zahlungseingang",
        payment.payer,
        payment.reference,
        `DE${accountOf(payment.payer)}`,
      ),
    FINE,
  ),
  bank(
    "Commerzbank",
    "Geldeinzahlung Automat CoBa|Scheck E.v. CoBa|Übertrag TopZins Konto eigen|Umbuchung Klassik Sparkonto",
    ({ payer, reference }, random) =>
      joined("Gutschrift von", payer, reference, `End-to-End-Ref.: ${code(random, 10)}`),
  ),
  bank(
    "Volksbank",
    "BARGELDEINZ. SB-TERMINAL VR|SCHECKEINZUG VR|UMBUCHUNG VR-TAGESGELD|EIGENUEBERTRAG VR FLEX",
    (payment) =>
      joined(
        payment.isPay || payment.isPension ? "LOHN/GEHALT/RENTE SEPA" : "GUTSCHRIFT SEPA",
        payment.reference,
        payment.payer,
      ).toUpperCase(),
  ),
  bank(
    "Erste Bank (George)",
    "Bareinzahlung SB George|Scheck George|Von meinem Sparkonto George|Moneybox ausbezahlt",
    ({ payer, reference }) => joined(payer, reference && `| ${reference} |`, `AT${accountOf(payer)}`),
    FINE,
  ),
  bank(
    "Raiffeisen Österreich",
    "Bareinzahlung Raika|Scheckeinreichung Raika|Umbuchung Online Sparen Raika|Eigenerlag Zweitkonto",
    ({ payer, reference }) =>
      joined(`Auftraggeber: ${payer}`, reference && `Zahlungsreferenz: ${reference}`, "RLNWATWW"),
  ),
];

const french: readonly Bank[] = [
  bank(
    "Société Générale",
    "VERST ESP SG GAB|REM CHQ SG GUICHET|VIR INTERNE DU CSL SG|VIR LIVRET SG PERIODIQUE",
    ({ payer, reference }, random) =>
      upper(
        `VIR RECU ${code(random, 10)}`,
        `DE: ${payer}`,
        reference && `MOTIF: ${reference}`,
        `REF: ${code(random, 6)}`,
      ),
  ),
  bank(
    "Banque Populaire",
    "VERSEMENT ESP BP|REMISE CHQ BP|VIREMENT FIDELIS BP|VIREMENT CODEVAIR BP",
    ({ payer, reference }) => upper("EVI", payer, reference && `- ${reference}`),
    FINE,
  ),
  bank(
    "Hello bank!",
    "Dépôt espèces agence BNP|Dépôt chèque appli Hello|Virement depuis Livret Hello|Virement interne Hello+",
    ({ payer, reference }) =>
      joined("Virement de", titled(payer), reference && `(${reference})`, `FR${accountOf(payer)}`),
    FINE,
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "Ibercaja",
    "INGRESO CAJERO IBERCAJA|ABONO CHEQUE IBERCAJA|TRASPASO LIBRETA IBERCAJA|TRASPASO CTA PROPIA IBERCAJA",
    (payment) =>
      upper(
        payment.isPay ? "NOMINA RECIBIDA" : "TRANSF. RECIB. DE",
        payment.payer,
        payment.reference && `CONCEPTO ${payment.reference}`,
      ),
  ),
  bank(
    "Unicaja",
    "Ingreso en ventanilla UC|Ingreso de cheque UC|Traspaso de mi cuenta ahorro UC|Traspaso entre mis cuentas UC",
    ({ payer, reference }) => joined("Abono transf. ordenante", titled(payer), reference && `/ ${reference}`),
    FINE,
  ),
];

const italian: readonly Bank[] = [
  bank(
    "BNL",
    "VERS. CONTANTE ATM BNL|VERS. ASSEGNO BNL|GIROCONTO DA BNL RISPARMIO|GIRO CONTO PROPRIO BNL",
    ({ payer, reference }, random) =>
      upper("BONIF. VS. FAVORE", payer, reference && `CAUSALE ${reference}`, `TRN ${code(random, 12)}`),
  ),
  bank(
    "Credem",
    "Versamento contanti evoluto|Versamento assegno Credem|Giroconto da conto deposito Credem|Da Credem salvadanaio",
    (payment) =>
      joined(
        payment.isPay ? "Accredito emolumenti" : "Accredito bonifico",
        payment.payer,
        payment.reference && `inf. ${payment.reference}`,
      ),
    FINE,
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Millennium BCP",
    "DEP NUMERARIO MBCP|DEP CHEQUE MBCP|TRF P2P PROPRIA MBCP|TRF DE CONTA AFORRO MBCP",
    ({ payer, reference }) => upper("TRF DE", payer, reference && `DESC ${reference}`),
  ),
  bank(
    "Crédito Agrícola",
    "Dep. Numerário Agência CA|Dep. Valores CA|Transf. da minha poupança CA|Transf. conta própria CA",
    ({ payer, reference }) => joined("Transf. SEPA recebida –", titled(payer), reference && `– ${reference}`),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "Millennium PL",
    "WPŁATA WPŁATOMAT MILL|CZEK MILLENNIUM|PRZELEW Z KONTA PROFIT WŁASNEGO|ZWROT LOKATY MILL",
    ({ payer, reference }) => joined("PRZELEW DO TWOJEGO BANKU", payer, reference && `TYT: ${reference}`),
  ),
  bank(
    "BNP Paribas PL",
    "Wpłata w oddziale BNP|Skup czeku BNP|Przelew między własnymi BNP|Z autooszczędzania BNP",
    ({ payer, reference }) => joined("Uznanie", titled(payer), reference && `tytułem ${reference}`),
    FINE,
  ),
];

export const banksAbroad: Readonly<Record<Exclude<Country, "GB">, readonly Bank[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
