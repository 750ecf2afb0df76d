import "@latchkey/browser/testing/patience.ts";
import { type Flow, stepsOf } from "@latchkey/domain/wizard/flow.ts";
import { wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { act, render } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { I18nextProvider } from "react-i18next";
import {
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { Client, Provider as GraphqlProvider } from "urql";
import { vi } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { SectionWizard } from "../questions/section-wizard.tsx";
import { lazyScreen } from "../questions/step-screen.ts";
import type { WizardOpening } from "../questions/use-wizard.ts";
import { useWizardPage } from "../questions/wizard-context.ts";
import type { SaveOutcome, SaveRequest, WizardDefinition } from "../questions/wizard-definition.ts";

/** A section of three questions, for tests of the engine in the browser: first leads to second, second to third. */

export const pretendSteps = ["first", "second", "third"] as const;
export type PretendStep = (typeof pretendSteps)[number];

export interface PretendValues {
  readonly first?: string;
  readonly second?: string;
  readonly third?: string;
}

interface PretendContext {
  /** The second question ends the section. */
  readonly short?: boolean;
}

const { goto, end } = stepsOf<PretendValues, PretendContext>();

const flow: Flow<PretendValues, PretendContext, PretendStep> = {
  start: () => "first",
  steps: {
    first: goto(
      ["second"],
      ({ first }) => first !== undefined,
      () => "second",
    ),
    second: goto(
      ["third"],
      ({ second }) => second !== undefined,
      (_values, { short }) => (short ? undefined : "third"),
    ),
    third: end(({ third }) => third !== undefined),
  },
};

type PretendSave = (request: SaveRequest<PretendValues, PretendStep>) => Promise<SaveOutcome<PretendValues>>;

function Question({ name }: { readonly name: PretendStep }) {
  const wizard = useWizardPage().wizard;
  const values: PretendValues = wizard.state.values;
  const [text, setText] = useState(values[name] ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void wizard.submit({ [name]: text });
  };
  return (
    <main>
      <form id={wizardFormId} onSubmit={submit}>
        <h1>{name}</h1>
        <input aria-label="Answer" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <button type="submit">Continue</button>
        <button type="button" onClick={() => wizard.back()}>
          Back
        </button>
        <button type="button" onClick={() => wizard.back(2)}>
          Back two
        </button>
        <button type="button" onClick={() => void wizard.retry()}>
          Retry
        </button>
        <output>{JSON.stringify(wizard.state.values)}</output>
        {wizard.isSaving && <p>saving</p>}
        {wizard.failure && <p role="alert">{wizard.failure.kind}</p>}
      </form>
    </main>
  );
}

const questions = Object.fromEntries(
  pretendSteps.map((name) => [name, () => <Question name={name} />]),
) as Record<PretendStep, () => React.JSX.Element>;

const screenOf = (name: PretendStep) => lazyScreen(() => Promise.resolve(questions[name]));

/** Screens whose chunks are on their way; a test may replace one. */
export const pretendScreens = () => ({
  first: screenOf("first"),
  second: screenOf("second"),
  third: screenOf("third"),
});

const loadedScreens = async () => {
  const screens = pretendScreens();
  await Promise.all(Object.values(screens).map(({ load }) => load()));
  return screens;
};

/** Shows where the router is: the page it left the section for, how it came there, and the way to go elsewhere. */
function Probe({ onChange }: { readonly onChange: (place: Place, go: NavigateFunction) => void }) {
  const { pathname, search } = useLocation();
  onChange({ path: pathname + search, kind: useNavigationType() }, useNavigate());
  return null;
}

interface Place {
  readonly path: string;
  readonly kind: "POP" | "PUSH" | "REPLACE";
}

interface Opening {
  readonly save?: PretendSave;
  readonly opening?: Partial<WizardOpening<PretendValues>>;
  readonly context?: PretendContext;
  readonly screens?: ReturnType<typeof pretendScreens>;
  /** The history before it is opened; the last is where it opens. */
  readonly history?: readonly string[];
}

/** The address of a step of this section. */
export const addressOf = (step: PretendStep, search = ""): string => `/questions/residence/${step}${search}`;

export const saved: SaveOutcome<PretendValues> = { kind: "saved" };

const nothingKnown: WizardOpening<PretendValues> = {
  seenFlow: ["first"],
  values: {},
  record: undefined,
  sectionIndex: 2,
  query: { progressId: undefined, relatedObjectUuid: undefined, remedialUuid: undefined },
};

const nobodyToAsk = new Client({ url: "/graphql", exchanges: [], preferGetMethod: false });

/** Opens the section in a browser of its own; `save` answers what the test says. */
export const openSection = async (given: Opening = {}) => {
  const { history = ["/dashboard", addressOf("first")], context = {} } = given;
  const screens = given.screens ?? (await loadedScreens());
  const save = vi.fn<PretendSave>(given.save ?? (async () => saved));
  const definition: WizardDefinition<PretendValues, PretendContext, PretendStep> = {
    section: "RESIDENCE",
    flow,
    context,
    screens,
    answersOf: (values) => values,
    save,
  };
  const places: Place[] = [];
  let go: NavigateFunction = () => undefined;
  const remember = (place: Place, navigate: NavigateFunction) => {
    go = navigate;
    if (places.at(-1)?.path !== place.path || places.at(-1)?.kind !== place.kind) places.push(place);
  };
  const i18n = await createI18n({ language: "en", namespaces: ["shell"] });
  const opening = { ...nothingKnown, ...given.opening };
  // Awaited, so that the chunk of the first screen is here.
  const screen = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <GraphqlProvider value={nobodyToAsk}>
          <MemoryRouter initialEntries={[...history]} useTransitions={false}>
            <Probe onChange={remember} />
            <Pages definition={definition} opening={opening} />
          </MemoryRouter>
        </GraphqlProvider>
      </I18nextProvider>,
    ),
  );
  return {
    screen,
    save,
    /** Every place so far, in order. */
    places,
    here: () => places.at(-1),
    /** The browser's Back (-1) and Forward (1). */
    press: (delta: number) => act(async () => go(delta)),
    /** The same, with something else at the same time. */
    go: (work: (navigate: (delta: number) => void) => unknown) =>
      act(async () => {
        await work((delta) => go(delta));
      }),
  };
};

interface PagesProps {
  readonly definition: WizardDefinition<PretendValues, PretendContext, PretendStep>;
  readonly opening: WizardOpening<PretendValues>;
}

function Pages({ definition, opening }: PagesProps) {
  const { pathname } = useLocation();
  if (!pathname.startsWith("/questions/")) return <h1>{pathname}</h1>;
  return <SectionWizard definition={definition} opening={opening} sections={[]} />;
}
