import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SlotState } from "../use-slot.ts";

const namesIn = ({ kept, files }: SlotState) => {
  const stored = kept.map(({ fileName }) => fileName);
  return {
    listed: [...stored, ...files.map(({ file }) => file.name)],
    arrived: [...stored, ...files.flatMap(({ file, path }) => (path ? [file.name] : []))],
  };
};

/** Announces to screen readers that a file was added or removed. */
export function UploadStatus({ slot }: { readonly slot: SlotState }) {
  const { t } = useTranslation("upload-dialogs");
  const names = namesIn(slot);
  const [seen, setSeen] = useState({ names, text: "" });
  if (JSON.stringify(names) !== JSON.stringify(seen.names)) {
    const arrived = names.arrived.find((name) => !seen.names.arrived.includes(name));
    const removed = seen.names.listed.find((name) => !names.listed.includes(name));
    const left = removed === undefined ? "" : t("status.removed", { file: removed });
    setSeen({ names, text: arrived === undefined ? left : t("status.arrived", { file: arrived }) });
  }
  return (
    <p role="status" className="visually-hidden">
      {seen.text}
    </p>
  );
}
