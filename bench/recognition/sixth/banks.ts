import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

/** Banks as their statements word a payment; none of these layouts is in an earlier set. */

const FINE = { hasFineCategories: true };
const CUT = { cutsOff: true };

/** A payer pays from one account. */
const accountOf = (payer: string): number =>
  [...payer].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 89, 0) + 10;

const british: readonly Bank[] = [
  bank(
    "Lloyds",
    "CASH IN HALIFAX GRP CDM|CHEQUE BY APP LLOYDS|TRANSFER 779110 FROM EASY SAVER|MONTHLY SAVER 779110 TFR",
    (payment, random) =>
      upper(payment.payer, payment.reference, either(payment, "BGC", `${code(random, 16)} 404784 10 FPI`)),
  ),
  bank(
    "Ulster Bank NI",
    "CASH LODGED 980044|CHQ LODGED 980044|TFR FROM E-SAVINGS 980044|OWN ACC LOYALTY SAVER",
    (payment, random) =>
      upper(payment.payer, payment.reference, either(payment, "BANK GIRO CR", `FP 10 ${code(random, 17)}N`)),
    FINE,
  ),
  bank(
    "Barclays",
    "Cash Deposit Post Office Ltd|Cheque Imaging Deposit 000318|Transfer From Rainy Day Saver 5512|Transfer From Sort Code 20-55-41 Own Account",
    (payment) =>
      joined(
        either(payment, "Giro Received From", "Received From"),
        payment.payer,
        payment.reference && `Ref:- ${payment.reference}`,
      ),
  ),
  bank(
    "Nationwide",
    "Cash machine deposit 0811|Cheque scanned app|From Flex Regular Saver|From FlexOne Saver 0811",
    (payment) =>
      joined(
        either(payment, "Bank credit –", "Payment from –"),
        titled(payment.payer),
        payment.reference && `– ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "Monese",
    "Cash load at PayPoint|Cheque load post|Moved from savings pot|From EUR account to GBP account",
    ({ payer, reference }) => joined("Bank transfer from", payer, reference && `(${reference})`),
  ),
  bank(
    "Triodos UK",
    "Cash via Post Office counter|Cheque banked by post|Internal transfer Right to Buy saver|Internal transfer Everyday Saver",
    (payment) =>
      joined(
        either(payment, "Bacs credit", "Faster Payment in"),
        payment.payer,
        payment.reference && `Details: ${payment.reference}`,
      ),
  ),
  bank(
    "AIB NI",
    "CASH LODGE NEWRY|CHQ LODGE NEWRY|ONLINE TFR ONLINE SAVER NI|MOBI TFR OWN DEPOSIT",
    (payment) =>
      upper(either(payment, "BGC", "FPI"), payment.reference && `${payment.reference} /`, payment.payer),
  ),
  bank(
    "thinkmoney",
    "Cash paid in PayZone|Cheque paid in post|Bills money to card money|Card money from set-aside",
    (payment) => joined("Payment in:", payment.payer, payment.reference && `Ref. ${payment.reference}`),
  ),
  bank(
    "Starling",
    "Post Office branch deposit|Cheque imaged in app|Space closed: Rent|Space withdrawal: Car",
    (payment) =>
      [titled(payment.payer), payment.reference, either(payment, "BACS CREDIT IN", "FASTER PAYMENT IN")]
        .filter(Boolean)
        .join(", "),
    FINE,
  ),
  bank(
    "Metro Bank",
    "Store cash in|Store cheque in|Move money Instant Access|Standing order own savings in",
    (payment) =>
      joined(
        either(payment, "Direct Credit In", "Inward Faster Payment"),
        payment.reference && `${payment.reference} ·`,
        payment.payer,
      ),
    FINE,
  ),
  bank(
    "Smile",
    "CASH PO COUNTER|CHQ IN POST|FROM SMILE SAVER|TFR SMILE ISA",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
];

const irish: readonly Bank[] = [
  bank(
    "AIB",
    "LODGE CASH LODGER|LODGE CHQ IMAGE|*INET SAVINGS 4471|*MOBI REG SAVER",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
  bank(
    "Bank of Ireland",
    "LODGEMENT NOTES ATM|CHQ LODGE APP|365 FROM MORTGAGESAVER|TFR OWN SUPERSAVER",
    (payment) => upper(either(payment, "SEPA CR", "SEPA INST"), payment.payer, payment.reference),
  ),
  bank(
    "Revolut",
    "Cash in at shop|Cheque posted|Pocket: Rent closed|From Flexible Cash Fund",
    ({ payer, reference }) =>
      joined(
        "Payment from",
        titled(payer),
        reference && `Reference: ${reference}`,
        `From: ${payer}, IE${accountOf(payer)}AIBK`,
      ),
    FINE,
  ),
];

const german: readonly Bank[] = [
  bank(
    "Sparkasse",
    "EINZAHLUNG AUTOMAT GELD|SCHECKGUTSCHRIFT INLAND|UMBUCHUNG VON TAGESGELD S|UEBERTRAG PRAEMIENSPAREN",
    (payment, random) =>
      joined(
        payment.isPay ? "GUTSCHR. LOHN" : "GUTSCHR. UEBERW.",
        payment.payer,
        payment.reference && `SVWZ+${payment.reference}`,
        random.happens(0.5) ? "EREF+NOTPROVIDED" : `KREF+${code(random, 8)}`,
      ),
  ),
  bank(
    "Trade Republic",
    "Barzahlung Partnerfiliale|Scheck per Post|Übertrag vom Depotkonto|Saveback Sparplan zurück",
    ({ payer, reference }) => joined("Überweisung von", payer, `(DE${accountOf(payer)})`, reference),
    FINE,
  ),
  bank(
    "Sparda-Bank",
    "Einz. Geldautomat|Scheckeinr. Filiale|Umb. SpardaTagesgeld|Dauerauftr. eig. Sparkto",
    (payment) =>
      joined(
        payment.isPay || payment.isPension ? "Lohn/Gehalt/Rente" : "Überweisungsgutschrift",
        payment.payer,
        payment.reference && `VWZ: ${payment.reference}`,
      ),
  ),
];

const french: readonly Bank[] = [
  bank(
    "La Banque Postale",
    "DEPOT ESPECES BUREAU DE POSTE|DEPOT CHEQUE GUICHET|VIREMENT DE MON LIVRET A PLUS|VIREMENT ENTRE COMPTES CCP",
    ({ payer, reference }, random) =>
      upper("VIREMENT INSTANTANE DE", payer, reference, `REFERENCE : ${code(random, 9)}`),
  ),
  bank(
    "CIC",
    "VRST ESPECES BORNE CIC|REM CHQ CIC|VIR DEPUIS LIVRET CIC|VIR INTERNE EPARGNE LOGEMENT",
    ({ payer, reference }) => upper("VIR SEPA DE", payer, reference && `/${reference}`),
    FINE,
  ),
  bank(
    "Nickel",
    "Dépôt d'espèces buraliste|Chèque posté|Retour de ma cagnotte|Virement de mon autre Nickel",
    ({ payer, reference }) => joined("Virement reçu :", titled(payer), reference && `- Motif ${reference}`),
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "Abanca",
    "INGRESO EFECTIVO ABANCA|INGRESO TALON ABANCA|TRASPASO DESDE AHORRO ABANCA|TRASP. PROPIA CUENTA CLARA",
    (payment) =>
      upper(payment.isPay ? "ABONO NOMINA:" : "TRANSF. RECIBIDA:", payment.payer, payment.reference),
  ),
  bank(
    "Kutxabank",
    "Imposición efectivo|Abono de talón|Traspaso de mi libreta|Traspaso entre cuentas propias KB",
    ({ payer, reference }) => joined("Transf. de:", payer, reference && `Conc.: ${reference}`),
    FINE,
  ),
];

const italian: readonly Bank[] = [
  bank(
    "MPS",
    "VERS. CONT. CASSA SELF|VERSAM. ASSEGNI SBF|GIROC. DA DEPOSITO MPS|GIROFONDI PROPRI",
    (payment) =>
      upper(
        payment.isPay ? "EMOLUMENTI A MEZZO BONIFICO" : "BONIFICO DALL'ITALIA",
        `ORDINANTE: ${payment.payer}`,
        payment.reference && `NOTE: ${payment.reference}`,
      ),
  ),
  bank(
    "Hype",
    "Ricarica in contanti|Assegno via posta|Dal mio obiettivo Vacanze|Da box risparmi",
    ({ payer, reference }) => joined("Bonifico ricevuto da", titled(payer), reference && `– ${reference}`),
    FINE,
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Santander Totta",
    "ENTREGA NUMERARIO BALCAO|ENTREGA CHEQUES|TRF DA MINHA POUPANCA ST|TRF ENTRE CTAS PROPRIAS",
    ({ payer, reference }) => upper("TRF. RECEBIDA", payer, reference && `REF ${reference}`),
  ),
  bank(
    "Moey",
    "Depósito numerário CA|Depósito cheque CA|Do meu objetivo|Entre as minhas contas",
    ({ payer, reference }) => joined("Recebeste de", titled(payer), reference && `: ${reference}`),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "Pekao",
    "WPŁATA GOTÓWKI KASA|CZEK INKASO PEKAO|PRZELEW Z MOJEGO SKARBU|ZAMKNIĘCIE LOKATY WŁASNEJ",
    ({ payer, reference }) => joined("PRZELEW KRAJOWY OD", payer, reference && `/ ${reference}`),
  ),
  bank(
    "Alior",
    "Wpłata gotówkowa|Realizacja czeku obcego|Z mojego konta Mega Oszczędnościowego|Przelew wewnętrzny własny",
    ({ payer, reference }) => joined("Przelew przychodzący od", titled(payer), reference),
    FINE,
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
