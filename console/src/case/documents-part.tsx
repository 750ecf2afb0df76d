import { regions } from "@latchkey/browser/i18n/format.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { useNow } from "../shell/clock.ts";
import { useCodeNames } from "./answer-text.tsx";
import type { ShownDocument } from "./case.graphql.ts";

const iconOf = ({ type, section }: ShownDocument): IconName => {
  if (type === "LIVE_PHOTO") return "camera";
  return section === "IDENTITY" ? "passport" : "file";
};

const sizeText = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(regions[language], {
    style: "unit",
    unit: bytes < 1_000_000 ? "kilobyte" : "megabyte",
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes < 1_000_000 ? bytes / 1000 : bytes / 1_000_000);

/** What was sent to show something, and what a machine has noticed about it. There is no viewer yet: the name is no link. */
export function DocumentsPart({ documents }: { readonly documents: readonly ShownDocument[] }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const { choice } = useCodeNames();
  const findingsOf = useFindings();
  return (
    <div className="stack stack--tight">
      <h3>{t("section.documents")}</h3>
      <DocRows
        rows={documents.map((document) => {
          const { id, type, side, fileName, sizeBytes, origin } = document;
          const findings = findingsOf(document);
          const isDoubtful = findings.some(({ level }) => level === "bad" || level === "warn");
          const meta =
            sizeBytes === null
              ? fileName
              : t("document.meta", { file: fileName, size: sizeText(language, sizeBytes) });
          return {
            key: id,
            icon: iconOf(document),
            name: side === "back" ? `${choice(type)}, ${t("document.back")}` : choice(type),
            meta: origin === "bank" ? `${meta}. ${t("document.bank")}` : meta,
            state: (
              <Pill state={isDoubtful ? "missing" : "todo"} small>
                {isDoubtful ? t("document.look") : t("document.toCheck")}
              </Pill>
            ),
            more: <Findings items={findings} />,
          };
        })}
      />
    </div>
  );
}

const zoneFindings = ["surname", "given-names", "birthdate", "expired"] as const;
const scanLevels = { pending: "warn", infected: "bad", clean: "ok", unscanned: "none" } as const;

/** The outcome of a check, the differences it found, the validity, the same file elsewhere, the scan for viruses. */
const useFindings = () => {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const today = londonDate(useNow());
  const finding = (id: string, level: Finding["level"], title: string): Finding => ({
    id,
    level,
    levelLabel: level === "none" ? undefined : t(`document.levels.${level}`),
    title,
  });
  return ({ checks, expiresOn, sameElsewhere, scanState }: ShownDocument): readonly Finding[] => {
    const scan = scanState in scanLevels ? (scanState as keyof typeof scanLevels) : undefined;
    return [
      ...checks.map(({ kind, asked, outcome }) => {
        const id = `${kind}/${asked}`;
        const [result, why = ""] = outcome.split(":");
        if (result === "ok") return finding(id, "ok", t("document.check.ok"));
        return result === "refused"
          ? finding(id, "warn", t("document.check.refused", { why }))
          : finding(id, "none", t("document.check.notChecked"));
      }),
      ...(checks.length === 0 ? [finding("none", "none", t("document.check.notChecked"))] : []),
      ...zoneFindings
        .filter((kind) => checks.some(({ findings }) => findings.includes(kind)))
        .map((kind) => finding(kind, "warn", t(`document.finding.${kind}`))),
      ...(expiresOn === null
        ? []
        : [
            expiresOn < today
              ? finding(
                  "expiry",
                  "bad",
                  t("document.expired", { date: formatShortDate(language, expiresOn) }),
                )
              : finding(
                  "expiry",
                  "ok",
                  t("document.expires", { date: formatShortDate(language, expiresOn) }),
                ),
          ]),
      ...(sameElsewhere > 0 ? [finding("same", "warn", t("document.same", { count: sameElsewhere }))] : []),
      ...(scan ? [finding("scan", scanLevels[scan], t(`document.scan.${scan}`))] : []),
    ];
  };
};
