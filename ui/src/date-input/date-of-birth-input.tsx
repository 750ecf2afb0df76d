import { DateInput, type DateInputProps } from "./date-input.tsx";

/** The reader's own date of birth: the browser may fill it in. */
export function DateOfBirthInput(props: Omit<DateInputProps, "autoComplete">) {
  return <DateInput {...props} autoComplete="bday" />;
}
