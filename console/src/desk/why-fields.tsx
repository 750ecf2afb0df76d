import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";

/** As a type alias, the form's library takes its fields. */
export type TypedWhy = { readonly reason: string; readonly sentence: string };

export const WHY_FIELDS = ["reason", "sentence"] as const;
export const WHY_PREFIX = "why-";

interface WhyFieldsProps {
  readonly form: ReturnType<typeof useSavedForm<TypedWhy>>;
  readonly words: {
    readonly reason: string;
    readonly choose: string;
    readonly reasonRequired: string;
    readonly sentence: string;
    readonly sentenceHint: string;
    readonly sentenceRequired: string;
  };
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
}

/** A reason of a list, and a sentence that says more. */
export function WhyFields({ form, words, reasons }: WhyFieldsProps) {
  const textOf = useIssueText();
  const reason = form.controlled("reason");
  const sentence = form.controlled("sentence");
  return (
    <ConsoleForm>
      <Field
        label={words.reason}
        id={`${WHY_PREFIX}reason`}
        error={textOf(form.issues.reason, { "validation.please_select_an_option": words.reasonRequired })}
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={reason.value === "" ? words.choose : undefined}
            options={reasons}
            value={reason.value}
            onChange={(event) => reason.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={words.sentence}
        hint={words.sentenceHint}
        id={`${WHY_PREFIX}sentence`}
        error={textOf(form.issues.sentence, { "validation.required": words.sentenceRequired })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={sentence.value}
            onBlur={sentence.onBlur}
            onChange={(event) => sentence.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </ConsoleForm>
  );
}
