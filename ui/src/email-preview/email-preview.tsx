import type { ReactNode } from "react";
import "./email-preview.css";

type EmailPreviewProps = {
  readonly lang: string;
  readonly to: ReactNode;
  readonly subject: ReactNode;
  readonly children: ReactNode;
};

export function EmailPreview({ lang, to, subject, children }: EmailPreviewProps) {
  return (
    <div className="email-preview">
      <div className="email-preview__head">
        <span>{to}</span>
        <span className="email-preview__subject" lang={lang}>
          {subject}
        </span>
      </div>
      <div className="email-preview__body" lang={lang}>
        {children}
      </div>
    </div>
  );
}
