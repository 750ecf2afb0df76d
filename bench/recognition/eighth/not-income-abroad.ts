import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";

interface Kind {
  readonly what: Further["what"];
  readonly comes: Further["comes"];
  /** In euros. */
  readonly range: readonly [least: number, most: number];
  readonly are?: "by hand" | "varied";
}

const kinds = {
  saved: { what: "own transfer", comes: "every month", range: [30, 900], are: "by hand" },
  savedSometimes: { what: "own transfer", comes: "now and then", range: [20, 600], are: "by hand" },
  paidBack: { what: "refund", comes: "now and then", range: [4, 300] },
  ofPeople: { what: "person", comes: "every month", range: [40, 760], are: "by hand" },
  ofPeopleWeekly: { what: "person", comes: "every week", range: [8, 120], are: "by hand" },
  owed: { what: "person", comes: "in parts", range: [40, 400], are: "by hand" },
  sold: { what: "platform", comes: "now and then", range: [3, 260] },
  won: { what: "gambling", comes: "now and then", range: [4, 380] },
  invested: { what: "investment", comes: "every month", range: [25, 850], are: "by hand" },
  lent: { what: "loan", comes: "now and then", range: [80, 700], are: "by hand" },
  insured: { what: "insurance", comes: "now and then", range: [9, 240] },
  rewarded: { what: "cashback", comes: "every month", range: [1, 40], are: "varied" },
  laidOut: { what: "expenses", comes: "every month", range: [8, 260], are: "varied" },
  once: { what: "once", comes: "once", range: [300, 2400] },
} as const satisfies Readonly<Record<string, Kind>>;

type Texts = Readonly<Partial<Record<keyof typeof kinds, string>>>;

const isKind = (name: string): name is keyof typeof kinds => name in kinds;

const written = ({ what, comes, range, are }: Kind, text: string): readonly Further[] => {
  const all = further(what, comes, ...range)(text);
  if (are === "by hand") return byHand(all);
  return are === "varied" ? varied(all) : all;
};

const allOf = (texts: Texts): readonly Further[] =>
  Object.keys(texts)
    .filter(isKind)
    .flatMap((name) => written(kinds[name], texts[name] ?? ""));

const irish: Texts = {
  saved:
    "{holder}|from my AIB,{holder}|bills account,{holder}|from credit union,{holder}|mortgage account,AN POST SAVINGS|{holder},RAISIN IRELAND|{holder},BOI SAVER|{holder}",
  savedSometimes: "{holder}|nct and tax,DUNDALK CU|SHARES WDL {c},TULLAMORE CU|WITHDRAWAL {c}",
  paidBack:
    "ELECTRIC IRELAND REF|{c},BORD GAIS REFUND|{c},RYANAIR REFUND|{c},AER LINGUS REFUND|{c},ARGOS IRELAND|REFUND {c},CURRYS IRELAND|REFUND {c},IKEA IRELAND|{c},IRISH RAIL REFUND|{c},SKY IRELAND|CREDIT {c}",
  ofPeople:
    "{person}|rent and electric,{person}|half mortgage aib,{person}|from mam and dad,{person}|,{person}|college money,{person}|creche share",
  ofPeopleWeekly: "{person}|shopping tesco,{person}|diesel share",
  owed: "{person}|paying you back x,{person}|flights money",
  sold: "DONEDEAL SALE|{c},ADVERTS IE SALE|{c},VINTED IRELAND|{c}",
  won: "PADDY POWER IE|{c},NATIONAL LOTTERY IE|WIN {c},BOYLESPORTS IE|{c}",
  invested: "DEGIRO IE|WITHDRAWAL {c},TRADE REP IE|WITHDRAWAL {c}",
  lent: "CREDIT UNION TOP UP|LOAN {c},AVANT MONEY|LOAN {c}",
  insured: "LAYA CLAIM|{c},IRISH LIFE HEALTH|CLAIM {c},VHI SWIFTCARE|CLAIM {c}",
  laidOut: "CONCUR IE|EXPENSES {c}",
  once: "RTB DISPUTE|DEPOSIT {c},{person}|wedding present x,DONEDEAL CAR|SALE {c}",
};

const german: Texts = {
  saved:
    "{holder}|vom Tagesgeld,{holder}|Haushaltsgeld eigenes Konto,{holder}|Miete Umbuchung,{holder}|von Sparkasse,{holder}|Gemeinschaftskonto Anteil,TRADE REPUBLIC|{holder},CONSORSBANK TAGESGELD|{holder},BAUSPARKASSE MAINZ|Guthaben {c}",
  savedSometimes: "{holder}|für Reparatur,{holder}|Ausgleich Konto",
  paidBack:
    "AMAZON EU SARL|Erstattung {c},ZALANDO SE|Gutschrift {c},OTTO GMBH|Retoure {c},DB FERNVERKEHR|Erstattung {c},STADTWERKE AHRENSFELD|Guthaben Abrechnung {c},VODAFONE GMBH|Gutschrift {c},IKEA DEUTSCHLAND|Retoure {c},MEDIA MARKT|Erstattung {c},LUFTHANSA AG|Erstattung {c},TELEKOM DEUTSCHLAND|Gutschrift {c}",
  ofPeople:
    "{person}|Miete Anteil,{person}|von Mama und Papa,{person}|Haushaltsgeld mtl.,{person}|,{person}|Studium Zuschuss,{person}|Kredit Haus Hälfte,{person}|Kita Hälfte",
  ofPeopleWeekly: "{person}|Einkauf Woche,{person}|Fahrgeld",
  owed: "{person}|Rückzahlung Urlaub,{person}|Rate Fahrrad",
  sold: "KLEINANZEIGEN ZAHLUNG|{c},VINTED DE|{c},MOMOX SE|Ankauf {c},EBAY S.A.R.L.|Auszahlung {c}",
  won: "LOTTO NRW|Gewinn {c},TIPICO CO|Auszahlung {c},BWIN DE|{c}",
  invested: "SCALABLE|Auszahlung {c},ING DEPOT|Verkauf {c},BITPANDA GMBH|{c}",
  lent: "AUXMONEY|Kredit {c},CHECK24 KREDIT|Auszahlung {c}",
  insured: "TECHNIKER KRANKENKASSE|Erstattung {c},HUK COBURG|Schaden {c},GENERALI AT|Leistung {c}",
  rewarded: "PAYBACK GMBH|Auszahlung {c},SHOOP GERMANY|Cashback {c}",
  laidOut: "CONCUR DE|Reisekosten {c},CIRCULA GMBH|Spesen {c}",
  once: "VERMIETER KAUTION|Kaution Rueckzahlung {c},{person}|Geschenk zur Hochzeit",
};

const french: Texts = {
  saved:
    "{holder}|depuis mon livret a,{holder}|compte commun part,{holder}|loyer virement interne,{holder}|de mon compte lcl,{holder}|epargne retour,BOURSO LIVRET|{holder},LINXEA VIE|RACHAT {c}",
  savedSometimes: "{holder}|couvrir decouvert,{holder}|vers compte courant",
  paidBack:
    "AMAZON FR|REMB {c},SNCF CONNECT REMB|{c},FNAC DARTY|REMB {c},ZALANDO FR|REMB {c},EDF PARTICULIERS|REMB {c},ORANGE SA|AVOIR {c},LEROY MERLIN REMB|{c},CDISCOUNT REMB|{c},AIR FRANCE KLM|REMB {c}",
  ofPeople:
    "{person}|participation loyer,{person}|papa et maman,{person}|part credit immo,{person}|,{person}|aide etudes,{person}|charges maison",
  ofPeopleWeekly: "{person}|courses semaine,{person}|covoiturage travail",
  owed: "{person}|remboursement vacances,{person}|je te rembourse",
  sold: "VINTED FR|{c},LEBONCOIN PAIEMENT|{c},MOMOX FR|{c}",
  won: "FDJ PARIS|GAIN {c},BETCLIC FR|{c},PMU FR|GAIN {c}",
  invested: "TRADE REP FR|RETRAIT {c},BOURSORAMA TITRES|VENTE {c}",
  lent: "YOUNITED|PRET {c},CETELEM MINI|PRET {c}",
  insured: "MUTUELLE GENERALE|REMB {c},MACIF SANTE|REMB {c},ALAN SA|REMB {c}",
  rewarded: "IGRAAL FR|CASHBACK {c},POULPEO FR|{c}",
  laidOut: "SPENDESK FR|FRAIS {c}",
  once: "AGENCE CITYA|DEPOT GARANTIE {c},{person}|cadeau de mariage",
};

const spanish: Texts = {
  saved:
    "{holder}|desde mi ahorro,{holder}|cuenta comun mes,{holder}|de mi bbva,{holder}|alquiler traspaso,MYINVESTOR CTA|{holder},TRADE REPUBLIC ES|{holder}",
  savedSometimes: "{holder}|para cubrir recibo",
  paidBack:
    "AMAZON ES|DEVOLUCION {c},ZARA ES|DEVOLUCION {c},RENFE VIAJEROS|REEMBOLSO {c},IBERDROLA CLIENTES|ABONO {c},EL CORTE INGLES|DEVOLUCION {c},VUELING REEMB|{c}",
  ofPeople: "{person}|alquiler compartido,{person}|de papa y mama,{person}|mitad hipoteca mes,{person}|,BIZUM {person}|gastos casa",
  ofPeopleWeekly: "BIZUM {person}|compra",
  owed: "BIZUM {person}|te pago parte,{person}|devolucion viaje",
  sold: "WALLAPOP VENTA|{c},VINTED ES|{c}",
  won: "LOTERIAS ESTADO|PREMIO {c},BET365 ES|{c}",
  lent: "MONEYMAN|PRESTAMO {c},CETELEM ES|PRESTAMO {c}",
  insured: "SANITAS|REEMBOLSO {c},MAPFRE HOGAR|SINIESTRO {c}",
  once: "CASERO DEVOLUCION FIANZA|FIANZA {c},{person}|regalo de boda",
};

const italian: Texts = {
  saved:
    "{holder}|dal mio conto,{holder}|conto comune mese,{holder}|da libretto,{holder}|affitto giroconto,TRADE REPUBLIC IT|{holder}",
  paidBack:
    "AMAZON IT|RIMBORSO {c},TRENITALIA RIMBORSI|{c},ZALANDO IT|RESO {c},ENEL RIMBORSO|{c},IKEA ITALIA|RESO {c}",
  ofPeople: "{person}|affitto parte mia,{person}|mamma e papa,{person}|mutuo meta,{person}|,{person}|spese casa mese",
  owed: "{person}|restituzione viaggio,{person}|rata prestito tra noi",
  sold: "VINTED IT|{c},SUBITO VENDITA|{c}",
  won: "SISAL MATCHPOINT|VINCITA {c},LOTTOMATICA IT|{c}",
  lent: "COFIDIS IT|PRESTITO {c},YOUNITED ITALIA|PRESTITO {c}",
  insured: "UNISALUTE|RIMBORSO {c},UNIPOL AUTO|SINISTRO {c}",
  once: "CAPARRA CASA|DEPOSITO {c}",
};

const portuguese: Texts = {
  saved: "{holder}|da poupança,{holder}|conta conjunta mes,{holder}|do meu activobank,CERT AFORRO IGCP|{holder}",
  paidBack: "AMAZON PT|REEMBOLSO {c},EDP REEMBOLSO|{c},TAP AIR|REEMBOLSO {c},WORTEN PT|DEVOLUCAO {c}",
  ofPeople: "{person}|renda partilhada,{person}|pai e mae,{person}|metade prestacao casa,{person}|",
  owed: "MBWAY {person}|pagar ferias,{person}|parte do emprestimo",
  sold: "VINTED PT|{c},OLX PT|{c}",
  won: "JOGOS SANTA CASA|PREMIO {c},BETCLIC PT|{c}",
  lent: "CETELEM PT|CREDITO {c}",
};

const polish: Texts = {
  saved: "{holder}|z konta oszczędnościowego,{holder}|wspólne konto,{holder}|na czynsz,TRADE REPUBLIC PL|{holder}",
  paidBack: "ALLEGRO ZWROT|{c},ZALANDO PL|ZWROT {c},PKP ZWROT|{c},TAURON SPRZEDAŻ|NADPŁATA {c}",
  ofPeople: "{person}|za czynsz pół,{person}|od rodziców,{person}|rata kredytu połowa,{person}|",
  owed: "BLIK {person}|zwrot za wakacje,{person}|spłata rata",
  sold: "VINTED PL|{c},OLX PL SPRZEDAŻ|{c}",
  won: "TOTALIZATOR LOTTO|WYGRANA {c},STS ZAKŁADY|{c}",
  lent: "VIVUS PL|POŻYCZKA {c},WONGA PL|POŻYCZKA {c}",
};

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  ...{ IE: allOf(irish), DE: allOf(german), FR: allOf(french), ES: allOf(spanish) },
  ...{ IT: allOf(italian), PT: allOf(portuguese), PL: allOf(polish) },
};
