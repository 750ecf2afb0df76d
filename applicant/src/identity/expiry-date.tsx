import { DateInput } from "@latchkey/ui/date-input/date-input.tsx";
import type { DateParts } from "@latchkey/ui/date-input/date-parts.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { wrongPartsOf } from "./wrong-date-parts.ts";

interface ExpiryDateProps {
  readonly id: string;
  readonly value: DateParts;
  readonly error: string | undefined;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur: () => void;
}

/** Until when a visa is good, as its page says. */
export function ExpiryDate({ id, value, error, onChange, onBlur }: ExpiryDateProps) {
  const { t } = useTranslation(["guidance", "identity"]);
  return (
    <FieldGroup id={id} legend={t("expiry.legend")} hint={t("expiry.hint")} error={error}>
      <DateInput
        name={id}
        labels={{
          day: t("identity:birthdate.day"),
          month: t("identity:birthdate.month"),
          year: t("identity:birthdate.year"),
        }}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        wrongParts={error ? wrongPartsOf(value) : []}
      />
    </FieldGroup>
  );
}
