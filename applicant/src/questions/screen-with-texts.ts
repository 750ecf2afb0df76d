import { loadTexts, type Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { i18n as I18n } from "i18next";
import type { ComponentType } from "react";
import { lazyScreen, type StepScreen } from "./step-screen.ts";

/** Declares a screen in its own chunk, with the texts that only it needs. */
export type NewScreen = (
  fetchScreen: () => Promise<ComponentType>,
  ...texts: readonly Namespace[]
) => StepScreen;

export const screenWithTexts =
  (i18n: I18n): NewScreen =>
  (fetchScreen, ...texts) =>
    lazyScreen(async () => {
      const [screen] = await Promise.all([fetchScreen(), ...texts.map((name) => loadTexts(i18n, name))]);
      return screen;
    });
