import { type ReactNode, useCallback, useRef, useState } from "react";

export type ToastMessage = { readonly id: number; readonly text: ReactNode };

/** The state of a page's toasts. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastId = useRef(0);
  /** @returns its id */
  const show = useCallback((text: ReactNode): number => {
    lastId.current += 1;
    const toast = { id: lastId.current, text };
    setToasts((shown) => [...shown, toast]);
    return toast.id;
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
