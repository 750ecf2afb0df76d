import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { heldBack } from "../../camera/held-back.ts";

interface WithoutPhotoProps {
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

export function WithoutPhoto({ isBusy, onClick }: WithoutPhotoProps) {
  const { t } = useTranslation("live-photo");
  return <TextButton {...heldBack(isBusy, onClick)}>{t("camera.without")}</TextButton>;
}
