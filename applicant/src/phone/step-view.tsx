import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import type { PhoneStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetPages } from "../documents/pages/page-store.ts";
import { FilesView } from "./files-view.tsx";
import { endStep, readStep } from "./phone-calls.ts";
import { PhoneCard } from "./phone-card.tsx";
import { PhotoView } from "./photo-view.tsx";

interface StepViewProps {
  readonly onDone: () => void;
}

export function StepView({ onDone }: StepViewProps) {
  const session = useSession();
  const { i18n } = useTranslation();
  const [step, setStep] = useState<PhoneStep | "failed">();
  const read = useCallback(() => {
    setStep(undefined);
    const withTexts = async () => {
      const read = await readStep(session);
      if (read.docType === LIVE_PHOTO) await loadTexts(i18n, "live-photo");
      return read;
    };
    withTexts().then(setStep, (cause: unknown) => {
      reporter.report(cause, "network");
      setStep("failed");
    });
  }, [session, i18n]);
  useEffect(read, [read]);

  // Sent files are kept even if the server does not hear of the end: the session expires by itself.
  const finish = () => {
    forgetPages("phone");
    endStep(session).catch((cause: unknown) => reporter.report(cause, "network"));
    onDone();
  };
  if (step === undefined) return <Waiting />;
  if (step === "failed") return <Failed onAgain={read} />;
  return step.docType === LIVE_PHOTO ? (
    <PhotoView step={step} onDone={finish} />
  ) : (
    <FilesView step={step} onDone={finish} />
  );
}

function Waiting() {
  const { t } = useTranslation("phone");
  return (
    <PhoneCard title={t("looking.title")}>
      <p role="status">{t("looking.text")}</p>
    </PhoneCard>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation("phone");
  return (
    <PhoneCard
      title={t("failed.title")}
      subtitle={t("failed.text")}
      actions={
        <Button variant="primary" icon="refresh" onClick={onAgain}>
          {t("failed.tryAgain")}
        </Button>
      }
    />
  );
}
