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
import { useWizardPage } from "../questions/wizard-context.ts";
import type { SaveOutcome, SaveRequest, WizardDefinition } from "../questions/wizard-definition.ts";
import type { WizardOpening } from "../questions/wizard-standing.ts";

/** A section of three questions, for tests of the engine in the browser: first leads to second, second to third. */

export const fakeSteps = ["first", "second", "third"] as const;
export type FakeStep = (typeof fakeSteps)[number];

export interface FakeValues {
  readonly first?: string;
  readonly second?: string;
  readonly third?: string;
}

interface FakeContext {
  /** The second question ends the section. */
  readonly short?: boolean;
}

const { goto, end } = stepsOf<FakeValues, FakeContext>();

const flow: Flow<FakeValues, FakeContext, FakeStep> = {
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

type FakeSave = (request: SaveRequest<FakeValues, FakeStep>) => Promise<SaveOutcome<FakeValues>>;

function Question({ name }: { readonly name: FakeStep }) {
  const wizard = useWizardPage().wizard;
  const values: FakeValues = wizard.state.values;
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
  fakeSteps.map((name) => [name, () => <Question name={name} />]),
) as Record<FakeStep, () => React.JSX.Element>;

const screenOf = (name: FakeStep) => lazyScreen(() => Promise.resolve(questions[name]));

/** Lazy screens; a test may replace one. */
export const fakeScreens = () => ({
  first: screenOf("first"),
  second: screenOf("second"),
  third: screenOf("third"),
});

const loadedScreens = async () => {
  const screens = fakeScreens();
  await Promise.all(Object.values(screens).map(({ load }) => load()));
  return screens;
};

/** Shows the router's location after leaving the section and the navigation type, and can navigate. */
function Probe({ onChange }: { readonly onChange: (place: Place, go: NavigateFunction) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange({ path: pathname + search + hash, kind: useNavigationType() }, useNavigate());
  return null;
}

interface Place {
  readonly path: string;
  readonly kind: "POP" | "PUSH" | "REPLACE";
}

interface Opening {
  readonly save?: FakeSave;
  readonly opening?: Partial<WizardOpening<FakeValues>>;
  readonly context?: FakeContext;
  readonly screens?: ReturnType<typeof fakeScreens>;
  /** The initial history; the last entry is where it starts. */
  readonly history?: readonly string[];
}

/** The URL of a step of this section. */
export const addressOf = (step: FakeStep, search = ""): string => `/questions/residence/${step}${search}`;

export const saved: SaveOutcome<FakeValues> = { kind: "saved" };

export const nothingKnown: WizardOpening<FakeValues> = {
  seenFlow: ["first"],
  values: {},
  record: undefined,
  sectionIndex: 2,
  query: { progressId: undefined, relatedObjectUuid: undefined, remedialUuid: undefined },
};

interface FakeDefinition {
  readonly save: FakeSave;
  readonly context?: FakeContext;
  readonly screens?: ReturnType<typeof fakeScreens>;
}

export const fakeDefinition = ({
  save,
  context = {},
  screens = fakeScreens(),
}: FakeDefinition): WizardDefinition<FakeValues, FakeContext, FakeStep> => ({
  section: "RESIDENCE",
  flow,
  context,
  screens,
  answersOf: (values) => values,
  save,
});

const nobodyToAsk = new Client({ url: "/graphql", exchanges: [], preferGetMethod: false });

/** Renders the section with its own router; `save` returns what the test says. */
export const openSection = async (given: Opening = {}) => {
  const { history = ["/dashboard", addressOf("first")], context = {} } = given;
  const screens = given.screens ?? (await loadedScreens());
  const save = vi.fn<FakeSave>(given.save ?? (async () => saved));
  const definition = fakeDefinition({ save, context, screens });
  const places: Place[] = [];
  let go: NavigateFunction = () => undefined;
  const remember = (place: Place, navigate: NavigateFunction) => {
    go = navigate;
    if (places.at(-1)?.path !== place.path || places.at(-1)?.kind !== place.kind) places.push(place);
  };
  const i18n = await createI18n({ language: "en", namespaces: ["shell"] });
  const opening = { ...nothingKnown, ...given.opening };
  // Awaited, so that the first screen's chunk is loaded.
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
    /** Every location so far, in order. */
    places,
    here: () => places.at(-1),
    /** The browser's Back (-1) and Forward (1). */
    press: (delta: number) => act(async () => go(delta)),
    /** The same, with another action in the same tick. */
    go: (work: (navigate: (delta: number) => void) => unknown) =>
      act(async () => {
        await work((delta) => go(delta));
      }),
  };
};

interface PagesProps {
  readonly definition: WizardDefinition<FakeValues, FakeContext, FakeStep>;
  readonly opening: WizardOpening<FakeValues>;
}

function Pages({ definition, opening }: PagesProps) {
  const { pathname } = useLocation();
  if (!pathname.startsWith("/questions/")) return <h1>{pathname}</h1>;
  return <SectionWizard definition={definition} opening={opening} sections={[]} />;
}
