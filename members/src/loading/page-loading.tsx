import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import "@latchkey/ui/frames/console-frame.css";

/** In place of a page whose script or data is on its way; the header stays. */
export function PageLoading() {
  const { t } = useTranslation("page");
  return (
    <main id="main" className="console">
      <Spinner label={t("loading")} />
    </main>
  );
}
