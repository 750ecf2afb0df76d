import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AgencyDetails, agencyDetailsIssues } from "@latchkey/domain/agencies/details.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { SetAgencyDetails, type ShownAgency } from "./agencies.graphql.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TextLines } from "./text-lines.tsx";

const SHOWN = ["name", "registeredName", "phone", "website", "replyEmail"] as const;

const languageName = (code: string | null): string | undefined =>
  languageOptions.find((one) => one.code === code)?.name;

export function DetailsPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const none = <span className="soft">{t("none")}</span>;
  return (
    <ChangePanel
      title={t("details.title")}
      change={t("change")}
      items={[
        ...SHOWN.map((field) => ({
          key: field,
          term: t(`details.${field}`),
          text: agency[field] === null ? none : <span translate="no">{agency[field]}</span>,
        })),
        { key: "language", term: t("details.language"), text: languageName(agency.language) ?? none },
      ]}
      dialog={(close) => (
        <DetailsDialog
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

interface DialogProps {
  readonly agency: ShownAgency;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "details-";

/** As a type alias, the form's library takes its fields. */
type TypedDetails = { readonly [Field in keyof AgencyDetails]: string };

const typedOf = (agency: ShownAgency): TypedDetails => ({
  name: agency.name,
  registeredName: agency.registeredName ?? "",
  phone: agency.phone ?? "",
  website: agency.website ?? "",
  replyEmail: agency.replyEmail ?? "",
  language: agency.language ?? "",
});

const useLines = (isOwn: boolean) => {
  const { t } = useTranslation("agency");
  const line = (name: Exclude<keyof AgencyDetails, "language">) => ({
    name,
    label: t(`details.${name}`),
    isOptional: true,
  });
  const name = {
    name: "name" as const,
    label: t("details.name"),
    required: t("required.name"),
    ...(isOwn ? { hint: t("details.ownName") } : {}),
  };
  return [
    name,
    line("registeredName"),
    { ...line("phone"), type: "tel" as const },
    { ...line("website"), type: "url" as const, hint: t("details.websiteHint") },
    { ...line("replyEmail"), type: "email" as const },
  ];
};

function DetailsDialog({ agency, onClose, onDone }: DialogProps) {
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, save } = useSave(SetAgencyDetails);
  const form = useSavedForm<TypedDetails>({
    defaults: typedOf(agency),
    issues: agencyDetailsIssues,
    fields: [...SHOWN, "language"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ id: agency.id, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const language = form.controlled("language");
  return (
    <FormDialog
      words={{
        title: t("details.title"),
        lead: t("details.lead"),
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
          idPrefix={ID_PREFIX}
          lines={useLines(agency.isOwn)}
          issues={form.issues}
          fieldOf={form.controlled}
        />
        <Field label={t("details.language")} hint={t("details.languageHint")} id={`${ID_PREFIX}language`}>
          {(aria) => (
            <Select
              {...aria}
              placeholder={t("details.noLanguage")}
              options={languageOptions.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
              value={language.value}
              onChange={(event) => language.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      </ConsoleForm>
    </FormDialog>
  );
}
