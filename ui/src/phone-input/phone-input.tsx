import { cleanInput } from "../text-input/clean-input.ts";
import { TextInput, type TextInputProps } from "../text-input/text-input.tsx";
import { keepPhoneCharacters } from "./phone-characters.ts";

/** A phone number: digits and at most one plus. `onChange` and `onBlur` see cleaned text only. */
export function PhoneInput({ onChange, ...rest }: Omit<TextInputProps, "type" | "code">) {
  return (
    <TextInput
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      type="tel"
      onChange={(event) => {
        cleanInput(event.currentTarget, keepPhoneCharacters);
        onChange?.(event);
      }}
    />
  );
}
