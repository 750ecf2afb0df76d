import type { ComponentProps } from "react";
import "./text-input.css";
import { classNames } from "../class-names.ts";

/** Several lines of text; 5 rows unless told otherwise. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={5} {...rest} className={classNames("input", className)} />;
}
