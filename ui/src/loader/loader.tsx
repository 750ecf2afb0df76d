import { type ReactNode, useEffect, useState } from "react";
import "./loader.css";
import { Door } from "../door/door.tsx";

/** Milliseconds before the loader is shown: short waits do not flash. */
export const loaderDelay = 300;

type LoaderProps = {
  readonly children: ReactNode;
  /** Milliseconds; 0 shows it at once. */
  readonly delay?: number | undefined;
};

export function Loader({ children, delay = loaderDelay }: LoaderProps) {
  const [isShown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    // A live region must exist before its text, or the text is not announced.
    <div role="status">
      {isShown && (
        <div className="loader">
          <Door state="progress" />
          <p className="soft">{children}</p>
        </div>
      )}
    </div>
  );
}
