import { type IdentityValues, identityValues, type UploadEntry } from "@latchkey/domain/identity/values.ts";
import type { ReactNode } from "react";
import { type Mock, vi } from "vitest";
import { SessionProvider } from "../app/session-context.tsx";
import { type IdentitySection, IdentitySectionProvider } from "../identity/identity-context.ts";
import type { RunningValues } from "../identity/step-facts.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { aTestSession, aToken } from "./open-app.tsx";
import { aWizard, openStep } from "./pretend-wizard.tsx";

/** One step of the live photo in a wizard that stands still. */

const amara = {
  firstName: "Amara",
  middleName: null,
  lastName: "Okafor",
  birthdate: "1990-05-17",
  nationality: "GB",
  shareCode: null,
};

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
  identityValues({ ...amara, documents }, { documents: "PASSPORT", ...answers });

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
