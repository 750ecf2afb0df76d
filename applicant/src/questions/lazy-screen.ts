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
  let here: ComponentType | undefined;
  let underWay: Promise<ComponentType> | undefined;
  let hasFailed = false;
  const begin = (): Promise<ComponentType> => {
    hasFailed = false;
    const attempt = fetchScreen();
    attempt.then(
      (screen) => {
        here = screen;
      },
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
  // While drawing, a failure stays one: the error page shows it instead of another attempt after the other.
  const Screen = () => createElement(here ?? use(underWay ?? load()));
  return { Screen, load };
};

/** Fetches screens before they are needed. A failure shows where the screen is drawn, which asks again. */
export const prefetch = (screens: readonly LazyScreen[]): void => {
  for (const { load } of screens) load().catch(() => undefined);
};
