import type { ReactNode } from "react";
import "./door.css";
import { classNames } from "../class-names.ts";

export const doorStates = ["todo", "progress", "done", "submitted", "optional", "missing"] as const;
/** closed · ajar · tick in the doorway · solid and locked · dashed · a note pinned on it */
export type DoorState = (typeof doorStates)[number];

const arch = "M6 57V24a18 18 0 0 1 36 0v33z";

const drawings: Readonly<Record<DoorState, ReactNode>> = {
  todo: (
    <g className="door__leaf">
      <path d={arch} />
      <circle className="door__knob" cx="35" cy="38" r="2.5" />
    </g>
  ),
  progress: (
    <>
      <path className="door__light" d={arch} />
      <g className="door__leaf">
        <path d="M6 57V24C6 13.5 10 6.5 15.5 6.5S25 14.5 25 25v36.5z" />
        <circle className="door__knob" cx="20" cy="40" r="2.3" />
      </g>
    </>
  ),
  done: (
    <>
      <path className="door__light" d={arch} />
      <path className="door__mark" d="m15.5 36.5 6.5 6.5 11-13.5" />
    </>
  ),
  submitted: (
    <>
      <path className="door__leaf" d={arch} />
      <path
        className="door__mark"
        d="M24 28.5a3.6 3.6 0 0 0-1.9 6.7L20.5 45h7l-1.6-9.8A3.6 3.6 0 0 0 24 28.5z"
      />
    </>
  ),
  optional: (
    <>
      <path className="door__leaf" d={arch} />
      <path className="door__mark" d="M24 29v15M16.5 36.5h15" />
    </>
  ),
  missing: (
    <>
      <path className="door__leaf" d={arch} />
      <path className="door__note" transform="rotate(-5 24 37)" d="M14.5 25h19v24h-19z" />
      <path className="door__mark" d="M23.6 30.5v8M24 43.6v.2" />
    </>
  ),
};

type DoorProps = { readonly state: DoorState; readonly small?: boolean | undefined };

/** The one status picture of the product. Decoration: the words next to it carry the meaning. */
export function Door({ state, small = false }: DoorProps) {
  return (
    <svg
      className={classNames("door", small && "door--small")}
      data-state={state}
      viewBox="0 0 48 60"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[state]}
      <path d="M1.5 57h45" />
    </svg>
  );
}
