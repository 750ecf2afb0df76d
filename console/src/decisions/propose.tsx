import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { needsSecondReviewer } from "@latchkey/domain/review/decision.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { useSendKey } from "../desk/use-send-key.ts";
import { AskPanel, mayName } from "./ask-panel.tsx";
import { type Desk, ProposeDecision } from "./decision.graphql.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { refusedText } from "./refused-text.ts";
import { UnlawfulAlert } from "./unlawful-alert.tsx";
import { decidedAbout, ruleOutcome, type TypedDecision, useDecisionForm } from "./use-decision-form.ts";

interface ProposeProps {
  readonly desk: Desk;
  /** The case is done for this reader; says what happened. */
  readonly onDone: (text: string) => void;
  /** The shown evidence is out of date. */
  readonly onStale: () => void;
  /** The evidence above the form. */
  readonly children: ReactNode;
  readonly after: ReactNode;
}

const isForTwo = (desk: Desk, { outcome, conditions }: TypedDecision): boolean =>
  outcome !== "" &&
  needsSecondReviewer({
    decision: { outcome: ruleOutcome(outcome), conditions },
    calculated: decidedAbout(desk).calculated,
    isReferenceOpen: desk.isReferenceOpen,
    always: desk.alwaysSecond,
  });

/** Words belong to a ticked reason of an outcome that gives reasons. */
const chosenCanned = ({ outcome, reasons, canned }: TypedDecision) =>
  outcome === "ACCEPTED" ? [] : canned.filter(({ reason }) => reasons.some((ticked) => ticked === reason));

const hasChanged = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === "EVIDENCE_CHANGED");

/** A reviewer decides; what needs a second person becomes a proposal. */
export function Propose({ desk, onDone, onStale, children, after }: ProposeProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(ProposeDecision, (error) => {
    if (hasChanged(error)) onStale();
  });
  const form = useDecisionForm({
    desk,
    failure,
    onValid: async (typed) => {
      const { outcome, secondId, overrideReason, confirmedRule, ...more } = typed;
      if (outcome === "") return;
      const isNamed = secondId !== "" && mayName(desk, isForTwo(desk, typed));
      const data = await save({
        partyId: desk.id,
        language,
        input: {
          ...more,
          outcome,
          overrideReason: overrideReason === "" ? null : overrideReason,
          basis: desk.basis,
          reasons: [...more.reasons],
          conditions: [...more.conditions],
          canned: chosenCanned(typed),
          secondId: isNamed ? secondId : null,
          ...(confirmedRule !== "" && { confirmedRule }),
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
  const place = useSendKey(t("keys.send"));
  const { outcome, reasons, conditions, words } = form.values;
  const asksTwo = isForTwo(desk, form.values);
  const fields = form.fields.filter((field) => field !== "secondId" || mayName(desk, asksTwo));
  return (
    <form noValidate ref={place} onSubmit={form.onSubmit}>
      <ConsoleSplit
        wideRail
        rail={
          <>
            {failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} fields={fields} />}
            <AskPanel desk={desk} form={form} isForTwo={asksTwo} isBusy={isBusy} />
            <PreviewPanel
              desk={desk}
              outcome={outcome}
              reasons={outcome === "ACCEPTED" ? [] : reasons}
              conditions={outcome === "DECLINED" ? [] : conditions}
              words={words}
              canned={chosenCanned(form.values)}
            />
          </>
        }
      >
        {children}
        <UnlawfulAlert rules={desk.forbidden} />
        <DecisionFields desk={desk} form={form} />
        {after}
      </ConsoleSplit>
    </form>
  );
}
