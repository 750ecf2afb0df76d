import type { Examples } from "../example.ts";
import { Door, doorStates } from "./door.tsx";

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
  small: () => (
    <div className="row">
      {doorStates.map((state) => (
        <Door key={state} state={state} small />
      ))}
    </div>
  ),
};
