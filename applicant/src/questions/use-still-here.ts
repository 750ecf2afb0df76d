import { useCallback, useEffect, useRef } from "react";

/**
 * Tells a save that has ended whether the person is still on the step that sent it: the browser's Back works while
 * a save is under way, and also leaves the wizard.
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
