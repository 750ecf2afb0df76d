import type { TFunction } from "i18next";

/** The groups of texts of a bundle, which is called as elsewhere in the console. */
export const bundleTexts = [
  "investigations",
  "affordability",
  "answers",
  "case",
  "check-names",
  "decision",
  "desk",
  "document-names",
  "figures",
  "other-document-names",
  "outside",
  "policies",
  "policy-rules",
  "reasons",
] as const;

export type BundleT = TFunction<typeof bundleTexts>;
