import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { ShownGroup, ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { HorizontalBars } from "@latchkey/ui/hbars/hbars.tsx";
import { useTranslation } from "react-i18next";

/** Shorter scales would make a few percent look like many. */
const SHORTEST_SCALE = 10;

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly ShownGroup<string>[];
  readonly nameOf: (name: string) => string;
}

function Groups({ title, groups, nameOf }: GroupsProps) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const scale = Math.max(SHORTEST_SCALE, ...groups.map(({ worsePercent }) => worsePercent ?? 0));
  return (
    <ConsolePanel title={title}>
      <div className="stack">
        <HorizontalBars
          label={t("replay.groups.label")}
          items={groups.map(({ name, worsePercent }) => ({
            key: name,
            label: nameOf(name),
            value: worsePercent === null ? undefined : worsePercent / scale,
            text:
              worsePercent === null
                ? t("replay.groups.few", { count: SMALLEST_GROUP })
                : formatPercent(language, worsePercent),
          }))}
        />
        <p className="meta">{t("replay.groups.note")}</p>
      </div>
    </ConsolePanel>
  );
}

export function ReplayGroups({ result: { kinds, shares } }: { readonly result: ShownReplay }) {
  const { t } = useTranslation(["policies", "answers"]);
  if (kinds.length === 0) return null;
  return (
    <>
      <Groups
        title={t("replay.groups.kinds")}
        groups={kinds}
        nameOf={(name) =>
          name === "none" ? t("replay.groups.noIncome") : codeText(t, name, `answers:choice.${name}`)
        }
      />
      <Groups
        title={t("replay.groups.shares")}
        groups={shares}
        nameOf={(name) => codeText(t, name, `policies:replay.shares.${name}`)}
      />
    </>
  );
}
