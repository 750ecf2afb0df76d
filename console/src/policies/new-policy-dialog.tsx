import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { lineIssue } from "@latchkey/domain/rules/line.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { CreatePolicy, type ShownPolicy } from "./policies.graphql.ts";
import { contentOf } from "./policy-names.ts";

interface NewPolicyDialogProps {
  readonly policies: readonly ShownPolicy[];
  readonly onClose: () => void;
  readonly onMade: (name: string) => void;
}

export function NewPolicyDialog({ policies, onClose, onMade }: NewPolicyDialogProps) {
  const { t } = useTranslation(["policies", "validation"]);
  const textOf = useIssueText("policies");
  const { isBusy, failure, save } = useSave(CreatePolicy);
  const published = policies.flatMap(({ name, versions: [newest] }) =>
    newest ? [{ value: name, label: contentOf(newest).title }] : [],
  );
  const form = useSavedForm({
    defaults: { title: "", copyOf: published[0]?.value ?? "" },
    issues: ({ title }) => issuesIn({ title: lineIssue(title) }),
    fields: ["title", "copyOf"],
    idPrefix: "policy-",
    failure,
    onValid: async (values) => {
      const data = await save(values);
      if (data) onMade(data.createPolicy.name);
    },
  });
  const copyOf = form.controlled("copyOf");
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("new.title"),
        lead: t("new.lead"),
        submit: t("new.submit"),
        cancel: t("new.cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field label={t("new.name")} id="policy-title" error={textOf(form.issues.title)}>
        {(aria) => <TextInput {...aria} {...form.text("title")} autoComplete="off" />}
      </Field>
      <Field label={t("new.copyOf")} id="policy-copyOf">
        {(aria) => (
          <Select
            {...aria}
            options={published}
            value={copyOf.value}
            onChange={({ currentTarget }) => copyOf.onChange(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
