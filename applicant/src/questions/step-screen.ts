import { type ComponentType, createElement, use, useState } from "react";

export interface StepScreen {
  /** Suspends while its chunk is loading; renders synchronously once it is loaded. */
  readonly Screen: ComponentType;
  /** Loads the chunk, again after a failure. Resolves when the screen can render without suspending. */
  readonly load: () => Promise<unknown>;
}

/**
 * A screen in the chunk of its section.
 * @param load loads a part of it that has its own chunk
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
  // During render a failure is final: the error page is shown instead of endless retries.
  const Awaited = () => createElement(use(underWay ?? load()));
  // Decided once, so that a screen in use is not remounted when its chunk arrives.
  const Screen = () => {
    const [Shown] = useState<ComponentType>(() => arrived ?? Awaited);
    return createElement(Shown);
  };
  return { Screen, load };
};

/** Waits for the chunk of a screen. If it fails to load, rendering the screen tries again and reports it. */
export const loaded = (screen: StepScreen): Promise<unknown> => screen.load().catch(() => undefined);

export const prefetch = (screens: readonly StepScreen[]): void => {
  for (const screen of screens) void loaded(screen);
};
