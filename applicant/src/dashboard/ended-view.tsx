import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { DashboardFrame } from "@latchkey/ui/frames/dashboard-frame.tsx";
import { useTranslation } from "react-i18next";
import { OtherApplications } from "../shell/other-applications.tsx";

export function EndedView() {
  const { t } = useTranslation("your-data");
  const title = t("ended.title");
  usePageTitle(title);
  return (
    <DashboardFrame title={title} above={<OtherApplications />} lead={t("ended.lead")}>
      <p>{t("ended.again")}</p>
    </DashboardFrame>
  );
}
