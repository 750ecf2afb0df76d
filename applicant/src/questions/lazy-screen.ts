import { type ComponentType, createElement, use } from "react";

/** The screen of a step in a chunk of its own. */
export interface LazyScreen {
  /** Suspends while its chunk is on its way; drawn at once when it is here. */
  readonly Screen: ComponentType;
  /** Fetches the chunk, again after a failure. Resolves when the screen can be drawn without waiting. */
  readonly load: () => Promise<unknown>;
}

/** @param fetchScreen imports the chunk, e.g. `async () => (await import("./steps/name-step.tsx")).NameStep` */
export const lazyScreen = (fetchScreen: () => Promise<ComponentType>): LazyScreen => {
  let underWay: Promise<ComponentType> | undefined;
  let hasFailed = false;
  const begin = (): Promise<ComponentType> => {
    hasFailed = false;
    const attempt = fetchScreen();
    attempt.then(
      // By these two fields `use` knows what has arrived, and does not wait for a promise that is settled.
      (value) => Object.assign(attempt, { status: "fulfilled", value }),
      () => {
        hasFailed = true;
      },
    );
    return attempt;
  };
  const load = (): Promise<ComponentType> => {
    if (!underWay || hasFailed) underWay = begin();
    return underWay;
  };
  // While drawing, a failure stays one: the error page shows it instead of one attempt after the other.
  const Screen = () => createElement(use(underWay ?? load()));
  return { Screen, load };
};

/** Fetches screens before they are needed. A failure shows where the screen is drawn, which asks again. */
export const prefetch = (screens: readonly LazyScreen[]): void => {
  for (const { load } of screens) load().catch(() => undefined);
};
