import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { english } from "@latchkey/domain/compliance/demand-words/english.ts";
import { type LintFinding, type LintRuleId, lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { textPlaces } from "@latchkey/domain/policies/policy-texts.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { fallbackLanguage, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useEffect, useState } from "react";
import type { ShownLift } from "./policies.graphql.ts";

const everyLanguage = pageScript(
  async () => (await import("@latchkey/domain/compliance/demand-words/every-language.ts")).demandWords,
);

const hasOtherLanguages = ({ texts }: PolicyContent): boolean =>
  textPlaces.some((place) =>
    languages.some((language) => language !== fallbackLanguage && texts[place]?.[language]),
  );

/** The words of other languages than English, once a text needs them. Without a response the server reads the text alone. */
const useDemandWords = (content: PolicyContent | undefined) => {
  const [loaded, setLoaded] = useState(everyLanguage.loaded);
  const needsMore = !loaded && content !== undefined && hasOtherLanguages(content);
  useEffect(() => {
    if (!needsMore) return;
    let isWanted = true;
    everyLanguage.load().then(
      (words) => isWanted && setLoaded(words),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [needsMore]);
  return loaded ?? { en: english };
};

/** The linter with the law of today. The server judges again by the day of the first application. */
export const useLint = (lifts: readonly ShownLift[], content: PolicyContent | undefined) => {
  const day = londonDate(useNow());
  const words = useDemandWords(content);
  const lifted = lifts.filter(({ agreedBy }) => agreedBy !== null).map(({ rule }) => rule as LintRuleId);
  return (judged: PolicyContent): readonly LintFinding[] => lintPolicy(judged, { day, lifted, words });
};
