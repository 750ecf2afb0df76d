import { bank, either, upper } from "../fourth/banks.ts";
import { type Bank, code, joined, type Payment, titled } from "../second/banks.ts";
import type { Country } from "../second/labels.ts";

const FINE = { hasFineCategories: true };

/** Some banks name a booking by the purpose code of the payment, which tells pay and pensions from other credits. */
const named = ({ isPay, isPension }: Payment, pay: string, other: string): string =>
  isPay || isPension ? pay : other;

const irish: readonly Bank[] = [
  bank(
    "AIB",
    "LODGEMENT CASH AIB|LODGEMENT CHEQUE AIB|*INET OWN SAVER|*MOBI OWN ONLINE SAVINGS",
    ({ payer, reference }, random) =>
      upper(payer, reference, `IE26${random.between(10, 12)}${random.between(10_000_000, 28_999_999)}`),
  ),
  bank("PTSB", "CASH LDG PTSB|CHQ LDG PTSB|OPEN24 OWN TFR|OPEN24 OWN REG SAVER", (payment) =>
    upper(either(payment, "CR EFT", "CR TRF"), payment.payer, payment.reference),
  ),
  bank(
    "An Post Money",
    "Cash lodged at post office|Cheque lodged at post office|From jar: Christmas|From jar: Car",
    ({ payer, reference }) => `Transfer in: ${[titled(payer), reference].filter(Boolean).join(", ")}`,
    FINE,
  ),
  bank(
    "Credit union current account",
    "CASH LODGEMENT CU|CHQ LODGEMENT CU|FROM SHARES OWN A/C|FROM BUDGET A/C OWN",
    ({ payer, reference }) => upper("EFT LODGEMENT", payer, reference),
  ),
];

/** Five of Germany and two of Austria. */
const german: readonly Bank[] = [
  bank(
    "DKB",
    "Bareinzahlung Cash im Shop DKB|Scheckgutschrift DKB|Umbuchung DKB Tagesgeld|Übertrag eigenes DKB Konto",
    ({ payer, reference }) => joined(`Eingang: ${payer}`, reference && `; ${reference}`),
    FINE,
  ),
  bank(
    "Commerzbank",
    "Bareinzahlung Commerzbank GA|Scheckeinreichung Commerzbank|Übertrag eigenes TopZins-Konto|Umbuchung eigenes Sparkonto Coba",
    ({ payer, reference }) => joined(payer, reference, "End-to-End-Ref.: NOTPROVIDED Gutschrift"),
  ),
  bank(
    "Volksbank",
    "Bareinzahlung VR SB-Terminal|Scheckeinreichung VR|Umbuchung VR-FlexGeld|Übertrag eigenes VR-Sparkonto",
    (payment) =>
      joined(
        named(payment, "Lohn/Gehalt/Rente", "Überweisungsgutschr."),
        payment.payer,
        payment.reference && `/ ${payment.reference}`,
      ),
  ),
  bank(
    "comdirect",
    "Bareinzahlung Coba-Filiale für comdirect|Scheckeinzug comdirect|Übertrag Tagesgeld PLUS-Konto|Übertrag von eigenem Depotkonto",
    ({ payer, reference }) =>
      joined(`Übertrag/Überweisung Auftraggeber:${payer}`, reference && `Buchungstext:${reference}`),
    FINE,
  ),
  bank(
    "HypoVereinsbank",
    "BAREINZAHLUNG HVB SB|SCHECK HVB|UMBUCHUNG HVB PLUSSPAREN|UEBERTRAG EIGENES HVB KONTO",
    ({ payer, reference }) => upper(payer, "SEPA-GUTSCHRIFT", reference),
  ),
  bank(
    "Erste Bank (George)",
    "Selbstbedienung Einzahlung Erste|Scheckeinlösung Erste|Umbuchung Plus Sparen George|Übertrag George Sparziel",
    ({ payer, reference }) => joined(payer, reference && `– ${reference}`, "(Gutschrift)"),
    FINE,
  ),
  bank(
    "easybank",
    "SB-EINZAHLUNG EASY|SCHECK EASY|UMBUCHUNG EASY ZINSMAX|UEBERTRAG EIGENES EASY KONTO",
    ({ payer, reference }, random) => joined(reference, `BG/0000${random.between(10000, 99999)}`, payer),
  ),
];

const french: readonly Bank[] = [
  bank(
    "La Banque Postale",
    "VERSEMENT EFFECTUE GUICHET LBP|REMISE DE CHEQUE LBP|VIREMENT DE MON LIVRET A LBP|VIREMENT DE MON LEP LBP",
    ({ payer, reference }, random) =>
      upper("VIREMENT DE", payer, reference, `REFERENCE : ${code(random, 11)}`),
  ),
  bank(
    "Caisse d'Epargne",
    "VERSEMENT ESPECES CEP|REMISE CHEQUES CEP|VIR COMPTE A COMPTE LIVRET CEP|VIR DEPUIS MON LDDS CEP",
    ({ payer, reference }) => upper("VIR SEPA RECU", payer, reference && `-${reference}`),
  ),
  bank(
    "LCL",
    "DEPOT ESPECES LCL|REMISE CHQ LCL|VIR INTERNE LCL ZEBRA|VIR DE MON LIVRET LCL",
    ({ payer, reference }) => joined("VIR SEPA", payer.toUpperCase(), reference && `MOTIF ${reference}`),
    FINE,
  ),
  bank(
    "Fortuneo",
    "Dépôt espèces Fortuneo|Remise de chèque Fortuneo|VIR interne Livret + Fortuneo|VIR interne compte joint Fortuneo",
    ({ payer, reference }) => joined("VIR", payer, reference && `(${reference})`),
  ),
];

const spanish: readonly Bank[] = [
  bank(
    "Santander España",
    "Ingreso En Efectivo Cajero Santander|Ingreso De Cheque Santander|Traspaso Desde Cuenta Ahorro Santander|Traspaso Propio Mini Santander",
    (payment) =>
      joined(
        named(payment, payment.isPension ? "Pension De" : "Nomina De", "Transferencia Inmediata De"),
        `${titled(payment.payer)},`,
        payment.reference && `Concepto: ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "Sabadell",
    "INGRESO EFECTIVO BS|INGRESO CHEQUE BS|TRASPASO CUENTA AHORRO BS|TRASPASO ENTRE CUENTAS PROPIAS BS",
    ({ payer, reference }) => upper("TRANSF. DE", payer, reference && `- ${reference}`),
  ),
  bank(
    "Ibercaja",
    "INGRESO EFECTIVO IBC|INGRESO CHEQUE IBC|TRASPASO DESDE HUCHA IBC|TRASPASO CUENTA PROPIA IBC",
    ({ payer, reference }) => joined("ABONO TRANSF.", payer, reference && `(${reference})`),
  ),
];

const italian: readonly Bank[] = [
  bank(
    "UniCredit",
    "VERSAMENTO CONTANTE ATM UC|VERSAMENTO ASSEGNI UC|GIROCONTO DA RISPARMIO UC|GIROCONTO PROPRIO MY GENIUS UC",
    ({ payer, reference }) =>
      upper("BONIFICO A VOSTRO FAVORE BONIFICO SEPA DA", payer, reference && `PER ${reference}`),
  ),
  bank(
    "Banco BPM",
    "VERS. CONTANTI BPM|VERS. ASSEGNI BPM|GIROCONTO YOURSAVE BPM|GIROCONTO CONTO PROPRIO BPM",
    (payment) =>
      joined(
        named(payment, "ACCR. STIPENDIO/PENSIONE", "ACCR. BONIFICO"),
        payment.payer,
        payment.reference && `- ${payment.reference}`,
      ),
    FINE,
  ),
  bank(
    "Fineco",
    "Versamento contanti smart Fineco|Versamento assegni Fineco|Giroconto da CashPark|Giroconto da conto proprio Fineco",
    ({ payer, reference }) => joined(`Bonifico SEPA Ord: ${payer}`, reference && `Info: ${reference}`),
    FINE,
  ),
  bank(
    "BPER",
    "VERSAMENTO CONTANTI BPER|VERSAMENTO ASSEGNO BPER|GIROCONTO DEPOSITO BPER|GIROCONTO PROPRIO BPER",
    ({ payer, reference }) => upper("BON. A VS FAVORE", payer, reference),
  ),
];

const portuguese: readonly Bank[] = [
  bank(
    "Millennium BCP",
    "DEPOSITO NUMERARIO BCP|DEPOSITO CHEQUE BCP|TRF P/O PROPRIO POUPANCA BCP|TRF CONTA A PRAZO BCP",
    ({ payer, reference }) => upper("TRF P/O", payer, reference),
  ),
  bank(
    "Santander Totta",
    "DEP NUMERARIO TOTTA|DEP CHEQUE TOTTA|TRF PROPRIA TOTTA POUPA|TRF ENTRE CONTAS TOTTA",
    ({ payer, reference }) => upper("TRF CRED SEPA+ DE", payer, reference && `/ ${reference}`),
  ),
  bank(
    "ActivoBank",
    "Depósito em numerário Activo|Depósito de cheque Activo|Da conta poupança Activo|Transferência própria Activo",
    ({ payer, reference }) => joined("TRANSF SEPA -", titled(payer), reference),
    FINE,
  ),
];

const polish: readonly Bank[] = [
  bank(
    "Santander PL",
    "WPŁATA WŁASNA BANKOMAT SANT|CZEK SANT|PRZELEW WŁASNY KONTO SELECT|PRZELEW Z MOICH CELÓW SANT",
    ({ payer, reference }) => joined("UZNANIE OD", payer, reference && `- ${reference}`),
  ),
  bank(
    "Pekao",
    "WPŁATA GOTÓWKI PEKAO|CZEK PEKAO|PRZELEW WŁASNY MÓJ SKARB|PRZELEW WŁASNY PEKAO",
    ({ payer, reference }) => joined("PRZELEW PRZYCHODZĄCY /", payer, reference && `/ ${reference}`),
  ),
  bank(
    "ING Śląski",
    "Wpłata we wpłatomacie ING|Czek ING|Przelew własny z OKO|Przelew własny Smart Saver",
    ({ payer, reference }) => joined(`Przelew od ${titled(payer)};`, reference),
    FINE,
  ),
];

export const banksAbroad: Readonly<Record<Exclude<Country, "GB">, readonly Bank[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish },
  ...{ IT: italian, PT: portuguese, PL: polish },
};
