import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { needsSecondReviewer } from "@latchkey/domain/review/decision.ts";
import { type Outcome, outcomes } from "@latchkey/domain/validations/status.ts";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import type { DecisionOutcome } from "../graphql/operations.generated.ts";
import { AskPanel } from "./ask-panel.tsx";
import { type Desk, ProposeDecision } from "./decision.graphql.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { refusedText } from "./refused-text.ts";
import { type TypedDecision, useDecisionForm } from "./use-decision-form.ts";

interface ProposeProps {
  readonly desk: Desk;
  readonly onDone: (text: string) => void;
  /** What the decision rests on, above the form. */
  readonly children: ReactNode;
  readonly after: ReactNode;
}

/** The rules speak of outcomes in small letters. */
const ruleOutcome = (outcome: DecisionOutcome): Outcome =>
  outcomes.find((known) => known === outcome.toLowerCase()) ?? "declined";

const isForTwo = ({ calculated, alwaysSecond }: Desk, { outcome, conditions }: TypedDecision): boolean =>
  outcome !== "" &&
  needsSecondReviewer({
    decision: { outcome: ruleOutcome(outcome), conditions },
    calculated: calculated === null ? undefined : ruleOutcome(calculated),
    always: alwaysSecond,
  });

/** A reviewer decides; what needs a second person becomes a proposal. */
export function Propose({ desk, onDone, children, after }: ProposeProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(ProposeDecision);
  const form = useDecisionForm({
    failure,
    onValid: async ({ outcome, secondId, ...typed }) => {
      if (outcome === "") return;
      const data = await save({
        partyId: desk.id,
        language,
        input: {
          ...typed,
          outcome,
          reasons: [...typed.reasons],
          conditions: [...typed.conditions],
          secondId: secondId === "" ? null : secondId,
        },
      });
      if (data) onDone(doneText(data.proposeDecision));
    },
  });
  const doneText = ({ party, open }: Desk): string => {
    if (open?.state === "PROPOSED") return t("done.proposed");
    return open ? t("done.agreed") : t("done.decided", { name: party.firstName });
  };
  useHoldsText(form.isDirty);
  const { outcome, reasons, conditions, words } = form.values;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleSplit
        wideRail
        rail={
          <>
            {failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} />}
            <AskPanel desk={desk} form={form} isForTwo={isForTwo(desk, form.values)} isBusy={isBusy} />
            <LetterPanel
              desk={desk}
              outcome={outcome}
              reasons={outcome === "ACCEPTED" ? [] : reasons}
              conditions={outcome === "DECLINED" ? [] : conditions}
              words={words}
            />
          </>
        }
      >
        {children}
        <DecisionFields desk={desk} form={form} />
        {after}
      </ConsoleSplit>
    </form>
  );
}
