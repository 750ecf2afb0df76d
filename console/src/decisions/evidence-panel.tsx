import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { documentPath, outsidePath } from "../desk/case-names.ts";
import { useDocumentName } from "../desk/document-name.ts";
import type { Desk } from "./decision.graphql.ts";

/** The audit trail records each file that the second reviewer has opened. */
export function EvidencePanel({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation(["decision", "desk"]);
  const { language } = useLanguage();
  const files = useFiles(desk);
  return (
    <ConsolePanel title={t("look.title")} tools={<span className="soft">{t("look.hint")}</span>}>
      {files.length === 0 ? (
        <p className="soft">{t("look.nothing")}</p>
      ) : (
        <Findings
          items={files.map(({ path, name, openedAt }) => ({
            id: path,
            level: openedAt === null ? "none" : "ok",
            icon: openedAt === null ? "eye" : undefined,
            title: (
              <TextLink href={path} linkAs={RoutedLink}>
                {name}
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

interface EvidenceFile {
  readonly path: string;
  readonly name: string;
  readonly openedAt: string | null;
}

const useFiles = ({ id, evidence, outsideEvidence }: Desk): readonly EvidenceFile[] => {
  const { t } = useTranslation(["decision", "desk"]);
  const nameOf = useDocumentName();
  return [
    ...evidence.map(({ documentId, section, type, side, openedAt }) => ({
      path: documentPath(id, documentId),
      name: `${t(`desk:section.${section}`)}: ${nameOf({ type, side })}`,
      openedAt,
    })),
    ...outsideEvidence.map(({ result, openedAt }) => ({
      path: outsidePath(id, result.id),
      name: t("look.outside", {
        name: result.title ?? t(`look.${result.kind}`),
        provider: result.provider,
      }),
      openedAt,
    })),
  ];
};
