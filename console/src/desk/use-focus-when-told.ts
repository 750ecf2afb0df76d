import { type RefObject, useEffect, useRef } from "react";

/** For an answer that takes the place of the button that asked for it: it takes the focus, which would be nowhere. */
export const useFocusWhenTold = (answer: string | null | undefined): RefObject<HTMLSpanElement | null> => {
  const place = useRef<HTMLSpanElement>(null);
  const isTold = answer !== undefined;
  useEffect(() => {
    if (isTold) place.current?.focus();
  }, [isTold]);
  return place;
};
