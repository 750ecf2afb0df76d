import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { reopeningIssues, reopeningReasons } from "@latchkey/domain/review/reopening.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useTranslation } from "react-i18next";
import { ReopenCase } from "./reopen.graphql.ts";
import { type TypedWhy, WHY_FIELDS, WHY_PREFIX, WhyFields } from "./why-fields.tsx";

const REFUSED = [
  "NOT_DECIDED",
  "HOME_ENDED",
  "SECOND_LOOK_RUNNING",
  "SECOND_PERSON_NEEDED",
  "OWN_CASE",
  "KNOWN_PERSON",
] as const;

interface ReopenDialogProps {
  readonly partyId: string;
  /** The number of the case. */
  readonly number: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

export function ReopenDialog({ partyId, number, onClose, onDone }: ReopenDialogProps) {
  const { t } = useTranslation(["reopening", "desk"]);
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(ReopenCase);
  const form = useSavedForm<TypedWhy>({
    defaults: { reason: "", sentence: "" },
    issues: reopeningIssues,
    fields: WHY_FIELDS,
    idPrefix: WHY_PREFIX,
    failure,
    onValid: async (why) => {
      if (await save({ partyId, language, ...why })) onDone(t("done", { number }));
    },
  });
  useHoldsText(form.isDirty);
  const refusedText = (given: MutationFailure): string | undefined => {
    const code = REFUSED.find((known) => given.kind === "refused" && given.code === known);
    return code && t(`refused.${code}`);
  };
  return (
    <FormDialog
      words={{
        title: t("title", { number }),
        lead: t("lead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={
        failure && <SaveProblem failure={failure} refused={refusedText(failure)} fields={WHY_FIELDS} />
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <WhyFields
        form={form}
        words={{
          reason: t("reason"),
          choose: t("choose"),
          reasonRequired: t("reasonRequired"),
          sentence: t("sentence"),
          sentenceHint: t("sentenceHint"),
          sentenceRequired: t("sentenceRequired"),
        }}
        reasons={reopeningReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
    </FormDialog>
  );
}
