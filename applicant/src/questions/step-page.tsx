import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ErrorSummary, type WrongField } from "@latchkey/ui/alert/error-summary.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { keepFocus } from "@latchkey/ui/focus/keep-focus.ts";
import { WizardBack } from "@latchkey/ui/frames/wizard-back.tsx";
import { WizardCard } from "@latchkey/ui/frames/wizard-card.tsx";
import { WizardFooter } from "@latchkey/ui/frames/wizard-footer.tsx";
import { WizardForm, wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { SectionSteps } from "@latchkey/ui/section-steps/section-steps.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { TFunction } from "i18next";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageShell } from "../shell/page-shell.tsx";
import type { Wizard } from "./use-wizard.ts";
import { useWizardPage } from "./wizard-context.ts";

interface StepPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly prompt?: ReactNode;
  readonly children?: ReactNode;
  readonly drawing?: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  /** Fields to correct, for the summary; `refusals` counts how often Continue was refused. */
  readonly wrongFields?: readonly WrongField[];
  readonly refusals?: number;
  readonly wide?: boolean | undefined;
  /** False for a page without a question. */
  readonly numbered?: boolean;
  readonly continueLabel?: string;
  /** False if the step has its own way to continue. */
  readonly footer?: boolean;
  /** Replaces the Continue button for steps with other actions. */
  readonly actions?: ReactNode;
  readonly second?: ReactNode;
  /** Dialogs of this step: outside the form, where Enter would otherwise press Continue behind them. */
  readonly dialogs?: ReactNode;
  /** The retry after a failed save; by default the form is submitted again with its current values. */
  readonly onRetry?: (() => void) | undefined;
}

/** The summary belongs to the latest refusal: later errors are only shown at their fields. */
const useSummary = (refusals: number, wrong: number): boolean => {
  const [settled, setSettled] = useState(0);
  if (wrong === 0 && settled !== refusals) setSettled(refusals);
  return wrong > 0 && refusals > settled;
};

/** The frame of every question (spec 1 §2, generic wizard step page). */
export function StepPage(props: StepPageProps) {
  const { title, subtitle, prompt, children, onSubmit } = props;
  const { wrongFields = [], refusals = 0, wide = false, footer = true, numbered = true } = props;
  const { t } = useTranslation("questions");
  const { wizard, sections } = useWizardPage();
  const showsSummary = useSummary(refusals, wrongFields.length);
  usePageTitle(showsSummary ? `${t("page.errorPrefix")}${title}` : title);
  const back = (wizard.stepIndex > 0 || wizard.cancel) && (
    <WizardBack onClick={() => wizard.back()} disabled={wizard.isSaving}>
      {t("page.back")}
    </WizardBack>
  );
  return (
    <PageShell>
      <WizardCard
        back={back}
        steps={<SectionSteps label={t("page.sections")} sections={sections} />}
        number={numbered && questionNumber(t, wizard)}
        title={title}
        subtitle={subtitle}
        prompt={prompt}
        footer={
          footer && <StepFooter second={props.second} label={props.continueLabel} actions={props.actions} />
        }
      >
        <NotSaved onRetry={props.onRetry} />
        {showsSummary && <ErrorSummary key={refusals} title={t("page.errorTitle")} fields={wrongFields} />}
        <WizardForm wide={wide} onSubmit={onSubmit}>
          {children}
        </WizardForm>
        {props.drawing}
      </WizardCard>
      {props.dialogs}
    </PageShell>
  );
}

/** The reasons of a request do not count as a question. */
const questionNumber = (t: TFunction<"questions">, { state, stepIndex, length }: Wizard<object>): string => {
  const before = state.seenFlow.slice(0, stepIndex).filter((step) => step !== "missingInformation");
  const number = before.length + 1;
  return t(length.isCertain ? "page.numberOf" : "page.numberOfAbout", { number, total: length.total });
};

interface StepFooterProps {
  readonly second: ReactNode;
  readonly label: string | undefined;
  readonly actions: ReactNode;
}

function StepFooter({ second, label, actions }: StepFooterProps) {
  const { t } = useTranslation("questions");
  const { isSaving, cancel } = useWizardPage().wizard;
  const leave = cancel && <TextButton onClick={cancel}>{t("page.cancel")}</TextButton>;
  const both =
    second && leave ? (
      <>
        {second}
        {leave}
      </>
    ) : (
      (second ?? leave)
    );
  return (
    <WizardFooter second={both} saved={actions === undefined && t("page.saved")}>
      {actions ?? (
        <Button variant="primary" type="submit" form={wizardFormId} onward busy={isSaving}>
          {label ?? t("page.continue")}
        </Button>
      )}
    </WizardFooter>
  );
}

const CONTINUE = { type: "submit", form: wizardFormId } as const;

/** A pressed button disappears with its message, so the focus moves to the page. */
const leavesFocus = (alert: HTMLElement | null) => () => keepFocus(alert);

function NotSaved({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const { t } = useTranslation("questions");
  const { failure, keepMine } = useWizardPage().wizard;
  if (!failure) return null;
  if (failure.kind === "changed-elsewhere") {
    return (
      <Alert tone="critical" title={t("notSaved.changedTitle")} announced ref={leavesFocus}>
        <AlertText>{t("notSaved.changedText")}</AlertText>
        <Actions>
          <Button size="small" onClick={() => void keepMine()}>
            {t("notSaved.keepMine")}
          </Button>
          <Button size="small" onClick={() => window.location.reload()}>
            {t("notSaved.showNewer")}
          </Button>
        </Actions>
      </Alert>
    );
  }
  if (failure.kind === "refused") {
    return (
      <Alert tone="critical" title={t("notSaved.refusedTitle")} announced>
        <AlertText>{t("notSaved.refusedText")}</AlertText>
      </Alert>
    );
  }
  return (
    <Alert tone="critical" title={t("notSaved.title")} announced ref={leavesFocus}>
      <AlertText>{t("notSaved.text")}</AlertText>
      <Button size="small" icon="refresh" {...(onRetry ? { onClick: onRetry } : CONTINUE)}>
        {t("notSaved.retry")}
      </Button>
    </Alert>
  );
}
