import type { ReactNode, Ref } from "react";
import "./wizard-card.css";

type WizardCardProps = {
  /** A `WizardBack`; absent on the first step. */
  readonly back?: ReactNode;
  /** `SectionSteps`; omitted on a page outside the order of sections. */
  readonly steps?: ReactNode;
  readonly number?: ReactNode;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly prompt?: ReactNode;
  /** `WizardForm`, and after it perhaps a drawing with the class `wizard__art`. */
  readonly children?: ReactNode;
  /** A `WizardFooter`; omitted where the step has its own actions. */
  readonly footer?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** One question. From 896 px a card of 848 × 747 px, which grows; below that the page itself. */
export function WizardCard(props: WizardCardProps) {
  const { back, steps, number, title, subtitle, prompt, children, footer, titleRef } = props;
  return (
    <main className="wizard" id="main">
      <div className="wizard__card">
        {(back || steps) && (
          <div className="wizard__top">
            {back}
            {steps}
          </div>
        )}
        <div className="wizard__body">
          <div className="wizard__head">
            {number && <p className="wizard__number">{number}</p>}
            <h1 className="wizard__title" tabIndex={-1} ref={titleRef}>
              {title}
            </h1>
            {subtitle && <p className="wizard__subtitle">{subtitle}</p>}
          </div>
          {prompt}
          {children}
        </div>
        {footer}
      </div>
    </main>
  );
}
