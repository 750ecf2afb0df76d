import { useState } from "react";
import { useTranslation } from "react-i18next";
import { namesIn } from "../names-in-slot.ts";
import type { SlotState } from "../use-slot.ts";

const standing = ({ kept, files }: SlotState) => ({
  listed: namesIn({ kept, files }),
  arrived: namesIn({ kept, files: files.filter(({ path }) => path) }),
});

/** Announces to screen readers that a file was added or removed. */
export function UploadStatus({ slot }: { readonly slot: SlotState }) {
  const { t } = useTranslation("upload-dialogs");
  const names = standing(slot);
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
