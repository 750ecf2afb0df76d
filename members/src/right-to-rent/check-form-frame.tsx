import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import type { ReactNode } from "react";
import { SaveProblem } from "../saving/save-problem.tsx";
import { NextCheckPanel, RecordPanel, RulesPanel } from "./record-panel.tsx";
import type { CheckForm } from "./use-check-form.ts";

interface CheckFormFrameProps {
  readonly given: CheckForm;
  readonly mayRecord: boolean;
  /** Says that the rules are not confirmed. */
  readonly unconfirmed: string;
  /** Panels beside the form. */
  readonly rail?: ReactNode;
  /** Above the problem of the last attempt. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The form of a record, with what lacks beside it. */
export function CheckFormFrame(props: CheckFormFrameProps) {
  const { given, mayRecord, unconfirmed, rail, lead, children } = props;
  const { form, failure } = given;
  useHoldsText(form.isDirty);
  const isUnconfirmed = failure?.kind === "refused" && failure.code === "RULES_NOT_CONFIRMED";
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleSplit
        wideRail
        rail={
          <>
            <RecordPanel given={given} unconfirmed={mayRecord ? undefined : unconfirmed} />
            <NextCheckPanel followUpBy={given.followUpBy} />
            {rail}
            <RulesPanel ruleSet={given.rules.id} />
          </>
        }
      >
        {lead}
        {failure && (
          <SaveProblem
            failure={failure}
            refused={isUnconfirmed ? unconfirmed : undefined}
            fields={form.fields.map((name) => name.replace(/\d+/g, "*"))}
          />
        )}
        {children}
      </ConsoleSplit>
    </form>
  );
}
