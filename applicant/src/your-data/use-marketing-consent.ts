import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Consents } from "@latchkey/domain/parties/consents.ts";
import { useRef, useState } from "react";
import { useMutation } from "urql";
import { UpdateConsents } from "../graphql/update-consents.graphql.ts";

export interface MarketingConsent {
  readonly isGiven: boolean;
  /** undefined while a change is being saved. */
  readonly outcome: "saved" | "failed" | undefined;
  readonly change: (isGiven: boolean) => Promise<void>;
}

/**
 * The marketing consent, saved with every change: shown at once, and reset if a save fails. Changes are sent one after
 * the other; a superseded one is not sent.
 * @param required the three others, which are sent along unchanged
 */
export const useMarketingConsent = (stored: boolean, required: Consents): MarketingConsent => {
  const { language } = useLanguage();
  const [, updateConsents] = useMutation(UpdateConsents);
  const [wanted, setWanted] = useState<boolean>();
  const [outcome, setOutcome] = useState<MarketingConsent["outcome"]>();
  const latest = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { termsAndConditions, backgroundChecks, dataAccuracy } = required;
  const save = async (marketing: boolean, number: number): Promise<void> => {
    if (number !== latest.current) return;
    const given = { termsAndConditions, backgroundChecks, dataAccuracy, marketing, language };
    const { error } = await updateConsents(given);
    if (number !== latest.current) return;
    if (error) setWanted(undefined);
    setOutcome(error ? "failed" : "saved");
  };
  return {
    isGiven: wanted ?? stored,
    outcome,
    change: (isGiven) => {
      analytics.changedField("marketing");
      latest.current += 1;
      const number = latest.current;
      setWanted(isGiven);
      setOutcome(undefined);
      const done = queue.current.then(() => save(isGiven, number));
      queue.current = done;
      return done;
    },
  };
};
