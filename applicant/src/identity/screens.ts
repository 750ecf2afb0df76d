import { loadTexts, type Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { AnyIdentityStep } from "@latchkey/domain/identity/any-flow.ts";
import type { i18n as I18n } from "i18next";
import type { ComponentType } from "react";
import { type LazyScreen, lazyScreen } from "../questions/lazy-screen.ts";

export type Screens = Readonly<Record<AnyIdentityStep, LazyScreen>>;

/** Declares a screen in a chunk of its own, and the texts that only it has. */
export type NewScreen = (
  fetchScreen: () => Promise<ComponentType>,
  ...texts: readonly Namespace[]
) => LazyScreen;

const screenWith =
  (i18n: I18n): NewScreen =>
  (fetchScreen, ...texts) =>
    lazyScreen(async () => {
      const [screen] = await Promise.all([fetchScreen(), ...texts.map((name) => loadTexts(i18n, name))]);
      return screen;
    });

/** Guidance, and the upload of every side of every document: each is one screen. */
const sideScreens = (screen: NewScreen) => {
  const guidance = screen(
    async () => (await import("./steps/signposting-step.tsx")).SignpostingStep,
    "guidance",
  );
  const fetchUpload = async () => (await import("./steps/upload-step.tsx")).SideUploadStep;
  const texts = ["documents", "guidance", "document-names"] as const;
  const upload = screen(fetchUpload, ...texts);
  return {
    documentSignposting: guidance,
    documentSignpostingBack: guidance,
    documentSignpostingSecondary: guidance,
    documentSignpostingSecondaryBack: guidance,
    documentSignpostingSecondaryTwo: guidance,
    documentSignpostingSecondaryTwoBack: guidance,
    upload,
    uploadBack: upload,
    uploadSecondary: upload,
    uploadSecondaryBack: upload,
    uploadSecondaryTwo: upload,
    uploadSecondaryTwoBack: upload,
    // Whatever document a reviewer names.
    genericUpload: screen(fetchUpload, ...texts, "other-document-names"),
  };
};

const livePhotoScreens = (screen: NewScreen) => ({
  livePhotoSignposting: screen(
    async () => (await import("./live-photo/live-photo-signposting-step.tsx")).LivePhotoSignpostingStep,
    "live-photo",
  ),
  livePhotoPermissions: screen(
    async () => (await import("./live-photo/live-photo-permissions-step.tsx")).LivePhotoPermissionsStep,
    "live-photo",
  ),
  livePhotoCamera: screen(
    async () => (await import("./live-photo/live-photo-camera-step.tsx")).LivePhotoCameraStep,
    "live-photo",
  ),
  livePhotoOptOut: screen(
    async () => (await import("./live-photo/live-photo-opt-out-step.tsx")).LivePhotoOptOutStep,
    "live-photo",
  ),
});

/** The screens that both variants have. */
const sharedScreens = (screen: NewScreen) => ({
  name: screen(async () => (await import("./steps/name-step.tsx")).NameStep),
  birthdate: screen(async () => (await import("./steps/birthdate-step.tsx")).BirthdateStep),
  nationality: screen(async () => (await import("./steps/nationality-step.tsx")).NationalityStep),
  ...sideScreens(screen),
  ...livePhotoScreens(screen),
  missingInformation: screen(
    async () => (await import("./steps/missing-information-step.tsx")).MissingInformationStep,
    "remedial",
    "reasons",
    "document-names",
    "other-document-names",
  ),
});

type SharedScreens = ReturnType<typeof sharedScreens>;
export type OwnScreens = Omit<Screens, keyof SharedScreens>;

export interface ScreenSet {
  readonly shared: SharedScreens;
  /** Declares the screens of a variant. */
  readonly screen: NewScreen;
}

export const screensOf = (i18n: I18n): ScreenSet => {
  const screen = screenWith(i18n);
  return { shared: sharedScreens(screen), screen };
};
