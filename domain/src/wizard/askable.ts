import { type Flow, stepNames } from "./flow.ts";

export interface Askable<Values, Context, Name extends string> {
  /** True if these values make the step answerable without a step before it. */
  readonly fits: (values: Values, context: Context) => boolean;
  readonly after?: readonly Name[];
  /** `start`: only begins a request. `end`: only ends one. `none`: explains, and is passed. */
  readonly as?: "start" | "end" | "none";
}

export type AskableSteps<Values, Context, Name extends string> = {
  readonly [N in Name]?: Askable<Values, Context, Name>;
};

export interface AskableStart<Name extends string = string> {
  readonly step: Name;
  readonly ends: readonly Name[];
}

interface Asking<Values, Context, Name extends string> {
  readonly flow: Flow<Values, Context, Name>;
  readonly askable: AskableSteps<Values, Context, Name>;
  readonly values: Values;
  readonly context: Context;
}

const reachedFrom = <Values, Context, Name extends string>(
  { flow, askable, values, context }: Asking<Values, Context, Name>,
  start: Name,
): readonly Name[] => {
  const reached = new Set<Name>([start]);
  for (const step of reached) {
    for (const target of flow.steps[step].to) {
      const { fits, after = [] } = askable[target] ?? {};
      if (fits?.(values, context) || after.some((choice) => reached.has(choice))) reached.add(target);
    }
  }
  return [...reached];
};

export const askableStarts = <Values, Context, Name extends string>(
  asking: Asking<Values, Context, Name>,
): readonly AskableStart<Name>[] => {
  const { flow, askable, values, context } = asking;
  return stepNames(flow).flatMap((step) => {
    const { fits, as } = askable[step] ?? {};
    if (as === "none" || as === "end" || !fits?.(values, context)) return [];
    const ends = reachedFrom(asking, step).filter((end) => {
      const use = askable[end]?.as;
      return use !== "none" && use !== "start";
    });
    return ends.length > 0 ? [{ step, ends }] : [];
  });
};
