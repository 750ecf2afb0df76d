import { type RefCallback, useCallback } from "react";

/** The `<h1>` of a screen that replaces another without a page load takes focus when it appears. */
export const useTitleFocus = (): RefCallback<HTMLHeadingElement> =>
  useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
