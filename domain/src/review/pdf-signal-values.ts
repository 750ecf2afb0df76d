import { markKinds, type PdfSignal, pdfMoment } from "../documents/pdf-signals.ts";

type Scores = Readonly<Record<string, unknown>>;

const NO_NAME = "?";

const namesIn = (value: unknown): string =>
  (Array.isArray(value) ? value : []).map((name) => String(name) || NO_NAME).join(", ");

/** Stands after a list that was cut. */
const MORE = "…";

/** Texts of others, which hold commas themselves. */
const quotedIn = (value: unknown): string =>
  (Array.isArray(value) ? value : []).map((text) => (text === MORE ? MORE : `“${String(text)}”`)).join(" ");

/** The values in the sentence of a signal, from the stored findings about the file. */
export const valuesOfSignal = (signal: PdfSignal, scores: Scores) => {
  const { producer, creator, created, modified, laterSaves } = scores;
  switch (signal) {
    case "unread-pictures":
      return [namesIn(scores.unreadPictures)];
    case "undrawn-marks":
      return markKinds.filter(
        (kind) => Array.isArray(scores.undrawnMarks) && scores.undrawnMarks.includes(kind),
      );
    case "missing-letters":
      return [quotedIn(scores.missingLetters)];
    case "notes":
      return [quotedIn(scores.notes)];
    case "attached-files":
      return [String(scores.attached), namesIn(scores.attachedFiles)];
    case "hidden-layers":
      return [namesIn(scores.hiddenLayers)];
    case "editor":
      return [[producer, creator].filter(Boolean).join(", ")];
    case "changed-later":
      return [created, modified].map((text) => pdfMoment(String(text)));
    case "saved-again":
      return [String(laterSaves)];
    case "blank":
    case "no-text":
      return [];
  }
};
