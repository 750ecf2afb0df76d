import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import type { PagesState } from "./pages.ts";
import type { usePageTexts } from "./use-page-texts.ts";

interface PageNoticesProps {
  readonly state: PagesState;
  readonly isLost: boolean;
  readonly texts: Pick<ReturnType<typeof usePageTexts>, "issue" | "issueTitle">;
}

export function PageNotices({ state, isLost, texts }: PageNoticesProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const { pages, areOld, areKept, event, issue } = state;
  const saysLost = isLost && !event && !state.isSending;
  return (
    <>
      {issue && (
        <Alert tone="critical" title={texts.issueTitle(issue)} announced>
          <AlertText>{texts.issue(issue)}</AlertText>
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
