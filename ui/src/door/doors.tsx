import "./door.css";
import { Door, type DoorState } from "./door.tsx";

type DoorsProps = {
  readonly doors: readonly { readonly key: string; readonly state: DoorState }[];
  /** All of them in words: "Identity sent, income to do". */
  readonly label: string;
};

/** The sections of a case, a small door each. */
export function Doors({ doors, label }: DoorsProps) {
  return (
    <span className="doors" role="img" aria-label={label}>
      {doors.map(({ key, state }) => (
        <Door key={key} state={state} small />
      ))}
    </span>
  );
}
