import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import type { CameraProblem as Problem } from "./camera.ts";

export function CameraProblem({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation("live-photo");
  return (
    <Alert tone="caution" title={t(`problem.${problem}`)} announced>
      <AlertText>{t(`problem.${problem}Help`)}</AlertText>
      <AlertText>{t("problem.without")}</AlertText>
    </Alert>
  );
}
