import { DateInput } from "@latchkey/ui/date-input/date-input.tsx";
import type { DateParts } from "@latchkey/ui/date-input/date-parts.ts";
import { wrongPartsOf } from "@latchkey/ui/date-input/wrong-date-parts.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";

interface DateFieldProps {
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  /** If it may be left empty, the word for that. */
  readonly optionalLabel?: string | undefined;
  readonly value: DateParts;
  readonly error: string | undefined;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur: () => void;
  /** `bday` for the person's own date of birth, which the browser may fill in. */
  readonly autoComplete?: "bday" | undefined;
}

/** A date in day, month and year. */
export function DateField(props: DateFieldProps) {
  const { id, legend, hint, optionalLabel, value, error, onChange, onBlur, autoComplete } = props;
  const { t } = useTranslation("questions");
  return (
    <FieldGroup id={id} legend={legend} hint={hint} optionalLabel={optionalLabel} error={error}>
      <DateInput
        name={id}
        labels={{ day: t("date.day"), month: t("date.month"), year: t("date.year") }}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        wrongParts={error ? wrongPartsOf(value) : []}
        autoComplete={autoComplete}
      />
    </FieldGroup>
  );
}
