import { useEffect } from "react";

export const useAskBeforeLeaving = (asks: boolean): void => {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asks]);
};
