import { type FocusEvent, useCallback, useEffect, useRef, useState } from "react";
import "./toast.css";
import { IconButton } from "../button/icon-button.tsx";
import { onLeave } from "../field/leave-group.ts";
import { keepFocus } from "../focus/keep-focus.ts";
import { Icon } from "../icon/icon.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import type { ToastMessage } from "./use-toasts.ts";

/** Milliseconds that a toast stays; the timer pauses while it is hovered or focused. */
const READING_TIME = 6000;
/**
 * Milliseconds of a toast with an action, which takes longer to reach with a keyboard or a screen reader (WCAG 2.2.1).
 */
const ACTING_TIME = 20_000;

type ToastRegionProps = {
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: number) => void;
  readonly closeLabel: string;
};

/** Rendered once per page and always, so that toasts are announced. Never for errors. */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  return (
    <div className="toast-region" role="status">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={closeLabel} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </div>
  );
}

type ToastProps = ToastMessage & {
  readonly closeLabel: string;
  readonly onDismiss: () => void;
};

function Toast({ text, action, closeLabel, onDismiss }: ToastProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown(action ? ACTING_TIME : READING_TIME, onDismiss, isHovered || isFocused);
  const take = () => {
    onDismiss();
    action?.onTake();
  };
  const cameFrom = useRef<Element>(null);
  // Both of its buttons remove the toast, which would lose the keyboard's focus.
  const leavesFocus = useCallback(
    (toast: HTMLElement | null) => () => keepFocus(toast, cameFrom.current),
    [],
  );
  const watched = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      setFocused(true);
    },
    ...onLeave(() => setFocused(false)),
  };
  return (
    <div className="toast" ref={leavesFocus} {...watched}>
      <Icon name="check" />
      <span>
        {text} {action && <TextButton onClick={take}>{action.label}</TextButton>}
      </span>
      <IconButton icon="x" label={closeLabel} onClick={onDismiss} />
    </div>
  );
}

function useCountdown(time: number, onEnd: () => void, isPaused: boolean): void {
  const left = useRef(time);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
}
