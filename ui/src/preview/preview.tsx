import type { ReactNode } from "react";
import "./preview.css";

type PreviewProps = {
  readonly lang: string;
  readonly about?: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

export function Preview({ lang, about, title, children }: PreviewProps) {
  return (
    <div className="preview" lang={lang}>
      {about && <p className="preview__about">{about}</p>}
      <p className="preview__title">{title}</p>
      {children}
    </div>
  );
}
