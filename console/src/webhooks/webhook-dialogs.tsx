import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { newWebhookIssues, webhookEndpointIssues } from "@latchkey/domain/webhooks/endpoint.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { type TypedWebhook, WEBHOOK_ID_PREFIX, WebhookFields } from "./webhook-fields.tsx";
import {
  AddWebhookEndpoint,
  ChangeWebhookEndpoint,
  type KnownAgency,
  type ShownEndpoint,
} from "./webhooks.graphql.ts";

interface AddDialogProps {
  readonly agencies: readonly KnownAgency[];
  readonly onClose: () => void;
  /** @param secret cannot be read again */
  readonly onAdded: (secret: string) => void;
}

export function AddWebhookDialog({ agencies, onClose, onAdded }: AddDialogProps) {
  const { t } = useTranslation(["webhooks", "desk"]);
  const textOf = useIssueText("webhooks");
  const { isBusy, failure, save } = useSave(AddWebhookEndpoint);
  const form = useSavedForm<TypedWebhook>({
    defaults: { agencyId: "", url: "", events: [] },
    issues: newWebhookIssues,
    fields: ["agencyId", "url", "events"],
    idPrefix: WEBHOOK_ID_PREFIX,
    failure,
    onValid: async ({ events, ...typed }) => {
      const data = await save({ ...typed, events: [...events] });
      if (data) onAdded(data.addWebhookEndpoint.secret);
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("form.addTitle"),
        lead: t("form.addLead"),
        submit: t("form.addSubmit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("form.agency")}
        id={`${WEBHOOK_ID_PREFIX}agencyId`}
        error={textOf(form.issues.agencyId, { "validation.required": t("form.agencyRequired") })}
      >
        {(aria) => {
          const { value, onBlur, onChange } = form.controlled("agencyId");
          return (
            <Select
              {...aria}
              value={value}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.value)}
              placeholder={t("form.choose")}
              options={agencies.map(({ id, name }) => ({ value: id, label: name }))}
            />
          );
        }}
      </Field>
      <WebhookFields form={form} />
    </FormDialog>
  );
}

interface ChangeDialogProps {
  readonly endpoint: ShownEndpoint;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function ChangeWebhookDialog({ endpoint, onClose, onChanged }: ChangeDialogProps) {
  const { t } = useTranslation(["webhooks", "desk"]);
  const { isBusy, failure, save } = useSave(ChangeWebhookEndpoint);
  const { id, url, events, agency } = endpoint;
  const form = useSavedForm<TypedWebhook>({
    defaults: { agencyId: agency, url, events },
    issues: webhookEndpointIssues,
    fields: ["url", "events"],
    idPrefix: WEBHOOK_ID_PREFIX,
    failure,
    onValid: async (typed) => {
      if (await save({ id, url: typed.url, events: [...typed.events] })) onChanged();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("form.changeTitle"),
        lead: t("form.changeLead"),
        submit: t("form.changeSubmit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
}
