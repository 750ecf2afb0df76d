import "./chunks.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { useState } from "react";
import { vi } from "vitest";
import { UploadStep } from "../documents/steps/upload-step.tsx";
import { TrackerHolderContext, useTrackerHolder } from "../documents/tracker-holder.ts";
import { type SlotOptions, useSlot } from "../documents/use-slot.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { openStep } from "./fake-wizard.tsx";
import { aTestSession, aToken } from "./open-app.tsx";

/** An upload step for any document, outside of a section. */

type StepProps = Pick<Parameters<typeof UploadStep>[0], "onFiles" | "onWithout"> & {
  readonly options: SlotOptions;
};

function Step({ options, ...handlers }: StepProps) {
  const slot = useSlot(options);
  const texts = { title: "Add your document", subtitle: "", guide: null };
  return <UploadStep {...texts} {...handlers} slot={slot} maxBytes={options.maxBytes} />;
}

function Section(props: StepProps) {
  const [session] = useState(() => aTestSession(aToken));
  return (
    <SessionProvider value={session}>
      <TrackerHolderContext value={useTrackerHolder()}>
        <Step {...props} />
      </TrackerHolderContext>
    </SessionProvider>
  );
}

type Given = Pick<SlotOptions, "docType"> & Partial<SlotOptions>;

export const openSlot = async (given: Given, wizard?: Wizard<object>, language?: Language) => {
  const onFiles = vi.fn();
  const onWithout = vi.fn();
  const fixed = { side: "front", stored: [], isWithout: false, maxBytes: 1000, section: "identity" } as const;
  const step = <Section options={{ ...fixed, ...given }} onFiles={onFiles} onWithout={onWithout} />;
  return { ...(await openStep(step, wizard, language)), onFiles, onWithout };
};
