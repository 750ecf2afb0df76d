import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";

interface Controlled {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface GiveFieldsProps {
  readonly idPrefix: string;
  readonly reviewers: readonly { readonly id: string; readonly name: string }[];
  readonly reviewer: Controlled;
  readonly note: Controlled;
  readonly errors: Readonly<Record<"reviewerId" | "note", string | undefined>>;
  readonly noteHint: string;
  readonly isNoteOptional?: boolean;
}

/** The reviewer who gets a case, and a sentence for them. */
export function GiveFields(props: GiveFieldsProps) {
  const { idPrefix, reviewers, reviewer, note, errors, noteHint, isNoteOptional = false } = props;
  const { t } = useTranslation("assign");
  return (
    <>
      <Field label={t("reviewer")} id={`${idPrefix}reviewerId`} error={errors.reviewerId}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("choose")}
            options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
            value={reviewer.value}
            onChange={({ currentTarget: { value } }) => reviewer.onChange(value)}
          />
        )}
      </Field>
      <Field
        label={t("note")}
        hint={noteHint}
        optionalLabel={isNoteOptional && t("optional")}
        id={`${idPrefix}note`}
        error={errors.note}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={note.value}
            onChange={({ currentTarget: { value } }) => note.onChange(value)}
          />
        )}
      </Field>
    </>
  );
}
