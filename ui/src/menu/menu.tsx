import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import "./menu.css";
import { Icon } from "../icon/icon.tsx";
import { nextIndex } from "./next-index.ts";

type MenuProps = {
  readonly button: ReactNode;
  readonly children: ReactNode;
};

/** A menu that works before any script has loaded. Arrow keys, Home and End move; Escape, a choice and blur close it. */
export function Menu({ button, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };

  const press = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const root = event.currentTarget;
    if (event.key === "Escape" && root.open) {
      event.stopPropagation();
      close();
      root.querySelector("summary")?.focus();
      return;
    }
    const items = [...root.querySelectorAll<HTMLElement>(".menu__item")];
    const from = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
    const to = nextIndex({ key: event.key, from, count: items.length });
    if (to === undefined) return;
    event.preventDefault();
    root.open = true;
    items[to]?.focus();
  };
  const leave = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  useEffect(() => {
    // A press on something that takes no focus does not move it, so blur alone is not enough.
    const pressOutside = (event: PointerEvent) => {
      const menu = details.current;
      if (menu && !(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
    };
    document.addEventListener("pointerdown", pressOutside);
    return () => document.removeEventListener("pointerdown", pressOutside);
  }, []);
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(".menu__item")) close();
  };
  return (
    <details className="menu-anchor" ref={details} onKeyDown={press} onBlur={leave} onClick={choose}>
      <summary className="menu-button">
        {button}
        <Icon name="chevron-down" small />
      </summary>
      <ul className="menu">{children}</ul>
    </details>
  );
}
