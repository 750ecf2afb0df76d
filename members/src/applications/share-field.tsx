import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";

interface ShareFieldProps {
  readonly label: string;
  readonly sign: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function ShareField({ label, sign, value, error, onChange }: ShareFieldProps) {
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          before={sign}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
