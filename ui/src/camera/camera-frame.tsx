import type { ReactNode } from "react";
import "./camera.css";

type CameraFrameProps = {
  readonly children: ReactNode;
  /** "Fit your face inside the shape"; with it the shape is drawn over the picture. */
  readonly hint?: ReactNode;
};

/** Everything outside the oval, on the grid of the shape. */
const VEIL = "M0 0H640V480H0zM426 225a106 138 0 1 0 -212 0a106 138 0 1 0 212 0z";

export function CameraFrame({ children, hint }: CameraFrameProps) {
  return (
    <div className="camera">
      {children}
      {hint && (
        <>
          <svg
            className="camera__shape"
            viewBox="0 0 640 480"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
          >
            <path className="camera__veil" d={VEIL} />
            <ellipse className="camera__oval" cx="320" cy="225" rx="106" ry="138" />
          </svg>
          <p className="camera__hint">
            <span>{hint}</span>
          </p>
        </>
      )}
    </div>
  );
}
