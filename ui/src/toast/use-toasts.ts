import { type ReactNode, useCallback, useRef, useState } from "react";

export type ToastAction = { readonly label: string; readonly onTake: () => void };

export type ToastMessage = {
  readonly id: number;
  readonly text: ReactNode;
  readonly action?: ToastAction | undefined;
};

export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastId = useRef(0);
  const show = useCallback((text: ReactNode, action?: ToastAction): void => {
    lastId.current += 1;
    const toast = { id: lastId.current, text, action };
    setToasts((shown) => [...shown, toast]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
