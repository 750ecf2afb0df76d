import type { ReactNode } from "react";
import "./letter.css";

type LetterProps = {
  /** The language of its words. */
  readonly lang: string;
  /** To whom it goes. */
  readonly to: ReactNode;
  readonly subject: ReactNode;
  readonly children: ReactNode;
};

/** An e-mail shown inside a page. */
export function Letter({ lang, to, subject, children }: LetterProps) {
  return (
    <div className="letter">
      <div className="letter__head">
        <span>{to}</span>
        <span className="letter__subject" lang={lang}>
          {subject}
        </span>
      </div>
      <div className="letter__body" lang={lang}>
        {children}
      </div>
    </div>
  );
}
