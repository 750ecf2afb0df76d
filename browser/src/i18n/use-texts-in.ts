import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { TFunction } from "i18next";
import { use, useEffect, useState } from "react";
import { I18nContext } from "react-i18next";
import { reporter } from "../reporting/reporting.ts";
import { loadTextsIn, type Namespace } from "./i18n.ts";

interface TextsIn<Names extends readonly Namespace[]> {
  readonly t: TFunction<Names> | undefined;
  readonly hasFailed: boolean;
}

/** Texts in another language, for a recipient. The page keeps its own language. */
export const useTextsIn = <const Names extends readonly [Namespace, ...Namespace[]]>(
  language: Language,
  names: Names,
): TextsIn<Names> => {
  // The instance itself, not the wrapper that `useTranslation` returns.
  const { i18n } = use(I18nContext);
  const asked = [language, ...names].join(" ");
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const [wanted = "", ...namespaces] = asked.split(" ");
    loadTextsIn(i18n, wanted, namespaces).then(
      () => isWanted && setLoaded(asked),
      (cause: unknown) => {
        reporter.report(cause, "network");
        if (isWanted) setFailed(asked);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [i18n, asked]);
  return {
    t: loaded === asked ? (i18n.getFixedT<Names>(language, names) as TFunction<Names>) : undefined,
    hasFailed: failed === asked,
  };
};
