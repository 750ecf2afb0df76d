import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { subjectOf } from "@latchkey/domain/review/request.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsoleChecks } from "@latchkey/ui/console-form/console-form.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import type { OfRequest } from "./of-request.ts";
import { toldReasons } from "./typed-request.ts";
import { fieldId } from "./use-request-form.ts";
import { useErrorOf } from "./use-request-texts.ts";

/** The reasons of the section, in the words that the applicant reads. */
export function ReasonBoxes({ form, request, index }: OfRequest) {
  const { t } = useTranslation(["request", "reasons"]);
  const path = `requests.${index}.reasons`;
  const error = useErrorOf(form)(path);
  const subject = subjectOf(request, form.subjects);
  return (
    <div data-invalid={error ? "" : undefined}>
      <FieldGroup legend={t("reasons")} hint={t("reasonsHint")} id={fieldId(path)} error={error}>
        <ConsoleChecks>
          {(subject ? toldReasons(subject) : []).map((reason) => (
            <Checkbox
              key={reason}
              variant="dense"
              label={codeText(t, reason, `reasons:text.${reason}`)}
              checked={request.reasons.includes(reason)}
              onChange={(event) => form.tick(index, reason, event.currentTarget.checked)}
            />
          ))}
        </ConsoleChecks>
      </FieldGroup>
    </div>
  );
}
