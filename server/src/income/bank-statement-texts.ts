import type { RecognisedKind } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { Exclusion } from "@latchkey/domain/recognition/transactions.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface Summary {
  readonly kind: string;
  readonly rhythm: string;
  readonly typical: string;
  readonly yearly: string;
}

export interface StatementTexts {
  readonly title: string;
  readonly intro: (date: string) => string;
  readonly holders: string;
  readonly notSaid: string;
  readonly accounts: string;
  readonly aBank: string;
  readonly account: (bank: string, lastDigits: string | undefined) => string;
  readonly period: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly date: string;
  readonly asWritten: string;
  readonly amount: string;
  readonly summary: (summary: Summary) => string;
  readonly kinds: Readonly<Record<RecognisedKind, string>>;
  readonly rhythms: Readonly<Record<Rhythm, string>>;
  readonly nothing: string;
  readonly unprintable: string;
  readonly notCounted: string;
  readonly why: string;
  readonly payments: string;
  readonly reasons: Readonly<Record<Exclusion | "single", string>>;
}

const ending = (words: string) => (bank: string, lastDigits: string | undefined) =>
  lastDigits === undefined ? bank : `${bank}, ${words} ${lastDigits}`;

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  en: {
    title: "What your bank shows",
    intro: (date) =>
      `Made on ${date} from the data of the connected bank. It lists regular income. What was paid out is not kept.`,
    holders: "Account holder",
    notSaid: "The bank does not say",
    accounts: "Accounts",
    aBank: "Bank",
    account: ending("ending in"),
    period: "Period",
    fromTo: (from, to) => `${from} to ${to}`,
    date: "Date",
    asWritten: "As the bank writes it",
    amount: "Amount",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Usually ${typical}, about ${yearly} a year.`,
    kinds: {
      work: "Work",
      pension: "Pension",
      benefits: "Benefits",
      student_finance: "Student finance",
      other: "Other income",
    },
    rhythms: {
      weekly: "every week",
      fortnightly: "every two weeks",
      four_weekly: "every four weeks",
      monthly: "every month",
      termly: "every term",
      irregular: "not regularly",
    },
    nothing: "No regular income was found in this period.",
    unprintable: "Some letters cannot be printed. A box stands in their place.",
    notCounted: "Other money that came in, not counted",
    why: "Why",
    payments: "Payments",
    reasons: {
      own_transfer: "Transfer between own accounts",
      reversal: "Payment that came back",
      refund: "Refund",
      loan: "Loan",
      gambling: "Winnings",
      interest_or_cash: "Interest or cash",
      shared_cost: "Share of costs",
      sale: "Sale",
      single: "Did not come again",
    },
  },
  de: {
    title: "Was Ihre Bank zeigt",
    intro: (date) =>
      `Erstellt am ${date} aus den Daten der verbundenen Bank. Aufgeführt ist regelmäßiges Einkommen. Ausgaben werden nicht aufbewahrt.`,
    holders: "Kontoinhaber",
    notSaid: "Von der Bank nicht angegeben",
    accounts: "Konten",
    aBank: "Bank",
    account: ending("endet auf"),
    period: "Zeitraum",
    fromTo: (from, to) => `${from} bis ${to}`,
    date: "Datum",
    asWritten: "Text der Bank",
    amount: "Betrag",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Meist ${typical}, etwa ${yearly} im Jahr.`,
    kinds: {
      work: "Arbeit",
      pension: "Rente",
      benefits: "Sozialleistungen",
      student_finance: "Studienfinanzierung",
      other: "Sonstiges Einkommen",
    },
    rhythms: {
      weekly: "jede Woche",
      fortnightly: "alle zwei Wochen",
      four_weekly: "alle vier Wochen",
      monthly: "jeden Monat",
      termly: "jedes Trimester",
      irregular: "unregelmäßig",
    },
    nothing: "In diesem Zeitraum wurde kein regelmäßiges Einkommen gefunden.",
    unprintable: "Einige Schriftzeichen lassen sich nicht drucken. An ihrer Stelle steht ein Kästchen.",
    notCounted: "Weitere Eingänge, nicht mitgezählt",
    why: "Grund",
    payments: "Zahlungen",
    reasons: {
      own_transfer: "Übertrag zwischen eigenen Konten",
      reversal: "Zurückgekommene Zahlung",
      refund: "Erstattung",
      loan: "Darlehen",
      gambling: "Gewinn",
      interest_or_cash: "Zinsen oder Bargeld",
      shared_cost: "Anteil an Kosten",
      sale: "Verkauf",
      single: "Kam nicht wieder",
    },
  },
  es: {
    title: "Lo que muestra su banco",
    intro: (date) =>
      `Elaborado el ${date} con los datos del banco conectado. Recoge los ingresos regulares. Los gastos no se guardan.`,
    holders: "Titular",
    notSaid: "El banco no lo indica",
    accounts: "Cuentas",
    aBank: "Banco",
    account: ending("terminada en"),
    period: "Período",
    fromTo: (from, to) => `Del ${from} al ${to}`,
    date: "Fecha",
    asWritten: "Concepto del banco",
    amount: "Importe",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Normalmente ${typical}, unos ${yearly} al año.`,
    kinds: {
      work: "Trabajo",
      pension: "Pensión",
      benefits: "Prestaciones",
      student_finance: "Ayuda al estudio",
      other: "Otros ingresos",
    },
    rhythms: {
      weekly: "cada semana",
      fortnightly: "cada dos semanas",
      four_weekly: "cada cuatro semanas",
      monthly: "cada mes",
      termly: "cada trimestre",
      irregular: "de forma irregular",
    },
    nothing: "En este período no se ha encontrado ningún ingreso regular.",
    unprintable: "Algunos caracteres no se pueden imprimir. En su lugar aparece un recuadro.",
    notCounted: "Otros ingresos, no contados",
    why: "Motivo",
    payments: "Pagos",
    reasons: {
      own_transfer: "Traspaso entre cuentas propias",
      reversal: "Pago devuelto",
      refund: "Reembolso",
      loan: "Préstamo",
      gambling: "Premio",
      interest_or_cash: "Intereses o efectivo",
      shared_cost: "Parte de gastos compartidos",
      sale: "Venta",
      single: "No se ha repetido",
    },
  },
  fr: {
    title: "Ce que montre votre banque",
    intro: (date) =>
      `Établi le ${date} à partir des données de la banque connectée. Les revenus réguliers y figurent. Les dépenses ne sont pas conservées.`,
    holders: "Titulaire",
    notSaid: "La banque ne l’indique pas",
    accounts: "Comptes",
    aBank: "Banque",
    account: ending("se terminant par"),
    period: "Période",
    fromTo: (from, to) => `Du ${from} au ${to}`,
    date: "Date",
    asWritten: "Libellé de la banque",
    amount: "Montant",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Le plus souvent ${typical}, environ ${yearly} par an.`,
    kinds: {
      work: "Travail",
      pension: "Retraite",
      benefits: "Prestations sociales",
      student_finance: "Aide aux études",
      other: "Autre revenu",
    },
    rhythms: {
      weekly: "chaque semaine",
      fortnightly: "toutes les deux semaines",
      four_weekly: "toutes les quatre semaines",
      monthly: "chaque mois",
      termly: "chaque trimestre",
      irregular: "de façon irrégulière",
    },
    nothing: "Aucun revenu régulier n’a été trouvé pendant cette période.",
    unprintable: "Certains caractères ne peuvent pas être imprimés. Un carré les remplace.",
    notCounted: "Autres sommes reçues, non comptées",
    why: "Motif",
    payments: "Paiements",
    reasons: {
      own_transfer: "Virement entre ses propres comptes",
      reversal: "Paiement revenu",
      refund: "Remboursement",
      loan: "Prêt",
      gambling: "Gain",
      interest_or_cash: "Intérêts ou espèces",
      shared_cost: "Part de frais",
      sale: "Vente",
      single: "Ne s’est pas répété",
    },
  },
  it: {
    title: "Che cosa mostra la Sua banca",
    intro: (date) =>
      `Redatto il ${date} con i dati della banca collegata. Riporta le entrate regolari. Le uscite non vengono conservate.`,
    holders: "Intestatario",
    notSaid: "La banca non lo indica",
    accounts: "Conti",
    aBank: "Banca",
    account: ending("che termina con"),
    period: "Periodo",
    fromTo: (from, to) => `Dal ${from} al ${to}`,
    date: "Data",
    asWritten: "Causale della banca",
    amount: "Importo",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Di solito ${typical}, circa ${yearly} all’anno.`,
    kinds: {
      work: "Lavoro",
      pension: "Pensione",
      benefits: "Prestazioni sociali",
      student_finance: "Sostegno agli studi",
      other: "Altre entrate",
    },
    rhythms: {
      weekly: "ogni settimana",
      fortnightly: "ogni due settimane",
      four_weekly: "ogni quattro settimane",
      monthly: "ogni mese",
      termly: "ogni trimestre",
      irregular: "in modo irregolare",
    },
    nothing: "In questo periodo non è stata trovata nessuna entrata regolare.",
    unprintable: "Alcuni caratteri non si possono stampare. Al loro posto c’è un riquadro.",
    notCounted: "Altre somme ricevute, non conteggiate",
    why: "Motivo",
    payments: "Pagamenti",
    reasons: {
      own_transfer: "Giroconto tra conti propri",
      reversal: "Pagamento tornato indietro",
      refund: "Rimborso",
      loan: "Prestito",
      gambling: "Vincita",
      interest_or_cash: "Interessi o contanti",
      shared_cost: "Quota di spese",
      sale: "Vendita",
      single: "Non si è ripetuto",
    },
  },
  pt: {
    title: "O que o seu banco mostra",
    intro: (date) =>
      `Elaborado em ${date} com os dados do banco ligado. Mostra os rendimentos regulares. As despesas não são guardadas.`,
    holders: "Titular",
    notSaid: "O banco não indica",
    accounts: "Contas",
    aBank: "Banco",
    account: ending("terminada em"),
    period: "Período",
    fromTo: (from, to) => `De ${from} a ${to}`,
    date: "Data",
    asWritten: "Descrição do banco",
    amount: "Montante",
    summary: ({ kind, rhythm, typical, yearly }) =>
      `${kind}, ${rhythm}. Normalmente ${typical}, cerca de ${yearly} por ano.`,
    kinds: {
      work: "Trabalho",
      pension: "Pensão",
      benefits: "Prestações sociais",
      student_finance: "Apoio aos estudos",
      other: "Outros rendimentos",
    },
    rhythms: {
      weekly: "todas as semanas",
      fortnightly: "de duas em duas semanas",
      four_weekly: "de quatro em quatro semanas",
      monthly: "todos os meses",
      termly: "todos os trimestres",
      irregular: "de forma irregular",
    },
    nothing: "Neste período não foi encontrado nenhum rendimento regular.",
    unprintable: "Alguns caracteres não podem ser impressos. No lugar deles está um quadrado.",
    notCounted: "Outras entradas, não contadas",
    why: "Motivo",
    payments: "Pagamentos",
    reasons: {
      own_transfer: "Transferência entre contas próprias",
      reversal: "Pagamento devolvido",
      refund: "Reembolso",
      loan: "Empréstimo",
      gambling: "Prémio",
      interest_or_cash: "Juros ou numerário",
      shared_cost: "Parte de despesas",
      sale: "Venda",
      single: "Não se repetiu",
    },
  },
};
