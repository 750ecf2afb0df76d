import "./section-steps.css";
import { Door, type DoorState } from "../door/door.tsx";

export type SectionStep = {
  readonly name: string;
  readonly state: DoorState;
  readonly stateLabel?: string | undefined;
  readonly current?: boolean | undefined;
};

type SectionStepsProps = {
  readonly label: string;
  readonly sections: readonly SectionStep[];
};

/** Below 640 px only the current name is shown. */
export function SectionSteps({ label, sections }: SectionStepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {sections.map(({ name, state, stateLabel, current }) => (
        <li key={name} aria-current={current ? "step" : undefined}>
          <Door state={state} />
          <span className="steps__name">
            {name}
            {stateLabel && <span className="visually-hidden"> ({stateLabel})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
