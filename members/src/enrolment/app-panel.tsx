import { qrPath } from "@latchkey/browser/qr/qr-path.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { GateSteps, GateTwo } from "@latchkey/ui/frames/gate.tsx";
import { QrPicture } from "@latchkey/ui/qr-picture/qr-picture.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CodeForm } from "../factors/code-form.tsx";
import type { Enrolment } from "./use-enrolment.ts";

interface AppPanelProps {
  readonly enrolment: Enrolment;
}

/** The secret of an authenticator app as a picture and in words, then the first code that proves it has arrived. */
export function AppPanel({ enrolment }: AppPanelProps) {
  const { t } = useTranslation(["enrolment", "second-factor"]);
  const { secret, readSecret, failure } = enrolment;
  const readFirst = useRef(readSecret);
  useEffect(() => void readFirst.current(), []);
  if (secret) return <Scan uri={secret.uri} secret={secret.secret} enrolment={enrolment} />;
  if (failure) {
    return (
      <Button icon="refresh" onClick={() => void readSecret()}>
        {t("second-factor:failed.tryAgain")}
      </Button>
    );
  }
  return <Spinner label={t("app.loading")} />;
}

interface ScanProps extends AppPanelProps {
  readonly uri: string;
  readonly secret: string;
}

function Scan({ uri, secret, enrolment }: ScanProps) {
  const { t } = useTranslation(["enrolment", "second-factor"]);
  const { isBusy, problem, confirmApp } = enrolment;
  const code = useMemo(() => qrPath(uri), [uri]);
  return (
    <GateTwo picture={<QrPicture {...code} label={t("app.qr")} />}>
      <GateSteps>
        <li>{t("app.scan")}</li>
        <li>{t("app.type")}</li>
      </GateSteps>
      <Secret value={secret} grouped copyLabel={t("app.copy")} copiedLabel={t("app.copied")} />
      <CodeForm
        kind="app"
        label={t("app.code")}
        submit={t("app.submit")}
        isPrimary
        isBusy={isBusy}
        required={t("second-factor:code.required")}
        wrong={{ text: t("second-factor:code.wrong"), times: problem?.kind === "wrong" ? problem.times : 0 }}
        onSubmit={(typed) => void confirmApp(typed)}
      />
    </GateTwo>
  );
}
