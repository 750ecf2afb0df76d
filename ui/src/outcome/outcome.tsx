import { type ReactNode, type Ref, useId } from "react";
import "./outcome.css";
import { Door, type DoorState } from "../door/door.tsx";

export const outcomeStates = ["accepted", "conditions", "declined"] as const;
export type OutcomeState = (typeof outcomeStates)[number];

const doors: Readonly<Record<OutcomeState, DoorState>> = {
  accepted: "done",
  conditions: "progress",
  declined: "todo",
};

type OutcomeProps = {
  readonly state: OutcomeState;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Replaces the greeting; the door is open, ajar or closed. */
export function Outcome({ state, title, children, titleRef }: OutcomeProps) {
  const id = useId();
  return (
    <section className="outcome" data-state={state} aria-labelledby={id}>
      <Door state={doors[state]} />
      <div>
        <h1 className="outcome__title" id={id} tabIndex={-1} ref={titleRef}>
          {title}
        </h1>
        <p className="outcome__text">{children}</p>
      </div>
    </section>
  );
}
