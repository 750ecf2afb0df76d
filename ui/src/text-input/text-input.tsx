import type { ComponentProps, ReactNode } from "react";
import "./text-input.css";
import { classNames } from "../class-names.ts";

export type TextInputProps = Omit<ComponentProps<"input">, "type"> & {
  readonly type?: "text" | "email" | "tel" | "url" | "search" | undefined;
  /** A sign in front, "£". Not read out: the label or the hint says it in words. */
  readonly before?: ReactNode;
  /** A unit behind, "months". Not read out. */
  readonly after?: ReactNode;
  /** Up to 14rem wide, for short answers. */
  readonly short?: boolean | undefined;
  /** Wide-set capitals for codes that are copied from paper. */
  readonly code?: boolean | undefined;
};

const emailDefaults = { autoComplete: "email", inputMode: "email", spellCheck: false } as const;

export function TextInput({ type = "text", before, after, short, code, className, ...rest }: TextInputProps) {
  const control = (
    <input
      type={type}
      {...(type === "email" && emailDefaults)}
      {...rest}
      className={classNames("input", short && "input--short", code && "input--code", className)}
    />
  );
  if (!before && !after) return control;
  return (
    <div className="input-group" data-invalid={rest["aria-invalid"] ? "true" : undefined}>
      {before && (
        <span className="input-group__affix" aria-hidden="true">
          {before}
        </span>
      )}
      {control}
      {after && (
        <span className="input-group__affix input-group__affix--end" aria-hidden="true">
          {after}
        </span>
      )}
    </div>
  );
}
