import type { Texts } from "@latchkey/browser/i18n/texts.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Block } from "@latchkey/ui/block/block.tsx";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import type { Decision } from "./decision.graphql.ts";
import { outsideValues } from "./outside-values.ts";

type Used = Decision["used"][number];

const sectionIcons: Readonly<Record<Used["section"], IconName>> = {
  IDENTITY: "id",
  INCOME: "bank",
  RESIDENCE: "home",
};

export function UsedBlock({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation("decision");
  const textOf = useUsedText();
  const { language } = useLanguage();
  const { used, outside, provider, policyVersion } = decision;
  // The right to rent depends on nationality by law.
  const isNationalityUsed = decision.reasons.includes("RIGHT_TO_RENT_NOT_SHOWN");
  return (
    <Block heading={t("used.title")}>
      {used.length + outside.length > 0 && (
        <Ticks
          kind="plain"
          items={[
            ...used.map((evidence, index) => ({
              key: `${evidence.section} ${index}`,
              icon: evidence.reference ? ("mail" as const) : sectionIcons[evidence.section],
              text: textOf(evidence),
            })),
            ...outside.map((result) => ({
              key: result.kind,
              icon: "file" as const,
              text: t(`used.${result.kind}`, outsideValues(language, result)),
            })),
          ]}
        />
      )}
      {!isNationalityUsed && <p className="soft">{t("used.notUsed")}</p>}
      <p className="soft">{t("used.rules", { provider, version: policyVersion })}</p>
    </Block>
  );
}

/** A document by its name, a reference by its giver, anything else by its section. */
const useUsedText = () => {
  const { t } = useTranslation("decision");
  const nameOf = useDocumentName();
  return ({ section, document, reference, name, count }: Used): string => {
    if (reference) return t(`used.${reference}`, { name: name ?? "" });
    const known = document && nameOf(document);
    if (!known) return t(`used.${section}`);
    return count > 1 ? t("used.several", { name: known, count }) : known;
  };
};

const useDocumentName = () => {
  const { t, i18n } = useTranslation(["document-names", "other-document-names"]);
  const isAsked = (type: string): type is keyof Texts["document-names"]["kind"] =>
    i18n.exists(`document-names:kind.${type}`);
  const isOther = (type: string): type is keyof Texts["other-document-names"]["kind"] =>
    i18n.exists(`other-document-names:kind.${type}`);
  return (document: string): string | undefined => {
    if (isAsked(document)) return t(`document-names:kind.${document}`);
    return isOther(document) ? t(`other-document-names:kind.${document}`) : undefined;
  };
};
