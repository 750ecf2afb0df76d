import { asksAdvance, BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const BENEFITS = `${BRITISH_BENEFITS}|aides? (?:sociales?|au logement|de l'etat)|allocations?(?: logement| familiales?)?|allocataires?|apl|rsa|prestations? sociales?|minima sociaux`;
const CHILDREN = "enfants?|bebes?|familles?|mineurs?";
const BETWEEN =
  "(?:d'|(?:les|des|aux|a|avec|de|pour|locataires?|candidats?|personnes?|beneficiaires?) ){0,4}";
const PEOPLE = "(?:citoyens?|ressortissants?|locataires?|candidats?|personnes?)";
const ORIGIN = "(?:britanniques?|europeen(?:ne)?s?|irlandais(?:es)?|de l'ue)";
const ONLY = "(?:uniquement|seulement|exclusivement)";

export const french: DemandWords = {
  benefits: words(BENEFITS),
  children: words(CHILDREN),
  guarantor: words("garants?|cautions?"),
  refuses: words(
    `(?:pas|sans|aucune?|ni) ${BETWEEN}(?:${BENEFITS}|${CHILDREN})`,
    "pas (?:\\w+ )?(?:accept\\w*|admis\\w*|autoris\\w*|adapte\\w*|souhait\\w*|prevus?|eligibles?)",
    "convien\\w+ pas|exclu\\w*|refus\\w*|interdit\\w*",
  ),
  asks: words(
    "dois|doit|doivent|devez|faut|faudra|exig\\w*|requis\\w*|necessaires?|obligatoires?|demand\\w*|besoin|uniquement avec|seulement avec",
  ),
  because: words(
    "visas?|immigr\\w*|nationalite|etrang\\w*|titres? de sejour|papiers|fiches? de paie|bulletins? de salaire",
  ),
  nationality: words(
    `${PEOPLE} ${ORIGIN} ${ONLY}`,
    `(?:${ONLY}|reserve\\w*) (?:(?:les|des|aux|pour) )*(?:${PEOPLE} )?${ORIGIN}`,
    "(?:pas|aucun) (?:d'|de |des |aux )?(?:etrangers?|immigres?|migrants?|refugies?|demandeurs? d'asile)",
  ),
  asksAdvance: asksAdvance(
    words(
      "(?:loyers?|mois|paiements?|pay\\w*|regl\\w*|semaines?|annee|argent)\\b[^.!?]{0,60}\\b(?:d'avance|a l'avance|par avance|en avance)",
      "avances? (?:de|du|sur le) loyers?|prepaiements?|paiements? anticipes?",
      "(?:\\d+|deux|trois|quatre|cinq|six|neuf|douze|plusieurs) mois (?:de loyers? )?avant",
    ),
    words("pas|jamais|aucune?|personne|sans|ni"),
  ),
};
