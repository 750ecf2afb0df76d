import "./door.css";
import { Door, type DoorState } from "./door.tsx";

type DoorsProps = {
  readonly doors: readonly { readonly key: string; readonly state: DoorState }[];
  readonly label: string;
};

export function Doors({ doors, label }: DoorsProps) {
  return (
    <span className="doors" role="img" aria-label={label}>
      {doors.map(({ key, state }) => (
        <Door key={key} state={state} small />
      ))}
    </span>
  );
}
