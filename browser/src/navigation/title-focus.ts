import { type RefCallback, useCallback } from "react";

/** For the `<h1>` of a screen that replaces another one without a new document: it takes the focus as it appears. */
export const useTitleFocus = (): RefCallback<HTMLHeadingElement> =>
  useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
