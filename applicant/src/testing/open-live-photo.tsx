import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import type { UploadEntry } from "@latchkey/domain/documents/evidence.ts";
import { type IdentityValues, identityValues } from "@latchkey/domain/identity/values.ts";
import { everydayAnswers, someFacts } from "@latchkey/domain/testing/identities.ts";
import { fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, type Mock, vi } from "vitest";
import { type IdentitySection, IdentitySectionProvider } from "../identity/identity-context.ts";
import { LivePhotoCameraStep } from "../identity/live-photo/live-photo-camera-step.tsx";
import type { RunningValues } from "../identity/step-facts.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { fakePhotos } from "./fake-camera.ts";
import { aWizard, openStep } from "./fake-wizard.tsx";
import { aTestSession, aToken } from "./open-app.tsx";

/** One step of the live photo in a static wizard. */

const amara = someFacts({ lastName: "Okafor", nationality: "GB" });

export const aPassport: UploadEntry = {
  id: "doc-1",
  type: "PASSPORT",
  path: "/store/a/Passport.png",
  fileName: "Passport.png",
};
export const aLivePhoto: UploadEntry = {
  id: "doc-2",
  type: "LIVE_PHOTO",
  path: "/store/a/LIVEPHOTO.jpg",
  fileName: "LIVEPHOTO.jpg",
};

const section: IdentitySection = {
  variant: "IDENTITY_DEFAULT",
  today: "2026-03-12",
  countriesDocsMap: [],
  idvtEnabled: true,
  maxFileBytes: 10_485_760,
  documentVerificationUrl: null,
  livePhotoUrl: "/verify/photo",
  verificationTestMarker: null,
};

interface Standing {
  readonly documents?: readonly UploadEntry[];
  readonly answers?: object;
}

export const valuesOf = ({ documents = [aPassport], answers = {} }: Standing = {}): IdentityValues =>
  identityValues({ ...amara, documents }, { ...everydayAnswers, documents: "PASSPORT", ...answers });

export type Submit = Mock<(answer: Partial<RunningValues>) => Promise<void>>;

export const openLivePhoto = async (step: ReactNode, standing?: Standing) => {
  const submit: Submit = vi.fn(async () => undefined);
  const values = valuesOf(standing);
  const wizard = (given: Partial<Wizard<object>> = {}) =>
    aWizard({
      state: { currentSectionFlowIndex: 0, currentStepIndex: 6, seenFlow: [], values },
      submit,
      ...given,
    });
  const session = aTestSession(aToken);
  const { show, screen } = await openStep(
    <SessionProvider value={session}>
      <IdentitySectionProvider value={section}>{step}</IdentitySectionProvider>
    </SessionProvider>,
    wizard(),
  );
  return { screen, submit, showWizard: (given: Partial<Wizard<object>>) => show(wizard(given)) };
};

type Opened = Awaited<ReturnType<typeof openLivePhoto>>;
export type Screen = Opened["screen"];

export const press = (screen: Screen, name: string) => userEvent.click(screen.getByRole("button", { name }));
const has = (screen: Screen, name: string, state: string) =>
  screen.getByRole("button", { name }).getAttribute(state) === "true";
export const isBusy = (screen: Screen, name: string) => has(screen, name, "aria-busy");
export const isOff = (screen: Screen, name: string) => has(screen, name, "aria-disabled");

/** Fires the camera's first frame. */
export const seePicture = async (screen: Screen): Promise<void> => {
  fireEvent.loadedData(await screen.findByLabelText("Live picture of your camera"));
};

/** The step with a picture in it. */
export const openCamera = async (): Promise<Opened> => {
  const opened = await openLivePhoto(<LivePhotoCameraStep />);
  await seePicture(opened.screen);
  return opened;
};

/** A photo taken, and shown. */
export const openPhoto = async (): Promise<Opened> => {
  const opened = await openCamera();
  await press(opened.screen, "Take the photo");
  await opened.screen.findByRole("heading", { level: 1, name: "Is this photo clear?" });
  return opened;
};

interface PhotoStore {
  /** Decides the result of the check. */
  check: () => Promise<Response> | Response;
  /** The photo is being uploaded until this is called. */
  arrival: Promise<void>;
  /** The paths of the uploaded photos. */
  stored: string[];
}

/** The first uploaded photo, as it is stored. */
export const PHOTO_PATH = "/store/a/1/LIVEPHOTO.jpg";

/** A fake store and check, and photos without a canvas, reset before each test. */
export const fakePhotoStore = (): PhotoStore => {
  const fresh = (): PhotoStore => ({
    check: () => Response.json({}),
    arrival: Promise.resolve(),
    stored: [],
  });
  const store = fresh();
  beforeEach(() => {
    Object.assign(store, fresh());
    vi.stubGlobal("fetch", async (address: string) => {
      if (address === "/verify/photo") return store.check();
      if (address !== "/store") return Response.json({ url: "/store", fields: {} });
      await store.arrival;
      const location = `/store/a/${store.stored.length + 1}/LIVEPHOTO.jpg`;
      store.stored.push(location);
      return new Response(null, { status: 204, headers: { location } });
    });
    fakePhotos();
  });
  return store;
};
