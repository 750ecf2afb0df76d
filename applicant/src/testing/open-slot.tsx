import "./chunks.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { useState } from "react";
import { vi } from "vitest";
import { BoardHolderContext, useBoardHolder } from "../documents/board-holder.ts";
import { UploadStep } from "../documents/steps/upload-step.tsx";
import { type SlotOptions, useSlot } from "../documents/use-slot.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { aTestSession, aToken } from "./open-app.tsx";
import { openStep } from "./pretend-wizard.tsx";

/** An upload step of any document, without a section's questions around it. */

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
      <BoardHolderContext value={useBoardHolder()}>
        <Step {...props} />
      </BoardHolderContext>
    </SessionProvider>
  );
}

type Given = Pick<SlotOptions, "docType"> & Partial<SlotOptions>;

export const openSlot = async (given: Given, wizard?: Wizard<object>) => {
  const onFiles = vi.fn();
  const onWithout = vi.fn();
  const fixed = { side: "front", stored: [], isWithout: false, maxBytes: 1000, section: "identity" } as const;
  const step = <Section options={{ ...fixed, ...given }} onFiles={onFiles} onWithout={onWithout} />;
  return { ...(await openStep(step, wizard)), onFiles, onWithout };
};
