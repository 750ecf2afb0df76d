import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { type View, zoomedIn, zoomedOut } from "./use-view.ts";

interface ViewerKeys {
  readonly view: View;
  readonly pages: number;
  /** The name of what they move, where there are two. */
  readonly of: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (change: Partial<View>) => void;
}

/** Single keys that move a document. */
export const useViewerKeys = ({ view, pages, of, isOn, onChange }: ViewerKeys): void => {
  const { t } = useTranslation("document");
  const { zoom, turns, page } = view;
  const turnTo = (next: number) => {
    if (next >= 1 && next <= pages) onChange({ page: next });
  };
  const ofPages = [
    { keys: "arrowleft", label: t("keys.previousPage"), run: () => turnTo(page - 1) },
    { keys: "arrowright", label: t("keys.nextPage"), run: () => turnTo(page + 1) },
  ];
  const ofOne = [
    { keys: "+", label: t("keys.zoomIn"), run: () => onChange({ zoom: zoomedIn(zoom) }) },
    { keys: "-", label: t("keys.zoomOut"), run: () => onChange({ zoom: zoomedOut(zoom) }) },
    { keys: "0", label: t("keys.fit"), run: () => onChange({ zoom: 1 }) },
    { keys: "r", label: t("keys.turn"), run: () => onChange({ turns: (turns + 1) % 4 }) },
  ];
  const all = [...ofOne, ...(pages > 1 ? ofPages : [])];
  const named = all.map((key) => ({ ...key, label: of === undefined ? key.label : `${key.label} (${of})` }));
  useShortcuts(isOn ? named : []);
};
