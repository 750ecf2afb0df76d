import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AgencyOutcome, agencyOutcomes } from "@latchkey/domain/applications/agencys-view.ts";
import { outcomeLabel, outcomeLabelIssues } from "@latchkey/domain/reports/outcome-labels.ts";
import { recordWith } from "@latchkey/domain/rules/records.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { SetOutcomeLabels, type ShownAgency } from "./agencies.graphql.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TextLines } from "./text-lines.tsx";

const ownLabels = ({ outcomeLabels }: ShownAgency) =>
  Object.fromEntries(outcomeLabels.map(({ outcome, label }) => [outcome, label]));

/** The words in which reports tell an outcome to the agency and its landlords. */
export function LabelsPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const labels = ownLabels(agency);
  return (
    <ChangePanel
      title={t("labels.title")}
      text={t("labels.text")}
      change={t("change")}
      items={agencyOutcomes.map((outcome) => ({
        key: outcome,
        term: outcomeLabel({}, outcome),
        text: labels[outcome] ?? <span className="soft">{t("labels.standard")}</span>,
      }))}
      dialog={(close) => (
        <LabelsDialog
          agency={agency}
          onClose={close}
          onDone={() => {
            close();
            onDone(t("saved"));
          }}
        />
      )}
    />
  );
}

interface LabelsDialogProps {
  readonly agency: ShownAgency;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** As a type alias, the form's library takes its fields. */
type TypedLabels = { readonly [Outcome in AgencyOutcome]: string };

function LabelsDialog({ agency, onClose, onDone }: LabelsDialogProps) {
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, save } = useSave(SetOutcomeLabels);
  const labels = ownLabels(agency);
  const form = useSavedForm<TypedLabels>({
    defaults: recordWith(agencyOutcomes, (outcome) => labels[outcome] ?? ""),
    issues: outcomeLabelIssues,
    fields: agencyOutcomes,
    idPrefix: "labels-",
    failure,
    onValid: async (typed) => {
      if (await save({ id: agency.id, labels: typed })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("labels.title"),
        lead: t("labels.lead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <TextLines
          idPrefix="labels-"
          lines={agencyOutcomes.map((name) => ({ name, label: outcomeLabel({}, name), isOptional: true }))}
          issues={form.issues}
          fieldOf={form.controlled}
        />
      </ConsoleForm>
    </FormDialog>
  );
}
