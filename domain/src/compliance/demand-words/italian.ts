import { asksAdvance, BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const BENEFITS = `${BRITISH_BENEFITS}|sussidi(?:o|ate|ati)?|prestazioni sociali|aiuti (?:sociali|statali|pubblici)|assegn[oi] social[ei]|contributi (?:statali|pubblici|affitto)|reddito di cittadinanza|indennita di disoccupazione`;
const CHILDREN = "bambin[oiae]|figli(?:o|a|e)?|neonat[oi]|famigli[ae]|minori|minorenni";
const BETWEEN =
  "(?:(?:a|ad|con|di|i|gli|le|la|il|alle|ai|agli|per|si|accettano|ammettono|persone|inquilini|candidati|che ricevono) ){0,4}";
const PEOPLE = "(?:cittadin[ie]|inquilini|candidati|persone)";
const ORIGIN = "(?:britannic(?:i|he)|inglesi|europe[ie]|irlandesi|dell'ue)";
const ONLY = "(?:solo|soltanto|unicamente|esclusivamente)";

export const italian: DemandWords = {
  benefits: words(BENEFITS),
  children: words(CHILDREN),
  guarantor: words("garant[ei]|fideiussor[ei]|fideiussion[ei]"),
  refuses: words(
    `(?:no|non|senza|niente|nessun\\w*) ${BETWEEN}(?:${BENEFITS}|${CHILDREN})`,
    "non (?:(?:si|sono|e) )?(?:accett\\w*|ammess\\w*|ammett\\w*|adatt\\w*|idone\\w*|consentit\\w*|affitt\\w*|ammissibil\\w*)",
    "esclu\\w*|rifiut\\w*|vietat\\w*",
  ),
  asks: words(
    "deve|devono|dovete|occorr\\w*|serve|servono|necessari\\w*|richie\\w*|obbligatori\\w*|bisogn\\w*|chied\\w*|solo con",
  ),
  because: words(
    "vist[oi]|immigra\\w*|nazionalita|stranier\\w*|permess[oi] di soggiorno|bust[ae] paga|carte",
  ),
  nationality: words(
    `${ONLY} (?:(?:per|a|ai|agli|i|gli) )*(?:${PEOPLE} )?${ORIGIN}`,
    `${PEOPLE} ${ORIGIN} ${ONLY}`,
    "(?:no|non|niente|nessun\\w*) (?:(?:a|agli|si|accettano|accettiamo|ammettono) ){0,3}(?:stranier[ioe]|immigrat[ioe]|migranti|rifugiat[io]|richiedenti asilo)",
  ),
  asksAdvance: asksAdvance(
    words(
      "(?:affitt[oi]|canon[ei]|mes[ei]|mensilita|pagament[oi]|pag(?:a|are|ate|ato|hi)|settimane|anno|denaro)\\b[^.!?]{0,60}\\b(?:in anticipo|anticipatamente|anticipat[oaei])",
      "anticip[oi] (?:dell'|di |sull')affitto",
      "(?:\\d+|due|tre|quattro|cinque|sei|nove|dodici|diversi) (?:mesi|mensilita) (?:di (?:affitto|canone) )?prima",
    ),
    words("no|non|mai|nessun\\w*|senza|niente"),
  ),
};
