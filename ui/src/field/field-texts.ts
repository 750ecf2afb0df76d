import { createContext } from "react";

export type FieldTexts = {
  /** Read out before an error, "Error: ". Not shown. */
  readonly errorPrefix: string;
};

export const FieldWordsContext = createContext<FieldTexts>({ errorPrefix: "" });
