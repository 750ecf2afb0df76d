import { apply, capital, type Language, mapParts, type Native, type Pick, rulesOf } from "./language.ts";

/** Korean from its syllables, Chinese from pinyin. */

/** Each syllable in the spelling of the North, of the South, and as people write it abroad. */
const SURNAMES =
  "kim,gim,kim ri,i,lee pak,bak,park choe,choe,choi jong,jeong,jung kang,gang,kang jo,jo,cho yun,yun,yoon jang,jang,chang rim,im,lim han,han,han o,o,oh so,seo,suh sin,sin,shin kwon,gwon,kwon hwang,hwang,hwang an,an,ahn song,song,song ryu,yu,yoo hong,hong,hong jon,jeon,chun ko,go,koh mun,mun,moon ryang,yang,yang paek,baek,baek ho,heo,huh nam,nam,nam no,no,roh ha,ha,ha kwak,gwak,kwak".split(
    " ",
  );
const SYLLABLES =
  "yong,yeong,young chol,cheol,chul song,seong,sung su,su,soo hyok,hyeok,hyuk jin,jin,jin myong,myeong,myung kuk,guk,kook il,il,il nam,nam,nam ho,ho,ho hyon,hyeon,hyun kyong,gyeong,kyung chun,chun,choon hak,hak,hak kwang,gwang,kwang ryong,ryong,ryong sok,seok,suk tok,deok,duk thae,tae,tae un,eun,eun hui,hui,hee mi,mi,mee sim,sim,shim pom,beom,bum ok,ok,ok il,il,ill man,man,man yol,yeol,yul sang,sang,sang won,won,won chan,chan,chan pong,bong,bong rae,rae,rae kun,geun,keun jae,jae,jae".split(
    " ",
  );

const newKorean = (pick: Pick): Native => ({
  given: [`${pick(SYLLABLES)}|${pick(SYLLABLES)}`],
  middle: [],
  family: [pick(SURNAMES)],
});

const spellingOf = (syllable: string, system: number): string => syllable.split(",")[system % 3] ?? "";

/** With a hyphen, apart, and as one word. */
const joinSyllables = (syllables: readonly string[], how: number): string => {
  if (how === 0) return capital(syllables.join("-"));
  return how === 1 ? syllables.map(capital).join(" ") : capital(syllables.join(""));
};

export const korean: Language = {
  name: "Korean",
  share: 0.04,
  newName: newKorean,
  systems: 9,
  familyFirst: true,
  spell: (native, system) =>
    mapParts(native, (word) =>
      joinSyllables(
        word.split("|").map((syllable) => spellingOf(syllable, system)),
        Math.floor(system / 3),
      ),
    ),
};

const CHINESE_SURNAMES =
  "wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han feng deng cao peng zeng xiao tian dong yuan pan jiang cai yu du ye cheng su wei lü ding ren shen yao lu fu zhong cui tan fan".split(
    " ",
  );
const CHINESE_SYLLABLES =
  "wei hua ming jun jian guo qiang hong xiao yong jie tao bin ping hai bo zhi feng chun lei xin yu wen dong chao sheng long lin xiang cheng hui gang rong kai zhong shan qing xue yan fei jing li mei fang ying lan qiu zhen shu".split(
    " ",
  );

const newChinese = (pick: Pick, chance: (probability: number) => boolean): Native => ({
  given: [chance(0.78) ? `${pick(CHINESE_SYLLABLES)}|${pick(CHINESE_SYLLABLES)}` : pick(CHINESE_SYLLABLES)],
  middle: [],
  family: [pick(CHINESE_SURNAMES)],
});

const PINYIN = rulesOf("ü>u");
/** Wade and Giles without apostrophes, as on papers of Taiwan. */
const WADE = rulesOf(
  "ng>ng iang>iang yang>yang zh>ch ch>ch q>ch j>ch x>hs z>ts c>ts b>p p>p d>t t>t g>k k>k r>j ong>ung ian>ien ie>ieh ui>ui uo>o you>yu ü>u yan>yen xi>hsi shi>shih zhi>chih ue>ueh",
);
const LOOSE = rulesOf("x>sh q>ch zh>j ch>ch sh>sh ü>yu c>ts");

const CHINESE = [PINYIN, WADE, LOOSE];

export const chinese: Language = {
  name: "Chinese",
  share: 0.02,
  newName: (pick, random) => newChinese(pick, random.happens),
  systems: 9,
  familyFirst: true,
  spell: (native, system) =>
    mapParts(native, (word) =>
      joinSyllables(
        word.split("|").map((syllable) => apply(CHINESE[system % 3] ?? PINYIN, syllable)),
        Math.floor(system / 3),
      ),
    ),
};
