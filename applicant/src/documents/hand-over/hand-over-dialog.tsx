import { qrPath } from "@latchkey/browser/qr/qr-path.ts";
import type { ArrivedFile, HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { GateTwo } from "@latchkey/ui/frames/gate.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { QrPicture } from "@latchkey/ui/qr-picture/qr-picture.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { HandOver } from "./run-hand-over.ts";
import { useHandOver } from "./use-hand-over.ts";

export interface HandOverDialogProps {
  readonly step: HandedStep;
  readonly open: boolean;
  readonly onFile: (file: ArrivedFile) => void;
  /** Called after a press, and once the step takes no more files or the phone is done. */
  readonly onClose: (hasFiles: boolean) => void;
}

export function HandOverDialog({ step, open, onClose, onFile }: HandOverDialogProps) {
  const { t } = useTranslation("hand-over");
  const { handOver, leave, renew } = useHandOver({ step, onFile, onClose });
  const close = (
    <Button variant="quiet" onClick={leave}>
      {t("close")}
    </Button>
  );
  return (
    <Modal open={open} onClose={leave} title={t("title")} lead={t("scan")} actions={close}>
      <Running handOver={handOver} onAgain={renew} />
    </Modal>
  );
}

interface RunningProps {
  readonly handOver: HandOver;
  readonly onAgain: () => void;
}

function Running({ handOver, onAgain }: RunningProps) {
  const { t } = useTranslation("hand-over");
  const renew = (
    <Button icon="refresh" onClick={onAgain}>
      {t("again")}
    </Button>
  );
  if (handOver.kind === "starting") return <Spinner label={t("loading")} />;
  if (handOver.kind === "failed") {
    const { isTooOften } = handOver;
    return (
      <Alert
        tone="critical"
        title={t(isTooOften ? "often" : "failed")}
        announced
        actions={isTooOften ? undefined : renew}
      />
    );
  }
  return (
    <>
      {handOver.state === "waiting" && <Code address={handOver.address} />}
      {handOver.state === "over" && <Alert tone="caution" title={t("over")} announced actions={renew} />}
      <Status state={handOver.state} />
    </>
  );
}

function Code({ address }: { readonly address: string }) {
  const { t } = useTranslation("hand-over");
  const code = useMemo(() => qrPath(address), [address]);
  return (
    <GateTwo picture={<QrPicture {...code} label={t("qr")} />}>
      <p>{t("words")}</p>
      <Secret value={address} copyLabel={t("copy")} copiedLabel={t("copied")} />
    </GateTwo>
  );
}

function Status({ state }: Pick<Extract<HandOver, { kind: "shown" }>, "state">) {
  const { t } = useTranslation("hand-over");
  return <p role="status">{state !== "over" && t(state)}</p>;
}
