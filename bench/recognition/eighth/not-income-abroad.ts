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
    "{holder}|from my AIB,{holder}|bills account,{holder}|from credit union,{holder}|mortgage account,BLUESTONE SAVER|{holder},MONEY JAR IE|{holder},TULLAMORE CU|WITHDRAWAL {c}",
  savedSometimes: "{holder}|nct and tax,DUNDALK CU|SHARES WDL {c}",
  paidBack:
    "PINERGY|CREDIT REFUND {c},WATERFORD GAS|REFUND {c},CITYJET|REFUND {c},LITTLE WOODS KIDS|REFUND {c},MICHAEL GUINEYS|REFUND {c},POWERCITY|REFUND {c},GOBUS|REFUND {c},KILKENNY DESIGN|RETURN {c},DIGIWEB|FINAL BILL {c}",
  ofPeople:
    "{person}|rent and electric,{person}|half mortgage aib,{person}|from mam and dad,{person}|,{person}|college allowance,{person}|creche share",
  ofPeopleWeekly: "{person}|shopping tesco,{person}|diesel share",
  owed: "{person}|paying you back x,{person}|flights money",
  sold: "CASHFORPHONES IE|SOLD {c},VINTED IRELAND|{c},BOOKHAVEN BUYS|SOLD {c}",
  won: "TALLAHBET|WITHDRAWAL {c},NATIONAL LOTTERY IE|WIN {c},PARISH DRAW|WIN {c}",
  invested: "MERRION INVEST|WITHDRAWAL {c},CORNMARKET FUNDS|WITHDRAWAL {c}",
  lent: "MULLINGAR CU|LOAN {c},STARTSIMPLE FINANCE|LOAN {c}",
  insured: "LAYA HEALTH|CLAIM {c},AXA IRELAND|CLAIM {c},PETPROTECT IE|CLAIM {c}",
  laidOut: "EXPENSEIN IE|EXPENSES {c}",
  once: "THRESHOLD DEPOSIT|DEPOSIT REPAID {c},{person}|wedding present x,CARTELL CARS|CAR SALE {c}",
};

const german: Texts = {
  saved:
    "{holder}|vom Tagesgeldkonto,{holder}|Haushaltsgeld eigenes Konto,{holder}|Miete Umbuchung,{holder}|von Sparkasse,{holder}|Gemeinschaftskonto Anteil,NORISBANK TAGESGELD|{holder},PBB DIREKT|{holder},LBS BAUSPAREN|Guthaben Auszahlung {c}",
  savedSometimes: "{holder}|für Reparatur,{holder}|Ausgleich Konto",
  paidBack:
    "ALTERNATE GMBH|Erstattung {c},ABOUT HOME|Retoure {c},NOTEBOOKSBILLIGER|Erstattung {c},BAUR VERSAND|Retoure {c},STADTWERKE AHRENSFELD|Guthaben Abrechnung {c},CONDOR FLUGDIENST|Erstattung {c},GOERTZ SCHUHE|Retoure {c},FREENET|Gutschrift {c},JAKO-O|Retoure {c},OEAMTC|Rueckerstattung {c}",
  ofPeople:
    "{person}|Miete Anteil,{person}|von Mama und Papa,{person}|Haushaltsgeld mtl.,{person}|,{person}|Studium Zuschuss,{person}|Kredit Haus Hälfte,{person}|Kita Hälfte",
  ofPeopleWeekly: "{person}|Einkauf Woche,{person}|Fahrgeld",
  owed: "{person}|Rückzahlung Urlaub,{person}|Rate Fahrrad",
  sold: "STUDIBUCH|Ankauf {c},VINTED DE|{c},WIRKAUFENS|Ankauf {c},RESALES KLEIDUNG|Verkauf {c}",
  won: "LOTTO NIEDERSACHSEN|Gewinn {c},MERKUR BETS|Auszahlung {c},POSTCODE LOTTERIE|Gewinn {c}",
  invested: "JUSTTRADE|Auszahlung {c},DEKA DEPOT|Verkauf {c},NURI KRYPTO|Auszahlung {c}",
  lent: "SMAVA|Kredit Auszahlung {c},CASHPRESSO|Kredit {c}",
  insured: "DAK GESUNDHEIT|Erstattung {c},VGH VERSICHERUNG|Schaden {c},UNIQA OESTERREICH|Leistung {c}",
  rewarded: "QIPU CASHBACK|Auszahlung {c},MIDAS PRAEMIEN|Cashback {c}",
  laidOut: "HRWORKS|Reisekosten {c},SPESENFUCHS|Spesen {c}",
  once: "VERMIETER MIETKAUTION|Kaution Rueckzahlung {c},{person}|Geschenk zur Hochzeit",
};

const french: Texts = {
  saved:
    "{holder}|depuis mon livret a,{holder}|compte commun part,{holder}|loyer virement interne,{holder}|de mon compte lcl,{holder}|epargne retour,MA FRENCH BANK|{holder},CARAC EPARGNE|RACHAT {c}",
  savedSometimes: "{holder}|couvrir decouvert,{holder}|vers compte principal",
  paidBack:
    "BRICO DEPOT|REMB {c},MAISONS DU MONDE|REMB {c},TRANSAVIA FR|REMB {c},CULTURA|REMB {c},OHM ENERGIE|REMB {c},PROMOD|RETOUR {c},SPARTOO|REMB {c},BLABLACAR|REMB {c},PICARD LIVRAISON|REMB {c}",
  ofPeople:
    "{person}|participation loyer,{person}|papa et maman,{person}|part credit immo,{person}|,{person}|aide etudes,{person}|charges maison",
  ofPeopleWeekly: "{person}|courses semaine,{person}|covoiturage travail",
  owed: "{person}|remboursement vacances,{person}|je te rembourse",
  sold: "VINTED FR|{c},LABEL EMMAUS VENTE|VENTE {c},AMMAREAL LIVRES|VENTE {c}",
  won: "NETBET FR|GAIN {c},VBET FR|GAIN {c},EUROMILLIONS FR|GAIN {c}",
  invested: "MONPETITPLACEMENT|RACHAT {c},ANYCOIN|VENTE {c}",
  lent: "CARREFOUR BANQUE|PRET {c},FRANFINANCE|PRET {c}",
  insured: "MALAKOFF SANTE|REMB {c},MUTUELLE DES VIGNES|REMB {c},THELEM|SINISTRE {c}",
  rewarded: "MAREDUC|CASHBACK {c},SHOPMIUM FR|REMB {c}",
  laidOut: "NOTILUS|FRAIS {c}",
  once: "AGENCE ORPI|DEPOT GARANTIE {c},{person}|cadeau de mariage",
};

const spanish: Texts = {
  saved:
    "{holder}|desde mi ahorro,{holder}|cuenta comun mes,{holder}|de mi bbva,{holder}|alquiler traspaso,RENAULT BANK ES|{holder},DEUTSCHE BANK ES AHORRO|{holder}",
  savedSometimes: "{holder}|para cubrir recibo",
  paidBack:
    "CORTEFIEL|DEVOLUCION {c},TENDAM|DEVOLUCION {c},AIR EUROPA|REEMBOLSO {c},IMAGINA ENERGIA|ABONO {c},CONFORAMA ES|DEVOLUCION {c},IRYO|REEMBOLSO {c}",
  ofPeople:
    "{person}|alquiler compartido,{person}|de papa y mama,{person}|mitad hipoteca mes,{person}|,BIZUM {person}|gastos casa",
  ofPeopleWeekly: "BIZUM {person}|compra",
  owed: "BIZUM {person}|te pago parte,{person}|devolucion viaje",
  sold: "TRASTOS Y CIA|VENTA {c},VINTED ES|{c}",
  won: "BETSSON ES|PREMIO {c},CASINO GRAN MADRID|PREMIO {c}",
  lent: "VIVUS ES|PRESTAMO {c},COFIDIS ES|PRESTAMO {c}",
  insured: "CASER SALUD|REEMBOLSO {c},SANTALUCIA|SINIESTRO {c}",
  once: "CASERO DEVOLUCION FIANZA|FIANZA {c},{person}|regalo de boda",
};

const italian: Texts = {
  saved:
    "{holder}|dal mio conto,{holder}|conto comune mese,{holder}|da libretto,{holder}|affitto giroconto,BANCA CF PLUS|{holder}",
  paidBack:
    "COIN|RESO {c},NEOS AIR|RIMBORSO {c},EPRICE|RIMBORSO {c},ACEA ENERGIA|RIMBORSO {c},MONDO CONVENIENZA|RESO {c}",
  ofPeople:
    "{person}|affitto parte mia,{person}|mamma e papa,{person}|mutuo meta,{person}|,{person}|spese casa mese",
  owed: "{person}|restituzione viaggio,{person}|rata prestito tra noi",
  sold: "VINTED IT|{c},MERCATINO USATO|VENDITA {c}",
  won: "NETWIN|VINCITA {c},LOTTO ITALIA|VINCITA {c}",
  lent: "FINDYNAMIC|PRESTITO {c},PITAGORA|PRESTITO {c}",
  insured: "AXA ITALIA|RIMBORSO {c},CATTOLICA ASS|SINISTRO {c}",
  once: "CAPARRA CASA|DEPOSITO {c}",
};

const portuguese: Texts = {
  saved: "{holder}|da poupança,{holder}|conta conjunta mes,{holder}|do meu activobank,BANCO BNI|{holder}",
  paidBack:
    "LANIDOR|DEVOLUCAO {c},COOPERNICO|REEMBOLSO {c},REDE EXPRESSOS|REEMBOLSO {c},NOS COMUNICACOES|CREDITO {c}",
  ofPeople: "{person}|renda partilhada,{person}|pai e mae,{person}|metade da prestacao,{person}|",
  owed: "MBWAY {person}|pagar ferias,{person}|parte do emprestimo",
  sold: "VINTED PT|{c},LOJA SEGUNDA VIDA|VENDA {c}",
  won: "MOOSH CASINO|PREMIO {c},LUCKIA PT|PREMIO {c}",
  lent: "ONEY PT|CREDITO {c}",
};

const polish: Texts = {
  saved:
    "{holder}|z konta oszczędnościowego,{holder}|wspólne konto,{holder}|opłaty za mieszkanie,BANK SPÓŁDZIELCZY|{holder}",
  paidBack: "KOMPUTRONIK|ZWROT {c},MODIVO|ZWROT {c},FLIXBUS PL|ZWROT {c},INNOGY PL|NADPŁATA {c}",
  ofPeople: "{person}|za czynsz pół,{person}|od rodziców,{person}|rata kredytu połowa,{person}|",
  owed: "BLIK {person}|zwrot za wakacje,{person}|spłata rata",
  sold: "VINTED PL|{c},SKUP TELEFONÓW|SPRZEDAŻ {c}",
  won: "MULTI LOTEK|WYGRANA {c},BETCRIS|WYGRANA {c}",
  lent: "SZYBKA GOTÓWKA|POŻYCZKA {c},NETCREDIT PL|POŻYCZKA {c}",
};

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  ...{ IE: allOf(irish), DE: allOf(german), FR: allOf(french), ES: allOf(spanish) },
  ...{ IT: allOf(italian), PT: allOf(portuguese), PL: allOf(polish) },
};
