/** Chinese and Korean names: a surname of one syllable, and a given name of one or two. */

const SYLLABLE =
  /^(?:[bcdfghjklmnpqrstwxyz]|ch|hs|kh|kw|ky|my|ry|sh|ss|th|ts|tt|zh|gy|gw|hw|hy|ph|py|by|jj|kk|pp|rh)?[yw]?[aeiou]{1,3}(?:n|ng|nk|m|k|l|ll|p|t|r|h|b|g|hl)?$/;
const LONGEST_SYLLABLE = 6;

export const isSyllable = (text: string): boolean => text.length <= LONGEST_SYLLABLE && SYLLABLE.test(text);

/** In the spellings that are met most. */
const SURNAMES = new Set(
  (
    "kim gim ri lee i yi rhee pak bak park choe choi jong jeong jung chong chung kang gang jo cho yun yoon jang chang rim lim im " +
    "han o oh so seo suh sin shin kwon gwon hwang an ahn song ryu yu yoo hong jon jeon chun ko go koh mun moon ryang yang paek " +
    "baek ho heo huh nam no roh ha kwak gwak wang li zhang liu chen huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng " +
    "liang xie tang feng deng cao peng zeng xiao tian dong yuan pan jiang cai du ye cheng su wei lu ding ren shen yao fu zhong " +
    "cui tan fan lo kao tseng hsieh hsu chou chu chao chiang tsai tung teng tsao tsui wong chan ng cheung kuo hsiao jen"
  ).split(" "),
);

const STARTS_WITH_VOWEL = /^[aeiou]/;

/** "kyongmyong" → "kyong", "myong"; undefined: it is not two syllables. */
const twoSyllables = (word: string): readonly string[] | undefined => {
  for (let at = Math.min(LONGEST_SYLLABLE, word.length - 2); at > 1; at -= 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (isSyllable(one) && isSyllable(other) && !STARTS_WITH_VOWEL.test(other)) return [one, other];
  }
  return undefined;
};

const MOST_WORDS = 3;

/** A word of two syllables beside the surname is divided. Other names stay as they are. */
export const inSyllables = (words: readonly string[]): readonly string[] => {
  const isOther = words.length < 2 || words.length > MOST_WORDS || !words.some((word) => SURNAMES.has(word));
  if (isOther) return words;
  const divided = words.map((word) => (isSyllable(word) ? [word] : twoSyllables(word)));
  return divided.some((parts) => parts === undefined) ? words : divided.flatMap((parts) => parts ?? []);
};

/** Hard and soft consonants at the start: Deng and Teng, Pak and Bak, Jin and Chin. */
const HARD: Readonly<Record<string, string>> = {
  b: "p",
  d: "t",
  g: "k",
  j: "ch",
  q: "ch",
  zh: "ch",
  z: "ts",
  x: "sh",
  r: "j",
};
const FIRST_SOFT = /^(?:zh|[bdgjqzxr])/;
const LAST_IAN = /i[ae]n$/;

/** The syllable in one spelling of the two that Chinese and Korean have for it. */
export const hardened = (syllable: string): string =>
  syllable
    .replace(FIRST_SOFT, (soft) => HARD[soft] ?? soft)
    .replace(LAST_IAN, "yen")
    .replace("ong", "ung");
