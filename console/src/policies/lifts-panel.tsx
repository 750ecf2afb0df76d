import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { liftableRules } from "@latchkey/domain/compliance/lint-policy.ts";
import { validDate } from "@latchkey/domain/rules/civil-date.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AgreeToLawLift, EndLawLift, ProposeLawLift, type ShownLift } from "./policies.graphql.ts";

interface LiftsPanelProps {
  readonly lifts: readonly ShownLift[];
  readonly staffId: string;
  readonly onChanged: () => void;
}

/** The rules of the check that are lifted, or proposed to be. */
export function LiftsPanel({ lifts, staffId, onChanged }: LiftsPanelProps) {
  const { t } = useTranslation(["policies", "policy-rules"]);
  const [isOpen, setOpen] = useState(false);
  const agree = useSave(AgreeToLawLift);
  const end = useSave(EndLawLift);
  const failure = agree.failure ?? end.failure;
  const run = async (act: Promise<unknown>) => {
    if (await act) onChanged();
  };
  return (
    <ConsolePanel
      title={t("lifts.title")}
      tools={
        <Button size="small" onClick={() => setOpen(true)}>
          {t("lifts.open")}
        </Button>
      }
    >
      <div className="stack">
        <p className="soft">
          {lifts.length === 0 ? `${t("lifts.text")} ${t("lifts.none")}.` : t("lifts.text")}
        </p>
        {failure && <SaveProblem failure={failure} refused={t("refused")} />}
        <Findings
          items={lifts.map((lift) => ({
            id: lift.id,
            level: lift.agreedBy === null ? ("none" as const) : ("warn" as const),
            title: t(`policy-rules:${lift.rule as (typeof liftableRules)[number]}.title`),
            text: <LiftText lift={lift} />,
            action: (
              <span className="row row--tight">
                {lift.agreedBy === null && lift.proposedById !== staffId && (
                  <Button
                    size="small"
                    busy={agree.isBusy}
                    onClick={() => void run(agree.save({ id: lift.id }))}
                  >
                    {t("lifts.agree")}
                  </Button>
                )}
                <Button size="small" busy={end.isBusy} onClick={() => void run(end.save({ id: lift.id }))}>
                  {t("lifts.end")}
                </Button>
              </span>
            ),
          }))}
        />
      </div>
      {isOpen && (
        <LiftDialog
          onClose={() => setOpen(false)}
          onProposed={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </ConsolePanel>
  );
}

function LiftText({ lift }: { readonly lift: ShownLift }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const { reason, source, sourceDay, proposedBy, agreedBy } = lift;
  const about = t("lifts.about", { reason, source, day: formatDate(language, sourceDay) });
  const who =
    agreedBy === null
      ? t("lifts.proposed", { name: proposedBy })
      : t("lifts.agreed", { first: proposedBy, second: agreedBy });
  return `${about} ${who}`;
}

interface LiftDialogProps {
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

function LiftDialog({ onClose, onProposed }: LiftDialogProps) {
  const { t } = useTranslation(["policies", "policy-rules", "desk"]);
  const textOf = useIssueText("policies");
  const { isBusy, failure, save } = useSave(ProposeLawLift);
  const form = useSavedForm({
    defaults: { rule: liftableRules[0] as string, reason: "", source: "", sourceDay: "" },
    issues: ({ reason, source, sourceDay }) =>
      issuesIn({
        reason: lineIssue(reason),
        source: lineIssue(source),
        sourceDay: validDate()(sourceDay),
      }),
    fields: ["rule", "reason", "source", "sourceDay"],
    idPrefix: "lift-",
    failure,
    onValid: async (values) => {
      if (await save(values)) onProposed();
    },
  });
  const day = form.controlled("sourceDay");
  const rule = form.controlled("rule");
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("lifts.form.title"),
        lead: t("lifts.form.lead"),
        submit: t("lifts.form.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field label={t("lifts.form.rule")} id="lift-rule" error={textOf(form.issues.rule)}>
        {(aria) => (
          <Select
            {...aria}
            value={rule.value}
            onChange={({ currentTarget }) => rule.onChange(currentTarget.value)}
            options={liftableRules.map((value) => ({ value, label: t(`policy-rules:${value}.title`) }))}
          />
        )}
      </Field>
      {(["reason", "source"] as const).map((field) => (
        <Field
          key={field}
          label={t(`lifts.form.${field}`)}
          id={`lift-${field}`}
          error={textOf(form.issues[field])}
        >
          {(aria) => <TextInput {...aria} {...form.text(field)} autoComplete="off" />}
        </Field>
      ))}
      <IsoDateGroup
        id="lift-sourceDay"
        legend={t("lifts.form.sourceDay")}
        error={textOf(form.issues.sourceDay)}
        labels={{ day: t("date.day"), month: t("date.month"), year: t("date.year") }}
        value={day.value}
        onChange={day.onChange}
      />
    </FormDialog>
  );
}
