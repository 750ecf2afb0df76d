import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsoleChecks } from "@latchkey/ui/console-form/console-form.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";

interface ChecksFieldProps<Value extends string> {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string;
  readonly optionalLabel?: string;
  readonly error: string | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly isDense?: boolean;
  readonly isDisabled?: boolean;
  readonly value: readonly Value[];
  /** @param chosen in the order of the choices */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A group of boxes, any number of which may be ticked. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const {
    id,
    legend,
    hint,
    optionalLabel,
    error,
    choices,
    isDense = false,
    isDisabled,
    value,
    onChange,
  } = props;
  const toggle = (changed: Value) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === changed ? !value.includes(one) : value.includes(one))),
    );
  const boxes = choices.map((choice) => (
    <Checkbox
      key={choice.value}
      variant={isDense ? "dense" : undefined}
      label={choice.label}
      hint={choice.hint}
      disabled={isDisabled}
      checked={value.includes(choice.value)}
      onChange={() => toggle(choice.value)}
    />
  ));
  return (
    <FieldGroup id={id} legend={legend} hint={hint} optionalLabel={optionalLabel} error={error}>
      {isDense ? <ConsoleChecks>{boxes}</ConsoleChecks> : boxes}
    </FieldGroup>
  );
}
