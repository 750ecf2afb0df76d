import "./section-steps.css";
import { Door, type DoorState } from "../door/door.tsx";

export type SectionStep = {
  readonly name: string;
  readonly state: DoorState;
  /** The state in words, "Completed": read out after the name. */
  readonly stateLabel?: string | undefined;
  readonly current?: boolean | undefined;
};

type SectionStepsProps = {
  /** "Sections" */
  readonly label: string;
  readonly sections: readonly SectionStep[];
};

/** The sections of the application, each with its door. Below 640 px only the current name is shown. */
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
