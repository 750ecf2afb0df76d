const SHORTEST = 4;
const LONGEST_ENDING = 3;

const SHARED_BY_OFFICIAL_NAMES =
  /^(repub|respub|repib|rephab|riphab|rzecz|kingd|konin|konig|konge|reino|royau|regno|state|estad|etats|staat|unite|unido|union|demo|feder|islam|peopl|popul|socia|centr|south|north|weste|easte|isla|insel|terri|saint|santa|guine|tasav|админ|респу|федер|остро|δημοκ|հանրա|गणर|جمهور|عرب|مملك|اسلام|ديمقر|شعبي)/u;

const withoutArabicArticle = (word: string): string => word.replace(/^ال/u, "");

const isTelling = (word: string): boolean => word.length >= SHORTEST && !SHARED_BY_OFFICIAL_NAMES.test(word);

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const nearnessOf = (word: string, name: string): number => {
  const shared = sharedStart(word, name);
  return shared >= SHORTEST && shared >= Math.min(word.length, name.length) - LONGEST_ENDING ? shared : 0;
};

/** The longest beginning that a typed word and a word of a name share; 0 if they do not look like forms of one word. */
export const nearness = (typed: readonly string[], names: readonly string[]): number => {
  const telling = typed.map(withoutArabicArticle).filter(isTelling);
  if (telling.length === 0) return 0;
  const words = names.flatMap((name) => name.split(" ").map(withoutArabicArticle).filter(isTelling));
  return Math.max(0, ...telling.flatMap((word) => words.map((name) => nearnessOf(word, name))));
};
