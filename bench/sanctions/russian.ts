import {
  apply,
  capital,
  type Language,
  madeOf,
  mapParts,
  type Native,
  type Pick,
  rulesOf,
  wordsIn,
} from "./language.ts";

/** Russian and Ukrainian, spelled from Cyrillic by the systems of passports, maps, libraries and other languages. */

const GIVEN =
  "александр сергей владимир андрей алексей дмитрий николай михаил евгений игорь виктор юрий олег иван павел максим анатолий валерий вячеслав константин роман денис василий антон геннадий станислав виталий григорий пётр борис артём илья кирилл фёдор леонид эдуард вадим руслан тимур ярослав аркадий семён георгий глеб всеволод эльдар марат ринат шамиль рамзан елена ольга наталья татьяна ирина светлана анна юлия екатерина марина людмила галина оксана ксения дарья".split(
    " ",
  );
const FATHERS =
  "александрович сергеевич владимирович николаевич анатольевич викторович иванович юрьевич михайлович алексеевич андреевич васильевич петрович валерьевич евгеньевич дмитриевич геннадьевич игоревич борисович павлович григорьевич олегович леонидович вячеславович константинович фёдорович станиславович романович эдуардович семёнович аркадьевич георгиевич тимофеевич кириллович захарович маратович шамильевич".split(
    " ",
  );
const STEMS =
  "иван кузнец смирн попов васильев соколов михайлов новик фёдор морозов волк алексеев лебед семён егор павлов козл степан николаев орл андреев макаров никит захар зайц соловьёв борис яковлев григорьев роман воробьёв серге кузьмин фрол александр дмитриев корол гусев кисел ильин максимов поляк сорок виноград ковал белов медвед антон тарас жук баран филипп комар давыд беляев герасим богдан осип сидор матве тит марк мирон крыл щук чернышёв шестак хомяк ершов цвет жданов щербак чехов шуваев хрущ юдин якуш журавл шаповал харитон чуйк дьяч ткач бондар гриц мельник мороз лысен кравч руд пономар савч гонч".split(
    " ",
  );
const ENDINGS = "ов ов ев ин ский енко ук ко".split(" ");
const UKRAINIAN_GIVEN =
  "олександр сергій володимир андрій олексій дмитро микола михайло євген ігор віктор юрій олег іван павло максим анатолій валерій вячеслав костянтин роман денис василь антон геннадій станіслав віталій григорій петро борис артем ілля кирило федір леонід тарас богдан ярослав остап назар олена наталія тетяна ірина світлана ганна юлія катерина людмила галина".split(
    " ",
  );
const UKRAINIAN_FATHERS =
  "олександрович сергійович володимирович миколайович анатолійович вікторович іванович юрійович михайлович олексійович андрійович васильович петрович валерійович євгенович григорович богданович".split(
    " ",
  );
const UKRAINIAN_STEMS =
  "шевч ковал бондар ткач кравч олійн шевцов поліщ марч савч руд мельнич гавр лис мороз петр клим павл василь гриц козач сидор тимош захар яцен юрч дорош хом пономар іванч литвин гонч кириль назар остап панас степан федор черн щерб яким зінч жук цимбал борис даниль гнат євтуш".split(
    " ",
  );
const UKRAINIAN_ENDINGS = "енко енко ук чук ко ський ів ишин".split(" ");

const joined = (stem: string, ending: string): string => {
  if (/(?:ов|ев|ёв|ин|ник)$/.test(stem)) return stem;
  return stem.endsWith("ч") && ending === "чук" ? `${stem}ук` : `${stem}${ending}`;
};

const nameOf = (given: readonly string[], fathers: readonly string[], pick: Pick, family: string): Native => {
  const first = pick(given);
  const isWoman = /[ая]$/.test(first) && first !== "илья" && first !== "ілля";
  const father = pick(fathers);
  const ofWoman = (word: string): string =>
    /(?:ов|ев|ёв|ин)$/.test(word) ? `${word}а` : word.replace(/(?:с|ь)кий$/, "ская");
  return {
    given: [first],
    middle: [isWoman ? father.replace(/ич$/, "на") : father],
    family: [isWoman ? ofWoman(family) : family],
  };
};

const STARTS = wordsIn(
  "ба бо бе бу ва ве во ви га го гу да до ду же за зо зу ка ко ку кра кле ла ле ло лу ма ме мо му на не но пе по пу пло ра ре ро ру са се со су ста сте та те то ту тру фа хо ча че ша ше шу щу яр кош гре дро сва сто тре хле",
);
const MIDDLES = wordsIn(
  "б бл в г гал д дан ж з зар к кан кош л лан лик м мак н нар нич п пан р ран рош с сан сл т тан тк ч ш шан мут лод вер сел хор рев гун",
);
const RARE = 0.64;

/** Road signs and British papers; passports; libraries; French, German and Spanish papers; what people type. */
const SYSTEMS = [
  "ый>y ий>y ье>ye ьев>yev ё>e е>e ж>zh й>y х>kh ц>ts ч>ch ш>sh щ>shch ы>y э>e ю>yu я>ya ъ> ь> ",
  "ё>e е>e ж>zh й>i х>kh ц>ts ч>ch ш>sh щ>shch ы>y э>e ю>iu я>ia ъ>ie ь> ",
  "ё>e е>e ж>z й>j х>h ц>c ч>c ш>s щ>sc ы>y э>e ю>ju я>ja ъ> ь> ",
  "ий>i ый>y ж>j й>i х>kh ц>ts ч>tch ш>ch щ>chtch ы>y э>e ё>io ю>iou я>ia у>ou ъ> ь> ",
  "ий>ij ж>sch з>s й>j х>ch ц>z ч>tsch ш>sch щ>schtsch ы>y э>e ё>jo ю>ju я>ja в>w ъ> ь> ",
  "ий>iy ый>yy ё>yo е>e ж>zh й>y х>h ц>ts ч>ch ш>sh щ>sh ы>y э>e ю>yu я>ya ъ> ь> ",
  "кс>x ий>ii ё>e ж>zh й>y х>kh ц>ts ч>ch ш>sh щ>sch ы>i э>e ю>u я>ia ъ> ь> ",
] as const;

const PLAIN = "а>a б>b в>v г>g ґ>g д>d е>e з>z и>i і>i ї>yi є>ye к>k л>l м>m н>n о>o п>p р>r с>s т>t у>u ф>f";
const UKRAINIAN_PLAIN = `${PLAIN.replace("г>g", "г>h").replace("и>i", "и>y")}`;

const tables = (plain: string) =>
  SYSTEMS.map((system) => {
    const own = system.trim().split(" ");
    const letters = new Set(own.map((pair) => pair.split(">")[0]));
    const rest = plain.split(" ").filter((pair) => !letters.has(pair.split(">")[0]));
    return rulesOf([...own, ...rest].join(" "));
  });

const languageOf = (name: string, share: number, newName: Language["newName"], plain: string): Language => {
  const rules = tables(plain);
  return {
    name,
    share,
    newName,
    systems: SYSTEMS.length,
    spell: (native, system) => mapParts(native, (word) => capital(apply(rules[system] ?? [], word))),
    ownScript: ({ given, middle, family }) => [...given, ...middle, ...family].map(capital).join(" "),
  };
};

export const russian = languageOf(
  "Russian",
  0.46,
  (pick, random) => {
    const stem = random.happens(RARE) ? madeOf(random, STARTS, MIDDLES) : pick(STEMS);
    return nameOf(GIVEN, FATHERS, pick, joined(stem, random.pick(ENDINGS)));
  },
  PLAIN,
);

export const ukrainian = languageOf(
  "Ukrainian",
  0.11,
  (pick, random) => {
    const stem = random.happens(RARE) ? madeOf(random, STARTS, MIDDLES) : pick(UKRAINIAN_STEMS);
    return nameOf(UKRAINIAN_GIVEN, UKRAINIAN_FATHERS, pick, joined(stem, random.pick(UKRAINIAN_ENDINGS)));
  },
  UKRAINIAN_PLAIN,
);
