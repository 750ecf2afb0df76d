import { keysOf } from "../rules/records.ts";

/** The steps passed through, the current one last. A notice that several steps lead to finds its predecessor here. */
export type Path = readonly string[];

/**
 * A section is a graph of named steps. Every step declares its targets, so that a test can prove that each step is
 * reachable and each path ends, and a script can draw the section.
 */
export interface Step<Values, Context, To extends string> {
  readonly to: readonly To[];
  readonly answered: (values: Values, context: Context, path: Path) => boolean;
  /** The successor, asked only when answered; undefined: the flow ends here. */
  readonly next: (values: Values, context: Context, path: Path) => To | undefined;
  /**
   * The target that the expected length follows while the step is open: the longer of the common ways, because a number
   * that falls disappoints no one. Omitted where `next` finds it without an answer.
   */
  readonly usual?: To;
  /** True if earlier answers alone decide the successor. */
  readonly isForeseen?: boolean;
  /** A notice that several steps lead to: reaching it a second time is not a loop. */
  readonly mayRepeat?: boolean;
  /** Completes the section although a successor exists (spec 1 §4). */
  readonly completes?: boolean;
  /** Prevents completion although the flow ends here (spec 1 §4). */
  readonly preventsCompletion?: (values: Values) => boolean;
}

export interface Visit {
  readonly query: Readonly<Record<string, string | undefined>>;
}

export type Entry<Values, Context, Name extends string> = (
  visit: Visit,
  values: Values,
  context: Context,
) => Name | undefined;

export interface Flow<Values, Context, Name extends string> {
  readonly start: (context: Context, values: Values) => NoInfer<Name>;
  /** Rules by which an address opens the section elsewhere, tried in order (spec 3 §4, entry point). */
  readonly entries?: readonly Entry<Values, Context, NoInfer<Name>>[];
  readonly steps: { readonly [N in Name]: Step<Values, Context, NoInfer<Name>> };
}

/** A flow with the values and the context that it is walked with. */
export interface AnsweredFlow<Values, Context, Name extends string> {
  readonly flow: Flow<Values, Context, Name>;
  readonly values: Values;
  readonly context: Context;
}

/** Builders that tie a step's result to its list of targets: an unlisted target does not compile. */
export const stepsOf = <Values, Context>() => ({
  goto: <const To extends readonly string[]>(
    to: To,
    answered: (values: Values, context: Context, path: Path) => boolean,
    next: (values: Values, context: Context, path: Path) => To[number] | undefined,
  ): Step<Values, Context, To[number]> => ({ to, answered, next }),
  end: (answered: (values: Values, context: Context) => boolean): Step<Values, Context, never> => ({
    to: [],
    answered,
    next: () => undefined,
  }),
});

export interface NamedSteps<Name extends string> {
  readonly steps: { readonly [N in Name]: unknown };
}

export const stepNames = <Name extends string>(flow: NamedSteps<Name>): readonly Name[] => keysOf(flow.steps);

export const asStepName = <Name extends string>(
  flow: NamedSteps<Name>,
  candidate: string,
): Name | undefined => stepNames(flow).find((name) => name === candidate);

/** @throws if the flow has no such step */
export const stepNamed = <Name extends string>(flow: NamedSteps<Name>, name = ""): Name => {
  const step = asStepName(flow, name);
  if (step === undefined) throw new Error(`There is no step ${name}`);
  return step;
};
