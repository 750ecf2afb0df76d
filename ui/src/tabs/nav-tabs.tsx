import { type ReactNode, useLayoutEffect, useRef } from "react";
import "./tabs.css";
import { classNames } from "../class-names.ts";
import { Link, type LinkAs } from "../link/link.tsx";

export type NavTab = {
  readonly href: string;
  readonly label: ReactNode;
  /** Number of waiting items; `label` names them for screen readers. A quiet one asks for nothing. */
  readonly count?:
    | { readonly number: number; readonly label: string; readonly isQuiet?: boolean }
    | undefined;
  readonly current?: boolean | undefined;
};

type NavTabsProps = {
  readonly label: string;
  readonly tabs: readonly NavTab[];
  readonly linkAs?: LinkAs | undefined;
  /** Below the title of a page; otherwise in its header. */
  readonly isOnPage?: boolean | undefined;
};

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** On a narrow screen the tabs scroll sideways, and the current one is in view. */
const useCurrentInView = (current: string | undefined) => {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-current="page"]');
    if (list.current && tab) list.current.scrollLeft += middleOf(tab) - middleOf(list.current);
  }, [current]);
  return list;
};

export function NavTabs({ label, tabs, linkAs, isOnPage = false }: NavTabsProps) {
  const list = useCurrentInView(tabs.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={classNames("tabs", isOnPage && "tabs--page")}>
        {tabs.map(({ href, label: name, count, current }) => (
          <li key={href}>
            <Link className="tab" href={href} linkAs={linkAs} aria-current={current ? "page" : undefined}>
              {name}
              {count && (
                <span className={classNames("tab__count", count.isQuiet && "tab__count--quiet")}>
                  {count.number}
                  <span className="visually-hidden"> {count.label}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
