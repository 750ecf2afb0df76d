import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { type AskedBundle, bundleIssues } from "@latchkey/domain/investigations/case-bundle.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { INVESTIGATIONS_PATH } from "../desk/case-names.ts";
import { AskForCaseBundle } from "./ask-for-bundle.graphql.ts";

interface BundleDialogProps {
  readonly partyId: string;
  readonly onClose: () => void;
}

const ID_PREFIX = "bundle-";

export function BundleDialog({ partyId, onClose }: BundleDialogProps) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <AskedDialog onClose={onClose} />
  ) : (
    <AskDialog partyId={partyId} onClose={onClose} onAsked={() => setAsked(true)} />
  );
}

interface AskDialogProps extends BundleDialogProps {
  readonly onAsked: () => void;
}

function AskDialog({ partyId, onClose, onAsked }: AskDialogProps) {
  const { t } = useTranslation(["investigations", "desk"]);
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(AskForCaseBundle);
  const form = useSavedForm<{ -readonly [Name in keyof AskedBundle]: string }>({
    defaults: { name: "", recipient: "" },
    issues: bundleIssues,
    fields: ["name", "recipient"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (asked) => {
      if (await save({ partyId, ...asked })) onAsked();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      isLoose
      words={{
        title: t("ask.title"),
        lead: t("ask.lead"),
        submit: t("ask.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("ask.name")}
        hint={t("ask.nameHint")}
        id={`${ID_PREFIX}name`}
        error={textOf(form.issues.name, { "validation.required": t("ask.nameRequired") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("name")} autoComplete="off" />}
      </Field>
      <Field
        label={t("ask.recipient")}
        id={`${ID_PREFIX}recipient`}
        error={textOf(form.issues.recipient, { "validation.required": t("ask.recipientRequired") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("recipient")} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}

function AskedDialog({ onClose }: Pick<BundleDialogProps, "onClose">) {
  const { t } = useTranslation(["investigations", "desk"]);
  return (
    <Modal
      open
      onClose={onClose}
      title={t("ask.doneTitle")}
      lead={t("ask.done")}
      actions={
        <>
          <ButtonLink variant="primary" href={INVESTIGATIONS_PATH} linkAs={RoutedLink}>
            {t("ask.open")}
          </ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:close")}
          </Button>
        </>
      }
    />
  );
}
