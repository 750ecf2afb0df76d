import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  type AcceptedTerms,
  acceptedTermsIssues,
  type DataAgreement,
  dataAgreementIssues,
  dataRoles,
} from "@latchkey/domain/agencies/agreements.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { AgencyFileButton } from "../desk/agency-file-button.tsx";
import { toAgency } from "../desk/agency-files.ts";
import { AcceptAgencyTerms, WriteDataAgreement } from "./agencies.graphql.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TextLines } from "./text-lines.tsx";

interface DialogProps {
  readonly agencyId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** As type aliases, the form's library takes their fields. */
type TypedAgreement = { readonly [Field in keyof DataAgreement]: string };
type TypedTerms = { readonly [Field in keyof AcceptedTerms]: string };

export function DataPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const { language } = useLanguage();
  const { id, dataAgreement: known } = agency;
  const done = (close: () => void) => () => {
    close();
    onDone(t("saved"));
  };
  return (
    <ChangePanel
      title={t("data.title")}
      text={known ? t("data.text") : `${t("data.text")} ${t("data.none")}`}
      change={t("data.write")}
      items={
        known
          ? [
              { key: "role", term: t("data.role"), text: t(`data.roles.${known.role}`) },
              {
                key: "day",
                term: t("data.agreedOn"),
                text: t("data.filed", { day: formatDate(language, known.agreedOn), name: known.by }),
              },
              {
                key: "file",
                term: t("data.document"),
                text: <AgencyFileButton agencyId={id} fileId={known.fileId} name={known.fileName} />,
              },
            ]
          : []
      }
      dialog={(close) => <DataDialog agencyId={id} onClose={close} onDone={done(close)} />}
    />
  );
}

const DATA_PREFIX = "data-";

const useDataForm = ({ agencyId, onDone }: DialogProps) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(WriteDataAgreement);
  const form = useSavedForm<TypedAgreement>({
    defaults: { role: "", agreedOn: "", fileId: "" },
    issues: (typed) => dataAgreementIssues(typed, { today }),
    fields: ["role", "agreedOn", "fileId"],
    idPrefix: DATA_PREFIX,
    failure,
    onValid: async (typed) => {
      if (await save({ agencyId, ...typed })) onDone();
    },
  });
  return { isBusy, failure, form };
};

function DataDialog(props: DialogProps) {
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, form } = useDataForm(props);
  const textOf = useIssueText("agencies");
  const session = useSession();
  useHoldsText(form.isDirty);
  const role = form.controlled("role");
  return (
    <FormDialog
      words={{
        title: t("data.title"),
        lead: t("data.earlier"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={props.onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <Field label={t("data.role")} id={`${DATA_PREFIX}role`} error={textOf(form.issues.role)}>
          {(aria) => (
            <Select
              {...aria}
              placeholder={t("data.chooseRole")}
              options={dataRoles.map((value) => ({ value, label: t(`data.roles.${value}`) }))}
              value={role.value}
              onBlur={role.onBlur}
              onChange={(event) => role.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
        <IsoDateGroup
          {...form.controlled("agreedOn")}
          id={`${DATA_PREFIX}agreedOn`}
          legend={t("data.agreedOn")}
          labels={t("dates", { returnObjects: true })}
          error={textOf(form.issues.agreedOn)}
        />
        <MemberFileField
          id={`${DATA_PREFIX}fileId`}
          legend={t("data.file")}
          error={textOf(form.issues.fileId)}
          deliver={toAgency(session, props.agencyId)}
          onSent={form.controlled("fileId").onChange}
        />
      </ConsoleForm>
    </FormDialog>
  );
}

export function TermsPanel({ agency, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const { language } = useLanguage();
  const { id, terms: known } = agency;
  return (
    <ChangePanel
      title={t("terms.title")}
      {...(known ? {} : { text: t("terms.none") })}
      change={t("terms.write")}
      items={
        known
          ? [
              { key: "version", term: t("terms.version"), text: <span translate="no">{known.version}</span> },
              {
                key: "by",
                term: t("terms.acceptedBy"),
                text: <span translate="no">{known.acceptedBy}</span>,
              },
              {
                key: "day",
                term: t("terms.acceptedOn"),
                text: t("terms.recorded", { day: formatDate(language, known.acceptedOn), name: known.by }),
              },
            ]
          : []
      }
      dialog={(close) => (
        <TermsDialog
          agencyId={id}
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

const TERMS_PREFIX = "terms-";

function TermsDialog({ agencyId, onClose, onDone }: DialogProps) {
  const { t } = useTranslation(["agency", "desk"]);
  const textOf = useIssueText("agencies");
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(AcceptAgencyTerms);
  const form = useSavedForm<TypedTerms>({
    defaults: { version: "", acceptedBy: "", acceptedOn: "" },
    issues: (typed) => acceptedTermsIssues(typed, { today }),
    fields: ["version", "acceptedBy", "acceptedOn"],
    idPrefix: TERMS_PREFIX,
    failure,
    onValid: async (typed) => {
      if (await save({ agencyId, ...typed })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const line = (name: "version" | "acceptedBy") => ({
    name,
    label: t(`terms.${name}`),
    required: t(`required.${name}`),
  });
  return (
    <FormDialog
      words={{
        title: t("terms.title"),
        lead: t("terms.lead"),
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
          idPrefix={TERMS_PREFIX}
          lines={[line("version"), line("acceptedBy")]}
          issues={form.issues}
          fieldOf={form.controlled}
        />
        <IsoDateGroup
          {...form.controlled("acceptedOn")}
          id={`${TERMS_PREFIX}acceptedOn`}
          legend={t("terms.acceptedOn")}
          labels={t("dates", { returnObjects: true })}
          error={textOf(form.issues.acceptedOn)}
        />
      </ConsoleForm>
    </FormDialog>
  );
}
