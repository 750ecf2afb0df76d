import "./chunks.ts";
import { factsSteps } from "@latchkey/domain/identity/facts-flow.ts";
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, vi } from "vitest";
import { type Answers, aMe, answersFor, aProgress, type GraphqlRequest, startedNow } from "./fake-server.ts";
import { openApp } from "./open-app.tsx";

/** The identity section of one applicant, with a fake server that stores what is sent. */

/** Fakes the window width for media queries, without touch. */
export const onScreen = (size: "large" | "small"): void => {
  beforeEach(() => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        ({
          matches: size === "large" && query.startsWith("(min-width"),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });
};

export type Case = NonNullable<Parameters<typeof aMe>[0]>;

export const rightToRentOnly: NonNullable<Case["sections"]> = [
  { name: "IDENTITY", variant: "IDENTITY_RTR", steps: [] },
];

export const identityOnly: NonNullable<Case["sections"]> = [
  { name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] },
];

const progressSaved = (name: string, completedSteps: unknown, completed: unknown) => ({
  __typename: "UpdateWizardProgress",
  wizardProgress: {
    __typename: "WizardProgress",
    id: 7,
    name,
    completedDtm: completed ? "2026-03-12T10:00:00Z" : null,
    completedSteps,
    relatedObjectUuid: null,
  },
});

/** Stores whatever is sent, as the server does. */
export const saves =
  (given: Case): Answers =>
  ({ operationName, variables }) => {
    const progress = progressSaved("IDENTITY", variables.completedSteps, variables.completed);
    if (operationName === "MutateProgress") return { data: { updateWizardProgress: progress } };
    const { name, profile, ...me } = aMe(given);
    const sent = (key: string, known: unknown) => variables[key] ?? known;
    return {
      data: {
        updateMe: {
          __typename: "UpdateMe",
          me: {
            ...me,
            name: {
              ...name,
              firstName: sent("firstName", name.firstName),
              lastName: sent("lastName", name.lastName),
            },
            profile: {
              ...profile,
              birthdate: sent("birthdate", profile.birthdate),
              nationality: sent("nationality", profile.nationality),
            },
          },
        },
        ...(variables.saveProgress ? { updateWizardProgress: progress } : {}),
      },
    };
  };

export const openIdentity = async (given: Case = {}, path = "/questions/identity", others = saves(given)) => {
  const sent: GraphqlRequest[] = [];
  const me = { sections: identityOnly, ...given };
  const mutation: Answers = (request) => {
    sent.push(request);
    return others(request);
  };
  const answers = answersFor(() => aMe(me), {
    MutateMe: mutation,
    MutateMeRTR: mutation,
    MutateProgress: mutation,
  });
  return { ...(await openApp({ path, answers })), sent };
};

export const nationalityOf = { birthdate: "1990-05-17", nationality: "DE" };
export const steps = [...factsSteps, "documents"];

/** An applicant in the wizard who has answered everything up to the choice of a document. */
export const atDocuments: Case = {
  ...nationalityOf,
  progress: [aProgress(7, "IDENTITY", { ...startedNow, completedSteps: factsSteps })],
};

export const questions = {
  name: "What is your name?",
  birthdate: "When were you born?",
  nationality: "What is your nationality?",
  documents: "Which document can you show us?",
};

type Screen = Awaited<ReturnType<typeof openIdentity>>["screen"];
export const question = (screen: Screen, name: string) => screen.findByRole("heading", { level: 1, name });
export const press = (screen: Screen) => userEvent.click(screen.getByRole("button", { name: "Continue" }));

/** Confirms steps that are answered already, until the one with that heading is shown. */
export const pressUntil = async (screen: Screen, name: string): Promise<void> => {
  const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
  while (heading() !== name) {
    const before = heading();
    await press(screen);
    await waitFor(() => {
      if (heading() === before) throw new Error(`"${before}" is still shown`);
    });
  }
};
