import { Button } from "@latchkey/ui/button/button.tsx";
import { ViewerMessage } from "@latchkey/ui/viewer/viewer-stage.tsx";
import { useTranslation } from "react-i18next";
import { isPassing, type PageFault } from "./page-pictures.ts";

interface FaultMessageProps {
  readonly fault: PageFault;
  readonly onRetry: () => void;
}

export function FaultMessage({ fault, onRetry }: FaultMessageProps) {
  const { t } = useTranslation(["document", "desk"]);
  return (
    <ViewerMessage>
      <p role="alert">{t(`fault.${fault}`)}</p>
      {isPassing(fault) && (
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("desk:tryAgain")}
        </Button>
      )}
    </ViewerMessage>
  );
}
