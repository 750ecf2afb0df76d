import { asksAdvance, BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const BENEFITS = `${BRITISH_BENEFITS}|wohngeld\\w*|burgergeld\\w*|sozialleistung\\w*|sozialhilfe\\w*|transferleistung\\w*|leistungsempfanger\\w*|(?:staatliche|offentliche)[nrms]? (?:leistung\\w*|unterstutzung)|arbeitslosengeld`;
const CHILDREN = "kind(?:er|ern|es)?|kleinkind\\w*|babys?|familien?|minderjahrige[nr]?";
const BETWEEN =
  "(?:(?:mit|von|fur|an|die|der|den|bewerber\\w*|mieter\\w*|personen|leute|empfanger\\w*|bezieher\\w*) ){0,3}";
const FOREIGNERS =
  "(?:auslander\\w*|auslandische\\w*|migrant\\w*|fluchtling\\w*|einwander\\w*|zuwander\\w*|asylbewerber\\w*)";

export const german: DemandWords = {
  benefits: words(BENEFITS),
  children: words(CHILDREN),
  guarantor: words("burg(?:en?|in|innen|schaft\\w*)"),
  refuses: words(
    `(?:kein(?:e[nrms]?)?|ohne) ${BETWEEN}(?:${BENEFITS}|${CHILDREN})`,
    "nicht (?:\\w+ ){0,3}(?:geeignet|akzeptiert|akzeptieren|erlaubt|erwunscht|gestattet|zugelassen|angenommen|annehmen|aufnehmen|berucksichtigt|vermieten)",
    "(?:akzeptieren|nehmen|vermieten) (?:\\w+ ){0,6}(?:nicht|kein\\w*)",
    "ausgeschlossen|abgelehnt|unerwunscht|ungeeignet",
  ),
  asks: words("muss|mussen|brauch\\w*|benotig\\w*|verlang\\w*|erforderlich|notig|notwendig|sollen|nur mit"),
  because: words(
    "visum|visa|aufenthalts\\w*|einwander\\w*|staatsangehorig\\w*|nationalitat|papiere\\w*|(?:gehalts|lohn)abrechnung\\w*",
    FOREIGNERS,
  ),
  nationality: words(
    "nur (?:(?:an|fur) )?(?:britische|irische|europaische)[nr]? (?:staats\\w+|burger\\w*|mieter\\w*|bewerber\\w*|personen)",
    "nur (?:(?:an|fur) )?(?:briten|iren|europaer\\w*|eu-burger\\w*)",
    `kein(?:e[nrms]?)? ${FOREIGNERS}`,
  ),
  asksAdvance: asksAdvance(
    words(
      "(?:miete|monat\\w*|zahl\\w*|geld|wochen|jahr)\\b[^.!?]{0,60}\\bim voraus",
      "im voraus\\b[^.!?]{0,40}\\b(?:miete|monatsmiete\\w*|zahl\\w*)",
      "(?:miet)?vorauszahlung\\w*|vorkasse",
      "(?:\\d+|zwei|drei|vier|funf|sechs|neun|zwolf|mehrere) monat(?:e|smieten)? (?:miete )?(?:vor|bevor)",
    ),
    words("kein\\w*|nicht|nie|niemals|niemand\\w*|ohne"),
  ),
};
