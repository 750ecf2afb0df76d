import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";

type Comes = Further["comes"];
type What = Further["what"];

/** The usual amounts of each kind, in euros. */
interface Usual {
  readonly what: What;
  readonly range: readonly [least: number, most: number];
  readonly isByHand?: boolean;
}

const own: Usual = { what: "own transfer", range: [30, 880], isByHand: true };
const back: Usual = { what: "refund", range: [4, 310] };
const people: Usual = { what: "person", range: [40, 760], isByHand: true };
const small: Usual = { what: "person", range: [8, 140], isByHand: true };
const sold: Usual = { what: "platform", range: [3, 260] };
const won: Usual = { what: "gambling", range: [4, 380] };
const invested: Usual = { what: "investment", range: [25, 850], isByHand: true };
const borrowed: Usual = { what: "loan", range: [80, 700], isByHand: true };
const insured: Usual = { what: "insurance", range: [9, 240] };
const single: Usual = { what: "once", range: [300, 2400] };

const some =
  (comes: Comes, { what, range, isByHand }: Usual) =>
  (...texts: readonly string[]): readonly Further[] => {
    const all = further(what, comes, ...range)(...texts);
    return isByHand ? byHand(all) : all;
  };

const rewards = (...texts: readonly string[]) => varied(further("cashback", "every month", 1, 40)(...texts));
const outlays = (...texts: readonly string[]) => varied(further("expenses", "every month", 8, 260)(...texts));

const irish: readonly Further[] = [
  ...some("every month", own)(
    "AVANT SAVER|{holder},DUBCO CREDIT UNION|SHARES {c},NTMA SAVINGS CERT|{holder},{holder}|from ptsb,{holder}|bills pot jan",
    "PEOPLEFIRST CU|WDL {c},CLONMEL CU|SAVINGS OUT {c},{holder}|moved from joint",
  ),
  ...some("now and then", own)("{holder}|need for diesel,PRIZE BONDS NTMA|ENCASHMENT {c}"),
  ...some("now and then", back)(
    "YUNO ENERGY|CREDIT {c},WATERPOWER IE|A/C CR {c},IMAGINE BROADBAND|{c},EMERALD AIRLINES|{c},EXPERT ELECTRICAL IE|RTN {c}",
    "SHAWS STORES|RTN {c},EASON BOOKS|{c},AIRCOACH|{c}",
  ),
  ...some(
    "every month",
    people,
  )(
    "{person}|rent from lodger,{person}|rent galway college,{person}|our mortgage half,{person}|,{person}|afterschool half",
  ),
  ...some("every week", small)("{person}|big shop share,{person}|carpool m50"),
  ...some("in parts", people)("{person}|what i owed,{person}|for the bike 2"),
  ...some("now and then", won)("BETDAQ IE|{c},MCBOOKIE IE|{c},GAA CLUB DRAW|WIN {c}"),
  ...some("now and then", sold)("JUMBLETOWN SALE|{c},GADGETMAN IE BUYS|{c},SIOPAELLA|{c}"),
  ...some("every month", invested)("SAXO IE|WDL {c},CANTOR FITZ IE|WDL {c},MOXIE TRADING|WITHDRAWAL {c}"),
  ...some(
    "now and then",
    borrowed,
  )("CASHFLOW LOANS IE|{c},BRIGHTON CREDIT IE|LOAN {c},HOMECREDIT IE|LOAN {c}"),
  ...some("now and then", insured)("LEVEL HEALTH IE|RECEIPTS {c},PEOPLES PET IE|{c},ZURICH IE|CLAIM {c}"),
  ...some(
    "once",
    single,
  )("HOMEBOND RENT DEPOSIT|RETURNED {c},{person}|communion present,CARSIRELAND SALE|{c}"),
];

const german: readonly Further[] = [
  ...some("every month", own)(
    "AKBANK TAGESGELD|{holder},SWK BANK|{holder},GEFA BANK|{holder},{holder}|Urlaub zurück,{holder}|Fixkosten Giro",
    "WUESTENROT BAUSPAR|Guthaben Auszahlung {c},BAWAG EASYBANK|{holder},{holder}|von C24,{holder}|vom Gemeinschaftskonto",
  ),
  ...some("every two weeks", own)("{holder}|14 Tage Geld"),
  ...some("now and then", back)(
    "LICHTBLICK|Guthaben {c},PYUR|Gutschrift {c},EUROWINGS|Erstattung {c},BAUHAUS|Warenrueckgabe {c},TOOM BAUMARKT|{c}",
    "HUGENDUBEL|Storno {c},WIEN ENERGIE|Guthaben {c},WESTBAHN|Fahrgastrechte {c},WITT WEIDEN|Retoure {c}",
  ),
  ...some(
    "every month",
    people,
  )(
    "{person}|Zuschuss WG,{person}|Unterstützung von Papa,{person}|Kreditrate Hälfte,{person}|,{person}|für den Haushalt,{person}|fürs Studium",
  ),
  ...some("every week", small)("{person}|Mittagessen,{person}|Benzin Woche"),
  ...some("in parts", people)("{person}|Rückzahlung 2 von 4,{person}|Rest fürs Sofa"),
  ...some(
    "now and then",
    sold,
  )("UBUP|Verkauf {c},CLEVERTRONIC|Ankauf {c},WILLHABEN PAYLIVERY|{c},KLEIDERLY|Verkauf {c}"),
  ...some(
    "every month",
    invested,
  )("OSKAR ETF|Auszahlung {c},FINST KRYPTO|{c},DADAT DEPOT|Verkauf {c},FREEDOM24|Auszahlung {c}"),
  ...some("now and then", won)("LOTTO HESSEN|Gewinn {c},ADMIRALBET|{c},NEOBET|{c},WIN2DAY|Gewinn {c}"),
  ...some("now and then", borrowed)("XPRESSCREDIT|Kredit {c},KREDIT24|{c},CREDIMAXX|Auszahlung {c}"),
  ...some("now and then", insured)("BARMENIA KV|{c},HELVETIA TIER|{c},WIENER STAEDTISCHE|Schaden {c}"),
  ...rewards("ANDASA|Cashback {c},LINKOMAT CASHBACK|Auszahlung {c},SPARWELT CASHBACK|{c}"),
  ...outlays("YOKOY|Spesen {c},MOBILEXPENSE|{c}"),
  ...some("once", single)("KAUTIONSKASSE|Kaution {c},{person}|alles Gute zur Trauung"),
];

const french: readonly Further[] = [
  ...some("every month", own)(
    "ALTAPROFITS|RACHAT {c},LUCYA CARDIF|RACHAT {c},CFCAL BANQUE|{holder},{holder}|de mon LEP,AXA BANQUE|{holder}",
    "{holder}|depuis lydia,{holder}|pour prelevements,NALO VIE|RACHAT {c}",
  ),
  ...some("now and then", own)("{holder}|en attendant paie,{holder}|renflouement"),
  ...some(
    "now and then",
    back,
  )(
    "PRIMEO ENERGIE|AVOIR {c},SOSH|TROP PERCU {c},TRENITALIA FR|INDEMNITE {c},CELIO|RETOUR {c},BUT|{c},EAU DU VAL CLAIR|REGUL {c},VOLOTEA|ANNULATION {c}",
  ),
  ...some(
    "every month",
    people,
  )(
    "{person}|aide pour loyer,{person}|de ta mamie,{person}|pour tes etudes,{person}|ma part pret,{person}|,{person}|courses mensuelles",
  ),
  ...some("every two weeks", small)("{person}|nounou moitie,{person}|covoit boulot"),
  ...some("in parts", people)("{person}|je te dois 2/4,{person}|pour le canape"),
  ...some(
    "now and then",
    sold,
  )("COPIE DOUBLE VENTE|{c},LA BOURSE AUX LIVRES|{c},RACHAT DE PORTABLES|{c},CERTIDEAL RACHAT|{c}"),
  ...some("now and then", won)("ZETURF|{c},FEELINGBET|{c},LOTO FRANCAIS|GAIN {c},BARRIEREBET|{c}"),
  ...some(
    "now and then",
    insured,
  )("MAAF|SINISTRE {c},UNEO|REMB {c},GMF|SINISTRE {c},MUTUELLE BLEUE|SANTE {c}"),
  ...rewards("CAPITAINE CASHBACK|{c},REMISEBACK|{c}"),
  ...some("now and then", borrowed)("ONEY PRET|PRET {c},LYDIA AVANCE|AVANCE {c},CASHMOBILE|MINI PRET {c}"),
  ...some(
    "every month",
    invested,
  )("PROCAPITAL|VENTE {c},PAYMIUM|VENTE BTC {c},CAPITAL VERT PLACT|RETRAIT {c}"),
  ...outlays("MOONCARD|FRAIS {c},N2F FRAIS|{c}"),
  ...some("once", single)("LAMY REGIE|DEPOT GARANTIE {c},{person}|pour votre mariage"),
];

const spanish: readonly Further[] = [
  ...some(
    "every month",
    own,
  )(
    "BANCO FINANTIA|{holder},WIZINK AHORRO|{holder},{holder}|desde revolut,{holder}|fondo verano,GESTORA BEKA|REEMBOLSO {c}",
  ),
  ...some(
    "now and then",
    back,
  )("NIBA ENERGIA|ABONO {c},DIGI|ABONO {c},BINTER|REEMBOLSO {c},BRICOMART|DEVOL {c},AVANZABUS|REEMBOLSO {c}"),
  ...some(
    "every month",
    people,
  )(
    "{person}|ayuda piso,{person}|de mis suegros,{person}|mitad hipoteca y luz,{person}|,BIZUM {person}|comedor mitad",
  ),
  ...some("every week", small)("{person}|super"),
  ...some("in parts", people)("BIZUM {person}|te debia 2,{person}|parte del sofa"),
  ...some("now and then", sold)("SUBASTALIA VENTA|{c},SEGUNDAMANO VENTA|{c},REAL CASH|VENTA {c}"),
  ...some("now and then", won)("MARATHONBET ES|{c},YAASS CASINO|{c},ONCE|PREMIO {c}"),
  ...some("now and then", borrowed)("FIDEA CREDITO|PRESTAMO {c},SOLCREDITO|PRESTAMO {c}"),
  ...some("now and then", insured)("ASEFA SALUD|REEMB {c},PELAYO|SINIESTRO {c}"),
  ...rewards("BEMYEYE PUNTOS|{c},CONSUPERMISO|{c}"),
  ...some("once", single)("AGENCIA VIVIENDA|FIANZA {c},{person}|regalo comunion"),
];

const italian: readonly Further[] = [
  ...some(
    "every month",
    own,
  )(
    "BANCA PROGETTO|{holder},CONTO ARANCIO|{holder},{holder}|da postepay,{holder}|per vacanza,ONLINE SIM|DISINVEST {c}",
  ),
  ...some(
    "now and then",
    back,
  )(
    "DOLOMITI ENERGIA|RIMBORSO {c},ILIAD IT|NOTA CREDITO {c},MARINOBUS|RIMBORSO {c},OVS|RESO {c},HERA|CONGUAGLIO {c}",
  ),
  ...some(
    "every month",
    people,
  )("{person}|contributo affitto,{person}|dal nonno,{person}|mia parte mutuo,{person}|"),
  ...some("every two weeks", small)("{person}|spesa super"),
  ...some("in parts", people)("{person}|rata 3 divano,{person}|ti dovevo"),
  ...some("now and then", sold)("SVUOTA ARMADIO|VENDITA {c},LIBRACCIO USATO|{c},MERCATOPOLI|VENDITA {c}"),
  ...some("now and then", won)("BETALLEGRO|{c},STARVEGAS|{c},MILLIONDAY|VINCITA {c}"),
  ...some("now and then", borrowed)("SELLA PERSONAL|PRESTITO {c},COMPASS|PRESTITO {c}"),
  ...rewards("CASHBACK ITALIA|{c},SIXTHCONTINENT|CASHBACK {c}"),
];

const portuguese: readonly Further[] = [
  ...some(
    "every month",
    own,
  )("BANCO CARREGOSA|{holder},{holder}|do mealheiro,{holder}|ferias agosto,ATLANTICO EUROPA|{holder}"),
  ...some(
    "now and then",
    back,
  )("GOLDENERGY|ACERTO {c},VODAFONE PT|NOTA CREDITO {c},SATA AZORES|REEMBOLSO {c},STAPLES PT|DEVOLUCAO {c}"),
  ...some(
    "every month",
    people,
  )("{person}|para a renda,{person}|dos avos,{person}|metade do credito,{person}|"),
  ...some("in parts", people)("MBWAY {person}|devia-te 2,{person}|acerto sofa"),
  ...some("now and then", sold)("TROCA TUDO VENDA|{c},CASH EXPRESS PT|VENDA {c}"),
  ...some("now and then", won)("NOSSA APOSTA|{c},CASINO PORTUGAL|{c}"),
  ...some("now and then", borrowed)("COFIDIS DIRETO|{c},UNIVERSO CREDITO|EMPRESTIMO {c}"),
];

const polish: readonly Further[] = [
  ...some(
    "every month",
    own,
  )("{holder}|z subkonta,{holder}|na ferie,BANK POCZTOWY|{holder},VELOBANK|{holder}"),
  ...some("now and then", back)("ENERGA|NADPŁATA {c},VECTRA|KOREKTA {c},EOBUWIE|ZWROT {c},NEONET|ZWROT {c}"),
  ...some(
    "every month",
    people,
  )("{person}|na mieszkanie wspólne,{person}|od dziadków,{person}|połowa kredytu,{person}|"),
  ...some("in parts", people)("{person}|oddaję 2 z 4,BLIK {person}|za kanapę"),
  ...some("now and then", sold)("SZAFA SPRZEDAŻ|{c},LOKALNY BAZAR|SPRZEDAŻ {c}"),
  ...some("now and then", won)("SUPERBET PL|{c},LVBET|WYGRANA {c}"),
  ...some("now and then", borrowed)("FILARUM|POŻYCZKA {c},AASA|POŻYCZKA {c}"),
];

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
