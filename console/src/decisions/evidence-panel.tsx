import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { documentPath } from "../desk/case-names.ts";
import { useDocumentName } from "../desk/document-name.ts";
import type { Desk } from "./decision.graphql.ts";

/** The audit trail records each document that the second reviewer has opened. */
export function EvidencePanel({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation(["decision", "desk"]);
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  return (
    <ConsolePanel title={t("look.title")} tools={<span className="soft">{t("look.hint")}</span>}>
      {desk.evidence.length === 0 ? (
        <p className="soft">{t("look.nothing")}</p>
      ) : (
        <Findings
          items={desk.evidence.map(({ documentId, section, type, side, openedAt }) => ({
            id: documentId,
            level: openedAt === null ? "none" : "ok",
            icon: openedAt === null ? "eye" : undefined,
            title: (
              <TextLink href={documentPath(desk.id, documentId)} linkAs={RoutedLink}>
                {`${t(`desk:section.${section}`)}: ${nameOf({ type, side })}`}
              </TextLink>
            ),
            text:
              openedAt === null
                ? t("look.notOpened")
                : t("look.openedAt", { at: formatDayAndTime(language, openedAt) }),
          }))}
        />
      )}
    </ConsolePanel>
  );
}
