import { byHand, type Further, further, varied } from "../second/further.ts";
import type { Country } from "../second/labels.ts";

type Comes = Further["comes"];

/** The range that such money mostly has, in euros. */
const saved = (...texts: readonly string[]) =>
  byHand(further("own transfer", "every month", 30, 850)(...texts));
const back = (...texts: readonly string[]) => further("refund", "now and then", 4, 310)(...texts);
const given = (comes: Comes, ...texts: readonly string[]) =>
  byHand(further("person", comes, 40, 750)(...texts));
const sold = (...texts: readonly string[]) => further("platform", "now and then", 3, 260)(...texts);
const won = (...texts: readonly string[]) => further("gambling", "now and then", 4, 380)(...texts);
const invested = (...texts: readonly string[]) =>
  byHand(further("investment", "every month", 25, 850)(...texts));
const lent = (...texts: readonly string[]) => byHand(further("loan", "now and then", 80, 700)(...texts));
const claimed = (...texts: readonly string[]) => further("insurance", "now and then", 9, 240)(...texts);
const cashback = (...texts: readonly string[]) => varied(further("cashback", "every month", 1, 40)(...texts));
const expenses = (...texts: readonly string[]) =>
  varied(further("expenses", "every month", 8, 260)(...texts));
const once = (...texts: readonly string[]) => further("once", "once", 300, 2400)(...texts);
const gifts = (...texts: readonly string[]) => byHand(further("once", "once", 100, 2400)(...texts));
const helped = (comes: Comes, ...texts: readonly string[]) =>
  byHand(further("person", comes, 10, 150)(...texts));

const irish: readonly Further[] = [
  ...saved(
    "TRADE REPUBLIC IE|{holder},LIGHTYEAR EU|{holder},{holder}|from Revolut,{holder}|credit union to here,CHILL MONEY|{c}",
    "CORE CREDIT UNION|SHARES OUT {c},HERITAGE CU|WITHDRAWAL {c},SAVVI CREDIT UNION|{c},NORTHRIDGE|{holder}",
  ),
  ...back(
    "ENERGIA|A/C CREDIT {c},SSE AIRTRICITY|CREDIT BAL {c},EIR|FINAL BILL {c},AER LINGUS|{c},BROWN THOMAS|RTN {c}",
    "LITTLEWOODS IRELAND|{c},DID ELECTRICAL|RETURN {c}",
  ),
  ...given(
    "every month",
    "{person}|from Daddy,{person}|digs money,{person}|car loan half,{person}|,{person}|for college",
  ),
  ...helped("every two weeks", "{person}|for Eabha,{person}|shopping half"),
  ...given("in parts", "{person}|owe you,{person}|couch instalment"),
  ...won("PRIZE BOND CO|{c},QUINNBET|{c},LOTTO CLUB GAA|{c}"),
  ...sold("SWAPPIE|{c},THRIFTIFY|{c},MUSIC MAGPIE IE|{c}"),
  ...invested("COINBASE EUROPE|{c},KRAKEN EU|{c},DAVY SELECT|WDL {c}"),
  ...lent("CREDIT UNION CUL LOAN|{c},PROVIDENT IRELAND|{c},HUMM IRELAND|{c}"),
  ...claimed("HSF HEALTH PLAN|{c},ALLIANZ IRL|CLAIM {c},GLO HEALTH|{c}"),
  ...gifts("{person}|communion money"),
  ...once("RTB DEPOSIT|{c},DONE DEAL CARS|{c}"),
];

const german: readonly Further[] = [
  ...saved(
    "ZINSPILOT|Auszahlung {c},RENAULT BANK DIREKT|{holder},OPENBANK DE|{holder},{holder}|vom Sparbuch,{holder}|Umzug Konto",
    "TRADE REPUBLIC BANK|{holder},{holder}|Fixkosten,BAUSPARKASSE LINDE|Teilauszahlung {c}",
  ),
  ...back(
    "EON ENERGIE|Guthaben Verbrauch {c},TELEKOM|Gutschrift {c},FLIXBUS|Storno {c},OTTO|Ruecksendung {c},BONPRIX|{c}",
    "STADTWERKE BARMEN|Abschlag zurueck {c},BAHN.DE|Fahrgastrechte {c}",
  ),
  ...given(
    "every month",
    "{person}|Taschengeld Papa,{person}|Studium,{person}|Lebensunterhalt,{person}|Miete Haelfte,{person}|,{person}|Autokredit Anteil",
  ),
  ...helped("every week", "{person}|Einkauf,{person}|Mitfahrt"),
  ...given("in parts", "{person}|Rate 2,{person}|geliehen zurueck"),
  ...sold("SELLPY|{c},MAEDCHENFLOHMARKT|{c},EBAY KLEINANZ PAYOUT|{c},BOOKLOOKER|{c}"),
  ...invested("SMARTBROKER|Verkauf {c},FINANZEN.NET ZERO|{c},BISON APP|{c},GROWNEY|Auszahlung {c}"),
  ...won("LOTTO BAYERN|Gewinn {c},FABER LOTTO|{c},TIPP24|{c},INTERWETTEN|{c}"),
  ...lent("VEXCASH|{c},CASHPER|{c},OFINA KREDIT|{c}"),
  ...claimed("HALLESCHE KV|{c},AGILA TIERVERS|{c},HANSEMERKUR|Leistung {c}"),
  ...cashback("GETMORE|{c},TELLJA|Auszahlung {c},AMERICAN EXPRESS|Offers {c}"),
  ...expenses("CIRCULA|{c},SPENDESK|{c}"),
  ...once("WOHNBAU BARMEN|Mietkaution {c}"),
  ...gifts("{person}|zur Hochzeit"),
];

const french: readonly Further[] = [
  ...saved(
    "RAMIFY|RACHAT {c},LINXEA|RACHAT PARTIEL {c},GOODVEST|{c},DISTINGO BANK|{holder},{holder}|de mon LDDS,{holder}|compte joint",
    "CASHBEE|{c},MONABANQ|{holder}",
  ),
  ...back(
    "TOTALENERGIES ELEC|AVOIR {c},FREE MOBILE|TROP VERSE {c},OUIGO|ANNUL {c},LA REDOUTE|RETOUR {c},CDISCOUNT|{c}",
    "VEOLIA EAU|REGUL {c},SHOWROOMPRIVE|{c}",
  ),
  ...given(
    "every month",
    "{person}|argent du mois,{person}|de mamie,{person}|etudes,{person}|moitie credit,{person}|,{person}|pour la maison",
  ),
  ...given("in parts", "{person}|remb 2 sur 4,{person}|je te rends"),
  ...sold("RAKUTEN FR|VENTE {c},GEEV|{c},RECOMMERCE|{c},EASYCASH|{c}"),
  ...won("PARIONS SPORT|{c},ZEBET|{c},UNIBET FR|{c},LOTO ASSO|{c}"),
  ...claimed("MAIF|SINISTRE {c},SWISSLIFE SANTE|{c},APICIL|REMB {c}"),
  ...cashback("POULPEO|{c},WIDILO FR|{c}"),
  ...lent("FLOA|{c},LYDIA PRET|{c},FINFROG|{c}"),
  ...invested("TRADE REPUBLIC FR|VENTE {c},BITSTACK|{c},SAXO BANQUE|{c}"),
  ...expenses("N2F|{c},JENJI|{c}"),
  ...once("FONCIA|DG {c}"),
  ...gifts("{person}|cadeau mariage"),
];

const spanish: readonly Further[] = [
  ...saved(
    "RAISIN ES|{c},FINIZENS|REEMBOLSO {c},{holder}|de cuenta remunerada,{holder}|bote viaje,PIBANK|{holder}",
  ),
  ...back("NATURGY|REGULARIZ {c},TOTALENERGIES ES|{c},VUELING|{c},PC COMPONENTES|DEVUELTO {c},OUIGO ES|{c}"),
  ...given(
    "every month",
    "{person}|de mis padres,{person}|estudios,{person}|mitad hipoteca,{person}|,BIZUM {person}|comida nene",
  ),
  ...given("in parts", "{person}|te devuelvo,BIZUM {person}|plazo sofa"),
  ...sold("TODOCOLECCION|{c},MICOLET|{c},CASH CONVERTERS ES|{c}"),
  ...won("CODERE|{c},LUCKIA|{c},TULOTERO|{c}"),
  ...lent("CREDITEA|{c},DINEO|{c}"),
  ...claimed("DKV SEGUROS|{c},LINEA DIRECTA|{c}"),
  ...cashback("BEEP CASHBACK|{c},WALLETPASS|{c}"),
  ...once("IVIMA|FIANZA {c}"),
  ...gifts("{person}|regalo boda"),
];

const italian: readonly Further[] = [
  ...saved(
    "OVAL MONEY|RISCATTO {c},TINABA|{c},BUDDYBANK|{holder},{holder}|da conto deposito arancio,{holder}|vacanze",
  ),
  ...back(
    "A2A ENERGIA|{c},ITALO|INDENNIZZO {c},MEDIAWORLD|RESO {c},TIM|NOTA CREDITO {c},EDISON|CONGUAGLIO {c}",
  ),
  ...given("every month", "{person}|dai nonni,{person}|universita,{person}|meta mutuo,{person}|"),
  ...given("in parts", "{person}|rata 1,{person}|ti restituisco"),
  ...sold("ARMADIO VERDE|{c},LIBRACCIO|{c},TRENDEVICE|{c}"),
  ...won("SNAI|{c},GOLDBET|{c},GRATTA VINCI ONLINE|{c}"),
  ...lent("YOUNITED IT|{c},SOISY|{c}"),
  ...cashback("BESTSHOPPING|{c},TIMETOSAVE|{c}"),
];

const portuguese: readonly Further[] = [
  ...saved("OPTIMIZE INVEST|RESGATE {c},BIG|{holder},{holder}|de conta poupanca,{holder}|ferias"),
  ...back("ENDESA PT|ACERTO {c},MEO|NOTA CREDITO {c},FNAC PT|{c},RADIO POPULAR|{c}"),
  ...given("every month", "{person}|mesada do pai,{person}|avos,{person}|metade credito,{person}|"),
  ...given("in parts", "{person}|devolvo,MBWAY {person}|prestacao"),
  ...sold("CUSTO JUSTO|{c},ISTO E BOOKS|{c}"),
  ...won("PLACARD|{c},SOLVERDE|{c}"),
  ...lent("COFINOGA|{c},PUZZLE CREDITO|{c}"),
];

const polish: readonly Further[] = [
  ...saved("{holder}|z konta oszcz.,{holder}|ze świnki,FINAX|WYPŁATA {c},NEST BANK|{holder}"),
  ...back("TAURON|NADPŁATA {c},ORANGE PL|KOREKTA {c},ZALANDO LOUNGE|{c},MEDIA EXPERT|ZWROT {c}"),
  ...given("every month", "{person}|kieszonkowe,{person}|na studia,{person}|rata wspólna,{person}|"),
  ...given("in parts", "{person}|oddaję część,BLIK NA TELEFON {person}|rata"),
  ...sold("SPRZEDAJEMY|{c},SKUP KSIAZEK|{c}"),
  ...won("STS|{c},FORTUNA|{c}"),
  ...lent("SMARTNEY|{c},KUKI|{c}"),
];

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  ...{ IE: irish, DE: german, FR: french, ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
