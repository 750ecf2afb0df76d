import { type ReactNode, useCallback, useRef, useState } from "react";

export type ToastAction = { readonly label: string; readonly onTake: () => void };

export type ToastMessage = {
  readonly id: number;
  readonly text: ReactNode;
  readonly action?: ToastAction | undefined;
};

/** A message said again replaces the earlier one; one with an action stays, because its action is another. */
const says = (earlier: ToastMessage, toast: ToastMessage): boolean =>
  !earlier.action && !toast.action && earlier.text === toast.text;

export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastId = useRef(0);
  const show = useCallback((text: ReactNode, action?: ToastAction): void => {
    lastId.current += 1;
    const toast = { id: lastId.current, text, action };
    setToasts((shown) => [...shown.filter((earlier) => !says(earlier, toast)), toast]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
