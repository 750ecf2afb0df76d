import { regions } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { ViewerTool } from "@latchkey/ui/viewer/viewer.tsx";
import { useTranslation } from "react-i18next";
import { type View, zoomedIn, zoomedOut } from "./use-view.ts";

export const useZoomText = (zoom: number): string => {
  const { language } = useLanguage();
  return new Intl.NumberFormat(regions[language], { style: "percent" }).format(zoom);
};

export const useZoomTools = (
  zoom: number,
  onChange: (change: Partial<View>) => void,
): readonly ViewerTool[] => {
  const { t } = useTranslation("document");
  return [
    {
      key: "out",
      icon: "zoom-out",
      label: t("viewer.zoomOut"),
      onPress: () => onChange({ zoom: zoomedOut(zoom) }),
      disabled: zoomedOut(zoom) === zoom,
    },
    {
      key: "in",
      icon: "zoom-in",
      label: t("viewer.zoomIn"),
      onPress: () => onChange({ zoom: zoomedIn(zoom) }),
      disabled: zoomedIn(zoom) === zoom,
    },
  ];
};
