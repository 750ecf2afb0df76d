import { useEffect, useRef } from "react";

const find = (selector: string) => document.querySelector<HTMLElement>(`#main ${selector}`);

/**
 * Focus management within a step. When the view changes, its title takes focus, as on a new step. When the focused
 * button of a view disappears, focus goes to the alert that replaced it, or else to the title.
 */
export const useFocusInStep = (view: string): void => {
  const shown = useRef<string>(undefined);
  // During render the old button is still in the DOM.
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
