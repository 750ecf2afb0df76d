import type { Condition } from "../policies/condition.ts";

/** A line of a policy. Its description is for people, and no test reads it. */
export const condition = (name: Condition["name"], value: Condition["value"]): Condition => ({
  name,
  description: "",
  value,
});
