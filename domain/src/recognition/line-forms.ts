import { remembered } from "./remembered.ts";

/** Banks print words of their own around a payer and a reference. */

/** Santander prints the reference before the payer. */
const REFERENCE_FIRST = /^(FASTER PAYMENTS? RECEIPT)\s+REF[.: ]\s*(.*?)\s+FROM\s+(.+)$/i;

const PHRASES = [
  ...[
    "bill payments?(?: from)?",
    "bank (?:giro )?credit",
    "direct credit(?: from)?",
    "automated credit",
    "billpay",
    "^(?:fast(?:er)?|quick) pay(?:men)?t? in\\b",
    "^(?:fp[is]?|bacs|bgc|chaps|tfr) in\\b",
    "^received money from",
    "with reference",
    "^(?:gc|auto credit|sct (?:in|batch))(?= )",
    "via (?:mobile|internet|online)(?: ?-? ?pymt)?",
    "note:",
  ],
  ...[
    "faster payments?(?: received)?(?: from)?",
    "payment received(?: from)?",
    "internet banking transfer from",
  ],
  ...[
    "end[- ]to[- ]end[- ](?:ref|id)\\b\\.?:?",
    "verwendungszweck:?",
    "kundenreferenz:?",
    "auftraggeber:?",
    "zahlungseingang",
    "(?:sepa[- ])?gutschrift von",
    "buchungstext:?",
    "^vir(?:ement)? de",
  ],
  ...[
    "(?:sepa[- ])?(?:echtzeit-?|dauerauftrags-?|ueberweisungs|überweisungs)gutschrift",
    "info-?cli:",
    "\\b(?:ord|mitt|caus):",
  ],
  ...[
    "bonifico (?:sepa|istantaneo|estero)(?: italia)?",
    "bonif?\\. ?(?:vs|ist|sepa)\\.?(?: favore)?",
    "accredito bonifico",
    "bon\\. da",
    "caus:",
  ],
  ...[
    "a vostro(?: favore)?",
    "a su favor",
    "en votre(?: faveur)?",
    "transferencia (?:recibida|inmediata)(?: de)?",
  ],
  ...[
    "trf sepa\\+?(?: imediata)?(?: de)?",
    "tra?n?sf\\.? (?:imediata|sepa)(?: de)?",
    "^tfi\\b",
    "przelew (?:zewnętrzny|krajowy|ekspresowy|express elixir)",
  ],
  ...[
    "przychodzący",
    "^\\*?(?:mobi|inet) ",
    "online transaction",
    "third party payment",
    "(?:no|nr|num)\\.?(?= ?\\d)",
    "^uznanie",
    "przelew na konto",
    "tra?n?sf\\. a cr[eé]dito",
    "^trans ?/",
    "^trf cr intrab",
  ],
];

const FORM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** The payer first and then the reference, without the bank's own words; the text itself where nothing else is left. */
export const withoutForm = remembered((description: string): string => {
  const ordered = description.normalize("NFKC").replace(REFERENCE_FIRST, "$1 $3 REF $2");
  const said = ordered.replace(FORM, " ").trim();
  return /\p{L}/u.test(said) ? said : description;
});

const LABELS =
  /\b(?:ref(?:erence)?\b\.? ?:?|verwendungszweck|concepto|motif|causale|info-?cli|tytuł(?:em)?|descr(?:iption)?) ?:?|\s·\s/i;

/** `Amira Brannigan car insurance share`: names have capitals, and what it is for has none. */
const CAPITALS_FIRST = /^((?:\p{Lu}\p{L}*\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)(?: [\p{Ll}\d&!'’]+)+$/u;

/** The name of the payer ends where a label or small letters begin. */
export const payerPart = remembered((description: string): string => {
  const ordered = description.normalize("NFKC").replace(REFERENCE_FIRST, "$1 $3 REF $2");
  const [before = ""] = ordered.split(LABELS);
  const [, capitals] = CAPITALS_FIRST.exec(withoutForm(before)) ?? [];
  if (capitals !== undefined) return capitals;
  return /\p{L}{3,}/u.test(withoutForm(before)) && before.trim() !== "" ? before : description;
});
