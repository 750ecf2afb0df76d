import { type Flow, stepNames } from "./flow.ts";

export interface ChartEnds<Name extends string> {
  readonly start: Name;
  readonly lastSteps: readonly Name[];
  readonly anywhere?: readonly Name[];
}

const OVER = "over";
const ANYWHERE = "anywhere";

/** Mermaid allows letters, digits and underscores in a name; other characters go into the label. */
const nodeId = (name: string): string => `step_${name.replace(/\W/g, "_")}`;

export const chartOf = <Name extends string>(
  flow: Flow<never, never, Name>,
  { start, lastSteps, anywhere = [] }: ChartEnds<Name>,
): string => {
  const names = stepNames(flow);
  const arrows = names.flatMap((name) => [
    ...(anywhere.includes(name)
      ? [`${nodeId(name)} --> ${ANYWHERE}(["The step that was asked for"])`]
      : flow.steps[name].to.map((target) => `${nodeId(name)} --> ${nodeId(target)}`)),
    ...(lastSteps.includes(name) ? [`${nodeId(name)} --> ${OVER}`] : []),
  ]);
  const lines = [
    `begin(["Start"])`,
    ...names.map((name) => `${nodeId(name)}["${name}"]`),
    `${OVER}(["End"])`,
    `begin --> ${nodeId(start)}`,
    ...arrows,
  ];
  return ["flowchart TD", ...lines.map((line) => `  ${line}`)].join("\n");
};
