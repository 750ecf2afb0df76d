import type { Entry } from "./entry.ts";

/** The steps passed through, the current one last. A notice that several steps lead to uses it to see where it came from. */
export type Path = readonly string[];

/**
 * A section is a graph of named steps. Every step declares where it may lead, so that a test can prove that each
 * step is reachable and each path ends, and a script can draw the section.
 */
export interface Step<Values, Context, To extends string> {
  readonly to: readonly To[];
  /** Whether the values hold this step's answer. A notice is answered by its acknowledgement. */
  readonly answered: (values: Values, context: Context, path: Path) => boolean;
  /** The successor, asked only when answered; undefined: the flow ends here. */
  readonly next: (values: Values, context: Context, path: Path) => To | undefined;
  /**
   * Where most people go from here, as long as it is not answered. Left out where `next` can tell without the answer.
   */
  readonly usual?: To;
  /** A notice that several steps lead to: reaching it a second time is not a loop. */
  readonly mayRepeat?: boolean;
  /** Flagged as completing the section although a successor exists (spec 1 §4). */
  readonly completes?: boolean;
  /** Prevents completion although the flow ends here (spec 1 §4). */
  readonly preventsCompletion?: (values: Values) => boolean;
}

export interface Flow<Values, Context, Name extends string> {
  readonly start: (context: Context, values: Values) => NoInfer<Name>;
  /** Rules by which an address opens the section elsewhere, tried in order (spec 3 §4, entry point). */
  readonly entries?: readonly Entry<Values, Context, NoInfer<Name>>[];
  readonly steps: { readonly [N in Name]: Step<Values, Context, NoInfer<Name>> };
}

/** Builders that tie what a step returns to the list of where it may lead: an unlisted target does not compile. */
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

/** All that looking up a step by its name needs of a flow. */
export interface NamedSteps<Name extends string> {
  readonly steps: { readonly [N in Name]: unknown };
}

export const stepNames = <Name extends string>(flow: NamedSteps<Name>): readonly Name[] =>
  Object.keys(flow.steps) as Name[];

/** A step name from a URL or a request, if the flow has such a step. */
export const asStepName = <Name extends string>(
  flow: NamedSteps<Name>,
  candidate: string,
): Name | undefined => stepNames(flow).find((name) => name === candidate);
