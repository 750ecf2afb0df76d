import { asksAdvance, BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const BENEFITS = `${BRITISH_BENEFITS}|prestaci(?:on|ones)(?: sociales)?|ayudas|ayuda (?:social|publica|al alquiler|del estado)|subsidios?|beneficios? sociales`;
const CHILDREN = "nin[oa]s?|hij[oa]s?|bebes?|familias?|menores";
const BETWEEN =
  "(?:(?:a|con|de|los|las|el|la|se|aceptan|admiten|permiten|personas?|inquilinos?|solicitantes?|candidatos?|perceptores|para|que reciben|que cobran) ){0,4}";
const PEOPLE = "(?:ciudadan[oa]s?|nacionales|inquilinos?|solicitantes?|candidatos?|personas?)";
const ORIGIN = "(?:britanic[oa]s?|europe[oa]s?|irlandes(?:es|as?)?|de la ue)";
const ONLY = "(?:solo|solamente|unicamente|exclusivamente)";

export const spanish: DemandWords = {
  benefits: words(BENEFITS),
  children: words(CHILDREN),
  guarantor: words("avalistas?|aval(?:es)?|fiador\\w*|garantes?"),
  refuses: words(
    `(?:no|sin|ningun[oa]?s?) ${BETWEEN}(?:${BENEFITS}|${CHILDREN})`,
    "no (?:(?:se|son|es|esta|estan) )?(?:acept\\w*|admit\\w*|admis\\w*|permit\\w*|apt[oa]s?|adecuad\\w*|alquil\\w*|consider\\w*)",
    "exclu\\w*|rechaz\\w*|prohibid\\w*",
  ),
  asks: words(
    "debe\\w*|tienen? que|hay que|necesit\\w*|requ\\w*|exig\\w*|obligatori\\w*|pedi\\w*|pid\\w*|hace falta|solo con",
  ),
  because: words("visados?|visas?|inmigra\\w*|nacionalidad\\w*|extranjer\\w*|nominas?|papeles"),
  nationality: words(
    `${ONLY} (?:(?:para|a|los|las) )*(?:${PEOPLE} )?${ORIGIN}`,
    `${PEOPLE} ${ORIGIN} ${ONLY}`,
    "no (?:(?:a|se|aceptan|admiten|aceptamos|admitimos) ){0,3}(?:extranjer[oa]s?|inmigrantes?|migrantes?|refugiad[oa]s?|solicitantes de asilo)",
  ),
  asksAdvance: asksAdvance(
    words(
      "(?:alquiler\\w*|rentas?|mes(?:es)?|mensualidad\\w*|pag\\w*|semanas?|ano|dinero)\\b[^.!?]{0,60}\\b(?:por adelantado|por anticipado|de antemano|anticipad[oa]s?|adelantad[oa]s?)",
      "(?:\\d+|dos|tres|cuatro|cinco|seis|nueve|doce|varios) (?:meses|mensualidades) (?:de (?:alquiler|renta) )?antes",
    ),
    words("no|nunca|nadie|sin|ningun\\w*|jamas"),
  ),
};
