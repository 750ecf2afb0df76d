import "./chunks.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, vi } from "vitest";
import { type Answer, aMe, answersFor, aProgress, type GraphqlRequest, startedNow } from "./fake-server.ts";
import { openApp } from "./open-app.tsx";

/** The upload step of identity, with a fake store controlled by the test. */

type Case = NonNullable<Parameters<typeof aMe>[0]>;

export const PATH = "/store/applicant/Passport.png";
const signed = () => Response.json({ url: "/store", fields: { key: "k" } });
export const stored = (path = PATH) => new Response(null, { status: 204, headers: { location: path } });

interface FakeStore {
  /** Names of the uploaded files. */
  received: string[];
  /** Responds to the latest upload. */
  giveAnswer: (answer: Response | Error) => void;
}

/** Reset before each test. */
export const fakeStore = (): FakeStore => {
  const store: FakeStore = { received: [], giveAnswer: () => undefined };
  beforeEach(() => {
    store.received = [];
    store.giveAnswer = () => undefined;
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      if (!address.startsWith("/store")) return Promise.resolve(signed());
      const file = init?.body instanceof FormData ? init.body.get("file") : null;
      if (file instanceof File) store.received.push(file.name);
      return new Promise<Response>((resolve, reject) => {
        store.giveAnswer = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    });
  });
  return store;
};

export interface Standing {
  readonly nationality?: string;
  readonly answers: object;
  readonly identityDocuments?: Case["identityDocuments"];
}

export const passport: Standing = { answers: { documents: "PASSPORT" } };
export const stateCard: Standing = {
  nationality: "US",
  answers: { documents: "STATE_ID", docSignposting: ["STATE_ID_FRONT", "STATE_ID_BACK"] },
};
export const onFile = { id: "doc-1", type: "PASSPORT", path: PATH, fileName: "my-passport.png" };

export const openUpload = async ({
  nationality = "DE",
  answers,
  identityDocuments = [],
  path = "/questions/identity/upload",
}: Standing & { readonly path?: string }) => {
  const sent: GraphqlRequest[] = [];
  const me = aMe({
    sections: [{ name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] }],
    birthdate: "1990-05-17",
    nationality,
    identityDocuments,
    progress: [aProgress(7, "IDENTITY", { ...startedNow, completedSteps: ["name"], answers })],
  });
  const progress = {
    id: 7,
    name: "IDENTITY",
    completedDtm: null,
    completedSteps: [],
    relatedObjectUuid: null,
  };
  const wizardProgress = { __typename: "WizardProgress", ...progress };
  const updateWizardProgress = { __typename: "UpdateWizardProgress", wizardProgress };
  const answer = vi.fn((_request: GraphqlRequest): Answer => {
    return { data: { updateMe: { __typename: "UpdateMe", me }, updateWizardProgress } };
  });
  const save = (request: GraphqlRequest) => {
    sent.push(request);
    return answer(request);
  };
  const app = await openApp({
    path,
    answers: answersFor(() => me, { MutateMe: save, MutateProgress: save }),
  });
  await app.screen.findByRole("heading", { level: 1, name: /^Add / });
  return { ...app, sent, answer };
};

type Screen = Awaited<ReturnType<typeof openUpload>>["screen"];

export const aFile = (name = "pass.png", bytes = 5) => new File([new Uint8Array(bytes)], name);

/** Drops all files at once; the file picker takes one. */
export const drop = (screen: Screen, ...files: readonly File[]) => {
  const zone = screen.container.querySelector(".dropzone");
  if (zone) fireEvent.drop(zone, { dataTransfer: { files, types: ["Files"] } });
};

export const press = async (screen: Screen, name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
/** The text of each row of the list, without its button. */
export const rows = (screen: Screen) =>
  within(screen.getByRole("list", { name: "Your files" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent?.replace(within(row).getByRole("button").textContent ?? "", ""));

interface Arrival {
  readonly store: FakeStore;
  readonly name?: string;
  readonly path?: string;
}

/** Adds a file and completes its upload. */
export const arrive = async (screen: Screen, { store, name = "pass.png", path }: Arrival) => {
  drop(screen, aFile(name));
  await eventually(() => expect(store.received).toContain(name));
  store.giveAnswer(stored(path));
  await screen.findByRole("button", { name: `Remove ${name}` });
};
