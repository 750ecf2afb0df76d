import type { ComponentProps, MouseEvent } from "react";
import "./button.css";
import { ButtonContent, type ButtonLook, buttonClass } from "./button-look.tsx";
import { keepPress } from "./keep-press.ts";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is in progress: shows a spinner, keeps focus and ignores presses. */
    readonly busy?: boolean | undefined;
  };

/** A button; `type="button"` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, onward, busy = false, className, onClick, children, ...rest } = props;
  const look = { variant, size, block, icon, onward };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      onPointerDown={keepPress}
      onClick={press}
    >
      <ButtonContent look={look} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}
