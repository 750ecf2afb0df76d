import { DateInput, type DateInputProps } from "./date-input.tsx";

export function DateOfBirthInput(props: Omit<DateInputProps, "autoComplete">) {
  return <DateInput {...props} autoComplete="bday" />;
}
