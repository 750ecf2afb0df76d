import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import "./viewer.css";
import { dragToPan } from "./drag-to-pan.ts";

export type ViewerMark = {
  readonly number: number;
  readonly level: "ok" | "warn" | "bad" | "none";
  /** Shares of the page's width and height. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type ViewerStageProps = {
  readonly label: string;
  readonly picture: { readonly address: string; readonly alt: string };
  /** 1 fits the page into the stage. */
  readonly zoom: number;
  /** Quarters, clockwise. */
  readonly turns: number;
  readonly marks: readonly ViewerMark[];
  /** The number of the mark to show; a new object scrolls to it again. */
  readonly shown?: { readonly number: number } | undefined;
  readonly onUndrawable: () => void;
};

const percent = (share: number): string => `${share * 100}%`;

const markStyle = ({ x, y, width, height }: ViewerMark): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Scrolls the stage only, not the page around it. */
const centre = (stage: HTMLElement, mark: Element): void => {
  const [around, box] = [stage.getBoundingClientRect(), mark.getBoundingClientRect()];
  stage.scrollLeft += box.left + box.width / 2 - (around.left + around.width / 2);
  stage.scrollTop += box.top + box.height / 2 - (around.top + around.height / 2);
};

/** While the page is larger than the stage, the arrow keys scroll it before they do anything else. */
const keepArrows = (isZoomed: boolean) => (event: KeyboardEvent) => {
  if (isZoomed && event.key.startsWith("Arrow")) event.stopPropagation();
};

/** A page larger than the stage is scrolled, or dragged with the mouse. */
export function ViewerStage(props: ViewerStageProps) {
  const { label, picture, zoom, turns, marks, shown, onUndrawable } = props;
  const stage = useRef<HTMLElement>(null);
  const [ratio, setRatio] = useState(Math.SQRT1_2);
  const isAcross = turns % 2 !== 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has its shape only when its picture has come
  useEffect(() => {
    const mark = shown && stage.current?.querySelector(`[data-mark="${shown.number}"]`);
    if (mark && stage.current) centre(stage.current, mark);
  }, [shown, ratio]);
  const sheet = {
    "--ratio": String(isAcross ? 1 / ratio : ratio),
    "--zoom": String(zoom),
    "--turn": `${turns * 90}deg`,
  };
  return (
    <section
      className="viewer__stage"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      ref={stage}
      data-zoomed={zoom > 1}
      onKeyDown={keepArrows(zoom > 1)}
      onPointerDown={dragToPan}
    >
      <div className="viewer__sheet" style={sheet}>
        <div className="viewer__turned">
          <div className="viewer__page" data-across={isAcross}>
            <img
              src={picture.address}
              alt={picture.alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
              }}
              onError={onUndrawable}
            />
            {marks.map((mark, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: one number may have several places
                key={index}
                className="viewer__mark"
                data-mark={mark.number}
                data-level={mark.level}
                data-current={mark.number === shown?.number}
                style={markStyle(mark)}
                aria-hidden="true"
              >
                <span className="viewer__tag">{mark.number}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export function ViewerMessage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="viewer__stage">
      <div className="viewer__message">{children}</div>
    </div>
  );
}
