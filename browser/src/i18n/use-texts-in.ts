import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Namespace } from "./i18n.ts";

/**
 * Texts in another language than the page's, for showing what somebody else reads.
 * @returns undefined until they have come
 */
export const useTextsIn = <Name extends Namespace>(
  language: Language,
  namespace: Name,
): TFunction<Name> | undefined => {
  const { i18n } = useTranslation();
  const [, setLoaded] = useState("");
  const isHere = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (isHere) return undefined;
    let isShown = true;
    void i18n.reloadResources(language, namespace).then(() => {
      if (isShown) setLoaded(`${language}/${namespace}`);
    });
    return () => {
      isShown = false;
    };
  }, [i18n, language, namespace, isHere]);
  // i18next cannot see that a name is never null.
  return isHere ? (i18n.getFixedT(language, namespace) as TFunction<Name>) : undefined;
};
