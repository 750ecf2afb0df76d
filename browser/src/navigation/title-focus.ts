import { type RefCallback, useCallback } from "react";

/** For the `<h1>` of a screen that replaces another without a page load: it takes focus when it appears. */
export const useTitleFocus = (): RefCallback<HTMLHeadingElement> =>
  useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
