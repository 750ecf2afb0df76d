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
  wordsIn,
} from "./language.ts";

/** Spanish with its two surnames, and names of West Africa, which French and English papers write in their own ways. */

const GIVEN =
  "josé luis juan carlos jesús miguel ángel francisco antonio manuel pedro jorge rafael fernando alejandro roberto ricardo eduardo héctor víctor ramón andrés diego tarek nicolás gustavo óscar julio césar ernesto maría carmen rosa ana elena marta luz gloria isabel delcy néstor hugo wilmer yván freddy vladimir tibisay".split(
    " ",
  );
const FAMILIES =
  "gonzález rodríguez hernández garcía lópez pérez martínez sánchez ramírez díaz torres gómez morales vásquez rojas castillo mendoza suárez jiménez álvarez romero moreno ortega guerrero molina delgado velásquez cabello padrino reverol zambrano benavides bastidas carvajal quintero peña herrera medina aguilar núñez cedeño sotomayor de|la|cruz del|valle de|león ibáñez yáñez zerpa villalobos bermúdez echeverría montilla urdaneta".split(
    " ",
  );

const STARTS = wordsIn(
  "ba be bo bu ca co cu da do es fi ga go gu he in la le lo lu ma me mo na no pa pe po que ra ro sa se so ta to tru u va ve vi za",
);
const MIDDLES = wordsIn("b rr ld rd g ll m nd nt rc rt s sc st t v z ch bal car lam men ral tor ñ lm rg");
const ENDS = wordsIn("ez era ero illo al ano ar ales ón ino eda oso uela aga in");
const RARE = 0.55;

const surname = (pick: Pick, random: Random): string =>
  random.happens(RARE) ? madeOf(random, STARTS, MIDDLES, ENDS) : pick(FAMILIES);

const newSpanish = (pick: Pick, random: Random): Native => ({
  given: [pick(GIVEN)],
  middle: random.happens(0.6) ? [pick(GIVEN)] : [],
  family: [surname(pick, random), surname(pick, random)],
});

const ACCENTS = "á>a é>e í>i ó>o ú>u";
const SPANISH = [
  rulesOf("á>á"),
  rulesOf(`${ACCENTS} ñ>n`),
  rulesOf(`${ACCENTS} z>s ñ>n ví>bi`),
  rulesOf(`${ACCENTS} s>z ñ>ni`),
  rulesOf(`${ACCENTS} v>b ñ>n y>i x>j`),
  rulesOf(`${ACCENTS} j>h ñ>ny qu>k`),
];

export const spanish: Language = {
  name: "Spanish",
  share: 0.035,
  newName: newSpanish,
  systems: SPANISH.length,
  spell: (native, system) =>
    mapParts(native, (word) => {
      const parts = word.split("|").map((part) => apply(SPANISH[system] ?? [], part));
      return parts.length === 1
        ? capital(parts[0] ?? "")
        : [...parts.slice(0, -1), capital(parts.at(-1) ?? "")].join(" ");
    }),
};

/** In French, in English, and as the languages themselves are written. */
const AFRICAN_GIVEN =
  "mamadou,muhammadu,mamadu ousmane,usman,usumane ibrahima,ibrahim,ibrayima aboubacar,abubakar,abubakr moussa,musa,muusa souleymane,sulaiman,suleymaan amadou,ahmadu,amadu abdoulaye,abdulai,abdulaay cheikh,sheikh,seex oumar,umar,umaru issa,isa,iisaa alassane,alhassan,alasan boubacar,bubacarr,bubakar seydou,saidu,seydu idrissa,idris,idiriisa modibo,modibbo,moodibo bakary,bakari,bakaari sékou,seku,seeku lamine,lamin,alamiin demba,demba,dembaa yaya,yahya,yayaa salif,saliu,salifu tidiane,tijan,tijaan mariam,mariama,maryaama fatoumata,fatumata,faatumata aminata,aminatu,aminaata kadiatou,kadijatu,kadiyatu emmanuel,emmanuel,emanuel garba,garba,garba ibrahim,ibraheem,ibrahim sani,sani,saani yacouba,yakubu,yaakuba haruna,haruna,aruna djibril,jibril,jibiriil kassim,kasim,kasiimu lawan,lawal,lawaal mahamat,muhammed,mahamat oumarou,umaru,umaru nouhou,nuhu,nuuhu babagana,babagana,babagana modou,modu,modu chérif,sherif,seriif habibou,habibu,habiibu hamidou,hamidu,hamiidu kader,kadir,kadiri adama,adama,aadama daouda,dauda,dawda ismaïla,ismaila,ismaayila malick,malik,maalik mahamadou,mohammadu,mahamadu mansour,mansur,mansuur omar,omar,umar youssouf,yusuf,yuusufa zakaria,zakari,jakariya aïssata,aisatu,aysata awa,hawa,hawaa assane,asan,assan ousseynou,hussein,useynu lassana,lansana,lansana".split(
    " ",
  );
const AFRICAN_FAMILIES =
  "diallo,jallow,jaalo traoré,traore,tarawore coulibaly,kulibali,kulubali touré,turay,tuure keïta,keita,keyta camara,kamara,kamara cissé,ceesay,siise konaté,konateh,konate diop,jobe,joob ndiaye,njie,njaay sow,sowe,soo bah,bah,baa barry,barrie,bari sissoko,sisoko,sisooko kanté,kanteh,kante doumbia,dumbuya,dunbiya sylla,sillah,silaa koné,koneh,kone ouattara,watara,watara sanogo,sanoko,sanoogo dembélé,dembele,denbele fofana,fofanah,fofaana kouyaté,kuyateh,kuyate sangaré,sankareh,sangare bâ,ba,baa mbaye,mbye,mbay faye,faye,faay sarr,sarr,saar diarra,jarra,jara diakité,jakiteh,jakite bello,bello,bello danjouma,danjuma,danjuma abba,abba,abba mensah,mensah,mensa ouédraogo,wedraogo,wedraogo sawadogo,sawadogo,sawadogo compaoré,kompaore,kompaore zongo,zongo,zongo kaboré,kabore,kabore tall,taal,taal bâldé,baldeh,balde souaré,suwareh,suware condé,kondeh,konde kourouma,kuruma,kuruma sacko,sakho,saxo dramé,drammeh,darame gassama,gassama,gasama sagna,sanyang,saanyaa badji,badjie,baaji diatta,jatta,jaata sambou,sambu,sambu goudiaby,gujabi,gujaabi mané,manneh,maane seck,secka,sekk thiam,cham,caam dieng,jeng,jeng gaye,gaye,gay lô,lowe,loo niang,nyang,ñang wade,waddeh,wad".split(
    " ",
  );

const spellingOf = (word: string, system: number): string => word.split(",")[system % 3] ?? word;

export const westAfrican: Language = {
  name: "West African",
  share: 0.01,
  newName: (pick, random) => ({
    given: [pick(AFRICAN_GIVEN)],
    middle: random.happens(0.35) ? [pick(AFRICAN_GIVEN)] : [],
    family: [pick(AFRICAN_FAMILIES)],
  }),
  systems: 4,
  // The fourth mixes them, as papers do.
  spell: (native, system, random) =>
    mapParts(native, (word) => capital(spellingOf(word, system === 3 ? random.between(0, 2) : system))),
};
