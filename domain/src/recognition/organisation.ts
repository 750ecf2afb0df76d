import { isBusinessWord, isBusinessWordBegun, isNamedLikePerson } from "./business-words.ts";
import { isGivenName } from "./given-names.ts";
import { payerPart, withoutForm } from "./line-forms.ts";
import { OF_ORGANISATIONS } from "./organisation-words.ts";
import { COMPANY } from "./other-words.ts";
import { nameWords, plainPayerWords } from "./payer.ts";
import { isPurpose, withoutPurposes } from "./purposes.ts";
import { remembered } from "./remembered.ts";
import { mayBeCutOff, plainOf, plainWords } from "./wording.ts";

/** Legal forms besides those that `COMPANY` knows; they stand at the end. */
const FORMS = new Set(
  `SCI SNC EURL SASU SCOP SCS SE EK EG MBB PARTG GBR KGAA SLL SCCL UNIPESSOAL UNIP CRL EPE SCARL COOP ONLUS DAC CLG ULC TEO TEORANTA NV
  OY AB ASA APS SPOL SRO KFT OOD EOOD DOO ZOO SPZOO SCOP AE EPE PC LP CYF CCC`.split(/\s+/),
);

/** Compounds and derived words of German, Spanish, Italian, French and Portuguese: Metallbau, Ferretería, Boulangerie. */
const TRADE_ENDING =
  /..(?:WERKE?|DIENSTE?|TECHNIK|HANDEL|VERLAG|KLINIK|SCHULE|KASSE|VEREIN|MARKT|HAUS|EREI|BETRIEBE?|VERWALTUNG|GESELLSCHAFT|ZENTRUM|WIRTSCHAFT|MASCHINEN|SERVICES?|SOFT|TECH|WORKS|[^M]ERIA|[TRL]ERIE|AGENTUR|SYSTEME)$/;

const SHORTEST_COMPOUND = 7;

const isTrade = (word: string): boolean =>
  word.length >= SHORTEST_COMPOUND && TRADE_ENDING.test(word) && !isGivenName(word);

export const isOrganisationWord = remembered(
  (word: string): boolean => isBusinessWord(word) || OF_ORGANISATIONS.has(word) || isTrade(word),
);

const SHORTEST_BEGINNING = 5;

const isBegun = (word: string): boolean =>
  word.length >= SHORTEST_BEGINNING &&
  ([...OF_ORGANISATIONS].some((whole) => whole.startsWith(word)) || isBusinessWordBegun(word));

const PARTNERS = ["SONS", "COMPANY", "DAUGHTERS", "BROTHERS", "BROS", "PARTNERS", "ASSOCIATES"];

/** `J PARDOE & SO`: the rest of the company's name may be cut off. */
export const isFirm = (description: string): boolean => {
  const [, partner] = /^(?:\S+ ){1,4}& (\S+)/.exec(plainOf(description)) ?? [];
  return partner !== undefined && PARTNERS.some((word) => word.startsWith(partner));
};

/** `HARE & TORTOISE`, but not `TOM & ANNA` or `WIFI & GAS`; behind two words it may be what a person pays for. */
const isPair = (text: string): boolean =>
  [...text.matchAll(/([A-Z]{3,}) & ([A-Z]{3,})/g)].some(
    ({ index, 1: one = "", 2: other = "" }) =>
      nameWords(text.slice(0, index)).length < 2 &&
      [one, other].every((word) => !isPurpose(word) && !isGivenName(word)),
  );

/** An office collects from one parent and passes on to the other. */
const STATE_SCHEME =
  /^(?:(?:(?:DWP|DFC|NI) )?(?:CMG|CMS|CHILD MAINT\w*(?: SERVICE)?|CSA)|(?:DWP|DFC) CM|CHILD SUPPORT AGENCY|(?:CAF )?ARIPA|UNTERHALTSKASSE|JUGENDAMT|FONDO DE ALIMENTOS|FUNDO DE GARANTIA|FUNDUSZ ALIMENT\w*)\b/;

/** `LE DRAGON DE JADE`, `THE KING OF HEARTS`: persons have no article before a noun. */
const NAMED_BY_ARTICLE =
  /(?:^| )(?:LE|LA|LES|EL|LOS|LAS|IL|THE|DER|DIE|DAS) [A-Z]{3,} (?:DE|DU|DES|DEL|DELLA|OF|AUX?|ZUM|ZUR|IM|AN DER) [A-Z]{3,}/;

/** Money that one keeps with them, or claims, or has paid too much, comes from these as often as pay. */
const KEEPS_MONEY = new RegExp(
  `\\b(?:${[
    "BANK|BANCO|BANCA|BANQUE|BANKING|SPARKASSE|CAISSE|CAIXA|CAJA|BUILDING SOC\\w*|CREDIT UNION|CU|SAVINGS?|DEPOSIT|WEALTH",
    "INSURANCE|ASSURANCES?|VERSICHERUNG\\w*|SEGUROS?|ASSICURAZION[EI]|MUTUELLE|MUTUAL|KRANKENKASSE|HEALTH ?(?:PLANS?|CASH|SHIELD)",
    "INVEST\\w*|FINANCE|FINANZ\\w*|FINANCIAL|FINTECH|CAPITAL|FUNDS?|FUNDING|BROKERS?|CASH|MONEY|TRADING|SECURITIES|EXCHANGE|CRYPTO\\w*|WALLET|LENDING",
    "MARKETPLACE|MOBILE|RECYCLE\\w*|RESALE|PRE ?LOVED|TICKETS?|REWARDS?|CASHBACK|BET\\w{0,4}|BINGO|GAMES|GAMING|COMPETITIONS?",
    "GAS|GAIS|ENERGY|ENERGI[AE]|POWER|ELECTRIC(?:ITY|ITE|IDAD)?|STADTWERKE|STROM|WATER|TELECOM\\w*|BROADBAND|AIRLINES|AIRWAYS|COMERCIAL|VERTRIEB|KUNDENSERVICE|CLIENTS?",
  ].join("|")})\\b`,
);

export const isStateScheme = (description: string): boolean =>
  STATE_SCHEME.test(plainPayerWords(description).join(" "));

/** Shops, apps, clubs and carriers, which send money back as often as they pay. */
const OF_SHOPS = new Set(
  `AIRPORT APPAREL APP ARCADE AUTO BEAUTY BOOKS BOOK CARS CINEMA CLOTHING CLUB COFFEE DELI DIGITAL ELECTRICAL ELECTRONICS EVENTS EXPRESS FASHION
  FESTIVAL FITNESS FLORIST FLOWERS FOOD FURNITURE GARDEN GARDENS GOLF GROUP GYM HARDWARE HEALTH HOLIDAYS HOME HOMES HOTEL HOTELS HOUSE INTERNATIONAL
  JEWELLERS KITCHEN KITCHENS LEISURE MAGAZINE MARKET MEDIA MOTORS MUSIC NETWORK NETWORKS ONLINE OUTLET PARTS PEOPLE PHARMACY PHOTOGRAPHY PIZZA
  PRODUCTS RACING RADIO RAIL RAILWAY RAILWAYS RECORDS RENTAL RENTALS RETAIL SALES SERVICE SERVICES SHOP SHOPS SOFTWARE SPORT SPORTS STORE STORES
  SUPERMARKET SUPERMARKETS SUPPLIES TECH TELEVISION TENNIS THEATRE TICKETS TOOLS TOURS TOYS TRADING TRAINS TRANSPORT TRAVEL TV UK GB IE EU VIAJES WINES WORLD
  WORLDWIDE TIENDA MUEBLES SUPERMERCADOS VIAGGI LIBRERIE MODA MARKT MAISON CASA CIC CIO DEPT FORCE MOTOR COUNCIL COUNTY CITY COLLEGE SCHOOL`.split(
    /\s+/,
  ),
);

export const hasLegalForm = (description: string): boolean => {
  const part = payerPart(description);
  return (
    COMPANY.test(plainWords(withoutForm(part)).join(" ")) ||
    isFirm(description) ||
    withoutPurposes(part)
      .slice(1)
      .some((word) => FORMS.has(word))
  );
};

/** A private person's purpose stands behind the name: `FERNANDA SEMEDO CRECHE`. */
const PAID_FOR = new Set(
  `MONTESSORI TUITION PRESCHOOL LEARNING TUTORS DRIVERS MATERNELLE INFANTARIO PRZEDSZKOLE HORT CRECHE NURSERY SCHOOL COLLEGE COUNCIL CHILDCARE COMUNIDAD GUARDERIA ASILO KITA HOUSE HOME CAR GARAGE CLEANING MEDIA`.split(
    " ",
  ),
);

const isPersonPaying = ([first = "", ...more]: readonly string[]): boolean =>
  isGivenName(first) && more.slice(1).some((word) => PAID_FOR.has(word));

export type Organisation = "employer" | "company" | "shop" | "none";

/** By a trade that buys nothing back, by its legal form alone, or by nothing but the trade of a shop. */
export const organisationOf = (description: string): Organisation => {
  const names = withoutPurposes(payerPart(description));
  if (!isOrganisation(description) || (isPersonPaying(names) && !hasLegalForm(description))) return "none";
  const trades = names.filter(isOrganisationWord);
  if (trades.some((word) => !OF_SHOPS.has(word))) return "employer";
  if (hasLegalForm(description)) return isFirm(description) ? "employer" : "company";
  return trades.length > 0 || isNamedLikePerson(names) ? "shop" : "employer";
};

/**
 * The payer's words show a company or an institution: its legal form, its trade, `& SONS`. A bank or an insurer is one,
 * and yet says nothing, because it sends people their own money.
 */
export const isOrganisation = (description: string): boolean => {
  const part = payerPart(description);
  const text = plainWords(withoutForm(part)).join(" ");
  const names = withoutPurposes(part);
  if (KEEPS_MONEY.test(text)) return false;
  return (
    hasLegalForm(description) ||
    isStateScheme(description) ||
    NAMED_BY_ARTICLE.test(text) ||
    isPair(plainOf(description)) ||
    /\S OF \S/.test(text) ||
    names.some(isOrganisationWord) ||
    isNamedLikePerson(names) ||
    (mayBeCutOff(description) && !isGivenName(names[0] ?? "") && isBegun(names.at(-1) ?? ""))
  );
};
