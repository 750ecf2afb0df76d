import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import { formatsCode, megabytes } from "@latchkey/domain/documents/limits.ts";
import type { PhoneStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileTexts } from "../documents/file-issue-text.ts";
import { RefusedFiles } from "../documents/refused-files.tsx";
import { FileZone } from "../documents/steps/file-zone.tsx";
import { usePageMaker } from "../documents/steps/use-page-maker.ts";
import { useSideTitle } from "../documents/steps/use-side-title.ts";
import { TrackerHolderContext, useTrackerHolder } from "../documents/tracker-holder.ts";
import { UploadList } from "../documents/upload-list.tsx";
import { useSlot } from "../documents/use-slot.ts";
import { addToStep } from "./phone-calls.ts";
import { PhoneCard } from "./phone-card.tsx";
import { useArrivals } from "./use-arrivals.ts";

interface FilesViewProps {
  readonly step: PhoneStep;
  readonly onDone: () => void;
}

/** Each file goes to the computer as soon as it has passed the checks. */
export function FilesView(props: FilesViewProps) {
  const tracker = useTrackerHolder();
  return (
    <TrackerHolderContext value={tracker}>
      <Files {...props} />
    </TrackerHolderContext>
  );
}

function Files({ step, onDone }: FilesViewProps) {
  const { t } = useTranslation("phone");
  const session = useSession();
  const titleOf = useSideTitle();
  const { docType, side, maxFileBytes } = step;
  const words = useFileTexts(formatsCode(definitionOf(docType)), megabytes(maxFileBytes));
  const { slot, arrived } = useHandedSlot(step);
  const maker = usePageMaker(slot);
  const arrivals = useArrivals(slot.files, {
    add: (path) => addToStep(path, session),
    onAdded: arrived.count,
  });
  // Finishing ends the session, so a file that the computer has not received would be lost.
  const isOnTheWay = slot.isUploading || slot.arrived.length > 0;
  const done = (
    <Button variant={arrived.total > 0 ? "primary" : undefined} busy={isOnTheWay} onClick={onDone}>
      {t("step.done")}
    </Button>
  );
  return (
    <PhoneCard title={titleOf(docType, side)} subtitle={t("step.subtitle")} actions={done}>
      {arrivals.hasFailed ? (
        <NotArrived onAgain={arrivals.tryAgain} />
      ) : (
        <Arrived total={arrived.total} isFull={slot.isFull} />
      )}
      <RefusedFiles slot={slot} words={words} />
      {!slot.isFull && <FileZone slot={slot} maxBytes={maxFileBytes} error={undefined} maker={maker} />}
      <UploadList slot={slot} words={words} partsOf={undefined} />
    </PhoneCard>
  );
}

/** Files on the computer are only counted here, because they are removed there. */
const useHandedSlot = (step: PhoneStep) => {
  const [total, setTotal] = useState(step.files.length);
  const slot = useSlot({
    docType: step.docType,
    side: step.side,
    stored: [],
    isWithout: false,
    maxBytes: step.maxFileBytes,
    section: step.section,
    // The server compares the document with the applicant's facts, which a phone does not receive.
    verification: {
      url: step.documentVerificationUrl,
      testMarker: step.verificationTestMarker,
      firstName: "",
      lastName: "",
    },
    capacity: step.room - total,
  });
  const count = (id: string) => {
    setTotal((before) => before + 1);
    slot.clear(id);
  };
  return { slot, arrived: { total, count } };
};

function NotArrived({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation("phone");
  const again = (
    <Button icon="refresh" onClick={onAgain}>
      {t("failed.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="critical" title={t("step.notArrived")} announced actions={again}>
      <AlertText>{t("failed.text")}</AlertText>
    </Alert>
  );
}

function Arrived({ total, isFull }: { readonly total: number; readonly isFull: boolean }) {
  const { t } = useTranslation("phone");
  if (total === 0) return null;
  return (
    <Alert key={total} tone="positive" title={t("step.arrived", { count: total })} announced>
      <AlertText>{t(isFull ? "step.goBack" : "step.goBackOrMore")}</AlertText>
    </Alert>
  );
}
