import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { LINK_DAYS, reportLinkIssues } from "@latchkey/domain/reports/report-link.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../saving/form-dialog.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useSavedForm } from "../saving/use-saved-form.ts";
import type { LinkActs, OfferedReport } from "./link-acts.ts";

interface LinkDialogProps {
  readonly offered: readonly OfferedReport[];
  readonly acts: LinkActs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "report-link-";

/** As a type alias, the form's library takes its fields. */
type TypedLink = { readonly reportId: string; readonly handedTo: string; readonly days: string };

/** Only whole numbers are read: `7.` and `0x7` are mistakes. */
const daysIn = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

export function LinkDialog({ offered, acts, onClose, onDone }: LinkDialogProps) {
  const { t } = useTranslation(["report-links", "page"]);
  const textOf = useIssueText("report-links");
  const { isBusy, failure, send } = acts.useMake();
  const form = useSavedForm<TypedLink>({
    defaults: { reportId: offered[0]?.id ?? "", handedTo: "", days: String(LINK_DAYS.usual) },
    issues: ({ handedTo, days }) => reportLinkIssues({ handedTo, days: daysIn(days) }),
    fields: ["reportId", "handedTo", "days"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async ({ reportId, handedTo, days }) => {
      if (await send({ reportId, handedTo, days: daysIn(days) })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const report = form.controlled("reportId");
  return (
    <FormDialog
      words={{
        title: t("make"),
        lead: t("lead"),
        submit: t("submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <Field label={t("which")} id={`${ID_PREFIX}reportId`}>
          {(aria) => (
            <Select
              {...aria}
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              value={report.value}
              onChange={(event) => report.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={t("handedTo")}
          id={`${ID_PREFIX}handedTo`}
          error={textOf(form.issues.handedTo, { "validation.required": t("required") })}
        >
          {(aria) => <TextInput {...aria} {...form.text("handedTo")} autoComplete="off" />}
        </Field>
        <Field
          label={t("days")}
          hint={t("daysHint")}
          id={`${ID_PREFIX}days`}
          error={textOf(form.issues.days)}
        >
          {(aria) => <TextInput {...aria} {...form.text("days")} inputMode="numeric" autoComplete="off" />}
        </Field>
      </ConsoleForm>
    </FormDialog>
  );
}
