import type { ComponentProps } from "react";
import "../text-input/text-input.css";
import "./select.css";
import { classNames } from "../class-names.ts";

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly lang?: string | undefined;
};

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty string. */
  readonly placeholder?: string | undefined;
};

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames("input", "select", className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
