import type { Examples } from "../example.ts";
import { Door, doorStates } from "./door.tsx";
import { Doors } from "./doors.tsx";

export const examples: Examples = {
  states: () => (
    <div className="row">
      {doorStates.map((state) => (
        <span key={state}>
          <Door state={state} />
          {state}
        </span>
      ))}
    </div>
  ),
  sections: () => (
    <Doors
      label="Identity sent, income needs an answer"
      doors={[
        { key: "identity", state: "submitted" },
        { key: "income", state: "missing" },
      ]}
    />
  ),
  small: () => (
    <div className="row">
      {doorStates.map((state) => (
        <Door key={state} state={state} small />
      ))}
    </div>
  ),
};
