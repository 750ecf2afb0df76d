import "./otp-input.css";
import { cleanInput } from "../text-input/clean-input.ts";
import { TextInput, type TextInputProps } from "../text-input/text-input.tsx";
import { groupedDigits } from "./grouped-digits.ts";

type OtpInputProps = Omit<TextInputProps, "type" | "className" | "maxLength">;

/** One field for six digits, so that the code can be pasted, and filled in by the phone. */
export function OtpInput({ onChange, ...rest }: OtpInputProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      {...rest}
      className="input--otp"
      onChange={(event) => {
        cleanInput(event.currentTarget, groupedDigits);
        onChange?.(event);
      }}
    />
  );
}
