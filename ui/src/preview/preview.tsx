import type { ReactNode } from "react";
import "./preview.css";

type PreviewProps = {
  /** The language of what is shown, which may differ from the page's. */
  readonly lang: string;
  /** A line above the title. */
  readonly about?: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** How somebody else will see what is being written. */
export function Preview({ lang, about, title, children }: PreviewProps) {
  return (
    <div className="preview" lang={lang}>
      {about && <p className="preview__about">{about}</p>}
      <p className="preview__title">{title}</p>
      {children}
    </div>
  );
}
