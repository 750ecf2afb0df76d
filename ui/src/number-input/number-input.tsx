import { cleanInput } from "../text-input/clean-input.ts";
import { TextInput, type TextInputProps } from "../text-input/text-input.tsx";
import { keepNumberCharacters, type NumberRules } from "./number-characters.ts";

type NumberInputProps = Omit<TextInputProps, "type" | "code" | "inputMode"> & NumberRules;

/** A number in a text input: no spinner, no accidental scrolling. `onChange` and `onBlur` see cleaned text only. */
export function NumberInput({ whole, positive, decimalSign, onChange, ...rest }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={whole ? "numeric" : "decimal"}
      onChange={(event) => {
        cleanInput(event.currentTarget, (text) =>
          keepNumberCharacters(text, { whole, positive, decimalSign }),
        );
        onChange?.(event);
      }}
    />
  );
}
