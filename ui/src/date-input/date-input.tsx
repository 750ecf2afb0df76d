import { useRef } from "react";
import "../text-input/text-input.css";
import "./date-input.css";
import { onLeave } from "../field/leave-group.ts";
import {
  acceptPart,
  type DatePart,
  type DateParts,
  dateParts,
  isFull,
  nextPart,
  padPart,
  partLength,
} from "./date-parts.ts";

export type DateInputProps = {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Called when focus has left all three parts. */
  readonly onBlur?: (() => void) | undefined;
  /** What the parts are called: "Day", "Month", "Year". */
  readonly labels: Readonly<Record<DatePart, string>>;
  /** The parts become `name-day`, `name-month` and `name-year`. */
  readonly name: string;
  /** Without the day where only the month matters. */
  readonly parts?: readonly DatePart[] | undefined;
  /** The wrong parts; only they are marked. */
  readonly wrongParts?: readonly DatePart[] | undefined;
  readonly disabled?: boolean | undefined;
  /** `bday` only for the reader's own date of birth. */
  readonly autoComplete?: "bday" | undefined;
};

/**
 * Plain inputs for day, month and year inside a `FieldGroup`. Focus moves on when a part is full and never back; leading zeros
 * are added on blur. Controlled: keep `DateParts` in the form and turn them into a date when needed.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, labels, name, wrongParts = [], disabled, autoComplete } = props;
  const { parts = dateParts } = props;
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});

  const type = (part: DatePart, typed: string) => {
    const text = acceptPart(part, value[part], typed);
    if (text === value[part]) return;
    onChange({ ...value, [part]: text });
    const following = nextPart(part);
    if (!following || !isFull(part, text) || text.length <= value[part].length) return;
    boxes.current[following]?.focus();
    boxes.current[following]?.select();
  };

  // Read the input, not the value: focus moves on before the new value has rendered.
  const leave = (part: DatePart, box: HTMLInputElement) => {
    const padded = padPart(part, box.value);
    if (padded !== box.value) onChange({ ...value, [part]: padded });
  };

  return (
    <div className="date-input" {...onLeave(onBlur)}>
      {parts.map((part) => (
        <label key={part} className="date-input__part">
          {labels[part]}
          <input
            ref={(box) => {
              boxes.current[part] = box;
            }}
            className={`input input--${partLength(part)}`}
            type="text"
            inputMode="numeric"
            name={`${name}-${part}`}
            autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
            maxLength={partLength(part)}
            disabled={disabled}
            aria-invalid={wrongParts.includes(part) || undefined}
            value={value[part]}
            onChange={(event) => type(part, event.currentTarget.value)}
            onBlur={(event) => leave(part, event.currentTarget)}
          />
        </label>
      ))}
    </div>
  );
}
