import { type ReactNode, useEffect, useId, useRef } from "react";
import "./onboarding-frame.css";
import "./wizard-card.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { ModalDialog } from "../modal/modal-dialog.tsx";

type OnboardingFrameProps = {
  readonly open: boolean;
  /** When it changes, the title takes the focus. */
  readonly step: number;
  /** The choice of language and the way out: the page's own header is inert below the modal. */
  readonly tools?: ReactNode;
  readonly art?: string | undefined;
  readonly number?: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** `Dots` */
  readonly dots: ReactNode;
  readonly back?: ReactNode;
  readonly action: ReactNode;
};

/** A modal of 480 px over the app that only its own steps close. Its height is the same for every step. */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { open, step, tools, art, number, title, children, dots, back, action } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what moves the focus
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <ModalDialog
      open={open}
      onClose={() => undefined}
      labelledBy={titleId}
      dismissible={false}
      className="modal--onboarding onboarding"
    >
      {tools && <div className="onboarding__tools">{tools}</div>}
      <div className="stack">
        {art && <img className="onboarding__art" src={art} width="240" height="180" alt="" />}
        {number && <p className="wizard__number">{number}</p>}
        <h1 className="modal__title" id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </div>
      <div />
      <div className="onboarding__foot">
        {dots}
        <div className="onboarding__actions">
          {back}
          {action}
        </div>
      </div>
    </ModalDialog>
  );
}

export type OnboardingListItem = {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
};

type OnboardingListProps = { readonly items: readonly OnboardingListItem[] };

export function OnboardingList({ items }: OnboardingListProps) {
  return (
    <ul className="onboarding__list">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{title}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
