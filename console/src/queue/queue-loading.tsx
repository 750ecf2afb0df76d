import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { ListSkeleton } from "@latchkey/ui/skeleton/list-skeleton.tsx";
import { useTranslation } from "react-i18next";

export function QueueLoading() {
  const { t } = useTranslation("queue");
  return (
    <ConsoleFrame title={t("title")}>
      <p className="visually-hidden" role="status">
        {t("loading")}
      </p>
      <PlainPanel label={t("title")}>
        <ListSkeleton rows={6} />
      </PlainPanel>
    </ConsoleFrame>
  );
}
