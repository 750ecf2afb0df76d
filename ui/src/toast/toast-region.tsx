import { type ReactNode, useEffect, useRef, useState } from "react";
import "./toast.css";
import { IconButton } from "../button/icon-button.tsx";
import { onLeave } from "../field/leave-group.ts";
import { Icon } from "../icon/icon.tsx";
import type { ToastMessage } from "./use-toasts.ts";

/** Milliseconds that a toast stays; the timer pauses while it is hovered or focused. */
export const toastTime = 6000;

type ToastRegionProps = {
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: number) => void;
  /** "Close" */
  readonly closeLabel: string;
};

/** Where toasts appear: rendered once per page and always, so that they are announced. Never for errors. */
export function ToastRegion({ toasts, onDismiss, closeLabel }: ToastRegionProps) {
  return (
    <div className="toast-region" role="status">
      {toasts.map(({ id, text }) => (
        <Toast key={id} closeLabel={closeLabel} onDismiss={() => onDismiss(id)}>
          {text}
        </Toast>
      ))}
    </div>
  );
}

type ToastProps = {
  readonly closeLabel: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
};

function Toast({ closeLabel, onDismiss, children }: ToastProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown(onDismiss, isHovered || isFocused);
  const watched = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    ...onLeave(() => setFocused(false)),
  };
  return (
    <div className="toast" {...watched}>
      <Icon name="check" />
      <span>{children}</span>
      <IconButton icon="x" label={closeLabel} onClick={onDismiss} />
    </div>
  );
}

function useCountdown(onEnd: () => void, isPaused: boolean): void {
  const left = useRef(toastTime);
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
