import { createContext, use, useEffect } from "react";
import { createUnsavedText, type UnsavedText } from "./unsaved-text.ts";

const UnsavedTextContext = createContext<UnsavedText>(createUnsavedText("", undefined));

export const UnsavedTextProvider = UnsavedTextContext;

export const useUnsavedText = (): UnsavedText => use(UnsavedTextContext);

export const useHoldsText = (isUnsaved: boolean): void => {
  const unsaved = useUnsavedText();
  useEffect(() => (isUnsaved ? unsaved.hold() : undefined), [unsaved, isUnsaved]);
};
