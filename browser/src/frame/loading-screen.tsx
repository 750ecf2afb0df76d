import { Loader } from "@latchkey/ui/loader/loader.tsx";
import { useTranslation } from "react-i18next";

/** The full-screen loader (spec 1 §2, root). */
export function LoadingScreen() {
  const { t } = useTranslation("shell");
  return <Loader>{t("loading")}</Loader>;
}
