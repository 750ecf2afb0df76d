/** Signals about how a PDF was made. People scan, print and save for good reasons, so they are never a verdict. */

/** Annotations that no page can show. */
export const markKinds = ["sound", "video", "model", "mark"] as const;
export type MarkKind = (typeof markKinds)[number];

/** Contents of a PDF that its drawn pages do not show. */
export interface UnseenContent {
  /** Numbers of the pages that have a picture which cannot be decoded. */
  readonly unreadPictures: readonly number[];
  readonly undrawnMarks: readonly MarkKind[];
  /** Texts of which no letter can be drawn. */
  readonly missingLetters: readonly string[];
  /** Texts of annotations that stand on no page. */
  readonly notes: readonly string[];
}

export interface PdfMetadata extends UnseenContent {
  readonly producer: string;
  readonly creator: string;
  /** As the file says them: `D:20260310204100Z`. */
  readonly created: string;
  readonly modified: string;
  readonly laterSaves: number;
  readonly hasText: boolean;
  readonly attached: number;
  readonly attachedFiles: readonly string[];
  readonly hiddenLayers: readonly string[];
}

export const pdfSignals = [
  "blank",
  "unread-pictures",
  "undrawn-marks",
  "missing-letters",
  "notes",
  "attached-files",
  "hidden-layers",
  "editor",
  "changed-later",
  "saved-again",
  "no-text",
] as const;
export type PdfSignal = (typeof pdfSignals)[number];

const EDITORS =
  /photoshop|illustrator|indesign|affinity|gimp|inkscape|coreldraw|canva|figma|sejda|smallpdf|ilovepdf|pdfescape|pdf-?xchange|foxit (?:phantom|pdf editor|editor)|nitro|pdfelement|wondershare|pdffiller|dochub|soda ?pdf|pdf ?candy|pdf24|pdf ?expert|master pdf editor|infix|acrobat pro|libreoffice draw|qoppa|pdftk|able2extract|easepdf|lightpdf|xodo|pdf ?studio/i;

/** A program writes both times of a new file within one run. */
const SAME_RUN_MS = 3_600_000;

const DATE = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(?:(\d\d)'?)?)?/;

/** A PDF's date in milliseconds since 1970; undefined for anything else. Without a zone it counts as UTC. */
export const pdfInstant = (text: string): number | undefined => {
  const match = DATE.exec(text.trim());
  if (!match) return undefined;
  const [, year = "", month = "01", day = "01", hour = "00", minute = "00", second = "00"] = match;
  // biome-ignore lint/style/noRestrictedGlobals: arithmetic with a given date, no clock
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant)) return undefined;
  const [sign, hours = "0", minutes = "0"] = match.slice(8);
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? instant + offset : instant - offset;
};

/** ISO text; empty for an invalid date. */
export const pdfMoment = (text: string): string => {
  const instant = pdfInstant(text);
  // biome-ignore lint/style/noRestrictedGlobals: arithmetic with a given date, no clock
  return instant === undefined ? "" : new Date(instant).toISOString();
};

const changedLater = ({ created, modified }: PdfMetadata): boolean => {
  const [first, last] = [pdfInstant(created), pdfInstant(modified)];
  return first !== undefined && last !== undefined && last - first > SAME_RUN_MS;
};

/** @param isBlank nothing is seen on the first page, and there is no text: it is no scan either */
export const pdfSignalsOf = (metadata: PdfMetadata, isBlank = false): readonly PdfSignal[] => {
  const { producer, creator, laterSaves, hasText, attached, hiddenLayers } = metadata;
  const found: readonly (readonly [PdfSignal, boolean])[] = [
    ["blank", isBlank],
    ["unread-pictures", metadata.unreadPictures.length > 0],
    ["undrawn-marks", metadata.undrawnMarks.length > 0],
    ["missing-letters", metadata.missingLetters.length > 0],
    ["notes", metadata.notes.length > 0],
    ["attached-files", attached > 0],
    ["hidden-layers", hiddenLayers.length > 0],
    ["editor", EDITORS.test(producer) || EDITORS.test(creator)],
    ["changed-later", changedLater(metadata)],
    ["saved-again", laterSaves > 0],
    ["no-text", !hasText && !isBlank],
  ];
  return found.flatMap(([signal, holds]) => (holds ? [signal] : []));
};
