import { remembered } from "./remembered.ts";

/** Banks print words of their own around a payer and a reference. */

/** Santander, AIB and Metro Bank print the reference before the payer. */
const REFERENCE_FIRST = [
  /^(FASTER PAYMENTS? RECEIPT)\s+REF[.: ]\s*(.*?)\s+FROM\s+(.+)$/i,
  /^(FPI|BGC)\s+(\S.*?)\s+\/\s+(.+)$/i,
  /^(INWARD (?:FASTER )?PAYMENT)\s+(.+?)\s+·\s+(.+)$/i,
];

const payerFirst = (description: string): string =>
  REFERENCE_FIRST.reduce((text, form) => text.replace(form, "$1 $3 REF $2"), description.normalize("NFKC"));

/** They stand before what the payer wrote. */
const NOTE_FIELDS = [
  "details|particulars|message|memo|narrative|remittance|reason|purpose|comment",
  "betreff|zweck|nachricht|mitteilung|libell[eé]|objet|communication|d[eé]tails?",
  "conc|observaciones|mensaje|asunto|detalle|motivo|causale|descrizione|oggetto|messaggio|dettagli",
  "descritivo|descri[cç][aã]o|mensagem|assunto|detalhes|opis|szczeg[oó]ły",
].join("|");

const PAYER_FIELDS = "absender|zahler|[eé]metteur|donneur|ordinante|nadawca";

/** `EMP 888500`: the number that a payroll has for its employee. */
const STAFF_NUMBER =
  "(?:(?:emp|empl|matricule|matricola|matr|legajo)(?: ?(?:no|nr|num|number|id))?|(?:employee|staff|pers|personal) ?(?:no|nr|num|number|id))[.:]?(?= \\d{3,})";

const PHRASES = [
  ...[
    "bill payments?(?: from)?",
    "bank (?:giro )?credit",
    "direct credit(?: from| in)?",
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
    "zahlungsreferenz:?",
    "kundenreferenz:?",
    "auftraggeber:?",
    "zahlungseingang",
    "(?:(?:sepa[- ])?gutschrift|überweisung|ueberweisung) von",
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
    "^(?:payment in|money in|transfer in|credit from|received from|money received)(?: from)?\\b:?",
    "gutschr\\.? (?:ueberw|überw)\\.?|vwz[.:]?",
    "^transf\\. de:",
    "a mezzo bonifico",
    "bonifico (?:ricevuto|dall['’](?:italia|estero))(?: da)?|ricevuto da|note:",
    "^(?:recebeste|recibiste|hai ricevuto|you received|vous avez reçu)(?: (?:de|da|from))?",
    `(?:${NOTE_FIELDS}|${PAYER_FIELDS})\\.? ?:`,
    STAFF_NUMBER,
  ],
];

const FORM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** The payer first and then the reference, without the bank's own words; the text itself where nothing else is left. */
export const withoutForm = remembered((description: string): string => {
  const said = payerFirst(description).replace(FORM, " ").trim();
  return /\p{L}/u.test(said) ? said : description;
});

const LABELS = new RegExp(
  `\\b(?:ref(?:erence)?\\b\\.? ?:?|verwendungszweck|concepto|motif|causale|zahlungsreferenz|info-?cli|tytuł(?:em)?|descr(?:iption)?) ?:?|\\s·\\s|\\b(?:${NOTE_FIELDS})\\.? ?:`,
  "i",
);

/** `Amira Brannigan car insurance share`: names have capitals, and what it is for has none. */
const CAPITALS_FIRST = /^((?:\p{Lu}\p{L}*\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)(?: [\p{Ll}\d&!'’]+)+$/u;

/** The name of the payer ends where a label or small letters begin. */
export const payerPart = remembered((description: string): string => {
  const [before = ""] = payerFirst(description).split(LABELS);
  const [, capitals] = CAPITALS_FIRST.exec(withoutForm(before)) ?? [];
  if (capitals !== undefined) return capitals;
  return /\p{L}{3,}/u.test(withoutForm(before)) && before.trim() !== "" ? before : description;
});
