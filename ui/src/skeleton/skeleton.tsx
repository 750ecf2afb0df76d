import "./skeleton.css";
import { classNames } from "../class-names.ts";

type SkeletonProps = {
  /** `60%`, `8rem`; by default the full width. */
  readonly width?: string | undefined;
  readonly shape?: "line" | "title" | "pill" | undefined;
};

/** Hidden from assistive technology: a status announces the loading. */
export function Skeleton({ width, shape = "line" }: SkeletonProps) {
  const style = width === undefined ? undefined : { "--value": width };
  return (
    <span
      className={classNames("skeleton", shape !== "line" && `skeleton--${shape}`)}
      style={style}
      aria-hidden="true"
    />
  );
}
