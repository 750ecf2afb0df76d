import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Afford } from "@latchkey/ui/afford/afford.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { Timeline } from "@latchkey/ui/timeline/timeline.tsx";
import { useTranslation } from "react-i18next";
import { useMatchReason } from "./match-reason.ts";
import type { ShownCandidate, ShownSanctions } from "./sanctions.graphql.ts";

interface SanctionsRailProps {
  readonly shown: ShownSanctions;
}

export function SanctionsRail({ shown }: SanctionsRailProps) {
  return (
    <>
      {shown.candidates.map((candidate) => (
        <ScorePanel key={candidate.id} candidate={candidate} />
      ))}
      {shown.screenings.length > 0 && <NearPanel shown={shown} />}
      {shown.candidates.length > 0 && <IfSamePanel shown={shown} />}
      <ChecksPanel shown={shown} />
    </>
  );
}

const MOST = 100;

function ScorePanel({ candidate }: { readonly candidate: ShownCandidate }) {
  const { t } = useTranslation("sanctions");
  const reasonText = useMatchReason();
  const { score, from, nameScore, birthPoints, reasons } = candidate;
  const textOf = (start: string): string =>
    reasons
      .filter(({ code }) => code.startsWith(start))
      .map(reasonText)
      .join(". ");
  const signed = birthPoints > 0 ? `+${birthPoints}` : String(birthPoints);
  return (
    <ConsolePanel title={t("score.title")}>
      <div className="stack">
        <Afford
          label={t("score.label", { score })}
          soft={t("score.from", { from })}
          value={score / MOST}
          need={from / MOST}
          counted={candidate.entryId}
          needed={t("score.needed")}
        />
        <Findings
          items={[
            {
              id: "names",
              level: "warn",
              title: t("score.names", { score: nameScore }),
              text: textOf("NAME"),
            },
            {
              id: "birth",
              level: birthPoints < 0 ? "ok" : birthPoints > 0 ? "warn" : "none",
              title: t("score.birth", { points: signed }),
              text: textOf("BIRTH"),
            },
            { id: "rest", level: "none", title: t("score.rest"), text: t("score.restText") },
          ]}
        />
        <p className="meta">{t("score.note")}</p>
      </div>
    </ConsolePanel>
  );
}

function NearPanel({ shown: { near } }: SanctionsRailProps) {
  const { t } = useTranslation("sanctions");
  return (
    <ConsolePanel title={t("near.title")}>
      {near.length === 0 ? (
        <p className="soft">{t("near.none")}</p>
      ) : (
        <Findings
          items={near.map(({ name, score }) => ({
            id: name,
            level: "ok" as const,
            title: <AsTyped>{name}</AsTyped>,
            text: t("near.text", { score }),
          }))}
        />
      )}
    </ConsolePanel>
  );
}

function IfSamePanel({ shown: { application, hasContact } }: SanctionsRailProps) {
  const { t } = useTranslation("sanctions");
  const { agency } = application;
  return (
    <ConsolePanel title={t("ifSame.title")}>
      <PlainList
        ordered
        items={[
          { key: "stop", text: t("ifSame.stop") },
          { key: "tell", text: hasContact ? t("ifSame.told", { agency }) : t("ifSame.byHand", { agency }) },
        ]}
      />
    </ConsolePanel>
  );
}

function ChecksPanel({ shown: { screenings } }: SanctionsRailProps) {
  const { t } = useTranslation("sanctions");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("checks.title")}>
      {screenings.length === 0 ? (
        <p className="soft">{t("checks.none")}</p>
      ) : (
        <Timeline
          items={screenings.map(({ id, day, found, at }) => ({
            key: id,
            state: found > 0 ? "missing" : "done",
            text:
              found > 0
                ? t("checks.found", { day: formatDate(language, day), count: found })
                : t("checks.nobody", { day: formatDate(language, day) }),
            at,
            atText: formatDayAndTime(language, at),
          }))}
        />
      )}
    </ConsolePanel>
  );
}
