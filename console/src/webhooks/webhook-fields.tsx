import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import type { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { ShownEndpoint } from "./webhooks.graphql.ts";

export const WEBHOOK_ID_PREFIX = "webhook-";

const events = [
  "APPLICATION_STATUS",
  "APPLICATION_OUTCOME",
  "RIGHT_TO_RENT_FOLLOW_UP",
  "REPORT_READY",
] as const satisfies ShownEndpoint["events"];

/** As a type alias, the form's library takes its fields. */
export type TypedWebhook = {
  readonly agencyId: string;
  readonly url: string;
  readonly events: ShownEndpoint["events"];
};

interface FieldsProps {
  readonly form: ReturnType<typeof useSavedForm<TypedWebhook>>;
}

export function WebhookFields({ form }: FieldsProps) {
  const { t } = useTranslation("webhooks");
  const textOf = useIssueText("webhooks");
  return (
    <>
      <Field
        label={t("form.url")}
        hint={t("form.urlHint")}
        id={`${WEBHOOK_ID_PREFIX}url`}
        error={textOf(form.issues.url, { "validation.required": t("form.urlRequired") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("url")} autoComplete="off" inputMode="url" />}
      </Field>
      <ChecksField
        {...form.controlled("events")}
        id={`${WEBHOOK_ID_PREFIX}events`}
        legend={t("form.events")}
        error={textOf(form.issues.events, {
          "validation.please_select_an_option": t("form.eventsRequired"),
        })}
        choices={events.map((value) => ({ value, label: t(`event.${value}`) }))}
      />
    </>
  );
}
