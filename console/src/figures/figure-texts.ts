import type { TFunction } from "i18next";

/** The groups of texts that the page needs: groups of cases are called as elsewhere in the console. */
export const figureTexts = [
  "figures",
  "desk",
  "answers",
  "check-names",
  "decision",
  "policies",
  "document-names",
  "other-document-names",
] as const;

export type FiguresT = TFunction<typeof figureTexts>;
