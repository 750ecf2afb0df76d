import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";

type Comes = Further["comes"];

/** The range that such money mostly has, in euros. */
const moved = (comes: Comes, ...texts: readonly string[]) =>
  byHand(further("own transfer", comes, 30, 850)(...texts));
const refunded = (...texts: readonly string[]) => further("refund", "now and then", 4, 310)(...texts);
const family = (comes: Comes, ...texts: readonly string[]) =>
  byHand(further("person", comes, 40, 750)(...texts));
const shared = (comes: Comes, ...texts: readonly string[]) =>
  byHand(further("person", comes, 10, 150)(...texts));
const sales = (...texts: readonly string[]) => further("platform", "now and then", 3, 260)(...texts);
const wins = (...texts: readonly string[]) => further("gambling", "now and then", 4, 380)(...texts);
const withdrawn = (...texts: readonly string[]) =>
  byHand(further("investment", "every month", 25, 850)(...texts));
const loans = (...texts: readonly string[]) => byHand(further("loan", "now and then", 80, 700)(...texts));
const claims = (...texts: readonly string[]) => further("insurance", "now and then", 9, 240)(...texts);
const rewards = (...texts: readonly string[]) => varied(further("cashback", "every month", 1, 40)(...texts));
const outlays = (...texts: readonly string[]) => varied(further("expenses", "every month", 8, 260)(...texts));
const once = (...texts: readonly string[]) => further("once", "once", 300, 2400)(...texts);

const irish: readonly Further[] = [
  ...moved(
    "every month",
    "MONESE IE|{holder},NORWICH CU|SHARES {c},MEDIOLANUM SAVER|{holder},{holder}|from AIB,{holder}|house fund",
    "PROGRESSIVE CU|WDL {c},LIFE CREDIT UNION|SAVINGS {c},{holder}|from post office",
  ),
  ...moved("now and then", "{holder}|till payday,NATIONAL SOLIDARITY BD|ENCASHED {c}"),
  ...refunded(
    "PREPAYPOWER|CREDIT {c},FLOGAS ENERGY|A/C CR {c},PURE TELECOM|{c},STENA LINE|{c},ARNOTTS|RTN {c},SMYTHS TOYS|RTN {c}",
    "PENNEYS RETURNS|{c},DUBLIN AIRPORT PARK|{c}",
  ),
  ...family(
    "every month",
    "{person}|help with rent,{person}|college rent,{person}|mortgage half from joint,{person}|,{person}|childcare half",
  ),
  ...shared("every week", "{person}|weekly messages,{person}|lifts"),
  ...family("in parts", "{person}|loan from brother back,{person}|for the car 3"),
  ...wins("TOTE IE|{c},BAR ONE RACING|{c},PARISH LOTTO|WIN {c}"),
  ...sales("LOVIN DEALS SELL|{c},REFURBED SELL|{c},BOOKSTATION BUY|{c}"),
  ...withdrawn("INTERACTIVE BROKERS|{c},TRADING LAB EU|WDL {c},GOODBODY|WITHDRAWAL {c}"),
  ...loans("EASIPAY LOANS|{c},AVANTCARD|LOAN {c},CASHPLUS LOANS|{c}"),
  ...claims("DECARE DENTAL|RECEIPT {c},PET INSURE IE|{c},FBD|CLAIM {c}"),
  ...once("PRIVATE TENANCY BD|DEPOSIT {c},{person}|confirmation money,CARZONE SALE|{c}"),
];

const german: readonly Further[] = [
  ...moved(
    "every month",
    "WISO KONTO|{holder},OYAK ANKER BANK|{holder},BANK OF SCOTLAND DE|{holder},{holder}|Urlaubskasse zurück,{holder}|Fixkostenkonto",
    "AKF BANK|{holder},SCHWAEBISCH HALL|Auszahlung Guthaben {c},{holder}|von der ING",
  ),
  ...moved("every two weeks", "{holder}|Wochengeld"),
  ...refunded(
    "EWE VERTRIEB|Guthaben {c},1UND1|Gutschrift {c},LUFTHANSA|Erstattung {c},OBI|Warenrueckgabe {c},HORNBACH|{c}",
    "THALIA|Storno {c},LINDHORSTER STADTWERKE|Guthaben {c},METRONOM FGR|{c}",
  ),
  ...family(
    "every month",
    "{person}|Zuschuss Studium,{person}|von Oma und Opa,{person}|Rate Haus Anteil,{person}|,{person}|Haushalt mtl,{person}|Taschengeld von Mama",
  ),
  ...shared("every week", "{person}|Essen,{person}|Fahrgemeinschaft"),
  ...family("in parts", "{person}|Rate 3 von 5,{person}|Schulden Fahrrad"),
  ...sales("KLEIDERKREISEL|{c},BUCHMAXE|Ankauf {c},HANDYVERKAUF|{c},ZOXS|{c}"),
  ...withdrawn("QUIRION|Auszahlung {c},BITVAVO|{c},COMDIRECT DEPOT|Verkauf {c},FLATEX|{c}"),
  ...wins("WESTLOTTO|Gewinn {c},BET3000|{c},TIPWIN|{c},GLUECKSSPIRALE|Gewinn {c}"),
  ...loans("FERRATUM|Kredit {c},NOVUM KREDIT|{c},KREDU|Auszahlung {c}"),
  ...claims("CONTINENTALE KV|{c},BARMER TIER|{c},DEVK|Schaden {c}"),
  ...rewards("SHOOP|{c},IGRAAL DE|Auszahlung {c},DEUTSCHLANDCARD|{c}"),
  ...outlays("ROYDO SPESEN|{c},LUNCHIT|{c}"),
  ...once("HAUSVERW. LINDHORST|Kaution {c},{person}|Geschenk Hochzeit"),
];

const french: readonly Further[] = [
  ...moved(
    "every month",
    "MUTUALISTE VIE|RACHAT {c},PLACEMENT DIRECT|RACHAT {c},ZESST BANK|{holder},{holder}|de mon livret jeune",
    "{holder}|depuis bourso,{holder}|alim charges,ASSURANCEVIE.COM|RACHAT {c}",
  ),
  ...moved("now and then", "{holder}|avant paie,{holder}|depannage"),
  ...refunded(
    "EKWATEUR|AVOIR {c},BOUYGUES TEL|TROP PERCU {c},BLABLACAR BUS|INDEMNITE {c},KIABI|RETOUR {c},CONFORAMA|{c}",
    "SUEZ EAU|REGUL {c},AIR FRANCE|ANNULATION {c}",
  ),
  ...family(
    "every month",
    "{person}|aide loyer,{person}|de papy,{person}|fac,{person}|part du credit,{person}|,{person}|pour les courses",
  ),
  ...shared("every two weeks", "{person}|cantine moitie,{person}|essence boulot"),
  ...family("in parts", "{person}|remboursement 2/5,{person}|pour le velo"),
  ...sales("VIDE DRESSING|{c},GIBERT OCCASION|{c},BEEBS|{c},TROC EXPRESS|{c}"),
  ...wins("BETCLIC|{c},GENYBET|{c},ILLIKO|GAIN {c},JOA ONLINE|{c}"),
  ...claims("MACIF|SINISTRE {c},ADREA|REMB {c},MATMUT|{c},HENNER|SANTE {c}"),
  ...rewards("IGRAAL|{c},EBUYCLUB|{c}"),
  ...loans("COFILEND|PRET {c},BLING|AVANCE {c},CREDIREC|{c}"),
  ...withdrawn("EASYBOURSE|VENTE {c},COINHOUSE|{c},WESAVE|{c}"),
  ...outlays("EXPENSYA|{c},MOOVOM|{c}"),
  ...once("NEXITY|DG RENDU {c},{person}|cadeau naissance"),
];

const spanish: readonly Further[] = [
  ...moved(
    "every month",
    "EVO BANCO|{holder},EBN BANCO|{holder},{holder}|de mi cuenta ing,{holder}|para vacaciones,INBESTME|{c}",
  ),
  ...refunded("REPSOL LUZ|ABONO {c},HOLALUZ|{c},IBERIA|{c},SPRINTER|DEVOL {c},ALSA|{c}"),
  ...family(
    "every month",
    "{person}|ayuda alquiler,{person}|de los abuelos,{person}|mi parte hipoteca,{person}|,BIZUM {person}|guarderia mitad",
  ),
  ...shared("every week", "{person}|compra semana"),
  ...family("in parts", "BIZUM {person}|plazo 2,{person}|lo del portatil"),
  ...sales("CHICFY|{c},VIBBO|{c},ENTIENDAS MOVIL VENTA|{c}"),
  ...wins("SPORTIUM|{c},RETABET|{c},LOTERIA NACIONAL|PREMIO {c}"),
  ...loans("WANDOO|PRESTAMO {c},DISPON CREDITO|{c}"),
  ...claims("OCASO|{c},SEGURCAIXA|{c}"),
  ...rewards("LETYSHOPS ES|{c},GIRALDA PUNTOS|{c}"),
  ...once("INSTITUTO VIVIENDA|FIANZA {c},{person}|regalo bautizo"),
];

const italian: readonly Further[] = [
  ...moved(
    "every month",
    "BANCA AIDEXA|{holder},ILLIMITY|{holder},{holder}|da libretto postale,{holder}|per il viaggio,EUCLIDEA|{c}",
  ),
  ...refunded("IREN|{c},WINDTRE|NOTA CREDITO {c},ITABUS|{c},CISALFA|RESO {c},SORGENIA|CONGUAGLIO {c}"),
  ...family("every month", "{person}|aiuto affitto,{person}|da nonna,{person}|rata mutuo mia,{person}|"),
  ...shared("every two weeks", "{person}|spesa insieme"),
  ...family("in parts", "{person}|rata 2 bici,{person}|saldo debito"),
  ...sales("GREENCHIC|{c},REFURBED IT|{c},COMPROLIBRI|{c}"),
  ...wins("EUROBET|{c},PLANETWIN|{c},SUPERENALOTTO|VINCITA {c}"),
  ...loans("CREDIPASS|PRESTITO {c},SMARTIKA|PRESTITO {c}"),
  ...rewards("BUYON|{c},CASHBACK WORLD|{c}"),
];

const portuguese: readonly Further[] = [
  ...moved(
    "every month",
    "BNI EUROPA|{holder},{holder}|da poupanca,{holder}|obras casa,BANCO INVEST|{holder}",
  ),
  ...refunded("GALP ENERGIA|ACERTO {c},NOS|NOTA CREDITO {c},TAP|{c},CONFORAMA PT|{c}"),
  ...family("every month", "{person}|ajuda renda,{person}|da avo,{person}|metade prestacao casa,{person}|"),
  ...family("in parts", "MBWAY {person}|divida 2,{person}|acerto bicicleta"),
  ...sales("KUANTO KUSTA SELL|{c},BOOK IN LOOP|{c}"),
  ...wins("BETANO PT|{c},ESC ONLINE|{c}"),
  ...loans("ORANEY CREDIT|{c},PEPPER CREDITO|{c}"),
];

const polish: readonly Further[] = [
  ...moved("every month", "{holder}|z lokaty,{holder}|na wakacje,INBANK|{holder},TOYOTA BANK|{holder}"),
  ...refunded("ENEA|NADPŁATA {c},PLAY|KOREKTA {c},EMPIK|ZWROT {c},RTV EURO AGD|ZWROT {c}"),
  ...family("every month", "{person}|na czynsz,{person}|od babci,{person}|moja część raty,{person}|"),
  ...family("in parts", "{person}|dług 2 z 3,BLIK {person}|za rower"),
  ...sales("LESS UBRANIA|{c},REMIX SHOP|{c}"),
  ...wins("BETCLIC PL|{c},TOTALIZATOR|WYGRANA {c}"),
  ...loans("NET CREDIT|{c},LENDON|POŻYCZKA {c}"),
];

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
