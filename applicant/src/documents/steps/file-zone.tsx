import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { SlotZone, type SlotZoneProps } from "../slot-zone.tsx";
import type { PageMakerUse } from "./use-page-maker.ts";

interface FileZoneProps extends Pick<SlotZoneProps, "slot" | "maxBytes" | "error"> {
  readonly maker: PageMakerUse;
}

export function FileZone({ slot, maxBytes, error, maker }: FileZoneProps) {
  const { t } = useTranslation("documents");
  const { Maker, taken, take, isOffered, areWaiting, isUnreachable, onCamera } = maker;
  return (
    <>
      {isUnreachable && (
        <Alert
          tone="critical"
          title={t("error.failed", { file: taken.map(({ name }) => name).join(", ") })}
          announced
        />
      )}
      {!areWaiting && (
        <SlotZone
          slot={slot}
          maxBytes={maxBytes}
          error={error}
          pages={isOffered ? { onPhotos: take, onCamera } : undefined}
        />
      )}
      {Maker && <Maker slot={slot} maxBytes={maxBytes} error={error} maker={maker} />}
    </>
  );
}
