import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { requiredBoxes } from "@latchkey/domain/parties/guarantee.ts";
import { asRefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { useState } from "react";
import { type CombinedError, useMutation } from "urql";
import { UpdateConsents } from "../graphql/update-consents.graphql.ts";
import type { Answers } from "./consent-answers.ts";
import type { GuarantorsPart, SaveProblem } from "./guarantors-part.ts";

export type Trouble = "must-accept" | SaveProblem;

export interface ConsentState {
  readonly answers: Answers;
  readonly toggle: (name: keyof Answers) => void;
  readonly mayGoOn: boolean;
  readonly isSaving: boolean;
  readonly trouble: Trouble | undefined;
  /** Counts presses of the button, so that every failed one is announced. */
  readonly attempts: number;
  readonly submit: () => Promise<void>;
}

const nothingTicked: Answers = {
  termsAndConditions: false,
  backgroundChecks: false,
  dataAccuracy: false,
  marketing: false,
  guarantee: false,
};

export const problemOf = ({ graphQLErrors }: CombinedError): SaveProblem =>
  graphQLErrors.some(({ extensions }) => asRefusalCode(extensions.code) === "CHANGED_ELSEWHERE")
    ? "changed"
    : "failed";

export const useConsents = (onGiven: () => void, guarantor?: GuarantorsPart): ConsentState => {
  const { language } = useLanguage();
  const [answers, setAnswers] = useState(nothingTicked);
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempts, setAttempts] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [, updateConsents] = useMutation(UpdateConsents);
  const missing = requiredBoxes(guarantor ? "guarantor" : "tenant").filter((box) => !answers[box]);
  const mayGoOn = missing.length === 0;
  const save = () => {
    const { guarantee: _own, ...consents } = answers;
    return guarantor ? guarantor.save(answers) : updateConsents({ ...consents, language });
  };
  const submit = async () => {
    if (isSaving) return;
    setAttempts(attempts + 1);
    setTrouble(mayGoOn ? undefined : "must-accept");
    if (!mayGoOn) {
      for (const box of missing) analytics.validationError(box, { code: "mustAccept" });
      return;
    }
    setSaving(true);
    const { error } = await save();
    setSaving(false);
    if (!error) return onGiven();
    const problem = problemOf(error);
    setTrouble(problem);
    if (problem === "failed") return;
    setAnswers({ ...answers, guarantee: false });
    guarantor?.refresh();
  };
  return {
    answers,
    toggle: (name) => {
      analytics.changedField(name);
      setAnswers({ ...answers, [name]: !answers[name] });
    },
    mayGoOn,
    isSaving,
    trouble: trouble === "must-accept" && mayGoOn ? undefined : trouble,
    attempts,
    submit,
  };
};
