import { createContext, use, useEffect } from "react";
import { createUnsavedText, type UnsavedText } from "./unsaved-text.ts";

/** Without a provider a page is alone. */
const UnsavedTextContext = createContext<UnsavedText>(createUnsavedText("", undefined));

export const UnsavedTextProvider = UnsavedTextContext;

export const useUnsavedText = (): UnsavedText => use(UnsavedTextContext);

/** While `isUnsaved`, the other tabs know that this one holds text. */
export const useHoldsText = (isUnsaved: boolean): void => {
  const unsaved = useUnsavedText();
  useEffect(() => (isUnsaved ? unsaved.hold() : undefined), [unsaved, isUnsaved]);
};
