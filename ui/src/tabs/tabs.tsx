import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type Tab<Name extends string> = {
  readonly name: Name;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
};

type TabsProps<Name extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move among the tabs; Enter or Space chooses. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const tabId = (name: Name) => `${id}-${name}`;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const buttons: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll('[role="tab"]')];
    const from = buttons.indexOf(document.activeElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    const next = buttons.at((from + step) % buttons.length);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <>
      <div className="tabs tabs--page" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, label: words, icon }) => (
          <button
            key={name}
            className="tab"
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === current}
            aria-controls={name === current ? `${id}-panel` : undefined}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {icon && <Icon name={icon} small />}
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(current)}>
        {children}
      </div>
    </>
  );
}
