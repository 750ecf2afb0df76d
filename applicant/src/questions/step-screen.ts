import { type ComponentType, createElement, use, useState } from "react";

/** The screen of a step. */
export interface StepScreen {
  /** Suspends while its chunk is on its way; drawn at once when it is here. */
  readonly Screen: ComponentType;
  /** Fetches the chunk, again after a failure. Resolves when the screen can be drawn without waiting. */
  readonly load: () => Promise<unknown>;
}

/**
 * A screen that comes with its section.
 * @param load fetches a part of it that has a chunk of its own
 */
export const screenAtHand = (
  Screen: ComponentType,
  load: () => Promise<unknown> = () => Promise.resolve(),
): StepScreen => ({ Screen, load });

/** @param fetchScreen imports the chunk, e.g. `async () => (await import("./steps/name-step.tsx")).NameStep` */
export const lazyScreen = (fetchScreen: () => Promise<ComponentType>): StepScreen => {
  let underWay: Promise<ComponentType> | undefined;
  let hasFailed = false;
  let arrived: ComponentType | undefined;
  const begin = async (): Promise<ComponentType> => {
    hasFailed = false;
    try {
      arrived = await fetchScreen();
      return arrived;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  const load = (): Promise<ComponentType> => {
    if (!underWay || hasFailed) underWay = begin();
    return underWay;
  };
  // While drawing, a failure stays one: the error page shows it instead of one attempt after the other.
  const Awaited = () => createElement(use(underWay ?? load()));
  // Decided once: a screen that is filled in does not begin anew because its chunk has arrived meanwhile.
  const Screen = () => {
    const [Shown] = useState<ComponentType>(() => arrived ?? Awaited);
    return createElement(Shown);
  };
  return { Screen, load };
};

/** Fetches screens before they are needed. A failure shows where the screen is drawn, which asks again. */
export const prefetch = (screens: readonly StepScreen[]): void => {
  for (const { load } of screens) load().catch(() => undefined);
};
