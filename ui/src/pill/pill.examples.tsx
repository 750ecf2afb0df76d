import type { Examples } from "../example.ts";
import { Pill } from "./pill.tsx";

export const examples: Examples = {
  states: () => (
    <div className="row">
      <Pill state="todo">To do</Pill>
      <Pill state="progress">In progress</Pill>
      <Pill state="done">Completed</Pill>
      <Pill state="submitted">Submitted</Pill>
      <Pill state="optional">Add income</Pill>
      <Pill state="missing">Needs an answer</Pill>
      <Pill state="info">Answer arrived</Pill>
      <Pill state="waiting">Waiting on applicant</Pill>
    </div>
  ),
  icon: () => (
    <Pill state="waiting" small icon="mail">
      Invited
    </Pill>
  ),
  long: () => (
    <Pill state="progress" small wraps>
      Accepted, once the guarantor has signed the agreement
    </Pill>
  ),
  small: () => (
    <Pill state="done" small>
      Completed
    </Pill>
  ),
};
