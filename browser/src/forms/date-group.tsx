import { DateInput, type DateInputProps } from "@latchkey/ui/date-input/date-input.tsx";
import { wrongPartsOf } from "@latchkey/ui/date-input/wrong-date-parts.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useIssueText } from "./issue-text.ts";
import { refusedDateIssue } from "./refused-date.ts";

interface DateGroupProps extends Omit<DateInputProps, "name" | "wrongParts" | "disabled"> {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly optionalLabel?: string | undefined;
  readonly error: string | undefined;
}

/** A refused input is reported at once, before any other fault of the date. */
export function DateGroup({ id, legend, hint, optionalLabel, error, ...input }: DateGroupProps) {
  const text = useIssueText();
  const refusal = text(refusedDateIssue(input.value));
  return (
    <FieldGroup
      id={id}
      legend={legend}
      hint={hint}
      optionalLabel={optionalLabel}
      error={refusal ?? error}
      announced={refusal !== undefined}
    >
      <DateInput {...input} name={id} wrongParts={error ? wrongPartsOf(input.value, input.parts) : []} />
    </FieldGroup>
  );
}
