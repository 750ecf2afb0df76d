import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { policyChanges } from "@latchkey/domain/policies/policy-changes.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Diff } from "@latchkey/ui/diff/diff.tsx";
import { useTranslation } from "react-i18next";
import { usePlaceNames } from "./use-place-names.ts";

const isText = (place: string): boolean => place.startsWith("texts.");

interface ChangesPanelProps {
  readonly since: { readonly version: number; readonly content: PolicyContent };
  readonly content: PolicyContent;
  readonly by: { readonly name: string; readonly at: string } | undefined;
}

export function ChangesPanel({ since, content, by }: ChangesPanelProps) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const { nameOf, wordsOf } = usePlaceNames();
  const changes = policyChanges(since.content, content);
  const title = t("changes.title", { version: since.version });
  return (
    <ConsolePanel title={title}>
      <div className="stack stack--tight">
        {changes.length === 0 ? (
          <p className="soft">{t("changes.none")}</p>
        ) : (
          <Diff
            label={title}
            items={changes.map(({ place, before, after }) => ({
              key: place,
              name: nameOf(place),
              // A text that is not written is nothing; a condition that is not named holds as usual.
              before: before === undefined && isText(place) ? undefined : wordsOf(before),
              after: after === undefined && isText(place) ? undefined : wordsOf(after),
            }))}
          />
        )}
        {by && <p className="meta">{t("changes.by", { name: by.name, day: formatDate(language, by.at) })}</p>}
      </div>
    </ConsolePanel>
  );
}
