import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import type { PagesState } from "./pages.ts";

interface PageNoticesProps {
  readonly state: PagesState;
  readonly isLost: boolean;
  readonly issue: string | undefined;
}

export function PageNotices({ state, isLost, issue }: PageNoticesProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const { pages, areOld, areKept, event } = state;
  const saysLost = isLost && !event && !state.isSending;
  return (
    <>
      {issue && (
        <Alert tone="critical" title={t("error.title")} announced>
          <AlertText>{issue}</AlertText>
        </Alert>
      )}
      {areOld ? (
        <Alert title={t("kept.title")} announced>
          <AlertText>{t("kept.text")}</AlertText>
          {saysLost && <AlertText>{t("kept.lost")}</AlertText>}
        </Alert>
      ) : (
        saysLost && <Alert tone="caution" title={t("kept.lost")} announced />
      )}
      {!areKept && pages.length > 0 && (
        <Alert tone="caution" title={t("memory.title")}>
          <AlertText>{t("memory.text")}</AlertText>
        </Alert>
      )}
    </>
  );
}
