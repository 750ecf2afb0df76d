import { createContext } from "react";

/** Texts that every field needs; the app provides them once, in the reader's language. */
export type FieldTexts = {
  /** Read out before an error, "Error: ". Not shown. */
  readonly errorPrefix: string;
};

export const FieldWordsContext = createContext<FieldTexts>({ errorPrefix: "" });
