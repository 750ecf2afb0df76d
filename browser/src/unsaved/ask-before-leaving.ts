import { useEffect } from "react";

const asking = () => (event: BeforeUnloadEvent) => event.preventDefault();

export const useAskBeforeLeaving = (asks: boolean): void => {
  useEffect(() => {
    if (!asks) return;
    const own = asking();
    window.addEventListener("beforeunload", own);
    return () => window.removeEventListener("beforeunload", own);
  }, [asks]);
};

/** Without React: what is asked about outlives the components that began it. */
export const askBeforeLeavingWhile = (
  asks: () => boolean,
  subscribe: (listener: () => void) => () => void,
): void => {
  const own = asking();
  subscribe(() => {
    if (asks()) window.addEventListener("beforeunload", own);
    else window.removeEventListener("beforeunload", own);
  });
};
