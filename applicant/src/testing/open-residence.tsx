import "../addresses/typed-address.tsx";
import "../dashboard/dashboard-page.tsx";
import "../residence/section/residence-wizard.tsx";
import "../residence/remedial/missing-information-step.tsx";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Address } from "@latchkey/domain/addresses/address.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { TODAY } from "@latchkey/domain/testing/civil-days.ts";
import { residenceContext } from "@latchkey/domain/testing/residences.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { prepareAddressField } from "../addresses/address-field.tsx";
import { type HomeFile, removedAnswer, storedHomes } from "./fake-homes.ts";
import {
  type Answer,
  aMe,
  aProgress,
  type GraphqlRequest,
  startedNow,
  type TestProgress,
} from "./fake-server.ts";
import { openApp } from "./open-app.tsx";

/** The residence section of one applicant, with a fake server that stores what is sent. */

await prepareAddressField();

type Case = NonNullable<Parameters<typeof aMe>[0]>;

export interface ResidenceCase {
  readonly homes?: readonly Residence[];
  /** By the uuid of their home. */
  readonly files?: Readonly<Record<string, readonly HomeFile[]>>;
  /** The choices so far, and the steps that were passed. */
  readonly answers?: object;
  readonly completedSteps?: readonly string[];
  readonly progress?: readonly TestProgress[];
  readonly remedialSections?: Case["remedialSections"];
  readonly conditions?: readonly Condition[];
  readonly connectedOpenBanking?: boolean;
  readonly path?: string;
  readonly language?: Language;
  /** The homes of an earlier case; `null`: there is one, which offers nothing. */
  readonly earlier?: readonly Residence[] | null;
  /** What the search for addresses finds; without it, addresses are typed. */
  readonly found?: { readonly summary: string; readonly address: Promise<Address> };
}

const residenceOnly: NonNullable<Case["sections"]> = [
  { name: "RESIDENCE", variant: "RESIDENCE_DEFAULT", steps: [] },
];

/** The address of a step, with the record that the dashboard's card names. */
export const residencePath = (step?: string): string =>
  `/questions/residence${step ? `/${step}` : ""}?progress_id=7`;

/** The record of the section, with its choices. */
export const residenceProgress = (id: number, given: Partial<TestProgress> & { readonly answers?: object }) =>
  aProgress(id, "RESIDENCE", given);

const progressOf = ({
  progress,
  answers = {},
  completedSteps = [],
}: ResidenceCase): readonly TestProgress[] =>
  progress ?? [residenceProgress(7, { ...startedNow, completedSteps: [...completedSteps], answers })];

const ownApplication = (uuid: string) => ({
  uuid,
  application: uuid,
  role: "tenant" as const,
  home: "8 Mill Lane, Perth",
  firstName: "Amara",
  open: true,
});

const earlierHomesOf = ({ earlier }: ResidenceCase) =>
  earlier && {
    __typename: "EarlierHomes",
    appliedFor: "8 Mill Lane, Perth",
    homes: storedHomes(earlier, {}).items(),
  };

const meOf = (given: ResidenceCase, residentialHistory: readonly object[]) => {
  const { remedialSections, conditions = residenceContext.conditions, connectedOpenBanking = false } = given;
  const me = aMe({
    ...(given.earlier !== undefined && { applications: ["applicant-1", "applicant-2"].map(ownApplication) }),
    sections: residenceOnly,
    progress: progressOf(given),
    remedialSections: remedialSections ?? [],
  });
  return {
    ...me,
    residentialHistory,
    earlierHomes: earlierHomesOf(given) ?? null,
    connectedOpenBanking,
    latestValidation: me.latestValidation && {
      ...me.latestValidation,
      sectionMetaData: {
        ...me.latestValidation.sectionMetaData,
        conditions: conditions.map((condition) => ({ __typename: "Condition", ...condition })),
      },
    },
  };
};

const progressSaved = ({ variables }: GraphqlRequest, id: unknown) => ({
  __typename: "UpdateWizardProgress",
  wizardProgress: {
    __typename: "WizardProgress",
    id: id ?? 7,
    name: "RESIDENCE",
    completedDtm: variables.completed ? "2026-11-20T10:00:00Z" : null,
    completedSteps: variables.completedSteps,
    relatedObjectUuid: null,
  },
});

/** What was held back is stored after all. */
const asStored: Answer = { data: undefined };

/** Opens the section. A test may answer an operation itself: with an error, or later. */
export const openResidence = async (given: ResidenceCase = {}) => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(`${TODAY}T10:00:00Z`));
  const { homes = [], files, path = residencePath(), language = "en", found } = given;
  const sent: GraphqlRequest[] = [];
  const store = storedHomes(homes, files);
  const overrides: (Answer | Promise<Answer>)[] = [];
  const searched = async ({ operationName }: GraphqlRequest): Promise<Answer> => {
    if (!found) return undefined;
    const row = {
      __typename: "AddressRow",
      id: "1",
      kind: "ADDRESS",
      summary: found.summary,
      place: "",
      count: 1,
    };
    const rows = { __typename: "FoundAddresses", failed: false, rows: [row] };
    if (operationName === "FindAddresses") return { data: { findAddresses: rows } };
    const address = { __typename: "Address", ...(await found.address) };
    return { data: { retrieveAddress: { __typename: "RetrievedAddress", failed: false, address } } };
  };
  const stored = (request: GraphqlRequest): Answer => {
    const { operationName, variables } = request;
    if (operationName === "AddressSearchAvailable")
      return { data: { addressSearchAvailable: found !== undefined } };
    if (operationName === "MutateProgress") {
      return { data: { updateWizardProgress: progressSaved(request, variables.id) } };
    }
    const taken = store.take(request);
    const me = meOf(given, store.items());
    if (taken === "removed") return removedAnswer(request);
    if (taken === undefined) return { data: { me } };
    const saved = { __typename: "UpdateResidence", me };
    if (operationName === "UpdateResidentialHistoryItems")
      return { data: { updateResidentialHistoryItems: saved } };
    const progress = progressSaved(request, variables.progressId);
    return {
      data: {
        updateDefaultResidence: saved,
        ...(variables.saveProgress ? { updateWizardProgress: progress } : {}),
      },
    };
  };
  const mutations = /^(Update|Delete|Mutate)/;
  const answers = async (request: GraphqlRequest): Promise<Answer> => {
    if (/Address(es)?$/.test(request.operationName)) return searched(request);
    if (!mutations.test(request.operationName)) return stored(request);
    sent.push(request);
    if (overrides.length === 0) return stored(request);
    const instead = await overrides.shift();
    return instead === asStored ? stored(request) : instead;
  };
  const app = await openApp({ path, answers, language });
  return {
    ...app,
    sent,
    /** The homes that the server has. */
    stored: store.homes,
    /** The next save gets this answer; undefined for none. */
    answerNext: (...next: readonly Answer[]): void => {
      overrides.push(...next);
    },
    /** Holds the next save back. @returns lets it arrive, or get lost */
    holdNext: () => {
      let release: (answer: Answer) => void = () => undefined;
      overrides.push(
        new Promise<Answer>((resolve) => {
          release = resolve;
        }),
      );
      return (how: "arrives" | "is lost" = "arrives") => release(how === "arrives" ? asStored : undefined);
    },
  };
};

type Screen = Awaited<ReturnType<typeof openResidence>>["screen"];

/** Waits until the page asks this. */
export const question = (screen: Screen, name: string | RegExp): Promise<void> =>
  eventually(() => {
    const asked = screen.queryAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent ?? "");
    const isAsked = asked.some((title) => (typeof name === "string" ? title === name : name.test(title)));
    if (!isAsked) throw new Error(`The page asks "${asked.join()}" and not "${name}"`);
  });
export const press = (screen: Screen, name: string | RegExp = "Continue") =>
  userEvent.click(screen.getByRole("button", { name }));
/** Chooses an answer and goes on. */
export const choose = async (screen: Screen, name: string | RegExp) => {
  await userEvent.click(screen.getByRole("radio", { name }));
  await press(screen);
};

export const titles = {
  inUk: "Do you live in the UK?",
  ever: "Have you ever lived in the UK?",
  history: "Where have you lived?",
  single: "Where did you live in the UK?",
  select: "Where do you live most of the time?",
  rent: "What rent do you pay?",
  landlord: "Who did you rent from?",
  nobody: "Why can you not name anybody?",
  thanks: "Thank you",
  documents: "Which document shows your address?",
  signposting: /^Before you add your/,
  none: "You have no document to show",
  connected: "Your bank connection proves your address",
  placeholder: "Your addresses are complete",
};
