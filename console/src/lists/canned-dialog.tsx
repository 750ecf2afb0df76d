import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  cannedReasons,
  cannedTextIssues,
  cannedVariables,
  LONGEST_CANNED_TEXT,
} from "@latchkey/domain/review/canned-text.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { SaveCannedText, type ShownCannedText } from "./canned.graphql.ts";

const ID_PREFIX = "canned-";

/** As a type alias, the form's library takes its fields. */
type Typed = Record<"name" | "use" | "reason" | Language, string>;

/** English first: the others are translations of it. */
const inOrder: readonly Language[] = ["en", ...languages.filter((language) => language !== "en")];

const typedOf = (text: ShownCannedText | undefined): Typed => {
  const said = (language: Language) => text?.texts.find((one) => one.language === language)?.text ?? "";
  return {
    name: text?.name ?? "",
    use: text?.use.toLowerCase() ?? "request",
    reason: text?.reason ?? "",
    ...(Object.fromEntries(languages.map((language) => [language, said(language)])) as Record<
      Language,
      string
    >),
  };
};

interface CannedDialogProps {
  /** undefined: a new one. */
  readonly text: ShownCannedText | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function CannedDialog({ text, onClose, onDone }: CannedDialogProps) {
  const { t } = useTranslation(["lists", "desk"]);
  const { isBusy, failure, save } = useSave(SaveCannedText);
  const form = useSavedForm<Typed>({
    defaults: typedOf(text),
    issues: ({ name, use, reason, ...texts }) => cannedTextIssues({ name, use, reason, texts }),
    fields: ["name", "use", "reason", ...inOrder],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ id: text?.id ?? null, version: text?.version ?? null, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const isChanged = failure?.kind === "refused" && failure.code === "CHANGED_ELSEWHERE";
  return (
    <FormDialog
      words={{
        title: text ? t("canned.changeOf", { name: text.name }) : t("canned.add"),
        lead: text ? t("canned.changeLead") : t("canned.addLead"),
        submit: t("canned.save"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={
        failure && (
          <SaveProblem
            failure={failure}
            refused={isChanged ? t("canned.changed") : undefined}
            fields={form.fields}
          />
        )
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <About form={form} />
        <Texts form={form} />
      </ConsoleForm>
    </FormDialog>
  );
}

interface OfForm {
  readonly form: ReturnType<typeof useSavedForm<Typed>>;
}

const useOf = ({ use }: Typed) => (use === "decision" ? "decision" : "request");

function About({ form }: OfForm) {
  const { t } = useTranslation(["lists", "reasons", "decision-reasons"]);
  const textOf = useIssueText("lists");
  const use = form.controlled("use");
  const reason = form.controlled("reason");
  const chosen = useOf(form.values);
  const labelOf = (code: string): string =>
    chosen === "decision"
      ? codeText(t, code, `decision-reasons:reason.${code}`)
      : codeText(t, code, `reasons:text.${code}`);
  return (
    <>
      <Field
        label={t("canned.name")}
        id={`${ID_PREFIX}name`}
        error={textOf(form.issues.name, { "validation.required": t("canned.nameRequired") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("name")} autoComplete="off" />}
      </Field>
      <ConsoleFields columns={2}>
        <Field label={t("canned.use")} id={`${ID_PREFIX}use`}>
          {(aria) => (
            <Select
              {...aria}
              options={(["request", "decision"] as const).map((value) => ({
                value,
                label: t(`canned.uses.${value === "request" ? "REQUEST" : "DECISION"}`),
              }))}
              value={use.value}
              onChange={(event) => {
                use.onChange(event.currentTarget.value);
                reason.onChange("");
              }}
            />
          )}
        </Field>
        <Field
          label={t("canned.reason")}
          id={`${ID_PREFIX}reason`}
          error={textOf(form.issues.reason, { "validation.required": t("canned.chosen") })}
        >
          {(aria) => (
            <Select
              {...aria}
              placeholder={t("canned.choose")}
              options={cannedReasons(chosen).map((value) => ({ value, label: labelOf(value) }))}
              value={reason.value}
              onChange={(event) => reason.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      </ConsoleFields>
    </>
  );
}

function Texts({ form }: OfForm) {
  const { t } = useTranslation("lists");
  const textOf = useIssueText("lists");
  const variables = cannedVariables(useOf(form.values)).map((variable) => `{${variable}}`);
  const hint = [
    t("canned.variables", { variables: variables.join(", ") }),
    t("canned.length", { max: LONGEST_CANNED_TEXT }),
  ].join(" ");
  return inOrder.map((language) => {
    const { value, onChange, onBlur } = form.controlled(language);
    return (
      <Field
        key={language}
        label={languageOptions.find(({ code }) => code === language)?.name ?? language}
        hint={language === "en" ? hint : undefined}
        id={ID_PREFIX + language}
        error={textOf(form.issues[language], { "validation.required": t("canned.required") })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            lang={language}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    );
  });
}
