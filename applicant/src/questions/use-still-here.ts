import { useCallback, useEffect, useRef } from "react";

/**
 * Tells a finished save if the person is still on its step: the browser's Back works during a save, and can also leave
 * the wizard.
 */
export const useStillHere = (stepIndex: number): ((index: number) => boolean) => {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    shown.current = stepIndex;
    return () => {
      shown.current = undefined;
    };
  }, [stepIndex]);
  return useCallback((index) => shown.current === index, []);
};
