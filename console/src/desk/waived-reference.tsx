import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { ShownReference } from "./reference.graphql.ts";

export function WaivedReference({ waiver }: { readonly waiver: NonNullable<ShownReference["waiver"]> }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const { reason, note, by, at } = waiver;
  return (
    <div>
      <p>
        {t("waive.so", {
          name: by,
          at: formatDayAndTime(language, at),
          reason: t(`waive.reasons.${reason}`),
        })}
      </p>
      {note !== null && <p className="lines soft">{note}</p>}
    </div>
  );
}
