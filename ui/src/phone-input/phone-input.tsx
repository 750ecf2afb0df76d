import { TextInput, type TextInputProps } from "../text-input/text-input.tsx";

type PhoneInputProps = Omit<TextInputProps, "type" | "code" | "value" | "onChange" | "onBlur"> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The stored form of a number; undefined for a text that is no phone number. */
  readonly tidy: (typed: string) => string | undefined;
};

/**
 * A phone number stays as typed until the field is left, and then shows its stored form (spec 1 §5, FRM-313 and
 * FRM-314). A text that is no phone number stays, so that it can be corrected.
 */
export function PhoneInput({ value, onChange, onBlur, tidy, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      type="tel"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        const tidied = tidy(value);
        if (tidied !== undefined && tidied !== value) onChange(tidied);
        onBlur?.();
      }}
    />
  );
}
