import type { Random } from "../recognition/random.ts";
import {
  apply,
  capital,
  type Language,
  madeOf,
  mapParts,
  type Native,
  type Pick,
  rulesOf,
  type Spelled,
  wordsIn,
} from "./language.ts";

/**
 * Arabic and Persian, in a notation of their sounds: long vowels and the letters without a Latin one in upper case
 * (A I U: long; H x G q c S T D Z: consonants; `: ayn, which most papers leave out).
 */

const GIVEN =
  "muHammad aHmad `alI Hasan Husayn maHmUd xAlid `umar ibrAhIm yUsuf mustafA `abd|al|lah `abd|al|raHmAn samIr karIm jamAl nAsir tAriq walId fADil saʿId racId `uthmAn ismA`Il bilAl zakarIyA jAbir hAshim qAsim muSTafA faySal sulaymAn mUsA `IsA dAwUd hishAm riyAD Gassan mAjid najIb ra'fat xayr|al|dIn `abd|al|`azIz `abd|al|qAdir `abd|al|karIm fAtima maryam `A'isha zaynab xadIja sumaya lubnA muna ramzI wisAm Gazi naSr hayTam luqmAn".split(
    " ",
  );
const FAMILIES =
  "al|TikrItI al|BaGdAdI al|HasanI al|DurI al|MaSrI al|ZawAhirI al|HarIrI al|cAmI al|cammarI al|QaHTAnI al|GAmidI al|ZahrAnI al|HArithI al|TamImI al|cihrI al|jabUrI al|`AnI al|mawSilI al|hAshimI al|najjAr al|HaddAd al|xaTIb al|TawIl al|asad maxlUf HamdAn shihAb manSUr Salih jum`a `AmmAr SabbAG qaddUr farUq barakAt zaydAn darwIc ya`qUb cAhIn xalIl cabAn bin|Sawda al|Gurayrib al|fitUrI al|mabrUk bUzyAn ben|cAkir warfallI al|kIlAnI qAdirI ballUT nAjI RAjiH tawfIq HAfiZ sanUsI".split(
    " ",
  );
const PERSIAN_GIVEN =
  "moHammad `alI rezA Hosayn mahdI Hasan aHmad `abbAs mAsUd saʿId majId hAmId mohsen behrUz farhAd dAryUc bahrAm siyAmak kAmrAn nAder parvIz manUcehr GolAm|rezA esmA`Il mortezA mojtabA mostafA ebrAhIm yUsof sohrAb rostam ArAc kUroc xosrow javAd qAsem jalAl kAzem nAser bijan hUcang maHmUd zahrA fAteme maryam nAhId parvAna shIrIn".split(
    " ",
  );
const PERSIAN_FAMILIES =
  "aHmadI moHammadI HosaynI rezAyI karImI mUsavI jafarI sAdeqI raHImI hAcemI qAsemI ebrAhImI akbarI morAdI heydarI Golamí kAzemI nUrI salImI RostamI bAqerI tAherI zAre` yazdAnI cIrAzI tehrAnI esfahAnI tabrIzI kermAnI xorasAnI farahAnI qolI|zAda nUr|bakhc cAh|rUdI jahAn|gIrI pUr|moHammadI Hosayn|pUr `abdollAhI xodA|yAr dehqAn bahmanI firUz|AbAdI".split(
    " ",
  );

const FIRST = wordsIn(
  "ba Ha xa da ra za sa ca Sa Ta `a Ga fa qa ka la ma na ha ja wa bu Hu xu du ru cu mu nu ju ri ki ni",
);
const ROOTS = wordsIn(
  "b t j H x d r z s c S T G f q k l m n w rd bl zr cr mr nj rf dr lf qr hm kl rj bT nt mz sl Hb xr wr",
);
const ARABIC_LAST = wordsIn("Id Ur Am An IlI ArI UnI AdI AwI AtI Abi UsI As Al Im Ayi Ub AnI");
const RARE_ARABIC = 0.86;
const PERSIAN_FIRST = wordsIn(
  "ba bo da de fa fe ka ke la ma mo na ra re sA ce ta te ja va za ho xo go GA po pa Az ar mA nA",
);
const INNER = wordsIn("a e o ar ad en im or am es ok").concat("", "", "");
const PERSIAN_LAST = wordsIn(
  "iyAn zAda pUr nIyA fard vand AnI AbAdI gar doust I Ard manec xAh Andish kAr nejAd",
);
const RARE_PERSIAN = 0.8;

const arabicFamily = (pick: Pick, random: Random): string =>
  random.happens(RARE_ARABIC)
    ? `${random.happens(0.5) ? "al|" : ""}${madeOf(random, FIRST, ROOTS, ARABIC_LAST)}`
    : pick(FAMILIES);

const newArabic = (pick: Pick, random: Random): Native => ({
  given: [pick(GIVEN)],
  middle: [pick(GIVEN.slice(0, 40)), ...(random.happens(0.4) ? [pick(GIVEN.slice(0, 40))] : [])],
  family: [arabicFamily(pick, random)],
});

const newPersian = (pick: Pick, random: Random): Native => ({
  given: [pick(PERSIAN_GIVEN)],
  middle: random.happens(0.25) ? [pick(PERSIAN_GIVEN)] : [],
  family: [
    random.happens(RARE_PERSIAN)
      ? madeOf(random, PERSIAN_FIRST, ROOTS, INNER, PERSIAN_LAST)
      : pick(PERSIAN_FAMILIES),
  ],
});

const COMMON = "ʿ> `> '> T>t D>d Z>z R>r í>i B>b M>m Q>q S>s H>h";
/** English papers of the Gulf; the Maghreb in French; Egypt; the Levant; short vowels of the east; what people type. */
const ARABIC = [
  `A>a I>i U>u G>gh x>kh c>sh th>th ${COMMON}`,
  `A>a I>i U>ou u>o G>gh x>kh c>ch th>t j>dj w>ou q>k ay>ei aH>ah ${COMMON}`,
  `A>a I>i U>ou u>o G>gh x>kh c>sh th>s j>g q>k ay>ei sayn>ssein ${COMMON}`,
  `A>a I>ee U>oo u>o G>gh x>kh c>sh th>th ay>ai i>e q>k ${COMMON}`,
  `A>aa I>ee U>ou u>u G>g x>kh c>sh th>s ay>ai q>q ${COMMON}`,
  `A>a I>y U>u u>o G>gh x>h c>sh th>t ay>ey q>k w>v ${COMMON}`,
].map(rulesOf);

const PERSIAN = [
  `A>a I>i U>u G>gh x>kh c>sh ay>ei ow>ow q>gh yI>ei ${COMMON}`,
  `A>a I>i U>ou G>gh x>kh c>ch ay>ey ow>o q>gh ${COMMON}`,
  `A>a I>ee U>oo G>gh x>kh c>sh ay>ei ow>o q>q yI>ee ${COMMON}`,
  `A>aa I>i U>u o>u e>i G>gh x>kh c>sh ay>ay ow>au q>q sayn>ssain ${COMMON}`,
  `A>a I>y U>u G>q x>kh c>sh ay>e ow>ov q>q yI>aei ${COMMON}`,
].map(rulesOf);

/** The article and "servant of": written apart, with a hyphen, joined, or in the sounds of speech. */
const joints: readonly ((words: readonly string[]) => string)[] = [
  (words) =>
    words
      .map((word, at) => (word === "al" ? "al-" : `${capital(word)}${at < words.length - 1 ? " " : ""}`))
      .join(""),
  (words) =>
    words[0] === "al"
      ? `El ${capital(words.at(-1) ?? "")}`
      : `${capital(words[0] ?? "")}el${words.at(-1) ?? ""}`,
  (words) =>
    words[0] === "al"
      ? `El-${capital(words.at(-1) ?? "")}`
      : `${capital(words[0] ?? "")}el ${capital(words.at(-1) ?? "")}`,
  (words) =>
    words[0] === "al"
      ? `Al ${capital(words.at(-1) ?? "")}`
      : `${capital(words[0] ?? "")}ul ${capital(words.at(-1) ?? "")}`,
  (words) =>
    words[0] === "al" ? `Al${words.at(-1) ?? ""}` : `${capital(words[0] ?? "")}ul${words.at(-1) ?? ""}`,
  (words) =>
    words[0] === "al"
      ? capital(words.at(-1) ?? "")
      : `${capital(words[0] ?? "")} Al ${capital(words.at(-1) ?? "")}`,
];

const withArticle = (spelled: readonly string[], system: number): string =>
  spelled.includes("al") ? (joints[system]?.(spelled) ?? spelled.join(" ")) : spelled.map(capital).join(" ");

const spellWith =
  (
    systems: readonly ReturnType<typeof rulesOf>[],
    joint: (words: readonly string[], system: number) => string,
  ) =>
  (native: Native, system: number): Spelled =>
    mapParts(native, (word) =>
      joint(
        word.split("|").map((part) => apply(systems[system] ?? [], part)),
        system,
      ),
    );

export const arabic: Language = {
  name: "Arabic",
  share: 0.23,
  newName: newArabic,
  systems: ARABIC.length,
  spell: spellWith(ARABIC, withArticle),
};

const joinedOrNot = (words: readonly string[], system: number): string =>
  system % 2 === 0 ? capital(words.join("")) : words.map(capital).join(system === 1 ? "-" : " ");

export const persian: Language = {
  name: "Persian",
  share: 0.09,
  newName: newPersian,
  systems: PERSIAN.length,
  spell: spellWith(PERSIAN, joinedOrNot),
};
