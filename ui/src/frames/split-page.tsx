import type { ReactNode, Ref } from "react";
import "./split-page.css";
import { classNames } from "../class-names.ts";
import { Page } from "./page.tsx";

type SplitPageProps = {
  readonly art: string;
  /** The drawing is a full scene (480 × 600) and is shown without the arch. */
  readonly tall?: boolean | undefined;
  /** Running text instead of a form: wider lines, tighter rows. */
  readonly text?: boolean | undefined;
  readonly children: ReactNode;
};

/** Words on the left, a drawing on the right: sign-in, link sent, thank you, errors. */
export function SplitPage({ art, tall = false, text = false, children }: SplitPageProps) {
  const size = tall ? { width: 480, height: 600 } : { width: 240, height: 180 };
  return (
    <Page>
      <div className="split">
        <div className={classNames("split__main", text && "split__main--text")}>{children}</div>
        <div className={classNames("split__art", tall && "split__art--tall")}>
          <img src={art} {...size} alt="" />
        </div>
      </div>
    </Page>
  );
}

type SplitTitleProps = { readonly ref?: Ref<HTMLHeadingElement> | undefined; readonly children: ReactNode };

export function SplitTitle({ ref, children }: SplitTitleProps) {
  return (
    <h1 className="split__title" tabIndex={-1} ref={ref}>
      {children}
    </h1>
  );
}
