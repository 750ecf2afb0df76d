import { useEffect, useRef } from "react";

const find = (selector: string) => document.querySelector<HTMLElement>(`#main ${selector}`);

/**
 * Another view of the same step: its title takes the focus, as that of another step would. Within a view, a button that
 * gives way to another one would take the focus with it: the alert that came instead gets it, or else the title.
 */
export const useFocusInStep = (view: string): void => {
  const shown = useRef<string>(undefined);
  // While it is drawn, the button that goes is still there.
  const hadFocus = document.activeElement !== document.body;
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined) return;
    const hasLostIt = hadFocus && document.activeElement === document.body;
    if (before !== view) find("h1")?.focus();
    else if (hasLostIt) (find('[role="alert"]') ?? find("h1"))?.focus();
  });
};
