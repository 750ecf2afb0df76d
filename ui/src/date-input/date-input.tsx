import { type ClipboardEvent, useRef } from "react";
import "../text-input/text-input.css";
import "./date-input.css";
import { onLeave } from "../field/leave-group.ts";
import {
  type DatePart,
  type DateParts,
  dateParts,
  isFull,
  nextPart,
  padPart,
  partLength,
  typePart,
} from "./date-parts.ts";
import { pastedDate } from "./pasted-date.ts";
import { useMovedFocus } from "./use-moved-focus.ts";

export type DateInputProps = {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Called when focus has left all three parts. */
  readonly onBlur?: (() => void) | undefined;
  /** "Day", "Month", "Year". */
  readonly labels: Readonly<Record<DatePart, string>>;
  /** The parts become `name-day`, `name-month` and `name-year`. */
  readonly name: string;
  /** Without the day where only the month matters. */
  readonly parts?: readonly DatePart[] | undefined;
  /** Only the wrong parts are marked; a part that refused its input is marked instead of them. */
  readonly wrongParts?: readonly DatePart[] | undefined;
  readonly disabled?: boolean | undefined;
  /** `bday` only for the reader's own date of birth. */
  readonly autoComplete?: "bday" | undefined;
};

/**
 * Plain inputs for day, month and year inside a `FieldGroup`. Focus moves on when a part is full and never back;
 * leading zeros are added on blur. A part that refused its input is neither left nor padded until it changes, because
 * its digits are not what the person meant. A digit that completes it moves focus on like any other: a date typed
 * without a look at the screen then lacks a digit in its year, and is refused. Controlled: keep `DateParts` in the form
 * and turn them into a date when needed.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, labels, name, wrongParts = [], disabled, autoComplete } = props;
  const { parts = dateParts } = props;
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const moved = useMovedFocus();
  const { refused } = value;

  const type = (part: DatePart, typed: string) => {
    const next = typePart(value, part, typed);
    if (next === value) return;
    onChange(next);
    const following = nextPart(part);
    if (!following || !isFull(part, next[part]) || next[part].length <= value[part].length) return;
    moved.to(boxes.current[following]);
  };

  // No change to React, but a correction by the person: the same digit typed again, or Backspace in an empty part.
  const settle = (part: DatePart, typed: string) => {
    if (refused?.[part] !== undefined && typed === value[part]) onChange(typePart(value, part, typed));
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = pastedDate(event.clipboardData.getData("text"), parts);
    if (!date) return;
    event.preventDefault();
    const last = parts.find((part) => date.refused?.[part] !== undefined) ?? parts.at(-1);
    // Focus before the date: the part that is left pads its text, and the pasted date comes after that.
    if (last) boxes.current[last]?.focus();
    onChange(date);
  };

  // Reads the input, not the value: focus moves on before the new value has rendered.
  const leave = (part: DatePart, box: HTMLInputElement) => {
    const padded = padPart(part, box.value);
    if (padded !== box.value && refused?.[part] === undefined) onChange({ ...value, [part]: padded });
  };

  const isWrong = (part: DatePart) => (refused ? refused[part] !== undefined : wrongParts.includes(part));

  return (
    <div className="date-input" {...onLeave(onBlur)} {...moved.handlers}>
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
            disabled={disabled}
            aria-invalid={isWrong(part) || undefined}
            value={value[part]}
            onChange={(event) => type(part, event.currentTarget.value)}
            onInput={(event) => settle(part, event.currentTarget.value)}
            onKeyDown={({ key }) => key === "Backspace" && settle(part, "")}
            onPaste={paste}
            onBlur={(event) => leave(part, event.currentTarget)}
          />
        </label>
      ))}
    </div>
  );
}
