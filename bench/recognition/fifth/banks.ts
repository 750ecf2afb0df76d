import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

/** Banks as their statements word a payment; none of these layouts is in an earlier set. */

const FINE = { hasFineCategories: true };
const CUT = { cutsOff: true };

const british: readonly Bank[] = [
  bank(
    "Bank of Scotland",
    "CASHPOINT DEP IDM|CHQ IN APP|TO YOU FROM ACCESS SAVER|TFR SAVE THE CHANGE BOS",
    (payment, random) =>
      upper(
        payment.payer,
        payment.reference,
        either(payment, "BGC", `RP${code(random, 14)} ${random.between(10, 60)}`),
      ),
    FINE,
  ),
  bank(
    "Royal Bank of Scotland",
    "CASH & DEP MACHINE 83-19|CHEQUE BY PHOTO|FROM A/C 83-19-04 00281174|DIGITAL REGULAR SAVER 831904",
    (payment) =>
      payment.reference
        ? upper(`${payment.payer} ,`, payment.reference, either(payment, "", ", VIA MOBILE - PYMT"))
        : upper(payment.payer, either(payment, "", ", VIA ONLINE - PYMT")),
  ),
  bank(
    "Danske Bank NI",
    "CASH LODGED DONEGALL SQ|LODGEMENT CHEQUES|TRF REWARD SAVER OWN|STANDING TRF E-SAVER",
    (payment) =>
      upper(either(payment, "GC", "FP"), payment.payer, payment.reference && `/ ${payment.reference}`),
  ),
  bank(
    "Revolut UK",
    "Cash deposit via store|Cheque scan|Pocket Bills to main|From Instant Access Savings|GBP Vault Rainy day closed",
    ({ payer, reference }) => joined("From", payer, reference && `Note: ${reference}`),
  ),
  bank(
    "Wise",
    "Cash agent top-up|Cheque posted in|Moved from Jar Holiday|Converted from own EUR balance",
    ({ payer, reference }) =>
      joined("Received money from", titled(payer), reference && `with reference ${reference}`),
  ),
  bank(
    "Kroo",
    "PayPoint cash in|Cheque in the post|Savings pot to balance|Group pot: emptied",
    ({ payer, reference }) => joined(titled(payer), reference && `(${reference})`, "– bank transfer"),
    FINE,
  ),
  bank(
    "Virgin Money",
    "PAID IN CASH STORE|PAID IN CHQ STORE|TRANSFER M PLUS SAVER 2|INTERNAL TFR DEFINED ACCESS",
    (payment) =>
      upper(payment.payer, payment.reference && `REF:${payment.reference}`, either(payment, "CR", "FPS CR")),
  ),
  bank(
    "TSB",
    "CASH AT TSB MACHINE|CHEQUE SNAP TSB|POT EMPTIED TO SPEND & SAVE|TRANSFER SAVE WELL",
    (payment, random) =>
      upper(
        payment.payer,
        payment.reference,
        either(payment, "DIRECT CR", `FASTER PMT ${random.between(77, 79)}${random.between(1000, 9999)}`),
      ),
    FINE,
  ),
  bank(
    "First Direct",
    "CASH AT HSBC UK|CHEQUE FD APP|FROM FD REGULAR SAV|404729 FD SAVINGS",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
  bank("Zempler", "Load at Post Office|Cheque load|Own card to card move|Pot return", (payment) =>
    [either(payment, "BACS in", "FPS in"), payment.payer, payment.reference].filter(Boolean).join(" - "),
  ),
  bank(
    "Cumberland Building Society",
    "CASH RECEIVED BRANCH|CHEQUE RECEIVED|TRANSFER IN INSTANT ACCESS|STANDING TRANSFER IN OWN",
    (payment) => joined(either(payment, "AUTO CREDIT", "FAST PAY IN"), payment.payer, payment.reference),
  ),
];

const irish: readonly Bank[] = [
  bank(
    "EBS",
    "LODGED CASH EBS|LODGED CHQ EBS|FROM EBS SAVINGS|FAMILY SAVINGS TFR",
    ({ payer, reference }) => upper(payer, reference).slice(0, 18).trimEnd(),
    CUT,
  ),
  bank(
    "Credit union current account",
    "Cash lodged at counter|Cheque lodged at counter|Transfer from share account|Budget account to current",
    (payment) =>
      joined(
        either(payment, "SCT batch", "SCT in"),
        payment.payer,
        payment.reference && `/ ${payment.reference}`,
      ),
  ),
  bank(
    "Bunq",
    "Cash via shop|Cheque posted in|From sub-account Bills|Auto Save released",
    ({ payer, reference }) => joined(titled(payer), reference && `“${reference}”`),
    FINE,
  ),
];

const german: readonly Bank[] = [
  bank(
    "comdirect",
    "Bareinzahlung Commerzbank-Filiale|Scheck Eingang vorbehalten|Übertrag Tagesgeld PLUS|Übertrag eigenes Verrechnungskonto",
    ({ payer, reference }, random) =>
      joined(
        `Auftraggeber: ${payer}`,
        reference && `Buchungstext: ${reference}`,
        `Ref. ${code(random, 9)}/${random.between(1, 40)}`,
      ),
  ),
  bank(
    "HypoVereinsbank",
    "BAREINZAHLUNG SB-GERAET|INKASSO SCHECK|UMBUCHUNG PLUSSPAREN|DAUERAUFTR. VOM SPARKONTO",
    (payment) =>
      upper(
        payment.isPay || payment.isPension ? "GEHALT/RENTE GUTSCHRIFT" : "SEPA-GUTSCHRIFT",
        payment.payer,
        payment.reference,
      ),
  ),
  bank(
    "Deutsche Bank",
    "SB-Bargeldeinzahlung|Scheckgutschrift E. v.|Umbuchung SparCard|Umbuchung von eigenem Konto",
    ({ payer, reference }) =>
      joined("SEPA-Gutschrift von", payer, reference && `Verwendungszweck/Kundenreferenz ${reference}`),
    FINE,
  ),
];

const french: readonly Bank[] = [
  bank(
    "Caisse d'Epargne",
    "DEPOT ESPECES GAB|REMISE CHQ AGENCE|VIR INT LIVRET A PERSO|VIRT PERMANENT CPTE SUR LIVRET",
    ({ payer, reference }) => upper("VIR SEPA", payer, reference && `-${reference}`),
  ),
  bank(
    "Fortuneo",
    "DEPOT DE MONNAIE|REMISE CHEQUE COURRIER|VIR DE MON LIVRET PLUS|VIR INTERNE PERSO",
    ({ payer, reference }) => joined("VIR", titled(payer), reference),
    FINE,
  ),
  bank(
    "Crédit Mutuel",
    "VERSEMENT BILLETS|REM CHQ N 0044|VIR LIVRET EPARGNE SUPER|VIR C/C PROPRE COMPTE",
    ({ payer, reference }, random) => upper("VIR DE", payer, reference, `${code(random, 8)} CPT`),
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "ING España",
    "Ingreso de efectivo en cajero|Ingreso cheque en oficina|Traspaso recibido Cuenta NARANJA|Traspaso interno recibido",
    (payment) =>
      joined(
        payment.isPay ? "Nomina recibida" : "Transferencia recibida de",
        payment.payer,
        payment.reference,
      ),
    FINE,
  ),
  bank(
    "Bankinter",
    "INGR. EFECTIVO|INGR. TALON|TRASPASO CTA. AHORRO|ORDEN TRASPASO PROPIA",
    ({ payer, reference }) => upper("TRANS /", payer, reference),
  ),
];

const italian: readonly Bank[] = [
  bank(
    "BPER",
    "VERSAMENTO CONTANTE CASSA AUTOM|VERSAMENTO A/B|GIRO DA CONTO DI RISPARMIO|STORNO SALVADANAIO",
    ({ payer, reference }) => upper("BON. DA", payer, reference && `CAUS: ${reference}`),
  ),
  bank(
    "Mediolanum",
    "Versamento contante sportello convenz.|Versamento assegni|Giroconto da deposito a scadenza|Giro tra propri conti",
    (payment) =>
      joined(
        payment.isPay ? "Accredito competenze" : "Accredito bonifico",
        payment.payer,
        payment.reference && `- ${payment.reference}`,
      ),
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "BPI",
    "DEP. EM NUM. AUTOM.|DEPOSITO CHQ OIC|TRF DE POUPANCA BPI|TRF P/ CONTA PROPRIA RECEB.",
    ({ payer, reference }) => upper("TRF CR INTRAB", payer, reference),
  ),
  bank(
    "Montepio",
    "Dep. numerario caixa auto|Dep. cheques|Transf. Poupança Complementar|Transf. própria M24",
    ({ payer, reference }) => joined("Transf. a crédito", payer, reference && `/ ${reference}`),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "ING Śląski",
    "WPŁATA W PLACÓWCE|CZEK|PRZELEW Z OTWARTEGO KONTA OSZCZĘDNOŚCIOWEGO|PRZELEW MIĘDZY SWOIMI KONTAMI",
    ({ payer, reference }) => joined("Przelew na konto", payer, reference && `Tytuł: ${reference}`),
  ),
  bank(
    "Santander PL",
    "WPŁATA GOTÓWKI ATM|SKUP CZEKU|PRZENIESIENIE Z SUBKONTA|ZERWANIE LOKATY",
    ({ payer, reference }) => joined("UZNANIE", payer, reference),
    FINE,
  ),
];

export const banksOf: Readonly<Record<Country, readonly Bank[]>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
