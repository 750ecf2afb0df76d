import type { ReactNode, Ref } from "react";
import "./gate.css";
import { classNames } from "../class-names.ts";

type GateProps = {
  readonly wide?: boolean | undefined;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

export function Gate({ wide = false, foot, children }: GateProps) {
  return (
    <main id="main" className={classNames("gate", wide && "gate--wide")}>
      <div className="gate__card">{children}</div>
      {foot && <p className="meta">{foot}</p>}
    </main>
  );
}

type GateHeadProps = {
  readonly step?: string | undefined;
  readonly title: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children?: ReactNode;
};

export function GateHead({ step, title, ref, children }: GateHeadProps) {
  return (
    <div className="stack stack--tight">
      {step && <p className="gate__step">{step}</p>}
      <h1 tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {children && <p className="soft">{children}</p>}
    </div>
  );
}

type GateTwoProps = { readonly picture: ReactNode; readonly children: ReactNode };

export function GateTwo({ picture, children }: GateTwoProps) {
  return (
    <div className="gate__two">
      {picture}
      <div className="stack">{children}</div>
    </div>
  );
}

export function GateSteps({ children }: { readonly children: ReactNode }) {
  return <ol className="gate__list">{children}</ol>;
}
