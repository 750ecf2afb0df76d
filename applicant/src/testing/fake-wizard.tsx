import "@latchkey/browser/testing/patience.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { WizardPageProvider } from "../questions/wizard-context.ts";

/** A static wizard, for tests of a single step. */
export const aWizard = (given: Partial<Wizard<object>> = {}): Wizard<object> => ({
  step: "name",
  stepIndex: 1,
  state: { currentSectionFlowIndex: 0, currentStepIndex: 1, seenFlow: ["before", "name"], values: {} },
  length: { total: 7, isCertain: false },
  cancel: undefined,
  isSaving: false,
  failure: undefined,
  submit: vi.fn(async () => undefined),
  retry: vi.fn(async () => undefined),
  keepMine: vi.fn(async () => undefined),
  forgetFailure: vi.fn(),
  saveNow: vi.fn(async () => true),
  back: vi.fn(),
  follow: vi.fn(),
  wants: vi.fn(),
  ...given,
});

const sections = [
  { name: "Identity", state: "progress", current: true },
  { name: "Income", state: "todo", stateLabel: "To do" },
] as const;

/** Renders a step inside a wizard; `show` rerenders it with another wizard, `draw` renders another step in its place. */
export const openStep = async (
  step: ReactNode,
  wizard: Wizard<object> = aWizard(),
  language: Language = "en",
) => {
  const i18n = await createI18n({
    language,
    namespaces: [
      "shell",
      "questions",
      "identity",
      "document-names",
      "other-document-names",
      "documents",
      "upload-dialogs",
      "guidance",
      "live-photo",
      "remedial",
      "reasons",
      "right-to-rent",
      "validation",
      "errors",
    ],
  });
  const page = (current: Wizard<object>, shown = step) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter useTransitions={false}>
        <WizardPageProvider value={{ wizard: current, sections }}>{shown}</WizardPageProvider>
      </MemoryRouter>
    </I18nextProvider>
  );
  const screen = render(page(wizard));
  return {
    screen,
    wizard,
    show: (current: Wizard<object>) => screen.rerender(page(current)),
    /** The step with other props. */
    draw: (shown: ReactNode) => screen.rerender(page(wizard, shown)),
  };
};
