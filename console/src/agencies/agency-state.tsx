import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";

export function AgencyState({ isStopped }: { readonly isStopped: boolean }) {
  const { t } = useTranslation("agencies");
  return isStopped ? (
    <Pill state="waiting" small icon="x">
      {t("state.stopped")}
    </Pill>
  ) : (
    <Pill state="done" small>
      {t("state.active")}
    </Pill>
  );
}
