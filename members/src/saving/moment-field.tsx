import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";

interface MomentLabels {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly time: string;
  readonly timeHint: string;
}

interface MomentFieldProps {
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  /** Such as `2026-11-29T14:05`; either half may be missing. */
  readonly value: string;
  readonly labels: MomentLabels;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** 9:05 is 09:05; anything else stays as it is typed, and its rule refuses it. */
const clockOf = (text: string): string => (/^\d:\d\d$/.test(text.trim()) ? `0${text.trim()}` : text.trim());

export function MomentField({ id, legend, error, value, labels, onChange, onBlur }: MomentFieldProps) {
  const [day = "", time = ""] = value.split("T");
  return (
    <ConsoleFields columns={2}>
      <IsoDateGroup
        id={id}
        legend={legend}
        error={error}
        value={day}
        onBlur={onBlur}
        onChange={(next) => onChange(`${next}T${time}`)}
        labels={labels}
      />
      <Field label={labels.time} hint={labels.timeHint} id={`${id}-time`}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            defaultValue={time}
            onBlur={onBlur}
            onChange={(event) => onChange(`${day}T${clockOf(event.currentTarget.value)}`)}
          />
        )}
      </Field>
    </ConsoleFields>
  );
}
